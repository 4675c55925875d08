import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from './listen.ts';

/** More than a server has listeners, so that each gets some. */
const CLIENTS = 100;

let server: Server;
let url: string;
let waiting: ServerResponse[];

beforeEach(async () => {
  waiting = [];
  server = createServer((_request, response) => void waiting.push(response));
  await listen(server, 0, '127.0.0.1');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  if (server.listening) await promisify(server.close.bind(server))();
});

async function ask(): Promise<Promise<string>[]> {
  const answers = Array.from({ length: CLIENTS }, async () => (await fetch(url)).text());
  await vi.waitFor(() => expect(waiting).toHaveLength(CLIENTS), { timeout: 10_000 });
  return answers;
}
const answerAll = (): void => waiting.forEach((response) => response.end('Answered'));

test('clients are answered and counted, whichever listener they came through', async () => {
  const answers = await ask();
  expect(await promisify(server.getConnections.bind(server))()).toBe(CLIENTS);
  answerAll();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['Answered']));
});

test('a server that closes lets nobody in any more and waits for what it has begun', async () => {
  const answers = await ask();
  const closed = promisify(server.close.bind(server))().then(() => 'closed');
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  expect(await Promise.race([closed, pause(200, 'waits')])).toBe('waits');
  waiting.forEach((response) => response.setHeader('connection', 'close'));
  answerAll();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['Answered']));
  expect(await closed).toBe('closed');
});

test('a port that somebody has is not shared with them', async () => {
  const { port } = server.address() as AddressInfo;
  await expect(listen(createServer(), port, '127.0.0.1')).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  const alone = createServer().listen(0, '127.0.0.1');
  await once(alone, 'listening');
  const taken = (alone.address() as AddressInfo).port;
  await expect(listen(createServer(), taken, '127.0.0.1')).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  alone.close();
});

test('many connections come in while turns of the event loop are long', async () => {
  server.removeAllListeners('request').on('request', (_request, response) => response.end());
  let isWorking = true;
  const work = (): void => {
    const end = performance.now() + 50;
    while (performance.now() < end);
    if (isWorking) setImmediate(work);
  };
  work();
  const asked = performance.now();
  await Promise.all(Array.from({ length: CLIENTS }, async () => (await fetch(url)).text()));
  isWorking = false;
  // One listener alone would accept twenty a second, so that the last client waits for five seconds.
  expect(performance.now() - asked).toBeLessThan(4_000);
});
