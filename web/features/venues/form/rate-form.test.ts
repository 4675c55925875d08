import { expect, it } from 'vitest';
import { NEW_RATE, nextRate, rateForm, rateInput, shownComponents, type RateForm } from './rate-form.ts';

const typed = (
  given: Partial<RateForm>,
  prices: Partial<Record<keyof RateForm['components'], string>> = {},
): RateForm => {
  const components = { ...NEW_RATE.components };
  for (const [part, net] of Object.entries(prices) as [keyof RateForm['components'], string][])
    components[part] = { ...components[part], net };
  return { ...NEW_RATE, ...given, components };
};

it('sends the components that have a price, and what belongs to the kind of rate', () => {
  const form = typed(
    { roomName: 'Ampère', occupancy: 'TWIN', weekdays: ['5', '1'], smallestGroup: '10' },
    { LUNCH: '35,50', BREAK: '8' },
  );
  expect(rateInput(form)).toEqual({
    kind: 'DAY_DELEGATE',
    label: null,
    roomName: null,
    occupancy: null,
    unit: null,
    components: [
      { component: 'BREAK', quantity: 2, netCents: 800, vatPercent: 10 },
      { component: 'LUNCH', quantity: 1, netCents: 3_550, vatPercent: 10 },
    ],
    validFrom: null,
    validTo: null,
    weekdays: [1, 5],
    smallestGroup: 10,
  });
  expect(rateInput({ ...form, kind: 'RESIDENTIAL' }).occupancy).toBe('TWIN');
  expect(rateInput({ ...form, kind: 'ROOM_DAY' }).roomName).toBe('Ampère');
  expect(rateInput({ ...form, kind: 'EXTRA' }).unit).toBe('PER_PERSON');
});

it('is read again as it was sent', () => {
  const sent = rateInput(
    typed({ kind: 'RESIDENTIAL', occupancy: 'SINGLE', validTo: '2027-12-31' }, { NIGHT: '90', LUNCH: '31,20' }),
  );
  expect(rateInput(rateForm(sent as Parameters<typeof rateForm>[0]))).toEqual(sent);
});

it('shows the usual components of a kind, and others that have a price', () => {
  expect(shownComponents(typed({ kind: 'EXTRA' }))).toEqual(['OTHER']);
  expect(shownComponents(typed({ kind: 'EXTRA' }, { LUNCH: '3' }))).toEqual(['OTHER', 'LUNCH']);
});

it('begins an added rate with a common kind that is not in the list, at last with an extra', () => {
  const kinds = ['DAY_DELEGATE', 'ROOM_DAY', 'SEMI_RESIDENTIAL', 'EXTRA', 'EXTRA'] as const;
  expect(kinds.map((_, count) => nextRate(kinds.slice(0, count).map((kind) => typed({ kind }))).kind)).toEqual(kinds);
});
