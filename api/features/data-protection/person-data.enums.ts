import { AccountStatus } from '../accounts/account.enums.ts';

/** Whether what is kept of an account goes with a request to be forgotten: one that was refused. Whoever can sign in deletes his own. */
export function isErasable(status: AccountStatus): boolean {
  return status === AccountStatus.REJECTED;
}
