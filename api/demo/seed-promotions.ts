import { dayFromToday } from '../platform/clock.ts';
import type { Transaction } from '../platform/database/database.ts';
import { DEMO_PROMOTIONS } from './demo-promotions.ts';
import { typeset } from './demo-text.ts';

/**
 * Writes the promotions of the demo world, whose venues must exist.
 * @param venueIds ids by name.
 */
export async function seedPromotions({ query }: Transaction, venueIds: ReadonlyMap<string, string>): Promise<void> {
  const rows = DEMO_PROMOTIONS.map(({ venue, title, text, days: [start, end], percent, price }) => ({
    venue_id: venueIds.get(venue),
    title: typeset(title),
    text: typeset(text),
    discount_percent: percent ?? null,
    price_cents: price?.[0] ?? null,
    vat_percent: price?.[1] ?? null,
    starts_on: dayFromToday(start),
    ends_on: dayFromToday(end),
  }));
  await query(
    `insert into promotion (venue_id, title, text, discount_percent, price_cents, vat_percent, starts_on, ends_on)
     select * from jsonb_to_recordset($1::jsonb) as r(venue_id uuid, title text, text text, discount_percent smallint,
       price_cents int, vat_percent numeric, starts_on date, ends_on date)`,
    [JSON.stringify(rows)],
  );
}
