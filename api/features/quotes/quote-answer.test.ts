import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetDue } from '../../database/retention.ts';
import { dayFromToday, moveClock, now } from '../../kernel/clock.ts';
import { monthsBefore } from '../../kernel/days.ts';
import { createAccount, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createVenues, roomContent } from '../venues/venue.factory.ts';
import { RoomLayout } from '../venues/venue.terms.ts';
import {
  ANSWER_QUOTE,
  answerInput,
  choice,
  FORWARDED_QUOTE,
  FORWARDED_QUOTES,
  MANAGED_QUOTES,
  moderation,
  quoteInput,
  READ_QUOTE,
  REQUEST_QUOTE,
  type AnsweredView,
  type ForwardedView,
  type Outcome,
  type QuoteAnswer,
  WITHDRAW_QUOTE,
} from './quote.factory.ts';
import { QUOTE_RETENTION } from './quote-retention.writer.ts';

const HOUR_MS = 3_600_000;

let app: TestApp;
let owner: TestAccount;
let rival: TestAccount;
let venueIds: string[];
let tokens: Record<'owner' | 'rival' | 'team' | 'admin' | 'stranger', string>;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  app = await startTestApp();
  const [team, admin, stranger] = await Promise.all([
    createAccount(app.database, { role: 'TEAM' }),
    createAccount(app.database, { role: 'ADMIN' }),
    createAccount(app.database),
  ]);
  owner = await createAccount(app.database);
  rival = await createAccount(app.database);
  const rooms = [roomContent({ capacities: { [RoomLayout.U_SHAPE]: 40, [RoomLayout.THEATRE]: 90 } })];
  venueIds = await createVenues(app.database, [
    { name: 'Maison du Lac', rooms, bedrooms: 30 },
    { name: 'Les Docks' },
    { name: 'Sans patron' },
    { name: 'Grange du Lac' },
  ]);
  await app.database.rows('update venue set owner_id = $2 where id = any($1)', [[venueIds[0], venueIds[3]], owner.id]);
  await app.database.rows('update venue set owner_id = $2 where id = $1', [venueIds[1], rival.id]);
  const signIn = async ({ email }: TestAccount) => (await visitor.signIn(email)).token;
  tokens = {
    owner: await signIn(owner),
    rival: await signIn(rival),
    team: await signIn(team),
    admin: await signIn(admin),
    stranger: await signIn(stranger),
  };
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
});

type Actor = keyof typeof tokens;

async function ask<Data>(query: string, variables: object, as?: Actor): Promise<Data> {
  const { data, errors } = await visitor.graphql(query, variables, as ? { token: tokens[as] } : {});
  if (errors) throw new Error(JSON.stringify(errors));
  return Object.values(data)[0] as Data;
}

interface Sent {
  id: string;
  token: string;
  version: number;
  reference: string;
}

async function sent(input: object = {}): Promise<Sent> {
  const variables = {
    input: quoteInput({ venueIds: venueIds.slice(0, 2), ...input }),
    captchaToken: await visitor.captcha(),
  };
  const { request, token } = await ask<QuoteAnswer>(REQUEST_QUOTE, variables);
  return { id: request!.id, token: token!, version: request!.version, reference: request!.reference };
}

const moderate = (name: string, args: object, as: Actor = 'team') => ask<Outcome>(moderation(name, args), args, as);
async function forwarded(input: object = {}): Promise<Sent> {
  const request = await sent(input);
  const done = await moderate('forwardQuoteRequest', { id: request.id, version: request.version });
  expect(done).toMatchObject({ __typename: 'ManagedQuoteChanged', request: { state: 'FORWARDED' } });
  return { ...request, version: done.request!.version };
}

const answer = (request: Sent, wanted: object = {}, as: Actor = 'owner') =>
  ask<Outcome<ForwardedView>>(
    ANSWER_QUOTE,
    { input: answerInput({ requestId: request.id, venueId: venueIds[as === 'rival' ? 1 : 0], ...wanted }) },
    as,
  );
const seen = (request: Sent, as: Actor = 'owner') => ask<ForwardedView | null>(FORWARDED_QUOTE, { id: request.id }, as);
const read = (request: Sent) =>
  ask<{ state: string; availableActions: string[]; answers: AnsweredView[] }>(READ_QUOTE, { token: request.token });
