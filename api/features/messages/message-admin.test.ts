import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { Visitor } from '../../testing/accounts.ts';
import { type MailServer, startMailServer } from '../../testing/mail-server.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { messageInput, SEND_MESSAGE, type SendMessageAnswer } from './message.factory.ts';
import { type Payload, outcomeOf } from '../../testing/payloads.ts';

let server: MailServer;
let app: TestApp;
let team: Person;
let admin: Person;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  server = await startMailServer();
  app = await startTestApp({ SMTP_URL: `smtp://127.0.0.1:${server.port}`, PUBLIC_URL: 'https://www.pleniere.test' });
  await app.app.services.jobs.start();
  [team, admin] = await Promise.all([signedInPerson(app, 'TEAM'), signedInPerson(app, 'ADMIN')]);
});
afterAll(async () => {
  await app.stop();
  await server.stop();
});
beforeEach(() => app.database.rows('delete from rate_limit'));

interface Sent {
  id: string;
  reference: string;
  version: number;
}

async function sent(input: object = {}): Promise<Sent> {
  const { data } = await visitor.graphql<{ sendMessage: SendMessageAnswer }>(SEND_MESSAGE, {
    input: messageInput({ ...input, captchaToken: await visitor.captcha() }),
  });
  const [row] = await app.database.rows<Sent>(
    'select id, reference, version from contact_message where reference = $1',
    [data.sendMessage.reference],
  );
  return row!;
}

const DONE = `{ message { id state version availableActions answers { text authorName } }
  errors { ... on UserError { __typename code } ... on ValidationFailed { fields { path code } } } }`;

interface Done extends Payload {
  message?: { state: string; version: number; answers: { text: string; authorName: string | null }[] };
}

async function act(as: Person, call: string): Promise<Done> {
  const { data, errors } = await as.graphql<{ done: Done }>(`mutation { done: ${call} ${DONE} }`);
  if (errors) throw new Error(JSON.stringify(errors));
  return data.done;
}

const read = (as: Person, { id }: Sent) => act(as, `readMessage(input: { id: "${id}" })`);
const answer = (as: Person, { id, version }: Sent, text: string) =>
  act(as, `answerMessage(input: { id: "${id}", version: ${version}, text: ${JSON.stringify(text)} })`);
const archive = (as: Person, { id, version }: Sent) =>
  act(as, `archiveMessage(input: { id: "${id}", version: ${version} })`);
const reopen = (as: Person, { id, version }: Sent) =>
  act(as, `reopenMessage(input: { id: "${id}", version: ${version} })`);

async function unreadOf(as: Person): Promise<number> {
  const { data } = await as.graphql<{ notificationCounts: { unread: number } }>('{ notificationCounts { unread } }');
  return data.notificationCounts.unread;
}

test('the staff is told of a message, and needs not look once one of them has it', async () => {
  const before = await unreadOf(admin);
  const message = await sent();
  expect(await unreadOf(admin)).toBe(before + 1);
  expect(await read(team, message)).toMatchObject({ message: { state: 'READ' } });
  expect(await unreadOf(admin)).toBe(before);
});

describe('a message', () => {
  test('is opened once, however many open it', async () => {
    const message = await sent();
    const opened = await Promise.all(Array.from({ length: 10 }, () => read(team, message)));
    expect(new Set(opened.map((payload) => `${payload.message!.state} ${payload.message!.version}`))).toEqual(
      new Set([`READ ${message.version}`]),
    );
  });

  test('is answered by mail in the language of its sender, and the answer stays with it', async () => {
    const message = await sent({ email: 'asked@visitor.example', language: 'en', firstName: 'Ann' });
    const done = await answer(team, message, 'Create an account.\n\nThen describe <b>your</b> hotel.');
    expect(done.message).toMatchObject({
      state: 'ANSWERED',
      answers: [{ text: 'Create an account.\n\nThen describe <b>your</b> hotel.', authorName: 'Camille Essai' }],
    });
    const mail = await server.mail(
      ({ envelopeTo, subject }) => envelopeTo.includes('asked@visitor.example') && !!subject?.startsWith('Our answer'),
    );
    expect(mail.subject).toContain(message.reference);
    expect(mail.text).toContain('Dear Ann,');
    expect(mail.text).toContain('Create an account.');
    expect(mail.text).toContain('> Bonjour,');
    expect(mail.html).toContain('&lt;b&gt;your&lt;/b&gt;');
    expect(mail.replyTo?.[0]?.address).toBe('contact@pleniere.example');
  });

  test('is answered once by ten at once; the others are told', async () => {
    const message = await sent();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => answer(admin, message, 'Oui.')));
    const names = outcomes.map(outcomeOf);
    expect(names.filter((name) => name === 'Done')).toHaveLength(1);
    expect(names.filter((name) => name === 'Conflict')).toHaveLength(9);
    const mails = await app.database.rows(
      `select 1 from pgboss.job where data ->> 'kind' = 'message-answered' and data -> 'data' ->> 'messageId' = $1`,
      [message.id],
    );
    expect(mails).toHaveLength(1);
  });

  test('can be answered by who has not seen yet that a colleague opened it', async () => {
    const message = await sent();
    await read(admin, message);
    expect(await answer(team, message, 'Oui.')).toMatchObject({ message: { state: 'ANSWERED' } });
  });

  test('can be answered again', async () => {
    const message = await sent();
    const { version } = (await answer(team, message, 'Oui.')).message!;
    const second = await answer(admin, { ...message, version }, 'Et encore.');
    expect(second.message!.answers.map(({ text }) => text)).toEqual(['Oui.', 'Et encore.']);
  });

  test.each([
    [' \n ', 'required'],
    ['a'.repeat(4_001), 'tooLong'],
  ])('is not answered with nothing or too much', async (text, code) => {
    expect(await answer(team, await sent(), text)).toMatchObject({
      errors: [{ __typename: 'ValidationFailed', fields: [{ path: 'text', code }] }],
    });
  });

  test('is put away, cannot be answered there, and is taken up again', async () => {
    const message = await sent();
    const { version } = (await archive(team, message)).message!;
    expect(await archive(team, message)).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
    expect(await answer(team, { ...message, version }, 'Oui.')).toMatchObject({
      errors: [{ __typename: 'Forbidden' }],
    });
    expect(await reopen(team, { ...message, version })).toMatchObject({ message: { state: 'READ' } });
    expect(await archive(team, { ...message, id: crypto.randomUUID() })).toMatchObject({
      errors: [{ __typename: 'NotFound' }],
    });
  });
});

