import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccount, PASSWORD, Visitor } from '../../testing/accounts.ts';
import type { MailServer } from '../../testing/mail-server.ts';
import type { Person } from '../../testing/signed-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { startUserAdministration, type UserAdministration, userAdministrationSteps } from './managed-user.factory.ts';

let administration: UserAdministration;
let app: TestApp;
let admin: Person;
let server: MailServer;
const visitor = new Visitor(() => app);
const { ask, mailsTo } = userAdministrationSteps(() => administration);

beforeAll(async () => {
  administration = await startUserAdministration();
  ({ app, admin, server } = administration);
});
afterAll(() => administration.stop());

beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
});

interface Outcome {
  id: string;
  done: boolean;
  code: string | null;
}
const APPROVE =
  'mutation ($ids: [ID!]!) { decided: approveRegistrations(input: { userIds: $ids }) { outcomes { id done code } } }';
const REJECT =
  'mutation ($ids: [ID!]!, $reason: String!) { decided: rejectRegistrations(input: { userIds: $ids, reason: $reason }) { outcomes { id done code } } }';
const decide = async (query: string, variables: object): Promise<Outcome[]> =>
  (await admin.graphql<{ decided: { outcomes: Outcome[] } }>(query, variables)).data.decided.outcomes;

describe('registrations', () => {
  test('ten approvals at once: one effect, one mail, and the others are told', async () => {
    const { id, email } = await createAccount(app.database, { status: 'PENDING' });
    const outcomes = (await Promise.all(Array.from({ length: 10 }, () => decide(APPROVE, { ids: [id] })))).flat();
    expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
    expect(outcomes.filter(({ code }) => code === 'CONFLICT')).toHaveLength(9);
    await server.mail((mail) => mail.envelopeTo.includes(email));
    expect(mailsTo(email, /approuvée/)).toHaveLength(1);
  });

  test('are decided many at once, each by itself', async () => {
    const waiting = await Promise.all([1, 2].map(() => createAccount(app.database, { status: 'PENDING' })));
    const decided = await createAccount(app.database);
    const ids = [waiting[0]!.id, decided.id, 'nobody', waiting[1]!.id, waiting[0]!.id];
    expect(await decide(REJECT, { ids, reason: 'SIRET inconnu' })).toEqual([
      { id: ids[0], done: true, code: null },
      { id: ids[1], done: false, code: 'CONFLICT' },
      { id: ids[2], done: false, code: 'NOT_FOUND' },
      { id: ids[3], done: true, code: null },
    ]);
    for (const { email } of waiting) expect((await visitor.login(email, PASSWORD)).text).toContain('SIRET inconnu');
    expect((await visitor.login(decided.email, PASSWORD)).status).toBe(200);
  });

  test('are rejected for a reason alone', async () => {
    const { id } = await createAccount(app.database, { status: 'PENDING' });
    expect(await decide(REJECT, { ids: [id], reason: ' ' })).toEqual([{ id, done: false, code: 'VALIDATION_FAILED' }]);
    const { user } = await ask('query ($id: ID!) { user(id: $id) { status } }', { id });
    expect(user).toEqual({ status: 'PENDING' });
  });

  test('are listed oldest first, by proof of the address too', async () => {
    await app.database.rows(`delete from user_account where status = 'PENDING'`);
    const [first, second] = [
      await createAccount(app.database, { status: 'PENDING' }),
      await createAccount(app.database, { status: 'PENDING' }),
    ];
    await app.database.rows(
      `update user_account set created_at = '2026-01-01', email_verified_at = null where id = $1`,
      [second.id],
    );
    const list = async (more: string) =>
      (
        (await ask(`{ registrations${more} { items { email } totalCount } }`))['registrations'] as {
          items: { email: string }[];
        }
      ).items.map(({ email }) => email);
    expect(await list('')).toEqual([second.email, first.email]);
    expect(await list('(sort: NEWEST)')).toEqual([first.email, second.email]);
    expect(await list('(filter: { emailVerified: true })')).toEqual([first.email]);
    expect(await list('(filter: { emailVerified: false })')).toEqual([second.email]);
  });
});

describe('the list of users', () => {
  interface Line {
    email: string;
    venueCount: number;
    availableActions: string[];
    isSelf: boolean;
  }
  const list = async (variables: object) => {
    const { users } = (await ask(
      `query ($filter: UserFilter!, $sort: UserSort!, $page: Int!) { users(filter: $filter, sort: $sort, page: $page, pageSize: 2) {
         items { email venueCount availableActions isSelf } totalCount pageCount } }`,
      { filter: {}, sort: 'NAME', page: 1, ...variables },
    )) as unknown as { users: { items: Line[]; totalCount: number; pageCount: number } };
    return users;
  };

  test('is searched without accents, filtered and turned', async () => {
    const people = await Promise.all(
      ['Zoé Ünique', 'Bob Ünique', 'Anne Ünique'].map(async (name) => {
        const account = await createAccount(app.database);
        const [first, last] = name.split(' ');
        await app.database.rows('update user_account set first_name = $2, last_name = $3 where id = $1', [
          account.id,
          first,
          last,
        ]);
        return account;
      }),
    );
    await createVenues(app.database, [{ ownerId: people[1]!.id }]);
    const found = await list({ filter: { text: 'unique' } });
    expect(found).toMatchObject({ totalCount: 3, pageCount: 2 });
    expect(found.items.map(({ email, venueCount }) => [email, venueCount])).toEqual([
      [people[2]!.email, 0],
      [people[1]!.email, 1],
    ]);
    expect((await list({ filter: { text: 'ünique ZOE' }, page: 1 })).items).toMatchObject([
      { email: people[0]!.email },
    ]);
    expect((await list({ filter: { text: 'unique' }, sort: 'NAME_DESC' })).items[0]!.email).toBe(people[0]!.email);
    expect((await list({ filter: { text: 'unique', roles: ['ADMIN'] } })).totalCount).toBe(0);
    expect((await list({ filter: { text: 'unique', statuses: ['SUSPENDED'] } })).totalCount).toBe(0);
    expect((await list({ filter: { text: '%' } })).totalCount).toBe(0);
  });

  test('is kept to accounts from a day on, which begins in Paris', async () => {
    const { id, email } = await createAccount(app.database);
    await app.database.rows(`update user_account set created_at = '2026-03-31T22:00:00Z' where id = $1`, [id]);
    const from = async (createdFrom: string) => (await list({ filter: { text: email, createdFrom } })).totalCount;
    expect(await from('2026-04-01')).toBe(1);
    expect(await from('2026-04-02')).toBe(0);
  });

  test('offers what can be done, and nothing with oneself', async () => {
    const suspended = await createAccount(app.database, { status: 'SUSPENDED' });
    const [own] = (await list({ filter: { text: admin.email } })).items;
    expect(own).toMatchObject({ isSelf: true, availableActions: [] });
    const [other] = (await list({ filter: { text: suspended.email } })).items;
    expect(other).toMatchObject({ isSelf: false, availableActions: ['REACTIVATE', 'DEACTIVATE'] });
  });
});
