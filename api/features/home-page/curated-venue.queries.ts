import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { offsetOf, type Paging } from '../../platform/graphql/paging.ts';
import { fold } from '../../platform/text.ts';
import type { SearchService } from '../search/search.service.ts';
import { type PhotoRecord, toPhotoView } from '../venues/photo.types.ts';
import { HOME_PICTURE, IS_PUBLIC } from '../venues/public-venue.queries.ts';
import type { VenueKind } from '../venues/venue.enums.ts';
import type { CuratedSet } from './home-content.enums.ts';
import type { CuratedFilter } from './home-content.inputs.ts';
import { CuratedVenue } from './home-content.types.ts';

/** What is read of a venue that was chosen. */
export interface CuratedRow {
  id: string;
  name: string;
  kind: VenueKind;
  city: string;
  departmentCode: string;
  isPublic: boolean;
  photo: PhotoRecord | null;
}

export const CURATED_COLUMNS = `v.id, v.name, v.kind, c.label as city, c.department_code as "departmentCode",
  coalesce((${IS_PUBLIC}), false) as "isPublic", ${HOME_PICTURE} as photo`;

/** Venues that can be chosen: all that are not deleted, also those that the public does not see yet. */
export const CURATED_FROM = `venue v join commune c on c.code = v.commune_code
  left join user_account u on u.id = v.owner_id`;

/** Venues as the screens of the home page show them, in their order: with the card of those that are public. */
export async function toCuratedVenues(
  search: Pick<SearchService, 'cards'>,
  rows: readonly CuratedRow[],
): Promise<CuratedVenue[]> {
  const cards = await search.cards(rows.filter(({ isPublic }) => isPublic).map(({ id }) => id));
  const byId = new Map(cards.map((card) => [card.id, card]));
  return rows.map(({ id, name, kind, city, departmentCode, isPublic, photo }) =>
    Object.assign(new CuratedVenue(), {
      id,
      name,
      kind,
      city,
      departmentCode,
      isPublic,
      photo: photo ? toPhotoView(photo) : null,
      card: byId.get(id) ?? null,
    }),
  );
}

/** A name for exactly this state of a list: two that are alike have the same. */
export function revisionOf(state: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 24);
}

export type Reading = Pick<Transaction, 'query'>;

export function reading(database: Database): Reading {
  return { query: (text, values) => database.rows(text, values) };
}

const BY_NAME = 'f_unaccent(lower(v.name)), v.id';
const COLUMN_OF: Readonly<Record<CuratedSet, string>> = {
  FAVOURITES: 'is_favourite',
  PREMIER_PAGE: 'is_premier_page',
};

/** These venues, by name; fewer where some are unknown. */
export function readCurated({ query }: Reading, ids: readonly string[]): Promise<CuratedRow[]> {
  return query(
    `select ${CURATED_COLUMNS} from ${CURATED_FROM} where v.id = any($1::uuid[]) and v.deleted_at is null order by ${BY_NAME}`,
    [ids],
  );
}

/** One page of a set, by name; each word of the text must be in name or town. */
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

/** Puts venues into a set, or takes them out. Gives those that were not so before. */
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

/** Gives the venues whose place is another one now. */
export function writeTopFive({ query }: Reading, wanted: readonly string[]) {
  return query<{ id: string }>(
    `update venue v set top_five_order = array_position($1::uuid[], v.id)
     where v.deleted_at is null and (v.top_five_order is not null or v.id = any($1::uuid[]))
       and v.top_five_order is distinct from array_position($1::uuid[], v.id)
     returning v.id`,
    [wanted],
  );
}
