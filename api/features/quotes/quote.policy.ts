import { QuoteActor, QuoteRequestAction, QuoteRequestState } from './quote.enums.ts';
import { type JudgedQuote, quoteWorkflow } from './quote.workflow.ts';

/**
 * Whether the owner sees the sender's contact: from the forwarding until the end of the request, and
 * afterwards only the chosen owner.
 */
export function seesContact(request: JudgedQuote, isChosen: boolean): boolean {
  if (request.anonymisedAt || request.withdrawnAt) return false;
  const mayAnswer = quoteWorkflow.allowed(request, QuoteActor.OWNER).includes(QuoteRequestAction.ANSWER);
  return mayAnswer || (request.state === QuoteRequestState.WON && isChosen);
}

/** The roles that handle requests. */
export const QUOTE_MODERATORS: readonly string[] = ['ADMIN', 'TEAM'];

/** Whether a role exports the contacts of many requests at once. The team reads them request by request. */
export function seesContactsInBulk(role: string): boolean {
  return role === 'ADMIN';
}
