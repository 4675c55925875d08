import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAccount, type TestAccount, Visitor } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createSubscription } from '../billing/subscription.factory.ts';
import { createVenues } from '../venues/venue.factory.ts';
import { dayFromToday } from '../../platform/clock.ts';
import { createPromotions } from './promotion.factory.ts';
import { type Payload, outcomeOf } from '../../testing/payloads.ts';

let app: TestApp;
let owner: TestAccount;
let token: string;
let venueId: string;
const visitor = new Visitor(() => app);

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  await app.database.rows('delete from rate_limit');
  owner = await createAccount(app.database);
  ({ token } = await visitor.signIn(owner.email));
  [venueId] = (await createVenues(app.database, [{ ownerId: owner.id }])) as [string];
});

const ask = async <Data>(query: string, variables: object = {}, as = token): Promise<Data> => {
  const { data, errors } = await visitor.graphql<Data>(query, variables, { token: as });
  expect(errors).toBeUndefined();
  return data;
};
const offer = (more: object = {}) => ({
  venueId,
  title: 'Avant la neige',
  text: 'Une réduction.',
  discountPercent: 20,
  startsOn: dayFromToday(0),
  endsOn: dayFromToday(10),
  ...more,
});
interface Saved {
  savePromotion: {
    errors: Payload['errors'];
    promotion: { id: string; version: number; state: string; isShown: boolean };
  };
}
const save = async (input: object, as = token) =>
  (
    await ask<Saved>(
      `mutation ($input: SavePromotionInput!) { savePromotion(input: $input) { promotion { id version state isShown } errors { __typename ... on PlanLimitReached { limit } ... on ValidationFailed { fields { path code } } } } }`,
      { input },
      as,
    )
  ).savePromotion;
const remove = async (id: string, as = token, version = 1) =>
  outcomeOf(
    (
      await ask<{ deletePromotion: Payload }>(
        'mutation ($input: VersionedInput!) { deletePromotion(input: $input) { errors { __typename } } }',
        { input: { id, version } },
        as,
      )
    ).deletePromotion,
  );
const list = async (filter: object = {}, more: object = {}) =>
  (
    await ask<{ myPromotions: { totalCount: number; items: { title: string; state: string }[] } }>(
      `query ($filter: PromotionFilter, $page: Int!, $pageSize: Int!) {
         myPromotions(filter: $filter, page: $page, pageSize: $pageSize) { totalCount items { title state } } }`,
      { filter, page: 1, pageSize: 20, ...more },
    )
  ).myPromotions;
const running = async (): Promise<string[]> => {
  const { data } = await app.graphql<{ runningPromotions: { items: { promotion: { id: string } }[] } }>(
    '{ runningPromotions(page: 1, pageSize: 50) { items { promotion { id } } } }',
  );
  return data.runningPromotions.items.map(({ promotion }) => promotion.id);
};