test('many are put away at once, each by itself', async () => {
  const [first, second] = [await sent(), await sent()];
  await archive(team, second);
  const ids = [first.id, second.id, 'x'];
  const bulk = () =>
    team.graphql<{ archiveMessages: { outcomes: { id: string; code: string | null }[] } }>(
      'mutation ($ids: [ID!]!) { archiveMessages(input: { ids: $ids }) { outcomes { id code } } }',
      { ids },
    );
  const all = await Promise.all(Array.from({ length: 10 }, bulk));
  const codes = (id: string) =>
    all.map(({ data }) => data.archiveMessages.outcomes.find((each) => each.id === id)!.code);
  expect(codes(first.id).filter((code) => code === null)).toHaveLength(1);
  expect(codes(first.id).filter((code) => code === 'CONFLICT')).toHaveLength(9);
  expect(new Set(codes(second.id))).toEqual(new Set(['CONFLICT']));
  expect(new Set(codes('x'))).toEqual(new Set(['NOT_FOUND']));
});

describe('the list', () => {
  const LIST = `query ($filter: MessageFilter, $sort: MessageSort, $first: Int, $after: String) {
    messages(filter: $filter, sort: $sort, first: $first, after: $after) {
      edges { node { reference state subject excerpt availableActions answers { text } } }
      pageInfo { endCursor } stateCounts { state count } totalCount } }`;
  const list = async (filter: object, sort?: string, part: object = {}) => {
    const { data, errors } = await team.graphql<{
      messages: {
        edges: { node: { subject: string } }[];
        pageInfo: { endCursor: string };
        stateCounts: object[];
        totalCount: number;
      };
    }>(LIST, { filter, sort, ...part });
    if (errors) throw new Error(JSON.stringify(errors));
    return data.messages;
  };

  test('finds by what is known of a message, and counts by state', async () => {
    const lastName = 'Cent % Cherché';
    const first = await sent({ lastName, subject: 'Bêta' });
    await sent({ lastName, subject: 'Alpha', message: 'ligne un\nligne deux' });
    await read(team, first);
    const found = await list({ text: lastName, states: ['NEW'] });
    expect(found).toMatchObject({
      totalCount: 1,
      edges: [
        {
          node: { subject: 'Alpha', excerpt: 'ligne un ligne deux', availableActions: ['READ', 'ANSWER', 'ARCHIVE'] },
        },
      ],
      stateCounts: [
        { state: 'NEW', count: 1 },
        { state: 'READ', count: 1 },
      ],
    });
    expect((await list({ text: 'cent _ cherché' })).totalCount).toBe(0);
    const sorted = async (sort: string) => (await list({ text: lastName }, sort)).edges.map(({ node }) => node.subject);
    expect(await sorted('OLDEST')).toEqual(['Bêta', 'Alpha']);
    expect(await sorted('SUBJECT')).toEqual(['Alpha', 'Bêta']);
    for (const sort of ['NEWEST', 'OLDEST', 'NAME', 'SUBJECT']) {
      const part = await list({ text: lastName }, sort, { first: 1 });
      const next = await list({ text: lastName }, sort, { first: 1, after: part.pageInfo.endCursor });
      expect([...part.edges, ...next.edges].map(({ node }) => node.subject)).toEqual(await sorted(sort));
    }
  });
});
