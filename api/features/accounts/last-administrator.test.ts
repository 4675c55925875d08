import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createAccount, PASSWORD } from '../../testing/accounts.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type Payload, outcomeOf } from '../../testing/payloads.ts';

let app: TestApp;
let admin: Person;
let invitedId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** One administrator who can sign in, and one who was invited and has not chosen a password. */
beforeEach(async () => {
  await app.database.rows(`update user_account set status = 'INACTIVE' where role = 'ADMIN'`);
  admin = await signedInPerson(app, 'ADMIN');
  const email = `${crypto.randomUUID()}@accounts.example`;
  await did(
    `createUser(input: { email: "${email}", firstName: "Zoé", lastName: "Neuf", role: ADMIN, language: fr }) { errors { __typename } }`,
  );
  const [invited] = await app.database.rows<{ id: string }>('select id from user_account where email = $1', [email]);
  invitedId = invited!.id;
});

/** The outcome of a mutation. */
async function did(mutation: string, as: Person = admin): Promise<string> {
  const { data } = await as.graphql<{ result: Payload }>(`mutation { result: ${mutation} }`);
  return outcomeOf(data.result);
}
const demote = (id: string, as?: Person) =>
  did(`updateUser(input: { id: "${id}", version: 1, role: CLIENT }) { errors { __typename } }`, as);
const suspend = (id: string, as?: Person) =>
  did(`suspendUser(input: { id: "${id}", version: 1, reason: "Essai" }) { errors { __typename } }`, as);

test('stays: an invited one who cannot sign in does not take the place', async () => {
  expect(await demote(admin.id)).toBe('Forbidden');
  expect(await suspend(admin.id)).toBe('Forbidden');
  expect(await did(`deactivateUser(input: { id: "${admin.id}", version: 1 }) { errors { __typename } }`)).toBe(
    'Forbidden',
  );
  expect(await did(`deleteMyAccount(input: { password: "${PASSWORD}" }) { errors { __typename } }`)).toBe('Forbidden');
  expect(await demote(invitedId)).toBe('Done');
});

test('is told to be it, and the invited one is not', async () => {
  const { data } = await admin.graphql(
    `{ self: user(id: "${admin.id}") { isLastAdministrator }
       invited: user(id: "${invitedId}") { isLastAdministrator } }`,
  );
  expect(data).toEqual({ self: { isLastAdministrator: true }, invited: { isLastAdministrator: false } });
});

test('of two who step down at once, one stays', async () => {
  const other = await signedInPerson(app, 'ADMIN');
  const outcomes = await Promise.all([demote(admin.id), suspend(other.id, other)]);
  expect(outcomes.toSorted()).toEqual(['Done', 'Forbidden']);
});

test('may leave once the invited one has chosen a password', async () => {
  const chosen = await createAccount(app.database);
  await app.database.rows(
    `update user_account set password_hash = (select password_hash from user_account where id = $2) where id = $1`,
    [invitedId, chosen.id],
  );
  expect(await demote(admin.id)).toBe('Done');
});
