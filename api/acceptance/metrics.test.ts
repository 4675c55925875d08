import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createVenues } from '../features/venues/venue.factory.ts';
import { request, requestGraphql } from '../testing/http-client.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

const TOKEN = 'what the collector of figures shows us';
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ METRICS_TOKEN: TOKEN });
});
afterAll(() => app.stop());

const ask = (authorization?: string) =>
  request(`${app.url}/metrics`, { headers: authorization ? { authorization } : {} });

/** The value of a metric; null = it is missing. */
async function valueOf(line: string): Promise<number | null> {
  const { text } = await ask(`Bearer ${TOKEN}`);
  const found = text.split('\n').find((one) => one.startsWith(`${line} `));
  return found === undefined ? null : Number(found.slice(line.length + 1));
}

describe('who may read them', () => {
  it.each([undefined, 'Bearer ', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`])('not who shows %s', async (authorization) => {
    const { status, text } = await ask(authorization);
    expect(status).toBe(401);
    expect(text).not.toContain('process_');
  });

  it('nobody where no token is set', async () => {
    const without = await startTestApp();
    const { status } = await request(`${without.url}/metrics`, { headers: { authorization: 'Bearer ' } });
    await without.stop();
    expect(status).toBe(404);
  });
});

describe('what they tell', () => {
  it('answers by method, route and status, whichever way they took, and never an address', async () => {
    const count = (method: string, route: string, status: number) =>
      valueOf(`http_requests_total{method="${method}",route="${route}",status="${status}"}`);
    for (let again = 0; again < 3; again++) {
      await requestGraphql(app.url, '{ searchVenues { totalCount } }');
      await request(`${app.url}/api/establishments/nowhere-${again}`);
      await request(`${app.url}/uploads/secret-${again}.webp`);
    }
    expect(await count('POST', '/graphql', 200)).toBe(3);
    expect(await count('GET', '/api/establishments/:id', 404)).toBe(3);
    expect(await count('GET', '/uploads', 404)).toBe(3);
    const { text } = await ask(`Bearer ${TOKEN}`);
    expect(text).not.toMatch(/nowhere|secret/);
    expect(await valueOf('http_request_duration_seconds_count{route="/graphql"}')).toBe(3);
  });

  it('the catalogue', async () => {
    const before = (await valueOf('pleniere_catalogue_version'))!;
    await createVenues(app.database, [{}, {}]);
    await app.database.transaction(async () => {});
    expect(await valueOf('pleniere_catalogue_venues')).toBe(2);
    expect(await valueOf('pleniere_catalogue_version')).toBeGreaterThan(before);
    await requestGraphql(app.url, '{ searchVenues(filter: { text: "lyon" }) { totalCount } }');
    expect(await valueOf('pleniere_catalogue_reads_total{from="primary"}')).toBeGreaterThan(0);
    expect(await valueOf('pleniere_catalogue_reads_total{from="replica"}')).toBe(0);
  });

  it('jobs that wait and jobs that were given up', async () => {
    await app.database.rows(
      `insert into pgboss.job (name, start_after) values ('mail.send', now() - interval '90 seconds'), ('mail.send', now() + interval '1 hour')`,
    );
    expect(await valueOf('pleniere_jobs_waiting{queue="mail.send"}')).toBe(1);
    expect(await valueOf('pleniere_jobs_oldest_seconds{queue="mail.send"}')).toBeGreaterThanOrEqual(90);
    expect(await valueOf('pleniere_jobs_failed{queue="mail.send"}')).toBeNull();
    await app.database.rows(`insert into pgboss.job (name, source_name) values ('dead.letters', 'mail.send')`);
    expect(await valueOf('pleniere_jobs_failed{queue="mail.send"}')).toBe(1);
  });

  it('the process, its connections and its disk', async () => {
    for (const line of [
      'pleniere_database_connections{state="open"}',
      'pleniere_connections',
      'pleniere_data_free_bytes',
      'process_resident_memory_bytes',
    ])
      expect(await valueOf(line), line).toBeGreaterThan(0);
    expect(await valueOf('pleniere_sockets')).toBe(0);
    expect(await valueOf('nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
  });
});
