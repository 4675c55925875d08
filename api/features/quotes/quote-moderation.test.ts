import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { TestAccount } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { type AnswerCast, answerSteps, startAnswerCast } from './quote-answer.factory.ts';
import { MANAGED_QUOTES } from './quote.factory.ts';

let cast: AnswerCast;
let app: TestApp;
let owner: TestAccount;
let rival: TestAccount;
let venueIds: string[];
const { answer, ask, forwarded, mails, moderate, read, seen, sent, told } = answerSteps(() => cast);

beforeAll(async () => {
  cast = await startAnswerCast();
  ({ app, owner, rival, venueIds } = cast);
});
afterAll(() => app.stop());

beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
});

const managed = (id: string) =>
  ask<{ version: number }>('query ($id: ID!) { quoteRequest(id: $id) { version } }', { id }, 'admin');

describe('the platform', () => {
  test('hands a request to the owners of its venues, who are told and written to', async () => {
    const request = await forwarded();
    expect(await told(owner.id, request.reference)).toEqual(['QUOTE_REQUEST forwarded']);
    expect(await told(rival.id, request.reference)).toEqual(['QUOTE_REQUEST forwarded']);
    expect(await mails(request.id)).toEqual(
      expect.arrayContaining([owner, rival].map(({ email }) => ({ kind: 'quote-forwarded', address: email }))),
    );
  });

  test('writes to nobody who wants no mail about requests, and tells them all the same', async () => {
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
      venues: [{ name: 'Maison du Lac', hasOwner: true }],
    });
    const { version } = first.request!;
    const second = await moderate('forwardQuoteRequest', { id, version, venueIds: [venueIds[1], venueIds[0]] });
    expect(second.request!.venues).toHaveLength(2);
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
    expect(refused).toMatchObject({
      errors: [{ __typename: 'ValidationFailed', fields: [{ path: 'venueIds', code }] }],
    });
    expect(await read(request)).toMatchObject({ state: 'NEW' });
  });

  test('declines with a reason, which who asked is written; owners who had it are told', async () => {
    const request = await forwarded();
    const { id, version } = request;
    expect(await moderate('rejectQuoteRequest', { id, version, reason: ' \n' })).toMatchObject({
      errors: [{ fields: [{ path: 'reason', code: 'required' }] }],
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
    expect(await moderate('archiveQuoteRequest', { id, version })).toMatchObject({
      errors: [{ __typename: 'Conflict' }],
    });
    expect(await moderate('reviewQuoteRequest', { id, version: version + 1 })).toMatchObject({
      errors: [{ __typename: 'Forbidden' }],
    });
    expect(await moderate('archiveQuoteRequest', { id: crypto.randomUUID(), version })).toMatchObject({
      errors: [{ __typename: 'NotFound' }],
    });
  });

  test('names who of the platform took a step, and nobody else', async () => {
    const { id, version } = await sent();
    await moderate('reviewQuoteRequest', { id, version });
    const events = await app.database.rows(
      `select s.action, u.role from quote_request_step s left join user_account u on u.id = s.user_id
       where s.request_id = $1 order by s.id`,
      [id],
    );
    expect(events).toEqual([
      { action: null, role: null },
      { action: 'REVIEW', role: 'TEAM' },
    ]);
    const found = await ask<{ steps: { by: string | null }[] }>(
      'query ($id: ID!) { quoteRequest(id: $id) { steps { by } } }',
      { id },
      'team',
    );
    expect(found.steps.map(({ by }) => by)).toEqual([null, 'Camille Essai']);
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
    expect(again.request).toMatchObject({
      state: 'IN_REVIEW',
      answers: [],
      venues: [{ forwardedAt: null }, {}],
    });
    expect(await seen(request)).toBeNull();
  });

  test('finds requests by state and by what is known of them', async () => {
    const { reference } = await sent({ companyName: '100 % Chêne_Vert', venueIds: [] });
    const find = async (filter: object) =>
      (await ask<{ edges: { node: { reference: string } }[] }>(MANAGED_QUOTES, { filter }, 'team')).edges.map(
        ({ node }) => node.reference,
      );
    expect(await find({ text: '100 % chêne_vert' })).toEqual([reference]);
    expect(await find({ text: '100 _ chêne' })).toEqual([]);
    expect(await find({ text: reference, states: ['NEW', 'LOST'] })).toEqual([reference]);
    expect(await find({ text: reference, states: ['LOST'] })).toEqual([]);
  });
});
