import { msg } from '@lingui/core/macro';

/** What a request asks for and what became of it, by the API's names. */
export const REQUEST_TYPES = {
  CREATION: msg({ id: 'requestType.creation', message: 'New venue' }),
  UPDATE: msg({ id: 'requestType.update', message: 'Change' }),
  DELETION: msg({ id: 'requestType.deletion', message: 'Deletion' }),
} as const;

/** The same as filters, over many. */
export const REQUEST_TYPE_FILTERS = {
  UPDATE: msg({ id: 'requestTypes.update', message: 'Changes' }),
  DELETION: msg({ id: 'requestTypes.deletion', message: 'Deletions' }),
} as const satisfies Partial<typeof REQUEST_TYPES>;

export const REQUEST_STATUSES = {
  PENDING: msg({ id: 'requestStatus.pending', message: 'Pending' }),
  APPROVED: msg({ id: 'requestStatus.approved', message: 'Accepted' }),
  REJECTED: msg({ id: 'requestStatus.rejected', message: 'Declined' }),
  WITHDRAWN: msg({ id: 'requestStatus.withdrawn', message: 'Withdrawn' }),
} as const;

/** The same as filters, over many. */
export const REQUEST_STATUS_FILTERS = {
  PENDING: msg({ id: 'requestFilter.pending', message: 'Pending' }),
  APPROVED: msg({ id: 'requestFilter.approved', message: 'Accepted' }),
  REJECTED: msg({ id: 'requestFilter.rejected', message: 'Declined' }),
  WITHDRAWN: msg({ id: 'requestFilter.withdrawn', message: 'Withdrawn' }),
} as const satisfies Record<keyof typeof REQUEST_STATUSES, unknown>;

export type RequestType = keyof typeof REQUEST_TYPES;
export type RequestStatus = keyof typeof REQUEST_STATUSES;

export const REQUEST_STATUS_VALUES = Object.keys(REQUEST_STATUSES) as RequestStatus[];

export const STATUS_TONES = { PENDING: 'gold', APPROVED: 'sage', REJECTED: 'danger', WITHDRAWN: 'neutral' } as const;

/** A request's own page. */
export function requestAddress(id: string): string {
  return `/dashboard/change-requests/${id}`;
}
