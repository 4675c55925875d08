import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { EVENT_DAYS_MESSAGES } from '../../../lib/event-days.ts';
import type { FieldMessages } from '../../../lib/forms.ts';

/** What can be wrong with an answer, where a sentence of its own says better what to do. */
export const ANSWER_MESSAGES: FieldMessages = {
  ...EVENT_DAYS_MESSAGES,
  tooFar: msg({ id: 'quote.tooFar', message: 'That is too far ahead: three years at most.' }),
  totalTooGreat: msg({
    id: 'answer.totalTooGreat',
    message: 'Together, these prices exceed what a quote can hold.',
  }),
  afterOffer: msg({
    id: 'answer.optionTooLong',
    message: 'An option ends with your offer at the latest, and before the event does.',
  }),
  'question.required': msg({ id: 'answer.questionNeeded', message: 'Tell the planner what you need to know.' }),
  'reason.required': msg({ id: 'answer.reasonNeeded', message: 'Say briefly why: the planner will read it.' }),
};

/** The label of a field by its path, for the summary of what is wrong. */
export function useAnswerLabels(): (path: string) => string {
  const { t } = useLingui();
  const single: Readonly<Record<string, string>> = {
    label: t({ id: 'answer.label', message: 'Description' }),
    unitPrice: t({ id: 'answer.unitPrice', message: 'Price excl. VAT (€)' }),
    quantity: t({ id: 'answer.quantity', message: 'Quantity' }),
    validUntil: t({ id: 'answer.validUntil', message: 'Valid until' }),
    startDate: t({ id: 'quote.startDate', message: 'First day' }),
    endDate: t({ id: 'quote.endDate', message: 'Last day' }),
    optionUntil: t({ id: 'answer.optionUntil', message: 'Option until' }),
    optionRoom: t({ id: 'answer.optionRoom', message: 'What is held' }),
    text: t({ id: 'answer.text', message: 'A few words to the planner' }),
    question: t({ id: 'answer.question', message: 'Your question' }),
    reason: t({ id: 'answer.reason', message: 'Why you are declining' }),
  };
  return (path) => single[path.split('.').at(-1) ?? ''] ?? path;
}
