import pg from 'pg';
import { type Database, openDatabase } from '../api/platform/database/database.ts';
import { prepareDatabase } from '../api/platform/database/prepare.ts';
import { createLogger } from '../api/platform/logger.ts';
import { fill, isFilled } from './dataset.ts';
import { writeBareSearch } from './bare-search.ts';
import { writeBareDates } from './bare-dates.ts';
import { writeBareSuggestions } from './bare-suggestions.ts';
import { PRODUCT, STORED } from '../api/features.ts';

const DEFAULT_URL = 'postgres://postgres@127.0.0.1:5432/pleniere_bench';

/** Other numbers of venues have databases of their own. */
export const USUAL_VENUES = 20_000;

/** Address of the bench's own database for so many venues; those of another number, or with more in them, stand beside the usual one. */
export function databaseUrl(venues: number, more?: string): string {
  const url = new URL(process.env['BENCH_DATABASE_URL'] ?? DEFAULT_URL);
  if (!/bench/.test(url.pathname))
    throw new Error('BENCH_DATABASE_URL must name a database with "bench" in its name: it is dropped.');
  if (venues !== USUAL_VENUES) url.pathname += `_${venues}`;
  if (more) url.pathname += `_${more}`;
  return url.href;
}

/** Makes sure that the database is there and holds the dataset; one that holds another is dropped first. */
export async function preparePostgres(url: string, venues: number): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await asAdministrator(url, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (!rowCount) await client.query(`create database "${name}"`);
  });
  if (await withDatabase(url, (database) => isFilled(database, venues)).catch(() => false)) return;
  console.log(`Filling ${name} with ${venues} venues …`);
  await emptyPostgres(url);
  await withDatabase(url, async (database) => {
    await prepareDatabase(database, PRODUCT, { demo: false }, createLogger('warn'));
    await fill(database, venues, (written) => {
      if (written % 5_000 === 0) console.log(`  ${written}`);
    });
    await writeBareSuggestions(database);
    await writeBareSearch(database);
    await writeBareDates(database);
    await database.rows('analyze');
  });
}

/** Makes an empty database, and drops the one that was there. */
export async function emptyPostgres(url: string): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  await asAdministrator(url, async (client) => {
    await client.query(`drop database if exists "${name}" with (force)`);
    await client.query(`create database "${name}"`);
  });
}

export async function withDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase({ databaseUrl: url, dataDir: '' }, createLogger('warn'), STORED);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

async function asAdministrator(url: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const administration = new URL(url);
  administration.pathname = '/postgres';
  const client = new pg.Client({ connectionString: administration.href });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
