import type { PersonDataQuery } from './data-protection.gen.ts';

export type Person = PersonDataQuery['personData'];

/** Whether something of what is held can be erased here. */
export function erasable({ account, quoteRequests, messages, mails }: Person): boolean {
  return quoteRequests.length > 0 || messages.length > 0 || (account ? account.isErasable : mails > 0);
}
