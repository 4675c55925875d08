import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { createExpress } from '../platform/http/create-express.ts';
import { createHttpServer } from '../platform/http/create-server.ts';
import type { CsvCell } from '../platform/csv.ts';
import { answerCsv } from '../platform/http/csv-answer.ts';
import { createLogger } from '../platform/logger.ts';

/** As in the product, a hundred times shorter. */
const TIMEOUTS = {
  headersTimeout: 400,
  requestTimeout: 900,
  keepAliveTimeout: 200,
  connectionsCheckingInterval: 50,
};
const SILENCE_MS = 2_000;
const DROP_MS = 50;
const BATCHES = 1_000;
const BATCH_BYTES = 128 * 1_024;

let server: Server;
let port: number;
/** The number of batches of the export that were read. */
let pulled = 0;

beforeAll(async () => {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: tmpdir(), LOG_LEVEL: 'silent' });
  const app = createExpress(config, createLogger('silent'));
  app.post('/echo', express.json(), (request, response) => void response.json(request.body));
  app.get('/export', async (_request, response) => {
    async function* batches(): AsyncGenerator<CsvCell[][]> {
      for (pulled = 0; pulled < BATCHES; pulled++) {
        await pause(0);
        yield [['x'.repeat(BATCH_BYTES)]];
      }
    }
    await answerCsv(response, 'export', batches());
  });
  server = createHttpServer(app, TIMEOUTS);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function open(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

/** Sends a byte now and then until the server has closed the connection. */
async function drip(socket: Socket, drop: string): Promise<void> {
  while (!socket.closed) {
    if (socket.writable) socket.write(drop);
    await pause(DROP_MS);
  }
}

describe('a client that sends drop by drop is told, and cut off though it goes on', () => {
  it.each([
    ['headers', 'GET / HTTP/1.1\r\nHost: x\r\n', 'X-Drop: 1\r\n'],
    ['body', 'POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{', ' '],
  ])('%s', async (_part, beginning, drop) => {
    const socket = await open();
    socket.write(beginning);
    const [answer] = await Promise.all([text(socket), drip(socket, drop)]);
    expect(answer).toMatch(/^HTTP\/1.1 408 Request Timeout\r\n[^]*connection: close\r\n[^]*"code":"REQUEST_TIMEOUT"/);
  });
});

/** Waits until no more batches are read for a while. */
async function standstill(before = 0): Promise<void> {
  await pause(500);
  if (pulled === 0 || pulled !== before) await standstill(pulled);
}

describe('a client that does not read its export', () => {
  async function askAndStop(): Promise<Socket> {
    const socket = await open();
    socket.pause();
    socket.write('GET /export HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    // The buffers of the sockets of both ends; then reading stops.
    await standstill();
    expect(pulled).toBeLessThan(BATCHES / 2);
    return socket;
  }

  it('makes the server wait, not gather, and gets all of it once it reads', async () => {
    pulled = 0;
    const socket = await askAndStop();
    let bytes = 0;
    socket.on('data', (chunk: Buffer) => (bytes += chunk.length)).resume();
    await once(socket, 'close');
    expect(bytes).toBeGreaterThan(BATCHES * BATCH_BYTES);
  });

  it('is cut off when it never does', async () => {
    pulled = 0;
    server.setTimeout(SILENCE_MS);
    const closed = new Promise((resolve) => server.once('connection', (near) => near.once('close', resolve)));
    const socket = await askAndStop();
    await closed;
    expect(pulled).toBeLessThan(BATCHES / 2);
    socket.destroy();
  });
});
