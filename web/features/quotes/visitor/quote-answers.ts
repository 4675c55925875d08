import { issuesByField } from '../../../lib/forms.ts';
import { EMPTY_FORM, type QuoteField } from './quote-form.ts';

const FIELDS = Object.keys(EMPTY_FORM) as QuoteField[];

/** What the API found wrong with a request, by the fields of the form. */
export function issuesOfAnswer(issues: Parameters<typeof issuesByField>[0]) {
  return issuesByField(issues, FIELDS, { budgetPerPersonCents: 'budgetPerPerson' });
}