describe('an owner', () => {
  test('writes a promotion that the public sees at once, changes it and deletes it', async () => {
    const { promotion } = await save(offer());
    expect(promotion).toMatchObject({ state: 'RUNNING', isShown: true });
    expect(await running()).toContain(promotion.id);
    const later = { id: promotion.id, version: promotion.version, startsOn: dayFromToday(2) };
    expect(await save(offer(later))).toMatchObject({ promotion: { state: 'COMING', isShown: false } });
    expect(await running()).not.toContain(promotion.id);
    expect(await remove(promotion.id)).toBe('Conflict');
    expect(await remove(promotion.id, token, promotion.version + 1)).toBe('Done');
    expect(await remove(promotion.id)).toBe('NotFound');
  });

  test('is told that somebody else was faster', async () => {
    const { promotion } = await save(offer());
    const change = { id: promotion.id, version: promotion.version };
    expect(outcomeOf(await save(offer({ ...change, title: 'Une autre' })))).toBe('Done');
    expect(outcomeOf(await save(offer(change)))).toBe('Conflict');
  });

  test('moves a promotion to another of their venues', async () => {
    await createSubscription(app.database, { userId: owner.id });
    const [other] = (await createVenues(app.database, [{ ownerId: owner.id }])) as [string];
    const { promotion } = await save(offer());
    await save(offer({ id: promotion.id, version: promotion.version, venueId: other }));
    const { data } = await app.graphql<{ venues: { promotions: object[] }[] }>(
      'query ($a: ID!, $b: ID!) { a: venue(id: $a) { promotions { id } } b: venue(id: $b) { promotions { id } } }',
      { a: venueId, b: other },
    );
    expect(data).toMatchObject({ a: { promotions: [] }, b: { promotions: [{ id: promotion.id }] } });
  });

  test.each<[object, string, string]>([
    [{ title: ' ' }, 'title', 'required'],
    [{ text: 'x'.repeat(1_001) }, 'text', 'tooLong'],
    [{ discountPercent: 91 }, 'discountPercent', 'tooGreat'],
    [{ priceCents: 100, vatPercent: 10 }, 'priceCents', 'discountOrPrice'],
    [{ discountPercent: null, priceCents: 100 }, 'vatPercent', 'required'],
    [{ vatPercent: 10 }, 'vatPercent', 'discountOrPrice'],
    [{ startsOn: dayFromToday(5), endsOn: dayFromToday(4) }, 'endsOn', 'endBeforeStart'],
    [{ startsOn: dayFromToday(-9), endsOn: dayFromToday(-1) }, 'endsOn', 'pastDate'],
    [{ endsOn: dayFromToday(2_000) }, 'endsOn', 'tooFar'],
  ])('is told what is wrong: %j', async (wrong, path, code) => {
    expect(await save(offer(wrong))).toMatchObject({
      errors: [{ __typename: 'ValidationFailed', fields: [{ path, code }] }],
    });
  });

  test('has as many as their plan allows that have not ended; what they have they can change', async () => {
    const [ended] = (await createPromotions(app.database, [{ venueId, days: [-9, -2] }])) as [string];
    const { promotion } = await save(offer());
    expect(await save(offer())).toEqual({ promotion: null, errors: [{ __typename: 'PlanLimitReached', limit: 1 }] });
    expect(await save(offer({ id: ended, version: 1 }))).toEqual({
      promotion: null,
      errors: [{ __typename: 'PlanLimitReached', limit: 1 }],
    });
    expect(outcomeOf(await save(offer({ id: promotion.id, version: 1, title: 'Autre' })))).toBe('Done');
    const { promotionRoom } = await ask<{ promotionRoom: object }>('{ promotionRoom { limit used venues { id } } }');
    expect(promotionRoom).toEqual({ limit: 1, used: 1, venues: [{ id: venueId }] });
    await createSubscription(app.database, { userId: owner.id });
    expect(outcomeOf(await save(offer()))).toBe('Done');
  });

  test('does not get past their plan with two at once', async () => {
    const outcomes = await Promise.all([save(offer()), save(offer()), save(offer())]);
    expect(outcomes.map(outcomeOf).toSorted()).toEqual(['Done', 'PlanLimitReached', 'PlanLimitReached']);
  });

  test('finds their promotions by state and venue: what runs first, then what comes, then what has ended', async () => {
    const [other] = (await createVenues(app.database, [{ ownerId: owner.id }])) as [string];
    await createPromotions(app.database, [
      { venueId, title: 'Passée', days: [-9, -2] },
      { venueId, title: 'À venir', days: [3, 9] },
      { venueId, title: 'Finit tard', days: [-1, 9] },
      { venueId: other, title: 'Finit tôt', days: [-1, 2] },
    ]);
    const titles = async (filter: object, more: object = {}) =>
      (await list(filter, more)).items.map(({ title }) => title);
    expect(await titles({})).toEqual(['Finit tôt', 'Finit tard', 'À venir', 'Passée']);
    expect(await titles({ state: 'ENDED' })).toEqual(['Passée']);
    expect(await titles({ state: 'COMING' })).toEqual(['À venir']);
    expect(await titles({ venueId: other })).toEqual(['Finit tôt']);
    expect(await titles({}, { page: 2, pageSize: 3 })).toEqual(['Passée']);
    expect((await list({}, { pageSize: 1 })).totalCount).toBe(4);
  });
});

describe('somebody else', () => {
  test('does not find it, be the venue public or not', async () => {
    const stranger = (await visitor.signIn((await createAccount(app.database)).email)).token;
    const { promotion } = await save(offer());
    expect(outcomeOf(await save(offer(), stranger))).toBe('NotFound');
    expect(outcomeOf(await save(offer({ id: promotion.id, version: 1 }), stranger))).toBe('NotFound');
    const [own] = (await createVenues(app.database, [
      {
        ownerId: (
          await app.database.rows<{ user_id: string }>('select user_id from session order by created_at desc limit 1')
        )[0]!.user_id,
      },
    ])) as [string];
    expect(outcomeOf(await save(offer({ id: promotion.id, version: 1, venueId: own }), stranger))).toBe('NotFound');
    expect(await remove(promotion.id, stranger)).toBe('NotFound');
    expect(await remove('x', stranger)).toBe('NotFound');
  });

  test('who moderates writes it all the same, past the plan', async () => {
    const team = (await visitor.signIn((await createAccount(app.database, { role: 'TEAM' })).email)).token;
    await save(offer());
    const { promotion } = await save(offer({ title: 'De la maison' }), team);
    const { allPromotions } = await ask<{ allPromotions: { totalCount: number } }>(
      'query ($id: ID!) { allPromotions(filter: { venueId: $id }) { totalCount } }',
      { id: venueId },
      team,
    );
    expect(allPromotions.totalCount).toBe(2);
    expect(await remove(promotion.id, team)).toBe('Done');
  });
});
