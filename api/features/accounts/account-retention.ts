import type { Transaction } from '../../platform/database/database.ts';
import type { RetentionRule } from '../../platform/database/retention.ts';
import { AccountStatus } from './account.enums.ts';
import { User } from './user.entity.ts';

/** Registrations that were rejected long ago. */
export const REGISTRATION_RETENTION: RetentionRule = {
  due: `from user_account where status = '${AccountStatus.REJECTED}' and rejected_at < $1`,
  since: 'rejected_at',
  reference: 'registration_number',
};

/** Page views of signed-in users. */
export const ACTIVITY_RETENTION: RetentionRule = {
  due: 'from activity where created_at < $1',
  since: 'created_at',
  reference: null,
};

/** Expired links of mails. */
export const LINK_RETENTION: RetentionRule = {
  due: 'from account_link where expires_at < $1',
  since: 'expires_at',
  reference: null,
};

/** Expired sessions (`session-lifetime.ts`). */
export const SESSION_RETENTION: RetentionRule = {
  due: `from session where last_seen_at < $1 or created_at < $1::timestamptz - interval '156 hours'`,
  since: 'last_seen_at',
  reference: null,
};

/** Deletes a rejected registration. Returns whether there was one. */
export function deleteRefused({ em }: Transaction, email: string): Promise<number> {
  return em.nativeDelete(User, { email, status: AccountStatus.REJECTED });
}
