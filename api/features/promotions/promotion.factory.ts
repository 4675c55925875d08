import type { Database } from '../../platform/database/database.ts';
import { dayFromToday } from '../../platform/clock.ts';
import { refreshCatalogue } from '../search/catalogue-writer.ts';

interface Wanted {
  venueId: string;
  title?: string;
  discountPercent?: number;
  priceCents?: number;
  /** First and last day, relative to today. */
  days?: [start: number, end: number];
}

/** Inserts promotions, running ones by default, and refreshes the catalogue. Returns their ids. */
export async function createPromotions(database: Database, wanted: Wanted[]): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const rows = await transaction.query<{ id: string }>(
      `insert into promotion (venue_id, title, text, discount_percent, price_cents, vat_percent, starts_on, ends_on)
       select venue_id, title, 'Un texte.', discount_percent, price_cents, case when price_cents is not null then 10 end, starts_on, ends_on
       from jsonb_to_recordset($1::jsonb) as r(venue_id uuid, title text, discount_percent int, price_cents int, starts_on date, ends_on date)
       returning id`,
      [JSON.stringify(wanted.map(toRow))],
    );
    await refreshCatalogue(
      transaction,
      wanted.map(({ venueId }) => venueId),
    );
    return rows.map(({ id }) => id);
  });
}

function toRow({ venueId, title = 'Une offre', discountPercent, priceCents, days = [-1, 1] }: Wanted): object {
  return {
    venue_id: venueId,
    title,
    discount_percent: discountPercent ?? null,
    price_cents: priceCents ?? null,
    starts_on: dayFromToday(days[0]),
    ends_on: dayFromToday(days[1]),
  };
}
