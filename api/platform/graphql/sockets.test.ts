import { createClient, type Client } from 'graphql-ws';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createVenues } from '../../features/venues/venue.factory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let client: Client;
let address: string;

beforeAll(async () => {
  app = await startTestApp();
  address = `${app.url.replace('http', 'ws')}/graphql`;
  client = createClient({ url: address, webSocketImpl: WebSocket, retryAttempts: 0 });
});
afterAll(async () => {
  await client.dispose();
  await app.stop();
});

/** The first answers of an operation, or its errors. */
async function take(query: string, count: number): Promise<unknown[]> {
  const taken: unknown[] = [];
  for await (const result of client.iterate({ query })) {
    if (taken.push(result) === count) break;
  }
  return taken;
}

test('a subscription tells the state now and after a change', async () => {
  const answers = take('subscription { catalogueChanged { venueCount } }', 2);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await createVenues(app.database, [{}]);
  expect(await answers).toEqual([
    { data: { catalogueChanged: { venueCount: 0 } } },
    { data: { catalogueChanged: { venueCount: 1 } } },
  ]);
});

describe('refused over WebSocket', () => {
  test.each([
    ['a query', '{ catalogueState { version } }', /Only subscriptions/],
    ['a subscription of 20 levels', `subscription { ${'a { '.repeat(20)} b ${'}'.repeat(20)} }`, /./],
    ['500 directives', `subscription { catalogueChanged { version ${'@include(if: true) '.repeat(500)} } }`, /./],
    ['5,000 tokens', `subscription { catalogueChanged { ${'version '.repeat(5_000)} } }`, /token/i],
    ['what can not be read', 'subscription {', /Syntax/],
  ])('%s', async (_, query, message) => {
    await expect(take(query, 1)).rejects.toContainEqual(
      expect.objectContaining({ message: expect.stringMatching(message) as unknown }),
    );
  });

  test('a page of another origin', async () => {
    const socket = new WebSocket(address, 'graphql-transport-ws', { origin: 'https://evil.example' });
    const outcome = await new Promise((resolve) => {
      socket.on('open', () => resolve('open'));
      socket.on('error', (error) => resolve(error.message));
    });
    expect(outcome).toMatch(/403/);
  });

  test('the fifty-first subscription of one socket', async () => {
    const socket = new WebSocket(address, 'graphql-transport-ws');
    const refusals: unknown[] = [];
    socket.on('message', (message: Buffer) => {
      const { type, id } = JSON.parse(message.toString()) as { type: string; id?: string };
      if (type === 'error') refusals.push(id);
    });
    await new Promise((resolve) => socket.on('open', resolve));
    socket.send(JSON.stringify({ type: 'connection_init' }));
    await new Promise((resolve) => socket.once('message', resolve));
    const query = 'subscription { catalogueChanged { version } }';
    for (let id = 1; id <= 51; id++)
      socket.send(JSON.stringify({ type: 'subscribe', id: String(id), payload: { query } }));
    await expect.poll(() => refusals).toEqual(['51']);
    socket.terminate();
  });

  test.each([
    ['no JSON', '{', 4400],
    ['a message of no kind', '{"type":"anything"}', 4400],
    ['a list', '[]', 4400],
    [
      'a subscription before the greeting',
      '{"type":"subscribe","id":"1","payload":{"query":"subscription { a }"}}',
      4401,
    ],
  ])('%s', async (_, message, expected) => {
    const socket = new WebSocket(address, 'graphql-transport-ws');
    await new Promise((resolve) => socket.on('open', resolve));
    const code = new Promise((resolve) => socket.on('close', resolve));
    socket.send(message);
    expect(await code).toBe(expected);
  });

  test('a message of 100 kB', async () => {
    const socket = new WebSocket(address, 'graphql-transport-ws');
    await new Promise((resolve) => socket.on('open', resolve));
    const code = new Promise((resolve) => socket.on('close', resolve));
    socket.send(JSON.stringify({ type: 'connection_init', payload: { padding: 'x'.repeat(100_000) } }));
    expect(await code).toBe(1009);
  });
});
