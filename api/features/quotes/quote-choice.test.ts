import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { forgetDue } from '../../platform/database/retention.ts';
import { dayFromToday, moveClock, now } from '../../platform/clock.ts';
import { monthsBefore } from '../../platform/days.ts';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type AnswerCast, answerSteps, startAnswerCast } from './quote-answer.factory.ts';
import { aLine } from './quote.factory.ts';
import { QUOTE_RETENTION } from './quote-retention.queries.ts';
import { outcomeOf } from '../../testing/payloads.ts';

const HOUR_MS = 3_600_000;

let cast: AnswerCast;
let app: TestApp;
let owner: TestAccount;
let rival: TestAccount;
const { act, answer, ask, forwarded, mails, moderate, read, seen, sent, told } = answerSteps(() => cast);

beforeAll(async () => {
  cast = await startAnswerCast();
  ({ app, owner, rival } = cast);
});
afterAll(() => app.stop());
afterEach(() => moveClock(0));

beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
});

describe('who asked', () => {
  test('answers a question, which the owner is told; the request waits for them again', async () => {
    const request = await forwarded();
    await answer(request, { kind: 'QUESTION', text: 'Combien de PMR ?' });
    const [asked] = (await read(request)).answers;
    expect(await act('replyToQuoteQuestion', request, asked!, { text: ' ' })).toMatchObject({
      errors: [{ fields: [{ path: 'text', code: 'required' }] }],
    });
    await act('replyToQuoteQuestion', request, asked!, { text: 'Deux.' });
    expect(await seen(request)).toMatchObject({ progress: 'TO_ANSWER', venues: [{ answer: { reply: 'Deux.' } }] });
    expect(await told(owner.id, request.reference)).toContain('QUOTE_REQUEST replied');
    expect(await told(rival.id, request.reference)).not.toContain('QUOTE_REQUEST replied');
    const [replied] = (await read(request)).answers;
    expect(await act('replyToQuoteQuestion', request, replied!, { text: 'Trois.' })).toMatchObject({
      errors: [{ __typename: 'Forbidden' }],
    });
    // The following offer keeps the question and its reply.
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
    const names = tries.map(outcomeOf).toSorted();
    expect(names).toEqual([...Array.from({ length: 9 }, () => 'Conflict'), 'Done']);
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

  test('leaves the day on which the offer was sent as it is', async () => {
    const request = await forwarded();
    await answer(request);
    const [offer] = (await read(request)).answers;
    moveClock(HOUR_MS);
    await act('chooseQuoteAnswer', request, offer!);
    expect((await read(request)).answers[0]!.updatedAt).toBe(offer!.updatedAt);
  });

  test('chooses what they have read: one that was revised meanwhile is not taken', async () => {
    const request = await forwarded();
    const old = (await answer(request)).request!.venues[0]!.answer!;
    await answer(request, { version: old.version, lines: [aLine()] });
    expect(await act('chooseQuoteAnswer', request, old)).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
  });

  test('chooses an offer while it holds, and no other answer', async () => {
    const request = await forwarded();
    await answer(request, { validUntil: dayFromToday(1) });
    await answer(request, { kind: 'DECLINED', text: 'Complet.' }, 'rival');
    const [offer, declined] = (await read(request)).answers;
    expect(await act('chooseQuoteAnswer', request, declined!)).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
    moveClock(48 * HOUR_MS);
    expect((await read(request)).answers[0]).toMatchObject({ availableActions: [] });
    expect(await act('chooseQuoteAnswer', request, offer!)).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
  });

  test('takes their choice back within two days, and can choose again', async () => {
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
    expect(await act('reconsiderQuoteAnswer', request, kept!)).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
  });

  test('needs their own link: with another one, the answer is not there', async () => {
    const request = await forwarded();
    const given = (await answer(request)).request!.venues[0]!.answer!;
    const another = await forwarded();
    for (const token of ['x', another.token]) {
      expect(await act('chooseQuoteAnswer', { ...request, token }, given)).toMatchObject({
        errors: [{ __typename: 'NotFound' }],
      });
    }
    expect(await act('chooseQuoteAnswer', request, { ...given, id: 'x' })).toMatchObject({
      errors: [{ __typename: 'NotFound' }],
    });
  });
});

describe('what a notification asks for', () => {
  const unread = async (as: 'admin' | 'owner' | 'rival'): Promise<string[]> => {
    const { edges } = await ask<{ edges: { node: { params: { name: string; value: string }[] } }[] }>(
      '{ notifications(filter: { unread: true }, first: 50) { edges { node { params { name value } } } } }',
      {},
      as,
    );
    return edges.map(({ node }) => node.params.map(({ value }) => value).join(' '));
  };

  test('is read for the whole team once one of it has dealt with the request, and names the company', async () => {
    const request = await sent();
    const asked = (await unread('admin')).find((values) => values.includes(request.reference));
    expect(asked).toContain('Ateliers Réunis');
    await moderate('reviewQuoteRequest', { id: request.id, version: request.version });
    expect((await unread('admin')).join()).not.toContain(request.reference);
  });

  test('is read for an owner once they have answered, and not for another', async () => {
    const request = await forwarded();
    await answer(request);
    expect((await unread('owner')).join()).not.toContain(request.reference);
    expect((await unread('rival')).join()).toContain(request.reference);
  });
});

test('the copy of an owner’s data has their venues with all that belongs to them, and what they answered', async () => {
  const request = await forwarded();
  await answer(request);
  const { json } = await ask<{ json: string }>('mutation { exportMyData { json } }', {}, 'owner');
  const data = JSON.parse(json) as Record<string, Record<string, unknown>[]>;
  expect(data['venues']).toContainEqual(
    expect.objectContaining({
      venue: expect.objectContaining({ name: 'Maison du Lac', bedrooms: 30 }) as object,
      rooms: [expect.objectContaining({ capacities: { U_SHAPE: 40, THEATRE: 90 } })],
      photos: [],
      promotions: [],
    }),
  );
  expect(data['quoteAnswers']).toContainEqual(
    expect.objectContaining({
      reference: request.reference,
      venueName: 'Maison du Lac',
      kind: 'OFFER',
      lines: [
        expect.objectContaining({ label: 'Journée d’étude' }),
        expect.objectContaining({ label: 'Location de la salle' }),
      ],
    }),
  );
  // Another sender.
  expect(json).not.toContain('elodie.marchand');
});

test('what venues and who asked wrote to each other is forgotten with them', async () => {
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
