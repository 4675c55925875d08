import type { PersonDataQuery } from './data-protection.gen.ts';

export type Person = PersonDataQuery['personData'];

/** Whether something of what is held can be erased here. */
export function erasable({ account, quoteRequests, messages, savedSearches, mails }: Person): boolean {
  if (quoteRequests.length > 0 || messages.length > 0 || savedSearches > 0) return true;
  return account ? account.isErasable : mails > 0;
}
