import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../testing/accounts.ts';
import { solvedCaptcha } from '../../testing/captcha.ts';
import { completeVenue } from '../../testing/managed-venues.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { messageInput, SEND_MESSAGE } from '../messages/message.factory.ts';
import { quoteInput, REQUEST_QUOTE } from '../quotes/quote.factory.ts';
import { type Payload } from '../../testing/payloads.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signedInPerson(app, 'ADMIN');
});
afterAll(() => app.stop());

const captcha = async () => solvedCaptcha(await app.app.services.captcha.challenge());

/** A person who has sent a quote request and a message. */
async function visitor(email: string): Promise<void> {
  await app.graphql(REQUEST_QUOTE, {
    input: quoteInput({ email, message: 'Unforgettable', captchaToken: await captcha() }),
  });
  await app.graphql(SEND_MESSAGE, {
    input: messageInput({ email, message: 'Unforgettable', captchaToken: await captcha() }),
  });
}

const FIND = `query ($email: String!) { personData(email: $email) { email mails account { id status isErasable }
  quoteRequests { reference state } messages { reference state } venues { name } } }`;
const EXPORT = 'mutation ($email: String!) { exportPersonData(input: { email: $email }) { filename json } }';
const ERASE = `mutation ($email: String!) { erasePersonData(input: { email: $email }) { run { trigger ranBy results { kind count } } errors { ... on UserError { __typename code } ... on ValidationFailed { fields { path code } } } } }`;

interface Found {
  personData: {
    mails: number;
    account: { id: string; status: string; isErasable: boolean } | null;
    quoteRequests: object[];
    messages: object[];
    venues: { name: string }[];
  };
}
const find = async (email: string) => (await admin.graphql<Found>(FIND, { email })).data.personData;
const erase = async (email: string) =>
  (await admin.graphql<{ erasePersonData: Payload & { run?: object } }>(ERASE, { email })).data.erasePersonData;

test('what is kept under an address is found, however it is spelled, and nothing of others', async () => {
  await visitor('Anne.Visitor@one.example');
  await visitor('other@two.example');
  const venue = await completeVenue(app.database, null);
  await app.database.rows(`update venue set contact_email = 'ANNE.visitor@one.example' where id = $1`, [venue]);
  expect(await find(' anne.visitor@ONE.example ')).toMatchObject({
    email: 'anne.visitor@one.example',
    account: null,
    quoteRequests: [{ state: 'NEW' }],
    messages: [{ state: 'NEW' }],
    venues: [{ name: expect.any(String) as string }],
    mails: 2,
  });
  const { errors } = await admin.graphql(FIND, { email: 'nobody' });
  expect(errors?.[0]?.extensions['code']).toBe('VALIDATION_FAILED');
});

test('all of it is handed over, without the secret of a link', async () => {
  await visitor('copy@one.example');
  const { data } = await admin.graphql<{ exportPersonData: { filename: string; json: string } }>(EXPORT, {
    email: 'copy@one.example',
  });
  const { filename, json } = data.exportPersonData;
  expect(filename).toMatch(/^pleniere-personne-\d{4}-\d\d-\d\d\.json$/);
  expect(JSON.parse(json)).toMatchObject({
    email: 'copy@one.example',
    account: null,
    quoteRequests: [{ request: { message: 'Unforgettable' }, steps: [{ actor: 'VISITOR', state: 'NEW' }] }],
    messages: [{ message: { message: 'Unforgettable' } }],
  });
  expect(json).not.toMatch(/link_nonce|link_token|password/);
  expect(json).not.toContain('other@two.example');
});

test('a person who asks for it is forgotten, and the report does not tell who it was', async () => {
  await visitor('gone@one.example');
  expect(await erase('Gone@One.example')).toMatchObject({
    run: {
      trigger: 'REQUEST',
      ranBy: 'Camille Essai',
      results: [
        { kind: 'QUOTES', count: 1 },
        { kind: 'MESSAGES', count: 1 },
        { kind: 'REGISTRATIONS', count: 0 },
        { kind: 'SAVED_SEARCHES', count: 0 },
      ],
    },
    errors: [],
  });
  expect(await find('gone@one.example')).toMatchObject({ quoteRequests: [], messages: [], mails: 0 });
  const dump = await app.database.rows(
    `select (select jsonb_agg(to_jsonb(q)) from quote_request q) as q, (select jsonb_agg(to_jsonb(m)) from contact_message m) as m,
       (select jsonb_agg(j.data) from pgboss.job j) as j, (select jsonb_agg(to_jsonb(r)) from retention_run r) as r`,
  );
  expect(JSON.stringify(dump)).not.toMatch(/gone@one/i);
  expect(await find('other@two.example')).toMatchObject({ quoteRequests: [{}], messages: [{}] });
  expect(await erase('gone@one.example')).toMatchObject({ errors: [{ __typename: 'NotFound' }] });
  expect(await erase('nobody')).toMatchObject({ errors: [{ __typename: 'ValidationFailed' }] });
});

test('a refused registration goes with the rest; the account of who signs in stays, and so does their mail', async () => {
  const refused = await createAccount(app.database, { status: 'REJECTED' });
  expect((await find(refused.email)).account).toMatchObject({ isErasable: true });
  await erase(refused.email);
  expect((await find(refused.email)).account).toBeNull();

  const owner = await signedInPerson(app);
  await visitor(owner.email);
  expect((await find(owner.email)).account).toMatchObject({ id: owner.id, isErasable: false });
  await erase(owner.email);
  expect(await find(owner.email)).toMatchObject({ account: { status: 'APPROVED' }, quoteRequests: [], mails: 2 });
});
