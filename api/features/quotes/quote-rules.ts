import { QUOTE } from '../../../schema/constants.ts';
import { lastDayIssue } from '../../../schema/event-days.ts';
import type { FieldIssue } from '../../platform/errors.ts';
import { manyLines, oneLine } from '../../platform/mail/mail-address.ts';
import { validateInput } from '../../platform/validation.ts';
import { validationFailed } from '../../platform/errors.ts';
import { QuoteRequestInput } from './quote.inputs.ts';

/** The normalised input: trimmed texts without invisible characters, null for empty ones, ids in lower case. */
export function normalised(input: QuoteRequestInput): QuoteRequestInput {
  const text = (given: string | null | undefined): string | null => manyLines(given ?? '') || null;
  return Object.assign(new QuoteRequestInput(), input, {
    firstName: oneLine(input.firstName),
    lastName: oneLine(input.lastName),
    companyName: oneLine(input.companyName),
    email: oneLine(input.email),
    phone: oneLine(input.phone),
    startDate: input.startDate ?? null,
    endDate: input.endDate ?? null,
    layout: input.layout ?? null,
    bedrooms: input.bedrooms ?? null,
    budgetPerPersonCents: input.budgetPerPersonCents ?? null,
    cateringNote: text(input.cateringNote),
    equipmentNote: text(input.equipmentNote),
    message: text(input.message),
    venueIds: input.venueIds.map((id) => id.toLowerCase()),
  });
}

/**
 * Validates a normalised input, with the calendar.
 * @param today YYYY-MM-DD in Paris.
 * @param agreed the first day of the stored request, which may have passed.
 * @throws AppError VALIDATION_FAILED.
 */
export async function checkInput(input: QuoteRequestInput, today: string, agreed: string | null = null): Promise<void> {
  await validateInput(input);
  const issues = dateIssues(input, today, agreed);
  if (issues.length) throw validationFailed(issues);
}

function dateIssues(
  { startDate, endDate, flexibleDates }: QuoteRequestInput,
  today: string,
  agreed: string | null,
): FieldIssue[] {
  if (!startDate && !endDate)
    return flexibleDates ? [] : ['startDate', 'endDate'].map((path) => ({ path, code: 'required' }));
  if (!startDate || !endDate) return [{ path: startDate ? 'endDate' : 'startDate', code: 'required' }];
  if (startDate < today && startDate !== agreed) return [{ path: 'startDate', code: 'pastDate' }];
  const issue = lastDayIssue(startDate, endDate);
  if (issue) return [{ path: 'endDate', ...issue }];
  const last = `${Number(today.slice(0, 4)) + QUOTE.yearsAhead}${today.slice(4)}`;
  if (startDate > last) return [{ path: 'startDate', code: 'tooFar' }];
  return endDate > last ? [{ path: 'endDate', code: 'tooFar' }] : [];
}
