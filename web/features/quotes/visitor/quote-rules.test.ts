import { describe, expect, it, test } from 'vitest';
import { EMPTY_FORM, STEP_FIELDS, stepOf, toInput, type QuoteForm } from './quote-form.ts';
import { aQuoteForm } from './quote-form.factory.ts';
import { quoteIssues } from './quote-rules.ts';

const TODAY = '2026-11-21';
const codes = (changes: Partial<QuoteForm>) =>
  Object.fromEntries(
    Object.entries(quoteIssues(aQuoteForm(changes), TODAY)).map(([name, issue]) => [
      name,
      (issue as { code: string }).code,
    ]),
  );

describe('the rules of a quote request', () => {
  it('find nothing in a request that says what is needed', () => {
    expect(quoteIssues(aQuoteForm(), TODAY)).toEqual({});
  });

  it('name what an empty form lacks, field by field', () => {
    expect(Object.keys(quoteIssues(EMPTY_FORM, TODAY))).toEqual([
      'eventType',
      'startDate',
      'participants',
      'firstName',
      'lastName',
      'companyName',
      'email',
      'phone',
      'consent',
    ]);
  });

  test.each<[string, Partial<QuoteForm>, Record<string, string>]>([
    ['a day that has passed', { startDate: '2026-11-20' }, { startDate: 'pastDate' }],
    ['today', { startDate: TODAY }, {}],
    ['an end before the start', { startDate: '2027-03-02', endDate: '2027-03-01' }, { endDate: 'endBeforeStart' }],
    [
      'an end without a start',
      { startDate: '', endDate: '2027-03-01', flexibleDates: true },
      { startDate: 'required' },
    ],
    ['no date, flexible', { startDate: '', flexibleDates: true }, {}],
    ['as many days as an event may last', { startDate: '2027-03-01', endDate: '2027-03-31' }, {}],
    ['one more', { startDate: '2027-03-01', endDate: '2027-04-01' }, { endDate: 'tooManyDays' }],
    ['four years ahead', { startDate: '2030-11-21' }, { startDate: 'tooFar' }],
    ['a budget in tenths of a cent', { budgetPerPerson: '62,505' }, { budgetPerPerson: 'tooManyDecimals' }],
    ['nobody', { participants: '0' }, { participants: 'tooSmall' }],
    ['half a person', { participants: '12,5' }, { participants: 'notWhole' }],
    ['words', { participants: 'beaucoup' }, { participants: 'notWhole' }],
    ['a thousand with its space', { participants: '1 200' }, {}],
    ['too many people', { participants: '20001' }, { participants: 'tooGreat' }],
    ['a budget with cents', { budgetPerPerson: '85,50 €' }, {}],
    ['a budget in words', { budgetPerPerson: 'le moins possible' }, { budgetPerPerson: 'notNumber' }],
    ['an address without a domain', { email: 'jeanne@localhost' }, { email: 'notEmail' }],
    ['an address with a comma', { email: 'a@b.fr,c@d.fr' }, { email: 'notEmail' }],
    ['an address without end', { email: `${'a'.repeat(300)}@example.com` }, { email: 'tooLong' }],
    ['a telephone number with letters', { phone: 'call me 123456' }, { phone: 'notPhone' }],
    ['a note without end', { cateringNote: 'x'.repeat(501) }, { cateringNote: 'tooLong' }],
    ['no agreement', { consent: false }, { consent: 'consentRequired' }],
  ])('%s', (_, changes, expected) => {
    expect(codes(changes)).toEqual(expected);
  });
});

describe('the form as the API takes it', () => {
  it('reads numbers, cents and a single day', () => {
    const input = toInput(aQuoteForm({ participants: '1 200', budgetPerPerson: '85,50', bedrooms: '' }), ['v1'], 'fr');
    expect(input).toMatchObject({
      participants: 1200,
      budgetPerPersonCents: 8550,
      bedrooms: null,
      startDate: '2027-03-01',
      endDate: '2027-03-01',
      layout: null,
      venueIds: ['v1'],
      language: 'fr',
      consent: true,
    });
  });

  it('calls nothing a must of which the request says nothing', () => {
    const mustHaves = toInput(aQuoteForm({ mustHaves: ['BEDROOMS', 'DATES'] }), [], 'fr').mustHaves;
    expect(mustHaves).toEqual(['DATES']);
  });
});

it('has a step for each field', () => {
  const fields = Object.keys(EMPTY_FORM) as (keyof QuoteForm)[];
  expect(STEP_FIELDS.flat().toSorted()).toEqual(fields.toSorted());
  expect(fields.map(stepOf).every((step) => step >= 1)).toBe(true);
});
