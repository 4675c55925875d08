import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayFromToday } from '../../platform/clock.ts';
import { createAccount, PASSWORD, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { type AnswerCast, answerSteps, startAnswerCast } from './quote-answer.factory.ts';
import { type Payload, outcomeOf } from '../../testing/payloads.ts';

let cast: AnswerCast;
const visitor = new Visitor(() => cast.app);
const { act, answer, moderate, mails, read, sent, told } = answerSteps(() => cast);

let leaver: TestAccount;
let token: string;
let venueId: string;
beforeAll(async () => {
  cast = await startAnswerCast();
});
afterAll(() => cast.app.stop());
beforeEach(async () => {
  await cast.app.database.rows('delete from rate_limit');
  leaver = await createAccount(cast.app.database);
  [venueId = ''] = await createVenues(cast.app.database, [{ name: 'Maison qui part', ownerId: leaver.id }]);
  ({ token } = await visitor.signIn(leaver.email));
  cast.tokens.stranger = token;
});

const DELETE = `mutation ($password: String!, $code: String, $knowingly: Boolean) {
  deleteMyAccount(input: { password: $password, code: $code, knowingly: $knowingly }) { errors { __typename } } }`;
const leave = async (more: object = {}) => {
  const { data } = await visitor.graphql<{ deleteMyAccount: Payload }>(
    DELETE,
    { password: PASSWORD, ...more },
    { token },
  );
  return outcomeOf(data.deleteMyAccount);
};

async function forwardedToLeaver(input: object = {}) {
  const days = { startDate: dayFromToday(30), endDate: dayFromToday(31) };
  const request = await sent({ venueIds: [venueId], ...days, ...input });
  const done = await moderate('forwardQuoteRequest', { id: request.id, version: request.version });
  return { ...request, version: done.request!.version };
}

test('who is relied on for an event to come is told so, and has to say that they know', async () => {
  const request = await forwardedToLeaver();
  await answer(request, { venueId }, 'stranger');
  await act('chooseQuoteAnswer', request, (await read(request)).answers[0]!);
  const { data } = await visitor.graphql('{ promisedEvents { reference venueName startDate } }', {}, { token });
  expect(data).toEqual({
    promisedEvents: [{ reference: request.reference, venueName: 'Maison qui part', startDate: dayFromToday(30) }],
  });
  expect(await leave()).toBe('Conflict');
  expect(await leave({ knowingly: true })).toBe('Done');
});

test('who has chosen their venue is written to, sees that they are gone, and can take the choice back', async () => {
  const request = await forwardedToLeaver();
  await answer(request, { venueId }, 'stranger');
  await act('chooseQuoteAnswer', request, (await read(request)).answers[0]!);
  await leave({ knowingly: true });
  expect((await mails(request.id)).map(({ kind }) => kind)).toContain('quote-venue-left');
  const [team] = await cast.app.database.rows<{ id: string }>(`select id from user_account where role = 'TEAM'`);
  expect(await told(team!.id, request.reference)).toContain('QUOTE_REQUEST chosenLeft');
  // Regardless of when they chose.
  await cast.app.database.rows(`update quote_answer set chosen_at = now() - interval '9 days' where request_id = $1`, [
    request.id,
  ]);
  const [left] = (await read(request)).answers;
  expect(left).toMatchObject({ ownerLeftAt: expect.any(String) as string, availableActions: ['RECONSIDER'] });
  await act('reconsiderQuoteAnswer', request, left!);
  expect((await read(request)).answers[0]).toMatchObject({ chosenAt: null, availableActions: [] });
});

test('offers of who is gone can be chosen no more, and the platform knows that nobody will answer', async () => {
  const request = await forwardedToLeaver();
  await answer(request, { venueId }, 'stranger');
  expect(await leave()).toBe('Done');
  expect((await read(request)).answers[0]).toMatchObject({ availableActions: [] });
  const [team] = await cast.app.database.rows<{ id: string }>(`select id from user_account where role = 'TEAM'`);
  expect(await told(team!.id, request.reference)).toContain('QUOTE_REQUEST askedLeft');
});

test('options of who is gone end; days that a choice has booked stay', async () => {
  const days = { startDate: dayFromToday(30), endDate: dayFromToday(31), flexibleDates: false };
  const held = async () =>
    (await cast.app.database.rows<{ state: string }>('select state from calendar_entry where venue_id = $1', [venueId]))
      .map(({ state }) => state)
      .toSorted();
  const [chosen, open] = [await forwardedToLeaver(days), await forwardedToLeaver(days)];
  for (const request of [chosen, open])
    await answer(request, { venueId, option: { until: dayFromToday(9) } }, 'stranger');
  await act('chooseQuoteAnswer', chosen, (await read(chosen)).answers[0]!);
  expect(await held()).toEqual(['BOOKED', 'OPTION']);
  expect(await leave({ knowingly: true })).toBe('Done');
  expect(await held()).toEqual(['BOOKED']);
});
