import type { Database, Transaction } from '../../platform/database/database.ts';
import { columnOf } from '../venues/venue.queries.ts';
import type { CatalogueRow, WordlessRow } from './catalogue-row.ts';
import { insertNewcomers } from './newcomer.queries.ts';

/** The ready-made documents of a venue: for lists, for its page, for REST. */
export type DocumentKind = 'card' | 'page' | 'rest';

/** The stored data of a public venue. */
export interface CatalogueEntry {
  row: CatalogueRow;
  documents: Record<DocumentKind, string>;
}

/**
 * The number of rows that are read at once when all are. Batches of 2,000 live so long that only a full collection frees them: a start with 20,000 venues
 * takes 120 MB more. Words are indexed while requests are served, so fewer.
 */
const ROWS_AT_ONCE = 250;
const WORDS_AT_ONCE = 50;
/** Key of an advisory lock. */
const CHANGE_LOG_LOCK = 4_711_001;

/** The fields of a row except its id, which are columns of the same name. */
const FIELDS: readonly Exclude<keyof CatalogueRow, 'id'>[] = [
  'slug',
  'name',
  'kind',
  'category',
  'bedrooms',
  'stationMinutes',
  'priceFrom',
  'priceUntil',
  'communeCode',
  'departmentCode',
  'regionCode',
  'eventTypes',
  'amenities',
  'layoutCapacities',
  'layoutBands',
  'largestRoom',
  'largestAreaSqm',
  'latitude',
  'longitude',
  'prominence',
  'words',
  'createdAt',
  'promotions',
  'placements',
  'calendar',
];

const selected = (fields: typeof FIELDS): string =>
  fields
    .map((field) =>
      field === 'createdAt'
        ? `to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt"`
        : `${columnOf(field)} as "${field}"`,
    )
    .join(', ');
const ALL_FIELDS = selected(FIELDS);
const WORDLESS_FIELDS = selected(FIELDS.filter((field) => field !== 'words'));

/** The rows of these venues. */
export function readRows(database: Database, ids: string[]): Promise<CatalogueRow[]> {
  return database.rows<CatalogueRow>(
    `select venue_id as id, ${ALL_FIELDS} from catalogue_venue where venue_id = any($1::uuid[])`,
    [ids],
  );
}

/**
 * All rows but their words, batch by batch, those of a place one after another: a search by place then has its hits side by side in every set.
 * What changes meanwhile is in the log of changes.
 */
export async function* readAllRows(database: Database): AsyncGenerator<WordlessRow[]> {
  const rows = await database.rows<{ id: string }>(
    `select venue_id as id from catalogue_venue order by commune_code, venue_id`,
  );
  yield* inBatches(
    database,
    rows.map(({ id }) => id),
    WORDLESS_FIELDS,
    ROWS_AT_ONCE,
  );
}

/** The words of these venues, batch by batch. */
export function readWords(database: Database, ids: string[]): AsyncGenerator<Pick<CatalogueRow, 'id' | 'words'>[]> {
  return inBatches(database, ids, 'words', WORDS_AT_ONCE);
}

/** In the order of the ids; those that are no longer there are left out. */
async function* inBatches<Row extends { id: string }>(
  database: Database,
  ids: string[],
  columns: string,
  size: number,
): AsyncGenerator<Row[]> {
  const read = (start: number) =>
    database.rows<Row>(
      `select venue_id as id, ${columns} from unnest($1::uuid[]) with ordinality as wanted (id, place)
       join catalogue_venue on venue_id = wanted.id order by place`,
      [ids.slice(start, start + size)],
    );
  for (let start = 0, next = read(start); start < ids.length; start += size) {
    const rows = await next;
    // The database reads the next batch while this one is indexed.
    next = read(start + size);
    // A reader that stops early leaves it unawaited.
    next.catch(() => {});
    yield rows;
  }
}

/** The number of the last change; 0 = there was none. */
export async function readVersion(database: Database): Promise<number> {
  const [row] = await database.rows<{ version: string }>(
    `select coalesce(max(version), 0) as version from catalogue_change`,
  );
  return Number(row!.version);
}

/** An entry of the log of changes. */
export interface LoggedChange {
  version: number;
  venueId: string;
  changedAt: string;
}

/** The change with a number, if the log still has it: then it has all later ones too. */
export async function readChange(database: Database, version: number): Promise<LoggedChange | null> {
  const [row] = await database.rows<LoggedChange>(
    `select version::float8, venue_id as "venueId", (changed_at at time zone 'UTC')::text as "changedAt"
     from catalogue_change where version = $1`,
    [version],
  );
  return row ?? null;
}

