import { msg } from '@lingui/core/macro';

/** The labels of the states of a quote request on the platform, by the API's names. */
export const QUOTE_STATES = {
  NEW: msg({ id: 'adminState.new', message: 'New' }),
  IN_REVIEW: msg({ id: 'adminState.inReview', message: 'In review' }),
  FORWARDED: msg({ id: 'adminState.forwarded', message: 'Forwarded' }),
  ANSWERED: msg({ id: 'adminState.answered', message: 'Quotes received' }),
  WON: msg({ id: 'adminState.won', message: 'Won' }),
  LOST: msg({ id: 'adminState.lost', message: 'Lost' }),
  REJECTED: msg({ id: 'adminState.rejected', message: 'Rejected' }),
  ARCHIVED: msg({ id: 'adminState.archived', message: 'Archived' }),
} as const;

/** The same over many, as filters and columns. */
export const QUOTE_STATE_GROUPS = {
  NEW: msg({ id: 'adminStates.new', message: 'New' }),
  IN_REVIEW: msg({ id: 'adminStates.inReview', message: 'In review' }),
  FORWARDED: msg({ id: 'adminStates.forwarded', message: 'Forwarded' }),
  ANSWERED: msg({ id: 'adminStates.answered', message: 'Quotes received' }),
  WON: msg({ id: 'adminStates.won', message: 'Won' }),
  LOST: msg({ id: 'adminStates.lost', message: 'Lost' }),
  REJECTED: msg({ id: 'adminStates.rejected', message: 'Rejected' }),
  ARCHIVED: msg({ id: 'adminStates.archived', message: 'Archived' }),
} as const satisfies Record<keyof typeof QUOTE_STATES, unknown>;
