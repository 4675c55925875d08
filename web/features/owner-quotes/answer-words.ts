import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FieldTexts } from '../../lib/forms.ts';

/** What can be wrong with an answer, where a sentence of its own says better what to do. */
export const ANSWER_TEXTS: FieldTexts = {
  pastDate: msg({ id: 'quote.pastDate', message: 'This day has passed: choose a day from today on.' }),
  reversedDates: msg({ id: 'quote.reversedDates', message: 'The event ends before it begins: check the two dates.' }),
  tooFar: msg({ id: 'quote.tooFar', message: 'This is too far away: three years ahead at most.' }),
  totalTooGreat: msg({
    id: 'answer.totalTooGreat',
    message: 'Together the prices come to more than a quote can hold.',
  }),
  'question.required': msg({ id: 'answer.questionNeeded', message: 'Write what you would like to know.' }),
  'reason.required': msg({ id: 'answer.reasonNeeded', message: 'Say in a word why: the planner reads it.' }),
};

/** The label of a field by its path, for the summary of what is wrong. */
export function useAnswerLabels(): (path: string) => string {
  const { t } = useLingui();
  const single: Readonly<Record<string, string>> = {
    label: t({ id: 'answer.label', message: 'What for' }),
    unitPrice: t({ id: 'answer.unitPrice', message: 'Price before VAT (€)' }),
    quantity: t({ id: 'answer.quantity', message: 'Quantity' }),
    validUntil: t({ id: 'answer.validUntil', message: 'Valid until' }),
    startDate: t({ id: 'quote.startDate', message: 'First day' }),
    endDate: t({ id: 'quote.endDate', message: 'Last day' }),
    text: t({ id: 'answer.text', message: 'A few words to the planner' }),
    question: t({ id: 'answer.question', message: 'Your question' }),
    reason: t({ id: 'answer.reason', message: 'Why you decline' }),
  };
  return (path) => single[path.split('.').at(-1) ?? ''] ?? path;
}
