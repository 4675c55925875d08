import { createClient } from 'graphql-ws';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Visitor } from '../../testing/accounts.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let team: Person;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  app = await startTestApp();
  team = await signedInPerson(app, 'TEAM');
});
afterEach(() => {
  vi.restoreAllMocks();
});
afterAll(() => app.stop());

const MARK = 'mutation { updateFavourites(input: { venueIds: [], chosen: true }) { errors { __typename } } }';

/** The topics that are published while some work runs. */
async function toldIn(happening: () => Promise<unknown>): Promise<string[]> {
  const told = vi.spyOn(app.app.services.liveLists, 'tell');
  await happening();
  return told.mock.calls.flat(2);
}

test('who works for the platform hears what a route of REST has changed, by its pattern', async () => {
  const [admin, owner] = [await signedInPerson(app, 'ADMIN'), await signedInPerson(app)];
  const client = createClient({
    url: `${app.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: { authorization: `Bearer ${admin.token}` },
  });
  const told = client.iterate<{ listsChanged: string[] }>({ query: 'subscription { listsChanged }' });
  const next = async () => ((await told.next()) as { value: { data: object } }).value.data;
  expect(await next()).toEqual({ listsChanged: [] });
  await owner.rest('PUT', `/users/${owner.id}`, { firstName: 'Anne' });
  expect(await next()).toEqual({ listsChanged: ['USERS'] });
  await client.dispose();
});

test('and what a mutation has', async () => {
  expect(await toldIn(() => team.graphql(MARK))).toEqual(['CONTENT', 'VENUES']);
});

test('what has committed is told even if its answer fails', async () => {
  vi.spyOn(app.app.services.search, 'cards').mockRejectedValue(new Error('The connection is lost.'));
  expect(await toldIn(() => team.graphql(MARK))).toEqual(['CONTENT', 'VENUES']);
});

describe('what was not done has changed nothing', () => {
  const LOGIN = `mutation ($captcha: String!, $email: String!) {
    login(input: { email: $email, password: "not this one", captchaToken: $captcha }) { errors { __typename } }
  }`;
  const signIn = async (email: string) => visitor.graphql(LOGIN, { email, captcha: await visitor.captcha() });

  test.each<[string, () => Promise<unknown>]>([
    ['a mutation that nobody may', () => visitor.graphql(MARK)],
    ['a form that is refused', () => visitor.rest('POST', '/contact', {})],
    ['a login of nobody', () => signIn('nobody@accounts.example')],
    ['a login with a wrong password', () => signIn(team.email)],
    [
      'the same over REST',
      async () =>
        visitor.rest('POST', '/auth/login', {
          email: team.email,
          password: 'not this one',
          captchaToken: await visitor.captcha(),
        }),
    ],
    ['a logout of nobody', () => visitor.graphql('mutation { logout { errors { __typename } } }')],
    [
      'a bulk action of which nothing could be done',
      async () =>
        (await signedInPerson(app, 'ADMIN')).graphql(
          `mutation { approveRegistrations(input: { userIds: ["${crypto.randomUUID()}"] }) { outcomes { done } } }`,
        ),
    ],
  ])('%s', async (_, happening) => {
    expect(await toldIn(happening)).toEqual([]);
  });
});