const act = (mutation: string, request: Sent, { id, version }: AnsweredView, more: object = {}) =>
  ask<Outcome>(choice(mutation), { token: request.token, answerId: id, version, ...more });

async function told(userId: string, reference: string): Promise<string[]> {
  const rows = await app.database.rows<{ told: string }>(
    `select type || ' ' || (params ->> 'event') as told from notification
     where recipient_id = $1 and params ->> 'reference' = $2 order by created_at, id`,
    [userId, reference],
  );
  return rows.map((row) => row.told);
}

async function mails(requestId: string): Promise<{ kind: string; address: string }[]> {
  return app.database.rows(
    `select data ->> 'kind' as kind, data -> 'to' ->> 'address' as address from pgboss.job
     where name = 'mail.send' and data -> 'data' ->> 'requestId' = $1
       and data ->> 'kind' in ('quote-forwarded', 'quote-answered', 'quote-chosen', 'quote-rejected') order by created_on`,
    [requestId],
  );
}

describe('the house', () => {
  test('hands a request to the owners of its venues, who are told and written to', async () => {
    const request = await forwarded();
    expect(await told(owner.id, request.reference)).toEqual(['QUOTE_REQUEST forwarded']);
    expect(await told(rival.id, request.reference)).toEqual(['QUOTE_REQUEST forwarded']);
    expect(await mails(request.id)).toEqual(
      expect.arrayContaining([owner, rival].map(({ email }) => ({ kind: 'quote-forwarded', address: email }))),
    );
  });

  test('writes to nobody who wants no mail about requests, and tells him all the same', async () => {
    const preferences = (wanted: boolean) =>
      app.database.rows(
        `update user_account set notification_preferences = notification_preferences || jsonb_build_object('quoteRequests', $2::boolean)
         where id = $1`,
        [owner.id, wanted],
      );
    await preferences(false);
    const request = await forwarded();
    await preferences(true);
    expect((await mails(request.id)).map(({ address }) => address)).toEqual([rival.email]);
    expect(await told(owner.id, request.reference)).toEqual(['QUOTE_REQUEST forwarded']);
  });

  test('can suggest others, later too; each owner is asked once', async () => {
    const request = await sent({ venueIds: [] });
    const { id } = request;
    const first = await moderate('forwardQuoteRequest', { id, version: request.version, venueIds: [venueIds[0]] });
    expect(first.request).toMatchObject({
      state: 'FORWARDED',
      askedVenues: [{ name: 'Maison du Lac', hasOwner: true }],
    });
    const { version } = first.request!;
    const second = await moderate('forwardQuoteRequest', { id, version, venueIds: [venueIds[1], venueIds[0]] });
    expect(second.request!.askedVenues).toHaveLength(2);
    expect(await told(owner.id, request.reference)).toEqual(['QUOTE_REQUEST forwarded']);
    expect(await told(rival.id, request.reference)).toEqual(['QUOTE_REQUEST forwarded']);
  });

  test.each([
    ['nobody runs the venue', () => [venueIds[2]], 'noOwner'],
    ['there is no such venue', () => [crypto.randomUUID()], 'unknownVenue'],
    ['it is no id', () => ['x'], 'unknownVenue'],
    ['there are too many', () => Array.from({ length: 11 }, () => venueIds[0]), 'tooMany'],
    ['there is none', () => [], 'required'],
  ])('hands it to nobody where %s', async (_, ids, code) => {
    const request = await sent({ venueIds: [] });
    const refused = await moderate('forwardQuoteRequest', {
      id: request.id,
      version: request.version,
      venueIds: ids(),
    });
    expect(refused).toMatchObject({ __typename: 'ValidationFailed', fields: [{ path: 'venueIds', code }] });
    expect(await read(request)).toMatchObject({ state: 'NEW' });
  });

  test('declines with a reason, which who asked is written; owners who had it are told', async () => {
    const request = await forwarded();
    const { id, version } = request;
    expect(await moderate('rejectQuoteRequest', { id, version, reason: ' \n' })).toMatchObject({
      fields: [{ path: 'reason', code: 'required' }],
    });
    expect(await moderate('rejectQuoteRequest', { id, version, reason: 'Trop loin.' })).toMatchObject({
      request: { state: 'REJECTED', rejectionReason: 'Trop loin.' },
    });
    expect((await mails(id)).map(({ kind }) => kind)).toContain('quote-rejected');
    expect(await told(owner.id, request.reference)).toContain('QUOTE_REQUEST closed');
  });

  test('does one thing at a time: who read an older state is told', async () => {
    const { id, version } = await sent();
    expect((await moderate('reviewQuoteRequest', { id, version })).request).toMatchObject({ state: 'IN_REVIEW' });
    expect(await moderate('archiveQuoteRequest', { id, version })).toMatchObject({ __typename: 'Conflict' });
    expect(await moderate('reviewQuoteRequest', { id, version: version + 1 })).toMatchObject({
      __typename: 'Forbidden',
    });
    expect(await moderate('archiveQuoteRequest', { id: crypto.randomUUID(), version })).toMatchObject({
      __typename: 'NotFound',
    });
  });

  test('notes how it ended, and takes it up again from the beginning', async () => {
    const request = await forwarded();
    const given = (await answer(request)).request!.venues[0]!.answer!;
    const { id } = request;
    const version = async () => (await managed(id)).version;
    const won = await moderate('closeQuoteRequest', {
      id,
      version: await version(),
      outcome: 'WON',
      answerId: given.id,
    });
    expect(won.request).toMatchObject({ state: 'WON', answers: [{ chosenAt: expect.any(String) as string }] });
    expect(await told(owner.id, request.reference)).toContain('QUOTE_CHOSEN chosen');
    const again = await moderate('reopenQuoteRequest', { id, version: await version() });
    expect(again.request).toMatchObject({ state: 'IN_REVIEW', answers: [], askedVenues: [{ forwardedAt: null }, {}] });
    expect(await seen(request)).toBeNull();
  });

  test('finds requests by state and by what is known of them', async () => {
    const { reference } = await sent({ companyName: '100 % Chêne_Vert', venueIds: [] });
    const find = async (filter: object) =>
      (await ask<{ items: { reference: string }[] }>(MANAGED_QUOTES, { filter }, 'team')).items.map(
        (item) => item.reference,
      );
    expect(await find({ text: '100 % chêne_vert' })).toEqual([reference]);
    expect(await find({ text: '100 _ chêne' })).toEqual([]);
    expect(await find({ text: reference, states: ['NEW', 'LOST'] })).toEqual([reference]);
    expect(await find({ text: reference, states: ['LOST'] })).toEqual([]);
  });
});

