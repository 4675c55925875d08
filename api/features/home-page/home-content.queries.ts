import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { offsetOf, type Paging } from '../../platform/graphql/paging.ts';
import { fold } from '../../platform/text.ts';
import { IS_PUBLIC } from '../venues/venue.queries.ts';
import type { CuratedSet } from './home-content.enums.ts';
import type { CuratedFilter } from './home-content.inputs.ts';

/** A chosen venue, and whether the public sees it. */
export interface CuratedRow {
  id: string;
  isPublic: boolean;
}

const CURATED_COLUMNS = `v.id, coalesce((${IS_PUBLIC}), false) as "isPublic"`;

/** Venues that can be chosen: all that are not deleted, hidden ones too. */
const CURATED_FROM = `venue v join commune c on c.code = v.commune_code
  left join user_account u on u.id = v.owner_id`;

/** A hash of the state of a list. */
export function revisionOf(state: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 24);
}

type Reading = Pick<Transaction, 'query'>;

const BY_NAME = 'f_unaccent(lower(v.name)), v.id';
const COLUMN_OF: Readonly<Record<CuratedSet, string>> = {
  FAVOURITES: 'is_favourite',
  PREMIER_PAGE: 'is_premier_page',
};

/** These venues, by name, without unknown ones. */
export function readCurated({ query }: Reading, ids: readonly string[]): Promise<CuratedRow[]> {
  return query(
    `select ${CURATED_COLUMNS} from ${CURATED_FROM} where v.id = any($1::uuid[]) and v.deleted_at is null order by ${BY_NAME}`,
    [ids],
  );
}

/** One page of a set, by name; each word of the text must occur in name or town. */
export async function readSet(
  database: Database,
  { set, text }: CuratedFilter,
  paging: Paging,
): Promise<{ rows: CuratedRow[]; count: number }> {
  const where = `v.${COLUMN_OF[set]} and v.deleted_at is null
    and not exists (select 1 from unnest($1::text[]) word
      where strpos(lower(f_unaccent(v.name || ' ' || c.label)), word) = 0)`;
  const words = fold(text ?? '')
    .split(/\s+/u)
    .filter(Boolean);
  const [counted, rows] = await Promise.all([
    database.rows<{ count: number }>(`select count(*)::int as count from ${CURATED_FROM} where ${where}`, [words]),
    database.rows<CuratedRow>(
      `select ${CURATED_COLUMNS} from ${CURATED_FROM} where ${where} order by ${BY_NAME} limit $2 offset $3`,
      [words, paging.pageSize, offsetOf(paging)],
    ),
  ]);
  return { rows, count: counted[0]!.count };
}

/** Adds venues to a set, or removes them. Returns those that were changed. */
export function writeSet({ query }: Reading, set: CuratedSet, ids: readonly string[], isChosen: boolean) {
  const column = COLUMN_OF[set];
  return query<{ id: string }>(
    `update venue set ${column} = $2 where id = any($1::uuid[]) and ${column} <> $2 returning id`,
    [ids, isChosen],
  );
}

export function readTopFive({ query }: Reading): Promise<CuratedRow[]> {
  return query(
    `select ${CURATED_COLUMNS} from ${CURATED_FROM} where v.top_five_order is not null and v.deleted_at is null
     order by v.top_five_order, v.id`,
  );
}

/** Sets the places. Returns the venues whose place has changed. */
export function writeTopFive({ query }: Reading, wanted: readonly string[]) {
  return query<{ id: string }>(
    `update venue v set top_five_order = array_position($1::uuid[], v.id)
     where v.deleted_at is null and (v.top_five_order is not null or v.id = any($1::uuid[]))
       and v.top_five_order is distinct from array_position($1::uuid[], v.id)
     returning v.id`,
    [wanted],
  );
}

/** A venue of the slider; days are YYYY-MM-DD. */
export interface SliderRow extends CuratedRow {
  order: number | null;
  startsOn: string | null;
  endsOn: string | null;
}

export interface SliderState {
  rows: SliderRow[];
  revision: string;
}

/** All venues of the slider, in its order; those without a position come last. */
export async function readSlider({ query }: Reading): Promise<SliderState> {
  const rows = await query<SliderRow>(
    `select ${CURATED_COLUMNS}, v.homepage_slider_order as "order", v.homepage_slider_start::text as "startsOn",
       v.homepage_slider_end::text as "endsOn"
     from ${CURATED_FROM} where v.is_homepage_slider and v.deleted_at is null
     order by v.homepage_slider_order nulls last, v.id`,
  );
  return { rows, revision: revisionOf(rows.map(({ id, startsOn, endsOn }) => [id, startsOn, endsOn])) };
}

/** Replaces the slider. Returns the venues that have changed. */
export function writeSlider(
  { query }: Reading,
  wanted: readonly { id: string; start: string | null; end: string | null }[],
) {
  return query<{ id: string }>(
    `with wanted as (
       select id, place::int, "start", "end" from rows from
         (jsonb_to_recordset($1::jsonb) as (id uuid, "start" date, "end" date)) with ordinality as w(id, "start", "end", place)
     )
     update venue v
     set is_homepage_slider = w.id is not null, homepage_slider_order = w.place, homepage_slider_start = w."start",
       homepage_slider_end = w."end"
     from venue o left join wanted w on w.id = o.id
     where o.id = v.id and v.deleted_at is null and (v.is_homepage_slider or w.id is not null)
       and (v.is_homepage_slider, v.homepage_slider_order, v.homepage_slider_start, v.homepage_slider_end)
         is distinct from (w.id is not null, w.place, w."start", w."end")
     returning v.id`,
    [JSON.stringify(wanted)],
  );
}
