import { FORM_LIMITS, QUOTE } from '../../../schema/constants.ts';
import { lastDayIssue } from '../../../schema/event-days.ts';
import { QUOTE_ANSWER } from '../../../schema/owner-limits.ts';
import { totalsOf } from '../../../schema/quote-totals.ts';
import { type FieldIssue, validationFailed } from '../../platform/errors.ts';
import { manyLines, oneLine } from '../../platform/mail/mail-address.ts';
import { validateInput } from '../../platform/validation.ts';
import { QuoteAnswerInput, QuoteAnswerLineInput } from './quote-answer.inputs.ts';
import { offeredDays } from './offered-days.ts';
import type { QuoteRequest } from './quote.entity.ts';
import { QuoteAnswerKind } from './quote.enums.ts';

/** The normalised answer: trimmed texts, ids in lower case, only the fields of its kind. */
export function normalisedAnswer(input: QuoteAnswerInput): QuoteAnswerInput {
  const isOffer = input.kind === QuoteAnswerKind.OFFER;
  return Object.assign(new QuoteAnswerInput(), input, {
    requestId: input.requestId.toLowerCase(),
    venueId: input.venueId.toLowerCase(),
    version: input.version ?? null,
    text: manyLines(input.text ?? '') || null,
    validUntil: (isOffer && input.validUntil) || null,
    startDate: (isOffer && input.startDate) || null,
    endDate: (isOffer && input.endDate) || null,
    option: (isOffer && input.option) || null,
    lines: isOffer ? input.lines.map(normalisedLine) : [],
  });
}

function normalisedLine(line: QuoteAnswerLineInput): QuoteAnswerLineInput {
  return Object.assign(new QuoteAnswerLineInput(), line, { label: oneLine(line.label, Number.POSITIVE_INFINITY) });
}

/** What an answer is checked against. */
type AskedEvent = Pick<QuoteRequest, 'participants' | 'startDate' | 'endDate' | 'flexibleDates'>;

/**
 * Validates a normalised answer against the event and the calendar.
 * @param today YYYY-MM-DD in Paris.
 * @throws AppError VALIDATION_FAILED.
 */
export async function checkAnswer(input: QuoteAnswerInput, asked: AskedEvent, today: string): Promise<void> {
  await validateInput(input);
  const issues =
    input.kind === QuoteAnswerKind.OFFER
      ? [...offerIssues(input, asked.participants, today), ...optionIssues(input, asked, today)]
      : wordIssues(input);
  if (issues.length) throw validationFailed(issues);
}

/** A refusal needs a reason, and a question needs a text. */
function wordIssues({ text }: QuoteAnswerInput): FieldIssue[] {
  if (!text) return [{ path: 'text', code: 'required' }];
  return text.length > FORM_LIMITS.reason
    ? [{ path: 'text', code: 'tooLong', params: { max: FORM_LIMITS.reason } }]
    : [];
}

function offerIssues(input: QuoteAnswerInput, participants: number, today: string): FieldIssue[] {
  const { lines, validUntil, startDate, endDate } = input;
  const last = `${Number(today.slice(0, 4)) + QUOTE.yearsAhead}${today.slice(4)}`;
  const dayIssues = (path: string, day: string): FieldIssue[] => {
    if (day < today) return [{ path, code: 'pastDate' }];
    return day > last ? [{ path, code: 'tooFar' }] : [];
  };
  const issues: FieldIssue[] = [];
  if (!lines.length) issues.push({ path: 'lines', code: 'required' });
  else if (totalsOf(lines, participants).exclVatCents > QUOTE_ANSWER.maxTotalCents)
    issues.push({ path: 'lines', code: 'tooGreat', params: { max: QUOTE_ANSWER.maxTotalCents } });
  if (!validUntil) issues.push({ path: 'validUntil', code: 'required' });
  else issues.push(...dayIssues('validUntil', validUntil));
  if (startDate) issues.push(...dayIssues('startDate', startDate));
  if (!startDate !== !endDate) issues.push({ path: startDate ? 'endDate' : 'startDate', code: 'required' });
  if (startDate && endDate) {
    const issue = lastDayIssue(startDate, endDate);
    issues.push(...(issue ? [{ path: 'endDate', ...issue }] : dayIssues('endDate', endDate)));
  }
  return issues;
}

function optionIssues(input: QuoteAnswerInput, asked: AskedEvent, today: string): FieldIssue[] {
  if (!input.option) return [];
  const path = 'option.until';
  const { until } = input.option;
  const days = offeredDays(asked, input);
  if (!days) return [{ path, code: 'noDates' }];
  if (until < today) return [{ path, code: 'pastDate' }];
  return until > days.endsOn || (input.validUntil && until > input.validUntil) ? [{ path, code: 'afterOffer' }] : [];
}
