import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { partVariables } from '../../lib/list/connection.ts';
import { listAddress, type ListAddress } from '../../lib/list/list-address.ts';
import type { DeskMessageFragment, DeskMessageLineFragment, DeskMessagesQueryVariables } from './message-desk.gen.ts';

export type DeskMessage = Omit<DeskMessageFragment, ' $fragmentName'>;
export type DeskMessageLine = Omit<DeskMessageLineFragment, ' $fragmentName'>;
export type MessageState = DeskMessage['state'];

export const MESSAGES_PATH = '/admin/messages';

export const STATES = {
  NEW: msg({ id: 'deskMessage.new', message: 'New' }),
  READ: msg({ id: 'deskMessage.read', message: 'Read' }),
  ANSWERED: msg({ id: 'deskMessage.answered', message: 'Answered' }),
  ARCHIVED: msg({ id: 'deskMessage.archived', message: 'Archived' }),
} as const satisfies Record<MessageState, MessageDescriptor>;

/** The same as filters, over many. */
export const STATE_FILTERS = {
  NEW: msg({ id: 'deskMessages.new', message: 'New' }),
  READ: msg({ id: 'deskMessages.read', message: 'Read' }),
  ANSWERED: msg({ id: 'deskMessages.answered', message: 'Answered' }),
  ARCHIVED: msg({ id: 'deskMessages.archived', message: 'Archived' }),
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

export function toVariables({ text, filters, sort, ...part }: MessagesAddress): DeskMessagesQueryVariables {
  const filter = { ...(text ? { text } : {}), ...(filters.etat ? { states: [filters.etat] } : {}) };
  return { filter, sort, ...partVariables(part) };
}

/** The name of the sender. */
export function nameOf({ firstName, lastName }: Pick<DeskMessage, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}
