import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { QUOTE_STATES } from '../../lib/quote-states.ts';
import { useShortDays } from '../../lib/short-days.ts';
import type { DeskQuoteLine, QuoteAction, QuoteState } from './desk-quote.ts';

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

/** What the house does; steps that are not the house's have no button. */
export const MOVES = {
  REVIEW: msg({ id: 'deskMove.review', message: 'Take on' }),
  FORWARD: msg({ id: 'deskMove.forward', message: 'Forward to owners' }),
  WIN: msg({ id: 'deskMove.win', message: 'Close as won' }),
  LOSE: msg({ id: 'deskMove.lose', message: 'Close as lost' }),
  REJECT: msg({ id: 'deskMove.reject', message: 'Reject' }),
  ARCHIVE: msg({ id: 'deskMove.archive', message: 'Archive' }),
  REOPEN: msg({ id: 'deskMove.reopen', message: 'Reopen' }),
} as const satisfies Partial<Record<QuoteAction, MessageDescriptor>>;

export type Move = keyof typeof MOVES;
export const isMove = (action: QuoteAction): action is Move => action in MOVES;

/** What happened, as a line of the history: by `ACTION`, or by `ACTION ACTOR` where it matters who did it. */
export const EVENTS: Readonly<Record<string, MessageDescriptor>> = {
  SENT: msg({ id: 'deskEvent.sent', message: 'Request received' }),
  CHANGE: msg({ id: 'deskEvent.change', message: 'Changed by the planner' }),
  WITHDRAW: msg({ id: 'deskEvent.withdraw', message: 'Withdrawn by the planner' }),
  REVIEW: msg({ id: 'deskEvent.review', message: 'Taken on' }),
  FORWARD: msg({ id: 'deskEvent.forward', message: 'Forwarded to owners' }),
  REMIND: msg({ id: 'deskEvent.remind', message: 'Owners reminded' }),
  ANSWER: msg({ id: 'deskEvent.answer', message: 'A venue has answered' }),
  'WIN VISITOR': msg({ id: 'deskEvent.chosen', message: 'The planner has chosen a venue' }),
  WIN: msg({ id: 'deskEvent.win', message: 'Closed as won' }),
  LOSE: msg({ id: 'deskEvent.lose', message: 'Closed as lost' }),
  RECONSIDER: msg({ id: 'deskEvent.reconsider', message: 'The planner is reconsidering' }),
  REJECT: msg({ id: 'deskEvent.reject', message: 'Rejected' }),
  'ARCHIVE SYSTEM': msg({ id: 'deskEvent.forgotten', message: 'Archived; the planner’s details have been erased' }),
  ARCHIVE: msg({ id: 'deskEvent.archive', message: 'Archived' }),
  REOPEN: msg({ id: 'deskEvent.reopen', message: 'Reopened' }),
};

type Days = Pick<DeskQuoteLine, 'startDate' | 'endDate' | 'flexibleDates'>;

/** “12–14 Mar 2027, flexible”. */
export function useDays(): (request: Days) => string {
  const { t } = useLingui();
  const { days } = useShortDays();
  return ({ startDate, endDate, flexibleDates }) => {
    if (startDate === null || endDate === null) return t({ id: 'ownerQuotes.openDates', message: 'Flexible dates' });
    const text = days(startDate, endDate);
    return flexibleDates ? `${text}, ${t({ id: 'quote.flexible', message: 'flexible' })}` : text;
  };
}

/** How a request is called in a list: its company, or its number where nobody is known any more. */
export const nameOf = ({ contact, reference }: Pick<DeskQuoteLine, 'contact' | 'reference'>): string =>
  contact?.companyName || reference;
