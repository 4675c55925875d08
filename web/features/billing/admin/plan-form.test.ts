import { expect, test } from 'vitest';
import { planFormOf, planInput, planIssues } from './plan-form.ts';

const PLAN = {
  __typename: 'Plan',
  id: 'p1',
  name: 'Essentiel',
  price: { __typename: 'Money', amount: 29_050, currency: 'EUR' },
  vatPercent: 5.5,
  durationMonths: 12,
  venueLimit: 3,
  photoLimit: null,
  promotionLimit: 0,
  homepage: true,
  isFree: false,
  isActive: true,
  position: 2,
  version: 4,
} as const;

test('a plan is sent back as it came', () => {
  const form = planFormOf(PLAN, 9);
  expect(form).toMatchObject({ price: '290,50', vatPercent: '5,5', photoLimit: '', promotionLimit: '0' });
  expect(planIssues(form, false)).toEqual({});
  const { __typename: _, isFree: __, price, ...input } = PLAN;
  expect(planInput(form, PLAN)).toEqual({ ...input, priceCents: price.amount });
});

test('a new plan needs a name, a price and a duration', () => {
  const form = { ...planFormOf(null, 3), durationMonths: '' };
  expect(Object.keys(planIssues(form, false)).toSorted()).toEqual(['durationMonths', 'name', 'price']);
});

test('the free plan costs nothing and never ends', () => {
  const free = { ...planFormOf({ ...PLAN, isFree: true, durationMonths: null }, 1), price: '1' };
  expect(planIssues(free, true)).toEqual({ price: { code: 'tooGreat', params: { max: 0 } } });
});

test.each([
  ['venueLimit', '-1', 'tooSmall'],
  ['photoLimit', '1,5', 'notWhole'],
  ['vatPercent', '31', 'tooGreat'],
  ['price', 'beaucoup', 'notNumber'],
  ['price', '90,555', 'tooManyDecimals'],
])('%s of %s is refused', (field, text, code) => {
  expect(planIssues({ ...planFormOf(PLAN, 1), [field]: text }, false)).toMatchObject({ [field]: { code } });
});
