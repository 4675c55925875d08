import { CAPACITY_BANDS } from '../../../schema/constants.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { today } from '../../platform/clock.ts';
import { fold } from '../../platform/text.ts';
import { EARTH_KM } from '../geography/distance.ts';
import { parseLocations } from '../geography/location.ts';
import { IS_PUBLIC } from '../venues/venue.queries.ts';
import { isModerator } from '../venues/venue.policy.ts';
import { PRICE_FROM_KINDS } from '../../../schema/rates.ts';
import { BANDS } from './catalogue-row.ts';
import type { ByDates } from './dates/managed-dates.ts';
import { type NearInput, readNear } from './area.inputs.ts';
import { offsetOf, pagePlace } from '../../platform/graphql/paging.ts';
import { type VenueFilter, VenueSort } from './search.inputs.ts';
import type { ListQuery } from './search-query.ts';
import { layoutsFor } from './search-run.ts';
import type { VenueList } from './rest-reads.ts';

const COMPUTED = [VenueSort.CAPACITY, VenueSort.CAPACITY_DESC, VenueSort.PRICE, VenueSort.PRICE_DESC] as const;
type Computed = (typeof COMPUTED)[number];

/** The orders of the public lists, over the tables of owners. */
const ORDERS: Readonly<Record<Exclude<VenueSort, Computed>, string>> = {
  RELEVANCE: `v.is_featured desc, v.is_premier_page desc, v.is_favourite desc, f_unaccent(lower(v.name)), v.id`,
  NAME: `f_unaccent(lower(v.name)), v.id`,
  NAME_DESC: `f_unaccent(lower(v.name)) desc, v.id`,
  CATEGORY: `coalesce(v.category, 0), f_unaccent(lower(v.name)), v.id`,
  CATEGORY_DESC: `coalesce(v.category, 0) desc, f_unaccent(lower(v.name)), v.id`,
  NEWEST: 'v.created_at desc, v.id',
  OLDEST: 'v.created_at, v.id',
};

const ROOM_SIZES = 'from room r, jsonb_each_text(r.capacities) n where r.venue_id = v.id';

type Value = (given: unknown) => string;

/**
 * One page of the venues that a signed-in user may see, by the conditions of the public search. It reads the tables instead of the
 * catalogue, because pages of one viewer are not cached.
 * @param own only the viewer's.
 */
export async function findManagedVenues(
  database: Database,
  viewer: Viewer,
  query: ListQuery,
  { own, byDates }: { own: boolean; byDates: ByDates | null },
): Promise<VenueList> {
  const { filter, sort, pageSize } = query.args;
  const values: unknown[] = [];
  const value: Value = (given) => `$${values.push(given)}`;
  const conditions = ['v.deleted_at is null', ...visibleTo(viewer, query, own, value), ...conditionsOf(filter, value)];
  if (byDates) conditions.push(`${byDates.isOnly ? '' : 'not '}(v.id = any(${value(byDates.ids)}::uuid[]))`);
  if (query.homepageSlider !== null) conditions.push(`v.is_homepage_slider = ${value(query.homepageSlider)}`);
  const from = `from venue v
    join commune c on c.code = v.commune_code
    join department d on d.code = c.department_code
    left join user_account u on u.id = v.owner_id
    where ${conditions.join(' and ')}`;
  const [counted] = await database.rows<{ count: number }>(`select count(*)::int as count ${from}`, [...values]);
  const order = query.reversed
    ? 'v.is_featured, f_unaccent(lower(v.name)) desc, v.id desc'
    : orderBy(sort, filter, value);
  const rows = await database.rows<{ id: string }>(
    `select v.id ${from} order by ${order} limit ${value(pageSize)} offset ${value(offsetOf(query.args))}`,
    values,
  );
  return { ids: rows.map(({ id }) => id), ...pagePlace(counted!.count, query.args) };
}

/** The venues that the viewer may see: all for moderators, else those that are public or their own. */
function visibleTo(viewer: Viewer, { published }: ListQuery, own: boolean, value: Value): string[] {
  const conditions = [];
  if (own) conditions.push(`v.owner_id = ${value(viewer.id)}::uuid`);
  else if (!isModerator(viewer)) conditions.push(`(v.owner_id = ${value(viewer.id)}::uuid or (${IS_PUBLIC}))`);
  if (published !== null) conditions.push(`v.is_published = ${value(published)}`);
  return conditions;
}

