import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../api/app.ts';
import { openDatabase } from '../api/platform/database/database.ts';
import { readConfig } from '../api/platform/config.ts';
import { createLogger } from '../api/platform/logger.ts';
import { databaseUrl, preparePostgres } from './postgres.ts';
import { STORED } from '../api/features.ts';

/** Of the processes that share the sessions. */
export const SECRET = 'x'.repeat(32);
const VENUES = 200;
/** Sessions of staff; several tabs have the same. */
const HOUSE = 100;

/** Who listens, by the tokens of their sessions. */
export interface Listeners {
  databaseUrl: string;
  /** Administrators, each with a session of his own. */
  house: string[];
  /** Owners, each with an account and a session of his own. */
  owners: string[];
  /** One administrator and notifications of his, by their ids. */
  admin: { id: string; token: string; notifications: string[] };
}

/** Writes accounts, their sessions and notifications into a small database of the bench’s own. */
export async function prepareListeners(owners: number, notifications: number): Promise<Listeners> {
  const url = databaseUrl(VENUES, 'sockets');
  await preparePostgres(url, VENUES);
  const folder = mkdtempSync(join(tmpdir(), 'pleniere-bench-'));
  const settings = { NODE_ENV: 'test', DATA_DIR: folder, DEMO: '0', DATABASE_URL: url, SESSION_SECRET: SECRET };
  const config = readConfig({ ...settings, LOG_LEVEL: 'error' });
  const logger = createLogger('error');
  const database = await openDatabase(config, logger, STORED);
  await database.rows('truncate session, notification');
  const app = await createApp({ config, database, logger });
  const caller = { facts: { userAgent: '' }, setCookie: () => {} } as never;

  const accounts = async (role: string, count: number): Promise<string[]> => {
    await database.rows(
      `insert into user_account (email, password_hash, first_name, last_name, role, status, email_verified_at)
       select lower($1) || n || '@sockets.example', '!', 'Camille', 'Garnier', $1, 'APPROVED', now()
       from generate_series(1, $2::int) n on conflict do nothing`,
      [role, count],
    );
    const rows = await database.rows<{ id: string }>(
      `select id from user_account where role = $1 and email like '%@sockets.example' order by email limit $2`,
      [role, count],
    );
    return rows.map(({ id }) => id);
  };
  const sessions = (ids: string[]): Promise<string[]> =>
    database.transaction(async (transaction) => {
      const tokens: string[] = [];
      for (const id of ids) tokens.push(await app.services.sessions.open(transaction, id, caller));
      return tokens;
    });

  try {
    const house = await accounts('ADMIN', HOUSE);
    const [admin] = house;
    const told = await database.rows<{ id: string }>(
      `insert into notification (recipient_id, type, params, link)
       select $1, 'QUOTE_REQUEST', '{"reference": "DEV-2026-000042", "company": "Garnier"}', '/admin/quotes'
       from generate_series(1, $2::int) returning id`,
      [admin, notifications],
    );
    const tokens = await sessions(house);
    return {
      databaseUrl: url,
      house: tokens,
      owners: await sessions(await accounts('CLIENT', owners)),
      admin: { id: admin!, token: tokens[0]!, notifications: told.map(({ id }) => id) },
    };
  } finally {
    await app.stop();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
