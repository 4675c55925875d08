import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLogger } from '../logger.ts';
import { requestLog } from './request-log.ts';

interface Line {
  level: string;
  req: { url: string };
  res: { status: number };
}

const lines: Line[] = [];
let server: Server;
let url: string;

beforeAll(async () => {
  const app = express();
  app.use(requestLog(createLogger('debug', { write: (line) => lines.push(JSON.parse(line) as Line) })));
  app.get('/:status', ({ params }, response) => void response.status(Number(params.status)).end());
  server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => void server.close());

it.each([
  [200, 'debug'],
  [404, 'warn'],
  [500, 'error'],
  [503, 'warn'],
])('an answer with status %i is logged as %s', async (status, level) => {
  await fetch(`${url}/${status}?token=secret`);
  await expect.poll(() => lines.find(({ res }) => res.status === status)).toMatchObject({ level });
  expect(lines.at(-1)!.req.url).toBe(`/${status}`);
});
