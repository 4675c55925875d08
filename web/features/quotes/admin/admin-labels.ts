import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { QUOTE_STATES } from '../../../lib/quote-states.ts';
import { useFormats } from '../../../lib/formats.ts';
import type { AdminQuoteLine, QuoteAction, QuoteState } from './admin-quote.ts';

export const STATE_VALUES = Object.keys(QUOTE_STATES) as QuoteState[];

export const STATE_TONES = {
  NEW: 'copper',
  IN_REVIEW: 'gold',
  FORWARDED: 'gold',
  ANSWERED: 'sage',
  WON: 'sage',
  LOST: 'neutral',
  REJECTED: 'danger',
  ARCHIVED: 'neutral',
} as const satisfies Record<QuoteState, string>;

/** What the platform does; steps that are not the platform's have no button. */
export const MOVES = {
  REVIEW: msg({ id: 'adminMove.review', message: 'Take on' }),
  FORWARD: msg({ id: 'adminMove.forward', message: 'Forward to owners' }),
  WIN: msg({ id: 'adminMove.win', message: 'Close as won' }),
  LOSE: msg({ id: 'adminMove.lose', message: 'Close as lost' }),
  REJECT: msg({ id: 'adminMove.reject', message: 'Reject' }),
  ARCHIVE: msg({ id: 'adminMove.archive', message: 'Archive' }),
  REOPEN: msg({ id: 'adminMove.reopen', message: 'Reopen' }),
} as const satisfies Partial<Record<QuoteAction, MessageDescriptor>>;

export type Move = keyof typeof MOVES;
export const isMove = (action: QuoteAction): action is Move => action in MOVES;

/** What happened, as a line of the history: by `ACTION`, or by `ACTION ACTOR` where it matters who did it. */
export const EVENTS: Readonly<Record<string, MessageDescriptor>> = {
  SENT: msg({ id: 'adminEvent.sent', message: 'Request received' }),
  CHANGE: msg({ id: 'adminEvent.change', message: 'Changed by the planner' }),
  WITHDRAW: msg({ id: 'adminEvent.withdraw', message: 'Withdrawn by the planner' }),
  REVIEW: msg({ id: 'adminEvent.review', message: 'Taken on' }),
  FORWARD: msg({ id: 'adminEvent.forward', message: 'Forwarded to owners' }),
  REMIND: msg({ id: 'adminEvent.remind', message: 'Owners reminded' }),
  ANSWER: msg({ id: 'adminEvent.answer', message: 'A venue has answered' }),
  'WIN VISITOR': msg({ id: 'adminEvent.chosen', message: 'The planner has chosen a venue' }),
  WIN: msg({ id: 'adminEvent.win', message: 'Closed as won' }),
  LOSE: msg({ id: 'adminEvent.lose', message: 'Closed as lost' }),
  RECONSIDER: msg({ id: 'adminEvent.reconsider', message: 'The planner is reconsidering' }),
  REJECT: msg({ id: 'adminEvent.reject', message: 'Rejected' }),
  'ARCHIVE SYSTEM': msg({ id: 'adminEvent.forgotten', message: 'Archived; the planner’s details have been erased' }),
  ARCHIVE: msg({ id: 'adminEvent.archive', message: 'Archived' }),
  REOPEN: msg({ id: 'adminEvent.reopen', message: 'Reopened' }),
};

type Days = Pick<AdminQuoteLine, 'startDate' | 'endDate' | 'flexibleDates'>;

/** “12–14 Mar 2027, flexible”. */
export function useDays(): (request: Days) => string {
  const { t } = useLingui();
  const { shortDateRange } = useFormats();
  return ({ startDate, endDate, flexibleDates }) => {
    if (startDate === null || endDate === null) return t({ id: 'ownerQuotes.openDates', message: 'Flexible dates' });
    const text = shortDateRange(startDate, endDate);
    return flexibleDates ? `${text}, ${t({ id: 'quote.flexible', message: 'flexible' })}` : text;
  };
}

/** How a request is called in a list: its company, or its number once personal data are deleted. */
export const nameOf = ({ contact, reference }: Pick<AdminQuoteLine, 'contact' | 'reference'>): string =>
  contact?.companyName || reference;
