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
const OFFER: AnswerForm = {
  ...formOfAnswer(null, TODAY),
  lines: [
    { label: 'Forfait', unitPrice: '62,50', vatPercent: '10', basis: 'PER_PARTICIPANT', quantity: '1' },
    { label: 'Salle', unitPrice: '1 200', vatPercent: '5.5', basis: 'FLAT', quantity: '2' },
  ],
};
const issues = (wanted: Partial<AnswerForm>) => answerIssues({ ...OFFER, ...wanted }, 60, TODAY);
const codes = (wanted: Partial<AnswerForm>) =>
  Object.fromEntries(Object.entries(issues(wanted)).map(([path, { code }]) => [path, code]));

describe('an offer', () => {
  test('is taken as it is typed, in cents', () => {
    expect(issues({})).toEqual({});
    expect(toAnswerInput(OFFER)).toEqual({
      kind: 'OFFER',
      text: null,
      validUntil: '2026-12-21',
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
    [{ otherDates: true, startDate: '2026-12-02', endDate: '2026-12-01' }, { endDate: 'reversedDates' }],
  ] as const)('holds %j to the calendar', (wanted, expected) => {
    expect(codes(wanted)).toEqual(expected);
  });

  test('of one other day needs one date', () => {
    const form = { ...OFFER, otherDates: true, startDate: '2026-12-02', endDate: '' };
    expect(toAnswerInput(form)).toMatchObject({ startDate: '2026-12-02', endDate: '2026-12-02' });
  });
});

test('who asks or declines says something, and nothing else is sent', () => {
  expect(codes({ kind: 'QUESTION', lines: [] })).toEqual({ question: 'required' });
  expect(codes({ kind: 'DECLINED', reason: 'x'.repeat(1_001) })).toEqual({ reason: 'tooLong' });
  expect(toAnswerInput({ ...OFFER, kind: 'DECLINED', reason: ' Complet. ' })).toEqual({
    kind: 'DECLINED',
    text: 'Complet.',
    lines: [],
  });
});
