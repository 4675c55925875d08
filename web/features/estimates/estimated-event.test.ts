import { expect, test } from 'vitest';
import { eventIssues, eventOf, formOf, type EventForm } from './estimated-event.ts';

const TODAY = '2026-11-25';
const FORM: EventForm = { startsOn: '2027-03-02', endsOn: '', people: '40', eventType: '', dayPart: 'HALF_DAY' };

test('the brief of a search fills the form with what it tells', () => {
  expect(formOf('startDate=2027-03-02&endDate=2027-03-03&capacity=40&eventType=journee-etude')).toEqual({
    startsOn: '2027-03-02',
    endsOn: '2027-03-03',
    people: '40',
    eventType: 'JOURNEE_ETUDE',
    dayPart: 'DAY',
  });
  expect(formOf('startDate=tomorrow&capacity=none')).toMatchObject({ startsOn: '', people: '' });
});

test.each([
  [{ startsOn: '' }, { startsOn: { code: 'required' } }],
  [{ startsOn: '2026-11-24' }, { startsOn: { code: 'pastDate' } }],
  [{ endsOn: '2027-03-01' }, { endsOn: { code: 'endBeforeStart' } }],
  [{ endsOn: '2027-04-01' }, {}],
  [{ endsOn: '2027-04-02' }, { endsOn: { code: 'tooManyDays', params: { max: 31 } } }],
  [{ people: '' }, { people: { code: 'required' } }],
  [{ people: 'forty' }, { people: { code: 'notWhole' } }],
])('%j is told as %j', (changes, issues) => {
  expect(eventIssues({ ...FORM, ...changes }, TODAY)).toEqual(issues);
});

test('one day needs one date and may be a half; several days are whole ones', () => {
  const event = { startsOn: '2027-03-02', endsOn: '2027-03-02', people: 40, eventType: null };
  expect(eventOf(FORM, TODAY)).toEqual({ ...event, dayPart: 'HALF_DAY' });
  expect(eventOf({ ...FORM, endsOn: '2027-03-03' }, TODAY)).toEqual({ ...event, endsOn: '2027-03-03', dayPart: 'DAY' });
  expect(eventOf({ ...FORM, people: '0' }, TODAY)).toBeNull();
});
