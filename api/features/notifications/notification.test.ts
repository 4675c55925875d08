import { setTimeout as pause } from 'node:timers/promises';
import { createClient, type Client } from 'graphql-ws';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { createFanout } from '../../platform/fanout.ts';
import { createAccount, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { restClient } from '../../testing/rest-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { quoteInput, REQUEST_QUOTE } from '../quotes/quote.factory.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { ReviewStatus } from '../venues/venue.enums.ts';
import { NotificationType } from './notification.enums.ts';
import { NotificationService } from './notification.service.ts';

interface Told {
  id: string;
  type: string;
  params: { name: string; value: string }[];
  link: string | null;
  isRead: boolean;
}
interface Listed {
  edges: { cursor: string; node: Told }[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  totalCount: number;
}

let app: TestApp;
let me: TestAccount;
let other: TestAccount;
let token: string;
const visitor = new Visitor(() => app);
const rest = restClient(() => app.url);

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
  me = await createAccount(app.database, { role: 'ADMIN' });
  other = await createAccount(app.database);
  ({ token } = await visitor.signIn(me.email));
});

/** One notification per call, so that each has its own time. */
async function notify(users: string[], references: readonly string[]): Promise<void> {
  const service = new NotificationService(createFanout(null));
  for (const reference of references) {
    // They are in the order of their milliseconds.
    await pause(2);
    await app.database.transaction((transaction) =>
      service.notify(transaction, {
        users,
        type: NotificationType.QUOTE_REQUEST,
        params: { reference },
        link: '/admin/quotes',
      }),
    );
  }
}

async function ask<Data = unknown>(query: string, variables: object = {}): Promise<Data> {
  const { data, errors } = await visitor.graphql(query, variables, { token });
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Data;
}

const LIST = `query ($filter: NotificationFilter, $first: Int, $after: String, $last: Int, $before: String) {
  notifications(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
    edges { cursor node { id type params { name value } link isRead } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } }`;
const list = (variables: object = {}) => ask<Listed>(LIST, variables);
const counts = () =>
  ask<Record<string, unknown>>(
    '{ notificationCounts { unread unreadQuoteRequests pendingRegistrations newMessages } }',
  );
const references = ({ edges }: Listed) => edges.map(({ node }) => node.params[0]?.value);