/** The changes after a version, in order. */
export function readChanges(database: Database, after: number, limit: number) {
  return database.rows<{ version: string; venue_id: string }>(
    `select version, venue_id from catalogue_change where version > $1 order by version limit $2`,
    [after, limit],
  );
}

/** Ids of the venues whose price has ended since it was written. */
export async function readEndedPrices(database: Database, day: string): Promise<string[]> {
  const rows = await database.rows<{ id: string }>(
    `select venue_id as id from catalogue_venue where price_until < $1::date`,
    [day],
  );
  return rows.map(({ id }) => id);
}

/**
 * Removes changes that are more than a day old and before all younger ones, so that the log has no gap. The newest stays, as its number is the
 * catalogue's. @returns how many.
 */
export async function trimChanges(database: Database): Promise<number> {
  const removed = await database.rows(
    `delete from catalogue_change
     where version < (select coalesce(min(version) filter (where changed_at >= now() - interval '1 day'), max(version))
       from catalogue_change) returning 1`,
  );
  return removed.length;
}

/**
 * Waits for other transactions that write changes: the log is read in the order of its numbers, so they must be assigned in the order
 * of the commits. Commits of other transactions on the same venues are visible from here on.
 */
export async function lockChangeLog(transaction: Transaction): Promise<void> {
  await transaction.query(`select pg_advisory_xact_lock($1)`, [CHANGE_LOG_LOCK]);
}

/** Replaces the stored data of these venues, and adds them to the log of changes. Those without an entry are no longer public. */
export async function writeEntries({ query }: Transaction, ids: string[], entries: CatalogueEntry[]): Promise<void> {
  await query(`delete from catalogue_venue where venue_id = any($1::uuid[])`, [ids]);
  if (entries.length) {
    await query(INSERT_VENUES, [JSON.stringify(entries.map(toColumns))]);
    await query(
      `insert into catalogue_document (venue_id, card, page, rest)
       select venue_id, card, page, rest from jsonb_populate_recordset(null::catalogue_document, $1::jsonb)`,
      [JSON.stringify(entries.map(({ row, documents }) => ({ venue_id: row.id, ...documents })))],
    );
  }
  await insertNewcomers(query, ids);
  await query(`insert into catalogue_change (venue_id) select unnest($1::uuid[])`, [ids]);
}

function toColumns({ row }: CatalogueEntry): object {
  const columns = FIELDS.map((field) => [columnOf(field), row[field]] as const);
  return { venue_id: row.id, ...Object.fromEntries(columns) };
}

const COLUMNS = ['venue_id', ...FIELDS.map(columnOf)].join(', ');
const INSERT_VENUES = `
  insert into catalogue_venue (${COLUMNS})
  select ${COLUMNS} from jsonb_populate_recordset(null::catalogue_venue, $1::jsonb)`;

/** A read with a name, so that PostgreSQL caches its plan. */
export interface NamedRead {
  name: string;
  /** A select without a semicolon. */
  text: string;
  values: unknown[];
}

/** Documents of one kind, as the JSON text that was stored. */
export function selectDocuments(kind: DocumentKind, ids: string[]): NamedRead {
  return {
    name: `catalogue-${kind}`,
    text: `select venue_id, ${kind} as document from catalogue_document where venue_id = any($1::uuid[])`,
    values: [ids],
  };
}

/** The same read on a replica, with the version of its rows: one statement sees one snapshot. There is always at least one row. */
export function withVersion({ name, text, values }: NamedRead): NamedRead {
  return {
    name: `${name}-replica`,
    text: `
      select change.version as "replicaVersion", found.* from (select coalesce(max(version), 0) as version from catalogue_change) change
      left join (select true as "isFound", wanted.* from (${text}) wanted) found on true`,
    values,
  };
}

/** Ids of venues by their former slugs. */
export async function readFormerSlugs(database: Database, slugs: string[]): Promise<Map<string, string>> {
  const rows = await database.rows<{ slug: string; venue_id: string }>(
    `select slug, venue_id from former_slug where slug = any($1)`,
    [slugs],
  );
  return new Map(rows.map((row) => [row.slug, row.venue_id]));
}

/** The public venues in the order of their slugs. */
export function readSitemapVenues(database: Database, offset: number, limit: number) {
  return database.rows<{ slug: string; changedAt: string }>(
    `select c.slug, to_char(v.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt"
     from catalogue_venue c join venue v on v.id = c.venue_id
     order by c.slug offset $1 limit $2`,
    [offset, limit],
  );
}
