import { expect, test } from 'vitest';
import { formOf, inputOf, promotionIssues, type PromotionForm } from './promotion-form-rules.ts';

const TODAY = '2026-11-21';
const FORM: PromotionForm = {
  ...formOf(null, 'v-1', TODAY),
  title: 'Avant la neige',
  text: 'Une réduction.',
  discountPercent: '20',
  endsOn: '2026-12-01',
};
const issues = (more: Partial<PromotionForm>, endedBefore: string | null = null) =>
  Object.entries(promotionIssues({ ...FORM, ...more }, { today: TODAY, endedBefore })).map(
    ([name, issue]) => `${name} ${issue?.code}`,
  );

test.each<[Partial<PromotionForm>, string[]]>([
  [{}, []],
  [{ title: ' ', venueId: '' }, ['venueId required', 'title required']],
  [{ discountPercent: '91' }, ['discountPercent tooGreat']],
  [{ discountPercent: 'x' }, ['discountPercent notWhole']],
  [{ kind: 'price' }, ['price required']],
  [{ kind: 'price', price: '1e3' }, ['price notNumber']],
  [{ kind: 'price', price: '84,50' }, []],
  [{ kind: 'price', price: '84,505' }, ['price tooManyDecimals']],
  [{ kind: 'extra', discountPercent: 'x' }, []],
  [{ endsOn: '2026-11-20' }, ['endsOn endBeforeStart']],
  [{ startsOn: '2026-11-01', endsOn: '2026-11-20' }, ['endsOn pastDate']],
])('%j', (form, expected) => {
  expect(issues(form)).toEqual(expected);
});

test('what has ended already may stay so', () => {
  expect(issues({ startsOn: '2026-11-01', endsOn: '2026-11-20' }, '2026-11-20')).toEqual([]);
});

test('only what belongs to the kind of offer is sent', () => {
  expect(inputOf({ ...FORM, kind: 'price', price: '84' }, null)).toMatchObject({
    discountPercent: null,
    priceCents: 8_400,
    vatPercent: 10,
  });
  expect(inputOf(FORM, null)).toMatchObject({ discountPercent: 20, priceCents: null, vatPercent: null });
});