const managed = (id: string) =>
  ask<{ version: number }>('query ($id: ID!) { managedQuoteRequest(id: $id) { version } }', { id }, 'admin');

describe('an owner', () => {
  test('sees a request once it was handed to him, with who asks, and nobody else’s venues', async () => {
    const request = await sent();
    for (const as of ['owner', 'rival', 'stranger', 'team', 'admin'] as const)
      expect(await seen(request, as)).toBeNull();
    await moderate('forwardQuoteRequest', { id: request.id, version: request.version, venueIds: [venueIds[0]] });
    expect(await seen(request)).toMatchObject({
      reference: request.reference,
      progress: 'TO_ANSWER',
      availableActions: ['ANSWER'],
      contact: { email: 'elodie.marchand@ateliers-reunis.example', phone: '01 99 00 12 34' },
      venues: [{ venueId: venueIds[0], name: 'Maison du Lac', answer: null }],
    });
    for (const as of ['rival', 'stranger', 'team', 'admin'] as const) {
      expect(await seen(request, as)).toBeNull();
      expect(await answer(request, {}, as)).toMatchObject({ __typename: 'NotFound' });
    }
    expect(await seen({ ...request, id: crypto.randomUUID() })).toBeNull();
    expect(await seen({ ...request, id: 'x' })).toBeNull();
  });

  test('sees how his venue stands to what is asked', async () => {
    const { venues } = (await seen(await forwarded()))!;
    expect(venues[0]!.fit).toEqual([
      { criterion: 'PARTICIPANTS', verdict: 'MISMATCH', wanted: 45, listed: 40 },
      { criterion: 'BEDROOMS', verdict: 'MATCH', wanted: 12, listed: 30 },
      { criterion: 'DATES', verdict: 'MATCH', wanted: null, listed: null },
      { criterion: 'BUDGET', verdict: 'UNKNOWN', wanted: 95_00, listed: null },
    ]);
  });

  test('answers with prices, which who asked is written and sees counted', async () => {
    const request = await forwarded();
    const done = await answer(request);
    expect(done).toMatchObject({
      __typename: 'QuoteRequestAnswered',
      request: { progress: 'ANSWERED', state: 'ANSWERED' },
    });
    const { answers } = await read(request);
    expect(answers).toMatchObject([
      {
        venueName: 'Maison du Lac',
        kind: 'OFFER',
        totals: {
          exclVatCents: 45 * 62_00 + 450_00,
          vatCents: 45 * 6_20 + 90_00,
          exclVatPerParticipantCents: 72_00,
        },
        availableActions: ['CHOOSE'],
      },
    ]);
    expect((await mails(request.id)).filter(({ kind }) => kind === 'quote-answered')).toHaveLength(1);
  });

  test('revises it until one is chosen; two who do so at once do not both', async () => {
    const request = await forwarded();
    const first = (await answer(request)).request!.venues[0]!.answer!;
    const revise = () => answer(request, { version: first.version, text: 'Café offert.' });
    const outcomes = (await Promise.all([revise(), revise()])).map(({ __typename }) => __typename);
    expect(outcomes.toSorted()).toEqual(['Conflict', 'QuoteRequestAnswered']);
    expect(await answer(request)).toMatchObject({ __typename: 'Conflict' });
    const [current] = (await read(request)).answers;
    expect(current).toMatchObject({ id: first.id, text: 'Café offert.' });
    await act('chooseQuoteAnswer', request, current!);
    expect(await answer(request, { version: current!.version + 1 })).toMatchObject({ __typename: 'Forbidden' });
  });

  test('asks back or declines; that alone is no quote', async () => {
    const request = await forwarded();
    await answer(request, { kind: 'QUESTION', text: 'Combien de PMR ?' });
    await answer(request, { kind: 'DECLINED', text: 'Complet.' }, 'rival');
    const { state, answers } = await read(request);
    expect(state).toBe('FORWARDED');
    expect(answers).toMatchObject([
      { kind: 'QUESTION', question: 'Combien de PMR ?', totals: null, lines: [], availableActions: ['REPLY'] },
      { kind: 'DECLINED', text: 'Complet.', availableActions: [] },
    ]);
  });

  test.each([
    [{ lines: [] }, 'lines', 'required'],
    [{ validUntil: null }, 'validUntil', 'required'],
    [{ validUntil: dayFromToday(-1) }, 'validUntil', 'pastDate'],
    [{ startDate: dayFromToday(9) }, 'endDate', 'required'],
    [{ startDate: dayFromToday(9), endDate: dayFromToday(8) }, 'endDate', 'reversedDates'],
    [{ kind: 'DECLINED', text: ' ' }, 'text', 'required'],
    [{ kind: 'QUESTION', text: 'x'.repeat(1_001) }, 'text', 'tooLong'],
    [{ text: 'x'.repeat(4_001) }, 'text', 'tooLong'],
    [{ lines: [{ ...aLine(), vatPercent: 19.6 }] }, 'lines.0.vatPercent', 'unknownValue'],
    [{ lines: [{ ...aLine(), label: '' }] }, 'lines.0.label', 'required'],
    [{ lines: [{ ...aLine(), quantity: 0 }] }, 'lines.0.quantity', 'tooSmall'],
    [{ lines: [{ ...aLine(), unitPriceCents: 100_000_01 }] }, 'lines.0.unitPriceCents', 'tooGreat'],
    [{ lines: [{ ...aLine(), unitPriceCents: 99_000_00, quantity: 1_000 }] }, 'lines', 'tooGreat'],
    [{ lines: Array.from({ length: 31 }, aLine) }, 'lines', 'tooMany'],
  ])('is told what is wrong with %j', async (wanted, path, code) => {
    const request = await forwarded();
    expect(await answer(request, wanted)).toMatchObject({
      __typename: 'ValidationFailed',
      fields: expect.arrayContaining([expect.objectContaining({ path, code }) as object]) as object,
    });
    expect((await read(request)).answers).toEqual([]);
  });

  test('answers for each of his venues by itself', async () => {
    const request = await forwarded({ venueIds: [venueIds[0], venueIds[3]] });
    await answer(request);
    expect(await seen(request)).toMatchObject({ progress: 'TO_ANSWER' });
    await answer(request, { venueId: venueIds[3], kind: 'DECLINED', text: 'Travaux.' });
    expect(await seen(request)).toMatchObject({
      progress: 'ANSWERED',
      venues: [{ answer: { kind: 'OFFER' } }, { answer: { kind: 'DECLINED' } }],
    });
    expect(await answer(request, { venueId: venueIds[1] })).toMatchObject({ __typename: 'NotFound' });
  });

  test('no longer sees who asked when it has ended, unless he was chosen', async () => {
    const request = await forwarded();
    const mine = (await answer(request)).request!.venues[0]!.answer!;
    await act('chooseQuoteAnswer', request, mine);
    expect(await seen(request)).toMatchObject({ contact: { firstName: 'Élodie' }, progress: 'ENDED' });
    expect(await seen(request, 'rival')).toMatchObject({ contact: null, progress: 'ENDED', availableActions: [] });
    const other = await forwarded();
    await ask(WITHDRAW_QUOTE, { token: other.token });
    expect(await seen(other)).toMatchObject({ contact: null, state: 'ARCHIVED' });
    expect(await told(owner.id, other.reference)).toEqual(['QUOTE_REQUEST forwarded', 'QUOTE_REQUEST withdrawn']);
  });

  test('has his list in pages, by what waits for him and by words', async () => {
    const company = `Menuiserie ${crypto.randomUUID()}`;
    const waiting = await forwarded({ companyName: company });
    const done = await forwarded({ companyName: company });
    await answer(done);
    const find = async (filter: object, more: object = {}) =>
      ask<{ items: { reference: string }[]; totalCount: number; pageCount: number }>(
        FORWARDED_QUOTES,
        { filter: { text: company, ...filter }, ...more },
        'owner',
      );
    const references = async (filter: object) => (await find(filter)).items.map(({ reference }) => reference);
    expect(await references({})).toEqual([done.reference, waiting.reference]);
    expect(await references({ progress: 'TO_ANSWER' })).toEqual([waiting.reference]);
    expect(await references({ progress: 'ANSWERED' })).toEqual([done.reference]);
    expect(await find({}, { pageSize: 1, page: 2 })).toMatchObject({
      totalCount: 2,
      pageCount: 2,
      items: [{ reference: waiting.reference }],
    });
    // Who asked cannot be guessed any more once he is no longer seen.
    await ask(WITHDRAW_QUOTE, { token: waiting.token });
    expect(await references({ progress: 'ENDED' })).toEqual([]);
    expect(await references({ progress: 'ENDED', text: waiting.reference })).toEqual([waiting.reference]);
  });
});

