import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { dayFromToday } from '../../platform/clock.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import { type AnswerCast, answerSteps, startAnswerCast } from './quote-answer.factory.ts';
import { aLine, FORWARDED_QUOTES } from './quote.factory.ts';
import { outcomeOf } from '../../testing/payloads.ts';

let cast: AnswerCast;
let owner: TestAccount;
let venueIds: string[];
const { act, answer, ask, forwarded, mails, moderate, read, seen, sent, told, withdraw } = answerSteps(() => cast);

beforeAll(async () => {
  cast = await startAnswerCast();
  ({ owner, venueIds } = cast);
});
afterAll(() => cast.app.stop());
beforeEach(async () => {
  await cast.app.database.rows('delete from rate_limit');
});

describe('an owner', () => {
  test('sees a request once it was handed to them, with who asks, and nobody else’s venues', async () => {
    const request = await sent();
    for (const as of ['owner', 'rival', 'stranger'] as const) expect(await seen(request, as)).toBeNull();
    await moderate('forwardQuoteRequest', { id: request.id, version: request.version, venueIds: [venueIds[0]] });
    expect(await seen(request)).toMatchObject({
      reference: request.reference,
      progress: 'TO_ANSWER',
      availableActions: ['ANSWER'],
      contact: { email: 'elodie.marchand@ateliers-reunis.example', phone: '01 99 00 12 34' },
      venues: [{ venueId: venueIds[0], name: 'Maison du Lac', answer: null }],
    });
    for (const as of ['rival', 'stranger', 'team', 'admin'] as const) {
      if (as === 'rival' || as === 'stranger') expect(await seen(request, as)).toBeNull();
      expect(await answer(request, {}, as)).toMatchObject({ errors: [{ __typename: 'NotFound' }] });
    }
    expect(await seen({ ...request, id: crypto.randomUUID() })).toBeNull();
    expect(await seen({ ...request, id: 'x' })).toBeNull();
  });

  test('sees nothing of what other venues answer, of the platform, or of the sender’s dealings with it', async () => {
    const request = await forwarded();
    await answer(request, {}, 'rival');
    const hidden = { version: null, steps: null, venueCount: null, isUnread: null, rejectionReason: null };
    expect(await seen(request)).toMatchObject({
      ...hidden,
      answers: [],
      venues: [{ venueId: venueIds[0], hasOwner: null, waits: null, answer: null }],
    });
    const [own] = (await seen(request, 'rival'))!.venues;
    expect(await seen(request, 'rival')).toMatchObject({ ...hidden, answers: [{ id: own!.answer!.id }] });
    expect((await seen(request, 'team'))!.venues).toHaveLength(2);
  });

  test('sees how their venue stands to what is asked', async () => {
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
    expect(done).toMatchObject({ request: { progress: 'ANSWERED', state: 'ANSWERED' }, errors: [] });
    const { answers } = await read(request);
    expect(answers).toMatchObject([
      {
        venueName: 'Maison du Lac',
        kind: 'OFFER',
        totals: {
          exclVat: { amount: 45 * 62_00 + 450_00 },
          vat: { amount: 45 * 6_20 + 90_00 },
          exclVatPerParticipant: { amount: 72_00 },
        },
        availableActions: ['CHOOSE'],
      },
    ]);
    expect((await mails(request.id)).filter(({ kind }) => kind === 'quote-answered')).toHaveLength(1);
  });

  test('has their badge count what they have to answer, until they have, whatever they have read of it', async () => {
    const waiting = async () =>
      (await ask<{ quotesToAnswer: number }>('{ notificationCounts { quotesToAnswer } }', {}, 'owner')).quotesToAnswer;
    const before = await waiting();
    const request = await forwarded();
    expect(await waiting()).toBe(before + 1);
    await ask('mutation { markAllNotificationsRead { counts { unread } } }', {}, 'owner');
    expect(await waiting()).toBe(before + 1);
    await answer(request, { kind: 'QUESTION', text: 'Combien de PMR ?' });
    expect(await waiting()).toBe(before);
    await act('replyToQuoteQuestion', request, (await read(request)).answers[0]!, { text: 'Deux.' });
    expect(await waiting()).toBe(before + 1);
  });

  test('revises it until one is chosen; two who do so at once do not both', async () => {
    const request = await forwarded();
    const first = (await answer(request)).request!.venues[0]!.answer!;
    const revise = () => answer(request, { version: first.version, text: 'Café offert.' });
    const outcomes = (await Promise.all([revise(), revise()])).map(outcomeOf);
    expect(outcomes.toSorted()).toEqual(['Conflict', 'Done']);
    expect(await answer(request)).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
    const [current] = (await read(request)).answers;
    expect(current).toMatchObject({ id: first.id, text: 'Café offert.' });
    await act('chooseQuoteAnswer', request, current!);
    expect(await answer(request, { version: current!.version + 1 })).toMatchObject({
      errors: [{ __typename: 'Forbidden' }],
    });
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
    ['lines', 'required', { lines: [] }],
    ['validUntil', 'required', { validUntil: null }],
    ['validUntil', 'pastDate', { validUntil: dayFromToday(-1) }],
    ['endDate', 'required', { startDate: dayFromToday(9) }],
    ['endDate', 'endBeforeStart', { startDate: dayFromToday(9), endDate: dayFromToday(8) }],
    ['text', 'required', { kind: 'DECLINED', text: ' ' }],
    ['text', 'tooLong', { kind: 'QUESTION', text: 'x'.repeat(1_001) }],
    ['text', 'tooLong', { text: 'x'.repeat(4_001) }],
    ['lines.0.vatPercent', 'unknownValue', { lines: [{ ...aLine(), vatPercent: 19.6 }] }],
    ['lines.0.label', 'required', { lines: [{ ...aLine(), label: '' }] }],
    ['lines.0.quantity', 'tooSmall', { lines: [{ ...aLine(), quantity: 0 }] }],
    ['lines.0.unitPriceCents', 'tooGreat', { lines: [{ ...aLine(), unitPriceCents: 100_000_01 }] }],
    ['lines', 'tooGreat', { lines: [{ ...aLine(), unitPriceCents: 99_000_00, quantity: 1_000 }] }],
    ['lines', 'tooMany', { lines: Array.from({ length: 31 }, aLine) }],
  ])('is told that its %s is %s', async (path, code, wanted) => {
    const request = await forwarded();
    expect(await answer(request, wanted)).toMatchObject({
      errors: [
        {
          __typename: 'ValidationFailed',
          fields: expect.arrayContaining([expect.objectContaining({ path, code }) as object]) as object,
        },
      ],
    });
    expect((await read(request)).answers).toEqual([]);
  });

  test('answers for each of their venues by itself', async () => {
    const request = await forwarded({ venueIds: [venueIds[0], venueIds[3]] });
    await answer(request);
    expect(await seen(request)).toMatchObject({ progress: 'TO_ANSWER' });
    await answer(request, { venueId: venueIds[3], kind: 'DECLINED', text: 'Travaux.' });
    expect(await seen(request)).toMatchObject({
      progress: 'ANSWERED',
      venues: [{ answer: { kind: 'OFFER' } }, { answer: { kind: 'DECLINED' } }],
    });
    expect(await answer(request, { venueId: venueIds[1] })).toMatchObject({ errors: [{ __typename: 'NotFound' }] });
  });

  test('no longer sees who asked when it has ended, unless they were chosen', async () => {
    const request = await forwarded();
    const mine = (await answer(request)).request!.venues[0]!.answer!;
    await act('chooseQuoteAnswer', request, mine);
    expect(await seen(request)).toMatchObject({ contact: { firstName: 'Élodie' }, progress: 'ENDED' });
    expect(await seen(request, 'rival')).toMatchObject({ contact: null, progress: 'ENDED', availableActions: [] });
    const other = await forwarded();
    await withdraw(other);
    expect(await seen(other)).toMatchObject({ contact: null, state: 'ARCHIVED' });
    expect(await told(owner.id, other.reference)).toEqual(['QUOTE_REQUEST forwarded', 'QUOTE_REQUEST withdrawn']);
  });

  test('has their list in parts, by what waits for them and by words', async () => {
    const company = `Menuiserie ${crypto.randomUUID()}`;
    const waiting = await forwarded({ companyName: company });
    const done = await forwarded({ companyName: company });
    await answer(done);
    const find = async (filter: object, more: object = {}) =>
      ask<{ edges: { node: { reference: string } }[]; pageInfo: { endCursor: string; startCursor: string } }>(
        FORWARDED_QUOTES,
        { filter: { text: company, ...filter }, ...more },
        'owner',
      );
    // The counts are those of the whole, whatever part of it is shown.
    for (const filter of [{}, { progress: 'ANSWERED' }])
      expect(await find(filter)).toMatchObject({
        progressCounts: [
          { progress: 'TO_ANSWER', count: 1 },
          { progress: 'ANSWERED', count: 1 },
        ],
      });
    const references = async (filter: object) => (await find(filter)).edges.map(({ node }) => node.reference);
    expect(await references({})).toEqual([done.reference, waiting.reference]);
    expect(await references({ progress: 'TO_ANSWER' })).toEqual([waiting.reference]);
    expect(await references({ progress: 'ANSWERED' })).toEqual([done.reference]);
    expect(await references({ venueId: venueIds[0] })).toEqual([done.reference, waiting.reference]);
    // One that was not asked, and one of another owner that was.
    for (const venueId of [venueIds[3], venueIds[1]]) expect(await references({ venueId })).toEqual([]);
    for (const sort of ['NEWEST', 'EVENT_DATE', 'PARTICIPANTS']) {
      const first = await find({}, { sort, first: 1 });
      expect(first).toMatchObject({
        totalCount: 2,
        edges: [{ node: { reference: done.reference } }],
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
      });
      const second = await find({}, { sort, first: 1, after: first.pageInfo.endCursor });
      expect(second).toMatchObject({
        totalCount: 2,
        edges: [{ node: { reference: waiting.reference } }],
        pageInfo: { hasNextPage: false, hasPreviousPage: true },
      });
      expect(await find({}, { sort, last: 1, before: second.pageInfo.startCursor })).toMatchObject({
        edges: [{ node: { reference: done.reference } }],
      });
    }
    // The sender cannot be inferred once the contact is hidden.
    await withdraw(waiting);
    expect(await references({ progress: 'ENDED' })).toEqual([]);
    expect(await references({ progress: 'ENDED', text: waiting.reference })).toEqual([waiting.reference]);
  });
});
