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
import { NotificationType } from './notification.entity.ts';
import { NotificationService } from './notification.service.ts';

interface Told {
  id: string;
  type: string;
  params: { name: string; value: string }[];
  link: string | null;
  isRead: boolean;
}
interface Listed {
  items: Told[];
  totalCount: number;
  page: number;
  pageCount: number;
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

/** One a call, so that each has a time of its own. */
async function notify(users: string[], references: readonly string[]): Promise<void> {
  const service = new NotificationService(createFanout(null));
  for (const reference of references) {
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

const LIST = `query ($filter: NotificationFilter, $page: Int, $pageSize: Int) {
  notifications(filter: $filter, page: $page, pageSize: $pageSize) {
    items { id type params { name value } link isRead } totalCount page pageCount } }`;
const list = (variables: object = {}) => ask<Listed>(LIST, variables);
const counts = () =>
  ask<Record<string, unknown>>(
    '{ notificationCounts { unread unreadQuoteRequests pendingRegistrations newMessages } }',
  );
const references = ({ items }: Listed) => items.map(({ params }) => params[0]?.value);

describe('the list', () => {
  test('has one’s own, the newest first, by pages', async () => {
    await notify([me.id, other.id], ['A', 'B', 'C']);
    await notify([other.id], ['D']);
    const first = await list({ pageSize: 2 });
    expect(first).toMatchObject({ totalCount: 3, page: 1, pageCount: 2 });
    expect(first.items[0]).toMatchObject({
      type: 'QUOTE_REQUEST',
      params: [{ name: 'reference', value: 'C' }],
      link: '/admin/quotes',
      isRead: false,
    });
    expect(references(first)).toEqual(['C', 'B']);
    expect(references(await list({ pageSize: 2, page: 2 }))).toEqual(['A']);
  });

  test('can be kept to what was not read', async () => {
    await notify([me.id], ['A', 'B']);
    await ask(`mutation { markNotificationRead(id: "${(await list()).items[0]!.id}") { errors { __typename } } }`);
    expect(references(await list({ filter: { unread: true } }))).toEqual(['A']);
    expect(references(await list({ filter: { unread: false } }))).toEqual(['B']);
  });

  test.each([{ page: 0 }, { pageSize: 0 }, { pageSize: 101 }, { page: 10_001 }])('refuses %j', async (variables) => {
    const { status } = await visitor.graphql(LIST, variables, { token });
    expect(status).toBe(400);
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
    const { id } = (await list()).items[0]!;
    const done = await ask(
      `mutation { markNotificationRead(id: "${id}") { notification { id isRead } counts { unread } } }`,
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
      expect(await ask(`mutation { markNotificationRead(id: "${id}") { errors { __typename } } }`)).toEqual({
        errors: [{ __typename: 'NotFound' }],
      });
      expect(await ask(`mutation { deleteNotification(id: "${id}") { errors { __typename } } }`)).toEqual({
        errors: [{ __typename: 'NotFound' }],
      });
      expect((await visitor.rest('PUT', `/notifications/${id}/read`, {}, { token })).status).toBe(404);
      expect((await visitor.rest('DELETE', `/notifications/${id}`, undefined, { token })).status).toBe(404);
    }
    ({ token } = await visitor.signIn(other.email));
    expect((await list()).items).toMatchObject([{ id: row!.id, isRead: false }]);
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

  /** What the next answer of a subscription holds. */
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

  test('what waits for the platform is told to the platform, whoever changes it', async () => {
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
