import { expect, test } from 'vitest';
import { recommendedPlan } from './plan-labels.ts';

const plan = (id: string, amount: number, venueLimit: number | null) => ({
  id,
  price: { amount, currency: 'EUR' },
  durationMonths: 12,
  venueLimit,
  photoLimit: null,
  promotionLimit: null,
  homepage: false,
  isFree: amount === 0,
});
const PLANS = [plan('free', 0, 1), plan('premium', 79_000, null), plan('essential', 29_000, 3)];

test('the cheapest paid plan is recommended that has room for what is used', () => {
  expect(recommendedPlan(PLANS)).toBe('essential');
  expect(recommendedPlan(PLANS, PLANS[0], { venues: 4, photos: 0, promotions: 0 })).toBe('premium');
});

test('nobody is recommended what they have, or less', () => {
  expect(recommendedPlan(PLANS, PLANS[2])).toBe('premium');
  expect(recommendedPlan(PLANS, PLANS[1])).toBeNull();
});
