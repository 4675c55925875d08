import { describe, expect, test } from 'vitest';
import {
  answerIssues,
  EMPTY_LINE,
  formOfAnswer,
  readableLines,
  toAnswerInput,
  type AnswerForm,
} from './answer-form.ts';

const TODAY = '2026-11-21';
const ASKED = { participants: 60, startDate: '2027-03-01', endDate: '2027-03-02', flexibleDates: false };
const OFFER: AnswerForm = {
  ...formOfAnswer(null, TODAY, ASKED),
  lines: [
    { label: 'Forfait', unitPrice: '62,50', vatPercent: '10', basis: 'PER_PARTICIPANT', quantity: '1' },
    { label: 'Salle', unitPrice: '1 200', vatPercent: '5.5', basis: 'FLAT', quantity: '2' },
  ],
};
const issues = (wanted: Partial<AnswerForm>) => answerIssues({ ...OFFER, ...wanted }, ASKED, TODAY);
const codes = (wanted: Partial<AnswerForm>) =>
  Object.fromEntries(Object.entries(issues(wanted)).map(([path, { code }]) => [path, code]));

describe('an offer', () => {
  test('is taken as it is typed, in cents', () => {
    expect(issues({})).toEqual({});
    expect(toAnswerInput(OFFER, ASKED)).toEqual({
      kind: 'OFFER',
      text: null,
      validUntil: '2026-12-21',
      option: null,
      lines: [
        { label: 'Forfait', unitPriceCents: 6_250, vatPercent: 10, basis: 'PER_PARTICIPANT', quantity: 1 },
        { label: 'Salle', unitPriceCents: 120_000, vatPercent: 5.5, basis: 'FLAT', quantity: 2 },
      ],
    });
  });

  test('needs lines that can be read', () => {
    const lines = [{ ...EMPTY_LINE, unitPrice: 'dix', quantity: '0' }];
    expect(codes({ lines })).toEqual({
      'lines.0.label': 'required',
      'lines.0.unitPrice': 'notNumber',
      'lines.0.quantity': 'tooSmall',
    });
    expect(readableLines(lines)).toEqual([]);
    expect(codes({ lines: [{ ...EMPTY_LINE, label: 'x', unitPrice: '22,555' }] })).toEqual({
      'lines.0.unitPrice': 'tooManyDecimals',
    });
  });

  test('is not for more than the limit', () => {
    const lines = [{ ...EMPTY_LINE, label: 'x', unitPrice: '99999', quantity: '1000' }];
    expect(codes({ lines })).toEqual({ 'lines.0.unitPrice': 'totalTooGreat' });
  });

  test.each([
    [{ validUntil: '' }, { validUntil: 'required' }],
    [{ validUntil: '2026-11-20' }, { validUntil: 'pastDate' }],
    [{ validUntil: '2030-01-01' }, { validUntil: 'tooFar' }],
    [{ otherDates: true }, { startDate: 'required' }],
    [{ otherDates: true, startDate: '2026-12-02', endDate: '2026-12-01' }, { endDate: 'endBeforeStart' }],
  ] as const)('holds %j to the calendar', (wanted, expected) => {
    expect(codes(wanted)).toEqual(expected);
  });

  test('of one other day needs one date', () => {
    const form = { ...OFFER, otherDates: true, startDate: '2026-12-02', endDate: '' };
    expect(toAnswerInput(form, ASKED)).toMatchObject({ startDate: '2026-12-02', endDate: '2026-12-02' });
  });
});

describe('an option', () => {
  test('is until ten days from now, unless the offer or the event ends before', () => {
    const until = (asked: object) => formOfAnswer(null, TODAY, { ...ASKED, ...asked }).optionUntil;
    expect(until({})).toBe('2026-12-01');
    expect(until({ startDate: '2026-11-25', endDate: '2026-11-26' })).toBe('2026-11-25');
    expect(until({ startDate: '2026-11-20' })).toBe('2026-12-01');
  });

  test.each([
    [{}, undefined],
    [{ optionUntil: '' }, 'required'],
    [{ optionUntil: '2026-11-20' }, 'pastDate'],
    [{ optionUntil: '2026-12-22' }, 'afterOffer'],
    [{ otherDates: true, startDate: '2026-11-24', endDate: '' }, 'afterOffer'],
  ])('with %j', (wanted, code) => {
    expect(codes({ option: true, ...wanted }).optionUntil).toBe(code);
  });

  test('is sent with its room, and only where there are days', () => {
    const form = { ...OFFER, option: true, optionRoom: 'r1' };
    expect(toAnswerInput(form, ASKED)).toMatchObject({ option: { until: '2026-12-01', roomId: 'r1' } });
    expect(toAnswerInput(form, { ...ASKED, flexibleDates: true })).toMatchObject({ option: null });
    const other = { ...form, otherDates: true, startDate: '2027-04-01' };
    expect(toAnswerInput(other, { ...ASKED, flexibleDates: true })).toMatchObject({
      option: { until: '2026-12-01', roomId: 'r1' },
    });
  });
});

test('who asks or declines says something, and nothing else is sent', () => {
  expect(codes({ kind: 'QUESTION', lines: [] })).toEqual({ question: 'required' });
  expect(codes({ kind: 'DECLINED', reason: 'x'.repeat(1_001) })).toEqual({ reason: 'tooLong' });
  expect(toAnswerInput({ ...OFFER, kind: 'DECLINED', reason: ' Complet. ' }, ASKED)).toEqual({
    kind: 'DECLINED',
    text: 'Complet.',
    lines: [],
  });
});
