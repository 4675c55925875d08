import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askAs, type Billing, startBilling } from './billing.factory.ts';
import { outcomeOf, type Payload } from '../../testing/payloads.ts';

let billing: Billing;

beforeAll(async () => {
  billing = await startBilling();
});
afterAll(() => billing.app.stop());

const ask = <Data>(query: string, variables: object = {}) =>
  askAs<Data>(billing.visitor, billing.admin, query, variables);

describe('plans', () => {
  test('are there for everybody, the free one first', async () => {
    const { data } = await billing.app.graphql<{
      plans: { name: string; isFree: boolean; venueLimit: number | null }[];
    }>('{ plans { name isFree venueLimit } }');
    expect(data.plans).toEqual([
      { name: 'Découverte', isFree: true, venueLimit: 1 },
      { name: 'Essentiel', isFree: false, venueLimit: 3 },
      { name: 'Premium', isFree: false, venueLimit: null },
    ]);
  });

  const PLAN = {
    name: 'Sur mesure',
    priceCents: 50_000,
    vatPercent: 20,
    durationMonths: 6,
    venueLimit: 2,
    homepage: false,
    isActive: false,
    position: 9,
  };
  const save = async (input: object) =>
    (
      await ask<{
        savePlan: Payload & { plan: { id: string; version: number } };
      }>(
        `mutation ($input: SavePlanInput!) { savePlan(input: $input) { plan { id version } errors { __typename ... on ValidationFailed { fields { path } } } } }`,
        { input },
      )
    ).savePlan;

  test('are made and changed by administrators, one change after the other', async () => {
    const { plan } = await save(PLAN);
    expect(outcomeOf(await save({ ...PLAN, ...plan, priceCents: 60_000 }))).toBe('Done');
    expect(outcomeOf(await save({ ...PLAN, ...plan, priceCents: 70_000 }))).toBe('Conflict');
    expect(outcomeOf(await save({ ...PLAN, id: crypto.randomUUID(), version: 1, name: 'Autre' }))).toBe('NotFound');
    const listed = await ask<{ plans: { name: string }[]; allPlans: { name: string; price: object }[] }>(
      '{ plans { name } allPlans { name price { amount currency } } }',
      {},
    );
    expect(listed.plans.map(({ name }) => name)).not.toContain('Sur mesure');
    expect(listed.allPlans).toContainEqual({ name: 'Sur mesure', price: { amount: 60_000, currency: 'EUR' } });
  });

  test('are a hundred at most, so that lists can show them all', async () => {
    await billing.app.database.rows(
      `insert into plan (name, price_cents, vat_percent, duration_months, homepage, is_free, is_active, position)
       select 'Formule ' || n, 1000, 20, 12, false, false, false, 50 from generate_series(1, 100 - (select count(*)::int from plan)) n`,
    );
    expect(await save({ ...PLAN, name: 'Une de trop' })).toMatchObject({
      errors: [{ __typename: 'ValidationFailed', fields: [{ path: 'name' }] }],
    });
    await billing.app.database.rows(`delete from plan where name like 'Formule %'`);
  });

  test.each([
    [{ ...PLAN, name: ' ' }, 'name'],
    [{ ...PLAN, name: 'premium' }, 'name'],
    [{ ...PLAN, name: 'Sans durée', durationMonths: null }, 'durationMonths'],
    [{ ...PLAN, name: 'Négatif', priceCents: -1 }, 'priceCents'],
    [{ ...PLAN, name: 'Trop', venueLimit: 100_000 }, 'venueLimit'],
  ])('are not taken where something is wrong: %j', async (input, path) => {
    expect(await save(input)).toMatchObject({ errors: [{ __typename: 'ValidationFailed', fields: [{ path }] }] });
  });

  test('the free one stays free, and there', async () => {
    const free = {
      ...PLAN,
      ...billing.plans['Découverte'],
      name: 'Découverte',
      priceCents: 0,
      durationMonths: null,
      isActive: true,
    };
    expect(outcomeOf(await save({ ...free, priceCents: 100 }))).toBe('ValidationFailed');
    expect(outcomeOf(await save({ ...free, isActive: false }))).toBe('ValidationFailed');
  });
});
