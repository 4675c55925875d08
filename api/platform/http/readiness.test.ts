import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { readiness } from './readiness.ts';

const works = async (): Promise<void> => {};
const fails = async (): Promise<void> => {
  throw new Error('secret details');
};
const hangs = (): Promise<void> => new Promise(() => {});
let server: Server;
let url: string;

beforeAll(async () => {
  const app = express();
  const logger = createLogger('silent');
  app.get('/works', readiness({ database: works, storage: works }, logger));
  app.get('/fails', readiness({ database: works, storage: fails }, logger));
  app.get('/hangs', readiness({ database: hangs, storage: fails }, logger));
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

it('is ready when everything works', async () => {
  const response = await fetch(`${url}/works`);
  expect([response.status, await response.json()]).toEqual([200, { status: 'ready' }]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

it('says what does not work, and not why', async () => {
  const response = await fetch(`${url}/fails`);
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.json()).toEqual({ status: 'unavailable', failed: ['storage'] });
});

it('waits a few seconds for an answer, and no longer', async () => {
  const response = await fetch(`${url}/hangs`, { signal: AbortSignal.timeout(10_000) });
  expect([response.status, await response.json()]).toEqual([
    503,
    { status: 'unavailable', failed: ['database', 'storage'] },
  ]);
});