describe('the list', () => {
  test('has one’s own, the newest first, by cursor', async () => {
    await notify([me.id, other.id], ['A', 'B', 'C']);
    await notify([other.id], ['D']);
    const first = await list({ first: 2 });
    expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    expect(first.edges[0]!.node).toMatchObject({
      type: 'QUOTE_REQUEST',
      params: [{ name: 'reference', value: 'C' }],
      link: '/admin/quotes',
      isRead: false,
    });
    expect(references(first)).toEqual(['C', 'B']);
    const second = await list({ first: 2, after: first.pageInfo.endCursor });
    expect(references(second)).toEqual(['A']);
    expect(second.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const back = await list({ last: 2, before: second.pageInfo.startCursor });
    expect(back).toMatchObject({ edges: first.edges, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
  });

  test('can be kept to what was not read', async () => {
    await notify([me.id], ['A', 'B']);
    const { node } = (await list()).edges[0]!;
    await ask(`mutation { markNotificationRead(input: { id: "${node.id}" }) { errors { __typename } } }`);
    expect(references(await list({ filter: { unread: true } }))).toEqual(['A']);
    expect(references(await list({ filter: { unread: false } }))).toEqual(['B']);
  });

  test('loses none of those that came at the same moment', async () => {
    await app.database.rows(
      `insert into notification (recipient_id, type, params, created_at)
       select $1, 'QUOTE_REQUEST', jsonb_build_object('reference', n::text), '2026-11-20T10:00:00.123456Z'
       from generate_series(1, 5) n`,
      [me.id],
    );
    const found: unknown[] = [];
    let after: string | null = null;
    do {
      const part: Listed = await list({ first: 2, after });
      found.push(...references(part));
      after = part.pageInfo.hasNextPage ? part.pageInfo.endCursor : null;
    } while (after !== null);
    expect(found.map(String).toSorted((a, b) => a.localeCompare(b))).toEqual(['1', '2', '3', '4', '5']);
  });

  test.each([{ first: 0 }, { first: 101 }, { last: 101 }, { first: 1, last: 1 }])('refuses %j', async (variables) => {
    const { status } = await visitor.graphql(LIST, variables, { token });
    expect(status).toBe(400);
  });

  const cursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  test.each([
    'x',
    '',
    cursor(1),
    cursor([]),
    cursor(['2026-11-20T10:00:00.000Z']),
    cursor(['yesterday', crypto.randomUUID()]),
    cursor(['2026-11-20T10:00:00.000Z', 'x']),
    cursor([1e300, true]),
    cursor([{ $ne: 1 }, { $ne: 1 }]),
    cursor(['2026-11-20T10:00:00.000Z', '\0']),
  ])('a cursor that is none (%s) is named, and never fails', async (given) => {
    for (const name of ['after', 'before']) {
      const { status, errors } = await visitor.graphql(LIST, { [name]: given }, { token });
      if (given) expect(errors?.[0]?.extensions).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(status).toBe(given ? 400 : 200);
    }
  });
});

test('the counts are of what waits; registrations wait for administrators alone', async () => {
  await createAccount(app.database, { status: 'PENDING' });
  const [row] = await app.database.rows<{ count: number }>(
    `select count(*)::int as count from user_account where status = 'PENDING'`,
  );
  await notify([me.id, other.id], ['A', 'B']);
  expect(await counts()).toEqual({
    unread: 2,
    unreadQuoteRequests: 2,
    pendingRegistrations: row!.count,
    newMessages: 0,
  });
  ({ token } = await visitor.signIn(other.email));
  expect(await counts()).toEqual({ unread: 2, unreadQuoteRequests: 2, pendingRegistrations: null, newMessages: null });
});

describe('what is done with them', () => {
  test('reading one tells what is left', async () => {
    await notify([me.id], ['A', 'B']);
    const { id } = (await list()).edges[0]!.node;
    const done = await ask(
      `mutation { markNotificationRead(input: { id: "${id}" }) { notification { id isRead } counts { unread } } }`,
    );
    expect(done).toEqual({ notification: { id, isRead: true }, counts: { unread: 1 } });
  });

  test('all are read, and what was read is deleted', async () => {
    await notify([me.id, other.id], ['A', 'B']);
    expect(await ask('mutation { markAllNotificationsRead { counts { unread } } }')).toEqual({ counts: { unread: 0 } });
    await notify([me.id], ['C']);
    expect(await ask('mutation { deleteReadNotifications { counts { unread } } }')).toEqual({ counts: { unread: 1 } });
    expect(references(await list())).toEqual(['C']);
    ({ token } = await visitor.signIn(other.email));
    expect(references(await list())).toEqual(['B', 'A']);
  });

  test('another’s is not found, whatever it is tried with, and stays as it is', async () => {
    await notify([other.id], ['A']);
    const [row] = await app.database.rows<{ id: string }>('select id from notification where recipient_id = $1', [
      other.id,
    ]);
    for (const id of [row!.id, crypto.randomUUID(), 'none']) {
      expect(await ask(`mutation { markNotificationRead(input: { id: "${id}" }) { errors { __typename } } }`)).toEqual({
        errors: [{ __typename: 'NotFound' }],
      });
      expect(await ask(`mutation { deleteNotification(input: { id: "${id}" }) { errors { __typename } } }`)).toEqual({
        errors: [{ __typename: 'NotFound' }],
      });
      expect((await visitor.rest('PUT', `/notifications/${id}/read`, {}, { token })).status).toBe(404);
      expect((await visitor.rest('DELETE', `/notifications/${id}`, undefined, { token })).status).toBe(404);
    }
    ({ token } = await visitor.signIn(other.email));
    expect((await list()).edges).toMatchObject([{ node: { id: row!.id, isRead: false } }]);
  });
});

describe('over REST', () => {
  const call = <Body>(method: string, path: string, described = path.split('?')[0]!) =>
    rest<Body>(path, described, { method, headers: { authorization: `Bearer ${token}` } });

  test('they are listed, counted, read and deleted as described', async () => {
    await notify([me.id], ['A', 'B', 'C']);
    const { body, response } = await call<{ id: string; type: string; params: object; isRead: boolean }[]>(
      'GET',
      '/notifications?limit=2&isRead=false',
    );
    expect(body[0]).toMatchObject({ type: 'quote_request', params: { reference: 'C' }, isRead: false });
    expect(response.headers.get('x-total-count')).toBe('3');
    expect(response.headers.get('link')).toContain('</api/notifications?limit=2&isRead=false&page=2>; rel="next"');
    const id = body[0]!.id;
    expect((await call('PUT', `/notifications/${id}/read`, '/notifications/{id}/read')).body).toMatchObject({
      id,
      isRead: true,
    });
    expect((await call('GET', '/notifications/count')).body).toEqual({ count: 2 });
    expect((await call('DELETE', `/notifications/${body[1]!.id}`, '/notifications/{id}')).response.status).toBe(204);
    expect((await call('PUT', '/notifications/read-all')).body).toEqual({ count: 0 });
    expect((await call('DELETE', '/notifications')).response.status).toBe(204);
    expect((await call('GET', '/notifications')).body).toEqual([]);
  });

  test('without a session nothing is told', async () => {
    expect((await rest('/notifications')).response.status).toBe(401);
    expect((await rest('/notifications?limit=x')).response.status).toBe(401);
  });
});

describe('over WebSocket', () => {
  const open = (): Client =>
    createClient({
      url: `${app.url.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      retryAttempts: 0,
      connectionParams: { authorization: `Bearer ${token}` },
    });

  /** The content of the next event of a subscription. */
  const dataOf = <Data>(answer: IteratorResult<{ data?: Data | null }, unknown>): Data | null | undefined =>
    answer.done ? undefined : answer.value.data;

  async function requestQuote(): Promise<string> {
    const variables = { input: quoteInput({ captchaToken: await visitor.captcha() }) };
    const { data } = await visitor.graphql<{ requestQuote: { request: { reference: string } } }>(
      REQUEST_QUOTE,
      variables,
    );
    return data.requestQuote.request.reference;
  }

  test('a new one comes once, and the counts are told at the beginning and after each change', async () => {
    const client = open();
    const received = client.iterate<{ notificationReceived: Told }>({
      query: 'subscription { notificationReceived { id params { name value } } }',
    });
    const counted = client.iterate<{ notificationCountsChanged: object }>({
      query: 'subscription { notificationCountsChanged { unread } }',
    });
    const next = async () => dataOf(await counted.next())?.notificationCountsChanged;
    const arrival = received.next();
    expect(await next()).toEqual({ unread: 0 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const reference = await requestQuote();
    expect(await next()).toEqual({ unread: 1 });
    const told = dataOf(await arrival)?.notificationReceived;
    expect(told?.params).toContainEqual({ name: 'reference', value: reference });
    await ask('mutation { markAllNotificationsRead { counts { unread } } }');
    expect(await next()).toEqual({ unread: 0 });
    await client.dispose();
  });

  test('what waits for the platform is told to the platform, no matter who changes it', async () => {
    const client = open();
    const counted = client.iterate<{ notificationCountsChanged: object }>({
      query: 'subscription { notificationCountsChanged { pendingVenues pendingChangeRequests newMessages } }',
    });
    const next = async () => dataOf(await counted.next())?.notificationCountsChanged;
    const before = (await next()) as { pendingVenues: number; newMessages: number };
    await new Promise((resolve) => setTimeout(resolve, 300));
    await createVenues(app.database, [{ reviewStatus: ReviewStatus.PENDING, isPublished: false }]);
    expect(await next()).toEqual({ ...before, pendingVenues: before.pendingVenues + 1 });
    await client.dispose();
  });

  test('nobody hears what another is told', async () => {
    ({ token } = await visitor.signIn(other.email));
    const client = open();
    let heard = 0;
    void (async () => {
      for await (const _ of client.iterate({ query: 'subscription { notificationReceived { id } }' })) heard += 1;
    })().catch(() => {});
    await new Promise((resolve) => setTimeout(resolve, 300));
    await requestQuote();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await client.dispose();
    expect(heard).toBe(0);
  });
});
