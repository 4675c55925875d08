import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../api/app.ts';
import { openDatabase } from '../api/platform/database/database.ts';
import { readConfig } from '../api/platform/config.ts';
import { createLogger } from '../api/platform/logger.ts';
import { type AdminCase, adminCases } from './admin-cases.ts';
import { fillHouse } from './admin-dataset.ts';
import { ask, loadAlone } from './measure.ts';
import type { BenchOptions } from './options.ts';
import { databaseUrl, preparePostgres, USUAL_VENUES } from './postgres.ts';
import type { Finding } from './report.ts';
import { STORED } from '../api/features.ts';

const WARM_UP = 2;
const TIMES = 20;
/** Admin tables of twenty thousand rows, asked by one person alone. */
const TARGET_MS = 200;

/** Every list of the platform over twenty thousand rows of each table: one finding a screen, that of its slowest question. */
export async function runAdmin({ only }: BenchOptions): Promise<Finding[]> {
  const url = databaseUrl(USUAL_VENUES, 'house');
  await preparePostgres(url, USUAL_VENUES);
  const folder = mkdtempSync(join(tmpdir(), 'pleniere-bench-'));
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: folder, DEMO: '0', LOG_LEVEL: 'error', DATABASE_URL: url });
  const logger = createLogger('error');
  const database = await openDatabase(config, logger, STORED);
  await fillHouse(database);
  const app = await createApp({ config, database, logger });
  app.server.listen(0, '127.0.0.1');
  await once(app.server, 'listening');
  try {
    const { port } = app.server.address() as AddressInfo;
    const [admin] = await database.rows<{ id: string }>(`select id from user_account where role = 'ADMIN'`);
    const caller = { facts: { userAgent: '' }, setCookie: () => {} } as never;
    const token = await database.transaction((transaction) =>
      app.services.sessions.open(transaction, admin!.id, caller),
    );
    const slowest = new Map<string, { what: string; p95: number }>();
    for (const each of adminCases().filter(({ screen }) => screen.startsWith(only))) {
      const p95 = await measure(`http://127.0.0.1:${port}`, token, each);
      console.log(`${p95.toFixed(0).padStart(5)} ms  ${each.screen}: ${each.what}`);
      if (p95 > (slowest.get(each.screen)?.p95 ?? 0)) slowest.set(each.screen, { what: each.what, p95 });
    }
    return [...slowest].map(([screen, { what, p95 }]) => ({
      what: `${screen}: ${what}`,
      value: p95,
      unit: 'ms',
      target: TARGET_MS,
    }));
  } finally {
    await app.stop();
    app.server.close();
    app.server.closeAllConnections();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(url: string, token: string, { query, variables, what, screen }: AdminCase): Promise<number> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const request = { path: '/graphql', method: 'POST' as const, headers, body: JSON.stringify({ query, variables }) };
  const answer = (await ask(url, request)) as { errors?: { message: string }[] };
  if (answer.errors) throw new Error(`${screen}, ${what}: ${answer.errors[0]?.message}`);
  await loadAlone(url, [request], WARM_UP);
  return (await loadAlone(url, [request], TIMES)).p95;
}
