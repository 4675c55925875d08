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

export const CURATED_COLUMNS = `v.id, coalesce((${IS_PUBLIC}), false) as "isPublic"`;

/** Venues that can be chosen: all that are not deleted, hidden ones too. */
export const CURATED_FROM = `venue v join commune c on c.code = v.commune_code
  left join user_account u on u.id = v.owner_id`;

/** A hash of the state of a list. */
export function revisionOf(state: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 24);
}

export type Reading = Pick<Transaction, 'query'>;

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
