import type { Transaction } from '../../platform/database/database.ts';
import { today } from '../../platform/clock.ts';
import { offsetOf, pagePlace } from '../../platform/graphql/paging.ts';
import type { PromotionsArgs } from './promotion.inputs.ts';
import { type PromotionRecord, type VenuePromotion, withPrice } from '../venues/venue-promotion.types.ts';
import { byStrength, PromotionState, promotionStateOn } from './promotion.enums.ts';
import type { PromotionPage } from './promotion.types.ts';

type Reading = Pick<Transaction, 'query'>;
type Row = PromotionRecord & { isPublic: boolean };

const MAX_VENUES = 500;

const SELECT = `
  select p.id, p.title, p.text, p.discount_percent as "discountPercent", p.price_cents as "priceCents",
    p.vat_percent::float8 as "vatPercent", p.starts_on::text as "startsOn", p.ends_on::text as "endsOn", p.version,
    v.id as "venueId",
    exists (select 1 from catalogue_venue c where c.venue_id = v.id) as "isPublic"
  from promotion p
  join venue v on v.id = p.venue_id and v.deleted_at is null`;

/** The SQL condition of a state; $1 is the day. */
const STATES: Record<PromotionState, string> = {
  [PromotionState.RUNNING]: 'p.starts_on <= $1::date and p.ends_on >= $1::date',
  [PromotionState.COMING]: 'p.starts_on > $1::date',
  [PromotionState.ENDED]: 'p.ends_on < $1::date',
};

const ORDER = `p.ends_on < $1::date, p.starts_on > $1::date,
  case when p.ends_on < $1::date then null when p.starts_on > $1::date then p.starts_on else p.ends_on end, p.ends_on desc, p.id`;

/** A page of promotions: running ones by their last day, then future ones by their first, then past ones, the latest first. */
export async function promotionPage(
  { query }: Reading,
  ownerId: string | null,
  { filter, ...paging }: PromotionsArgs,
): Promise<PromotionPage> {
  const { state, venueId } = filter ?? {};
  const found = `from promotion p join venue v on v.id = p.venue_id and v.deleted_at is null
    where $1::date is not null and ($2::uuid is null or v.owner_id = $2::uuid) and ($3::text is null or v.id::text = $3)
      and ${state ? STATES[state] : 'true'}`;
  const values = [today(), ownerId, venueId ?? null];
  const [counted] = await query<{ count: number }>(`select count(*)::int as count ${found}`, values);
  // Details are read for the promotions of the page only.
  const rows = await query<Row>(
    `${SELECT} where p.id = any(array(select p.id ${found} order by ${ORDER} limit $4 offset $5)) order by ${ORDER}`,
    [...values, paging.pageSize, offsetOf(paging)],
  );
  return { items: rows.map(toView), ...pagePlace(counted!.count, paging) };
}

export async function promotionOf({ query }: Reading, id: string): Promise<VenuePromotion | null> {
  const [row] = await query<Row>(`${SELECT} where p.id = $1`, [id]);
  return row ? toView(row) : null;
}

/** The promotions of each of these venues that run today, the strongest first. */
export async function runningPromotions({ query }: Reading, venueIds: readonly string[]): Promise<VenuePromotion[][]> {
  const rows = await query<Row>(`${SELECT} where ${STATES[PromotionState.RUNNING]} and p.venue_id = any($2::uuid[])`, [
    today(),
    venueIds,
  ]);
  const byVenue = Map.groupBy(rows.toSorted(byStrength), ({ venueId }) => venueId);
  return venueIds.map((id) => byVenue.get(id)?.map(toView) ?? []);
}

/** The number of promotions of an owner that have not ended. @param exceptId one that is not counted. */
export async function openPromotions({ query }: Reading, ownerId: string, exceptId: string | null): Promise<number> {
  const [row] = await query<{ count: number }>(
    `select count(*)::int as count from promotion p join venue v on v.id = p.venue_id
     where v.owner_id = $1 and v.deleted_at is null and p.ends_on >= $2::date and ($3::uuid is null or p.id <> $3::uuid)`,
    [ownerId, today(), exceptId],
  );
  return row!.count;
}

export async function venueIdsOf({ query }: Reading, ownerId: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    `select id from venue where owner_id = $1 and deleted_at is null order by name, id limit ${MAX_VENUES}`,
    [ownerId],
  );
  return rows.map(({ id }) => id);
}

function toView({ isPublic, ...record }: Row): VenuePromotion {
  return { ...withPrice(record), isShown: isPublic && promotionStateOn(record, today()) === PromotionState.RUNNING };
}