function aLine() {
  return { label: 'Salle', unitPriceCents: 100_00, vatPercent: 20, basis: 'FLAT', quantity: 1 };
}

describe('who asked', () => {
  test('answers a question, which the owner is told; the request waits for him again', async () => {
    const request = await forwarded();
    await answer(request, { kind: 'QUESTION', text: 'Combien de PMR ?' });
    const [asked] = (await read(request)).answers;
    expect(await act('replyToQuoteQuestion', request, asked!, { text: ' ' })).toMatchObject({
      fields: [{ path: 'text', code: 'required' }],
    });
    await act('replyToQuoteQuestion', request, asked!, { text: 'Deux.' });
    expect(await seen(request)).toMatchObject({ progress: 'TO_ANSWER', venues: [{ answer: { reply: 'Deux.' } }] });
    expect(await told(owner.id, request.reference)).toContain('QUOTE_REQUEST replied');
    expect(await told(rival.id, request.reference)).not.toContain('QUOTE_REQUEST replied');
    const [replied] = (await read(request)).answers;
    expect(await act('replyToQuoteQuestion', request, replied!, { text: 'Trois.' })).toMatchObject({
      __typename: 'Forbidden',
    });
    // The offer that follows keeps what was asked and said.
    await answer(request, { version: replied!.version });
    expect((await read(request)).answers[0]).toMatchObject({
      kind: 'OFFER',
      question: 'Combien de PMR ?',
      reply: 'Deux.',
    });
  });

  test('chooses one of several, once, however many try', async () => {
    const request = await forwarded();
    await answer(request);
    await answer(request, {}, 'rival');
    const { answers } = await read(request);
    const tries = await Promise.all(
      Array.from({ length: 10 }, (_, index) => act('chooseQuoteAnswer', request, answers[index % 2]!)),
    );
    const names = tries.map(({ __typename }) => __typename).toSorted();
    expect(names).toEqual([...Array.from({ length: 9 }, () => 'Conflict'), 'QuoteRequestChanged']);
    const after = await read(request);
    expect(after.state).toBe('WON');
    expect(after.answers.filter(({ chosenAt }) => chosenAt)).toHaveLength(1);
    const both = [...(await told(owner.id, request.reference)), ...(await told(rival.id, request.reference))];
    expect(both.filter((each) => each.startsWith('QUOTE_CHOSEN')).toSorted()).toEqual([
      'QUOTE_CHOSEN chosen',
      'QUOTE_CHOSEN notChosen',
    ]);
    expect((await mails(request.id)).filter(({ kind }) => kind === 'quote-chosen')).toHaveLength(1);
  });

  test('chooses what he has read: one that was revised meanwhile is not taken', async () => {
    const request = await forwarded();
    const old = (await answer(request)).request!.venues[0]!.answer!;
    await answer(request, { version: old.version, lines: [aLine()] });
    expect(await act('chooseQuoteAnswer', request, old)).toMatchObject({ __typename: 'Conflict' });
  });

  test('chooses an offer while it holds, and no other answer', async () => {
    const request = await forwarded();
    await answer(request, { validUntil: dayFromToday(1) });
    await answer(request, { kind: 'DECLINED', text: 'Complet.' }, 'rival');
    const [offer, declined] = (await read(request)).answers;
    expect(await act('chooseQuoteAnswer', request, declined!)).toMatchObject({ __typename: 'Forbidden' });
    moveClock(48 * HOUR_MS);
    expect((await read(request)).answers[0]).toMatchObject({ availableActions: [] });
    expect(await act('chooseQuoteAnswer', request, offer!)).toMatchObject({ __typename: 'Forbidden' });
  });

  test('takes his choice back within two days, and can choose again', async () => {
    const request = await forwarded();
    await answer(request);
    await act('chooseQuoteAnswer', request, (await read(request)).answers[0]!);
    const [chosen] = (await read(request)).answers;
    expect(chosen).toMatchObject({ availableActions: ['RECONSIDER'] });
    await act('reconsiderQuoteAnswer', request, chosen!);
    expect(await told(rival.id, request.reference)).toContain('QUOTE_CHOSEN reconsidered');
    const [free] = (await read(request)).answers;
    expect(free).toMatchObject({ chosenAt: null, availableActions: ['CHOOSE'] });
    await act('chooseQuoteAnswer', request, free!);
    moveClock(49 * HOUR_MS);
    const [kept] = (await read(request)).answers;
    expect(kept).toMatchObject({ availableActions: [] });
    expect(await act('reconsiderQuoteAnswer', request, kept!)).toMatchObject({ __typename: 'Forbidden' });
  });

  test('needs his own link: with another one, the answer is not there', async () => {
    const request = await forwarded();
    const given = (await answer(request)).request!.venues[0]!.answer!;
    const another = await forwarded();
    for (const token of ['x', another.token]) {
      expect(await act('chooseQuoteAnswer', { ...request, token }, given)).toMatchObject({ __typename: 'NotFound' });
    }
    expect(await act('chooseQuoteAnswer', request, { ...given, id: 'x' })).toMatchObject({ __typename: 'NotFound' });
  });
});

test('what venues and who asked wrote to each other is forgotten with him', async () => {
  const request = await forwarded();
  await answer(request, { kind: 'QUESTION', text: 'Madame Marchand ?' });
  await act('replyToQuoteQuestion', request, (await read(request)).answers[0]!, { text: 'Oui, Élodie.' });
  moveClock(37 * 30.5 * 24 * HOUR_MS);
  await forgetDue(app.database, QUOTE_RETENTION, monthsBefore(now(), 36));
  const [row] = await app.database.rows('select text, question, reply from quote_answer where request_id = $1', [
    request.id,
  ]);
  expect(row).toEqual({ text: null, question: null, reply: null });
  moveClock(0);
  expect(await seen(request)).toMatchObject({ contact: null, progress: 'ENDED' });
});
