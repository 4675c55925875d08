import { parse } from 'graphql';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, test, vi } from 'vitest';
import { TOKEN_KEY } from '../../../schema/constants.ts';
import { server } from '../../testing/api.ts';
import { sessionFetcher } from './fetcher.ts';

const SUBSCRIPTION = 'subscription { notificationReceived { id } }';

/** What the sockets sent when they opened. */
let opened: unknown[];

beforeEach(() => {
  opened = [];
  class Socket {
    readyState = 1;
    onopen = (): void => {};
    constructor() {
      setTimeout(() => this.onopen());
    }
    send(message: string): void {
      opened.push(JSON.parse(message));
    }
    close(): void {}
  }
  vi.stubGlobal('WebSocket', Object.assign(Socket, { CONNECTING: 0, OPEN: 1, CLOSING: 2, CLOSED: 3 }));
  server.use(
    http.post('*/api/token/validate', async ({ request }) => {
      const { token } = (await request.json()) as { token: string };
      return HttpResponse.json({ valid: token !== 'stale', shouldRefresh: false, expired: token === 'stale' });
    }),
    http.post('*/api/token/refresh', () => HttpResponse.json({ token: 'renewed' })),
  );
});

async function subscribe(headers?: Record<string, string>) {
  const fetcher = sessionFetcher('http://localhost/graphql');
  const events = await fetcher(
    { query: SUBSCRIPTION },
    { documentAST: parse(SUBSCRIPTION), ...(headers && { headers }) },
  );
  void (events as AsyncIterableIterator<unknown>).next();
  await vi.waitFor(() => expect(opened).toHaveLength(1));
  return opened[0];
}

test('a socket opens with the session of the site', async () => {
  localStorage.setItem(TOKEN_KEY, 'good');
  expect(await subscribe()).toEqual({ type: 'connection_init', payload: { authorization: 'Bearer good' } });
});

test('whose token is renewed first when it is too old', async () => {
  localStorage.setItem(TOKEN_KEY, 'stale');
  expect(await subscribe()).toMatchObject({ payload: { authorization: 'Bearer renewed' } });
});

test('a token that was typed in comes before it', async () => {
  localStorage.setItem(TOKEN_KEY, 'good');
  expect(await subscribe({ Authorization: 'Bearer typed' })).toMatchObject({
    payload: { Authorization: 'Bearer typed' },
  });
});

test('nobody is signed in: it opens as a visitor', async () => {
  localStorage.removeItem(TOKEN_KEY);
  expect(await subscribe()).toEqual({ type: 'connection_init', payload: {} });
});

test('a query goes with the session too', async () => {
  localStorage.setItem(TOKEN_KEY, 'good');
  let authorization: string | null = null;
  server.use(
    http.post('*/graphql', ({ request }) => {
      authorization = request.headers.get('authorization');
      return HttpResponse.json({ data: {} });
    }),
  );
  const answer = await sessionFetcher('http://localhost/graphql')({ query: '{ __typename }' });
  await (answer as AsyncIterableIterator<unknown>).next();
  expect(authorization).toBe('Bearer good');
});
