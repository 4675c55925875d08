import { raw } from '@mikro-orm/core';
import type { Transaction } from '../../platform/database/database.ts';
import type { RetentionRule } from '../../platform/database/retention.ts';
import { Message } from './message.entity.ts';

/** Messages without activity for long. */
export const MESSAGE_RETENTION: RetentionRule = {
  due: 'from contact_message where updated_at < $1',
  since: 'updated_at',
  reference: 'reference',
};

/** Deletes the messages from an e-mail address. Returns their number. */
export function deleteMessagesOf({ em }: Transaction, email: string): Promise<number> {
  return em.nativeDelete(Message, { [raw('lower(email)')]: email });
}
