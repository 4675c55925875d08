import { msg } from '@lingui/core/macro';

/** What the state of a quote request is called in the house, wherever it is told, by the API's names. */
export const QUOTE_STATES = {
  NEW: msg({ id: 'deskState.new', message: 'New' }),
  IN_REVIEW: msg({ id: 'deskState.inReview', message: 'In review' }),
  FORWARDED: msg({ id: 'deskState.forwarded', message: 'Forwarded' }),
  ANSWERED: msg({ id: 'deskState.answered', message: 'Quotes received' }),
  WON: msg({ id: 'deskState.won', message: 'Won' }),
  LOST: msg({ id: 'deskState.lost', message: 'Lost' }),
  REJECTED: msg({ id: 'deskState.rejected', message: 'Rejected' }),
  ARCHIVED: msg({ id: 'deskState.archived', message: 'Archived' }),
} as const;

/** The same over many, as filters and columns. */
export const QUOTE_STATE_GROUPS = {
  NEW: msg({ id: 'deskStates.new', message: 'New' }),
  IN_REVIEW: msg({ id: 'deskStates.inReview', message: 'In review' }),
  FORWARDED: msg({ id: 'deskStates.forwarded', message: 'Forwarded' }),
  ANSWERED: msg({ id: 'deskStates.answered', message: 'Quotes received' }),
  WON: msg({ id: 'deskStates.won', message: 'Won' }),
  LOST: msg({ id: 'deskStates.lost', message: 'Lost' }),
  REJECTED: msg({ id: 'deskStates.rejected', message: 'Rejected' }),
  ARCHIVED: msg({ id: 'deskStates.archived', message: 'Archived' }),
} as const satisfies Record<keyof typeof QUOTE_STATES, unknown>;
