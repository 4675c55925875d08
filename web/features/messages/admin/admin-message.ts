import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { partVariables } from '../../../lib/list/connection.ts';
import { listAddress, type ListAddress } from '../../../lib/list/list-address.ts';
import type {
  AdminMessageFragment,
  AdminMessageLineFragment,
  AdminMessagesQueryVariables,
} from './messages-admin.gen.ts';

export type AdminMessage = Omit<AdminMessageFragment, ' $fragmentName'>;
export type AdminMessageLine = Omit<AdminMessageLineFragment, ' $fragmentName'>;
export type MessageState = AdminMessage['state'];

export const MESSAGES_PATH = '/admin/messages';

export const STATES = {
  NEW: msg({ id: 'adminMessage.new', message: 'New' }),
  READ: msg({ id: 'adminMessage.read', message: 'Read' }),
  ANSWERED: msg({ id: 'adminMessage.answered', message: 'Answered' }),
  ARCHIVED: msg({ id: 'adminMessage.archived', message: 'Archived' }),
} as const satisfies Record<MessageState, MessageDescriptor>;

/** The same as filters, over many. */
export const STATE_FILTERS = {
  NEW: msg({ id: 'adminMessages.new', message: 'New' }),
  READ: msg({ id: 'adminMessages.read', message: 'Read' }),
  ANSWERED: msg({ id: 'adminMessages.answered', message: 'Answered' }),
  ARCHIVED: msg({ id: 'adminMessages.archived', message: 'Archived' }),
} as const satisfies Record<MessageState, MessageDescriptor>;

export const STATE_VALUES = Object.keys(STATES) as MessageState[];

export const STATE_TONES = {
  NEW: 'copper',
  READ: 'gold',
  ANSWERED: 'sage',
  ARCHIVED: 'neutral',
} as const satisfies Record<MessageState, string>;

const FILTERS = {
  etat: { nouveaux: 'NEW', lus: 'READ', repondus: 'ANSWERED', archives: 'ARCHIVED' },
} as const;
const SORTS = { recents: 'NEWEST', anciens: 'OLDEST', nom: 'NAME', objet: 'SUBJECT' } as const;

/** The list of messages in its address. */
export const MESSAGES = listAddress({ path: MESSAGES_PATH, filters: FILTERS, sorts: SORTS });
export type MessagesAddress = ListAddress<typeof FILTERS, typeof SORTS>;

export function toVariables({ text, filters, sort, ...part }: MessagesAddress): AdminMessagesQueryVariables {
  const filter = { ...(text ? { text } : {}), ...(filters.etat ? { states: [filters.etat] } : {}) };
  return { filter, sort, ...partVariables(part) };
}

/** The name of the sender. */
export function nameOf({ firstName, lastName }: Pick<AdminMessage, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