function conditionsOf(filter: VenueFilter, value: Value): string[] {
  const conditions: string[] = [];
  const words = fold(filter.text ?? '')
    .split(' ')
    .filter(Boolean);
  for (const word of words.slice(0, 10)) {
    const text = `lower(f_unaccent(v.name || ' ' || c.label || ' ' || v.description))`;
    conditions.push(`${text} like ${value(`%${word}%`)}`);
  }
  if (filter.location?.length) conditions.push(locatedIn(filter.location, value));
  if (filter.near) conditions.push(locatedNear(filter.near, value));
  if (filter.kinds?.length) conditions.push(`v.kind = any(${value(filter.kinds)}::text[])`);
  if (filter.eventTypes?.length) conditions.push(`v.event_types && ${value(filter.eventTypes)}::text[]`);
  if (filter.categories?.length) conditions.push(`v.category = any(${value(filter.categories)}::int[])`);
  if (filter.amenities?.length) conditions.push(`v.amenities @> ${value(filter.amenities)}::text[]`);
  if (filter.roomAreaSqm)
    conditions.push(
      `exists (select 1 from room r where r.venue_id = v.id and r.area_sqm >= ${value(filter.roomAreaSqm)})`,
    );
  if (filter.bedrooms) conditions.push(`v.bedrooms >= ${value(filter.bedrooms)}`);
  if (filter.stationMinutes) {
    conditions.push(`exists (select 1 from jsonb_array_elements(v.accesses) a
      where a ->> 'type' = 'STATION' and (a ->> 'minutes')::int <= ${value(filter.stationMinutes)})`);
  }
  if (filter.maxPricePerPersonCents) conditions.push(`${priceFrom(value)} <= ${value(filter.maxPricePerPersonCents)}`);
  if (filter.capacity || filter.layouts?.length) {
    conditions.push(roomThat(`n.value::int >= ${value(filter.capacity ?? 1)} ${countedIn(filter, value)}`));
  }
  if (filter.capacityBands?.length) {
    const limits = Object.values(CAPACITY_BANDS);
    const bands = filter.capacityBands.map((band) => limits[BANDS.indexOf(band)]!);
    const within = bands.map(
      ({ min, max }) => `(n.value::int >= ${value(min)}${max === null ? '' : ` and n.value::int <= ${value(max)}`})`,
    );
    conditions.push(roomThat(`(${within.join(' or ')}) ${countedIn(filter, value)}`));
  }
  if (filter.promotion) {
    const day = value(today());
    conditions.push(
      `exists (select 1 from promotion p where p.venue_id = v.id and p.starts_on <= ${day}::date and p.ends_on >= ${day}::date)`,
    );
  }
  return conditions;
}

/** The layouts in which people are counted, as a condition on `n`. */
function countedIn({ layouts, eventTypes }: VenueFilter, value: Value): string {
  const suiting = layoutsFor({ layouts: layouts ?? [], eventTypes: eventTypes ?? [] });
  return suiting.length ? `and n.key = any(${value(suiting)}::text[])` : '';
}

function orderBy(sort: VenueSort, filter: VenueFilter, value: Value): string {
  const isComputed = (one: VenueSort): one is Computed => (COMPUTED as readonly VenueSort[]).includes(one);
  if (!isComputed(sort)) return ORDERS[sort];
  const direction = sort === VenueSort.CAPACITY || sort === VenueSort.PRICE ? '' : ' desc';
  if (sort === VenueSort.PRICE || sort === VenueSort.PRICE_DESC)
    return `${priceFrom(value)}${direction} nulls last, f_unaccent(lower(v.name)), v.id`;
  const people = `select max(n.value::int) ${ROOM_SIZES} ${countedIn(filter, value)}`;
  return `coalesce((${people}), 0)${direction}, f_unaccent(lower(v.name)), v.id`;
}

/** The lowest price for each participant, as `priceFrom` of schema/rates.ts finds it. */
function priceFrom(value: Value): string {
  const kinds = `${value(PRICE_FROM_KINDS)}::text[]`;
  return `(select (select sum((part ->> 'netCents')::int) from jsonb_array_elements(rate -> 'components') part) as net
    from jsonb_array_elements(v.rates) rate
    where rate ->> 'kind' = any(${kinds}) and coalesce((rate ->> 'validTo')::date >= ${value(today())}::date, true)
    order by array_position(${kinds}, rate ->> 'kind'), net limit 1)`;
}

function roomThat(condition: string): string {
  return `exists (select 1 ${ROOM_SIZES} and ${condition})`;
}

function locatedIn(texts: string[], value: Value): string {
  const { locations } = parseLocations(texts);
  const columns = { region: 'd.region_code', department: 'c.department_code', communes: 'c.code' };
  const each = locations.map(({ kind, codes }) => `${columns[kind]} = any(${value(codes)}::text[])`);
  return each.length ? `(${each.join(' or ')})` : 'false';
}

/** The formula of `kmBetween`. */
function locatedNear(near: NearInput, value: Value): string {
  const [circle] = readNear(near).around ?? [];
  if (!circle) return 'false';
  const latitude = 'coalesce(v.latitude, c.latitude)';
  const longitude = 'coalesce(v.longitude, c.longitude)';
  const [north, east] = [value(circle.latitude), value(circle.longitude)].map((place) => `${place}::float8`);
  const chord = `power(sind((${latitude} - ${north}) / 2), 2)
    + cosd(${north}) * cosd(${latitude}) * power(sind((${longitude} - ${east}) / 2), 2)`;
  return `2 * ${EARTH_KM} * asin(least(1, sqrt(${chord}))) <= ${value(circle.kilometres)}`;
}
