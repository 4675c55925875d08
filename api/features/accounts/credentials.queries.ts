import { type EntityData, type FilterQuery, raw } from '@mikro-orm/core';
import type { Transaction } from '../../platform/database/database.ts';
import { User } from './user.entity.ts';

type Credentials = Pick<
  EntityData<User>,
  'passwordHash' | 'emailVerifiedAt' | 'lastLoginAt' | 'twoFactorSecret' | 'twoFactorEnabledAt' | 'twoFactorStep'
>;

/**
 * Writes data of the login of a user. The version stays as it is: these are no fields of a form, and a login must not make a form stale.
 * Returns the number of accounts.
 */
export function writeCredentials(
  { em }: Pick<Transaction, 'em'>,
  where: FilterQuery<User>,
  credentials: Credentials,
): Promise<number> {
  return em.nativeUpdate(User, where, { ...credentials, version: raw('version') });
}
