import { QuoteActor, QuoteRequestAction, QuoteRequestState } from './quote.enums.ts';
import { type JudgedQuote, quoteWorkflow } from './quote.workflow.ts';

/**
 * Whether the owner sees the sender's contact: from the moment on in which they are asked for a quote until the request has ended, and
 * after it the owner who was chosen. Nobody else has anything left to write to the sender about.
 */
export function seesContact(request: JudgedQuote, isChosen: boolean): boolean {
  if (request.anonymisedAt || request.withdrawnAt) return false;
  const mayAnswer = quoteWorkflow.allowed(request, QuoteActor.OWNER).includes(QuoteRequestAction.ANSWER);
  return mayAnswer || (request.state === QuoteRequestState.WON && isChosen);
}

/** The roles that deal with requests for the platform. */
export const QUOTE_MODERATORS: readonly string[] = ['ADMIN', 'TEAM'];

/** Whether a role exports the contacts of many requests at once. The team reads them request by request. */
export function seesContactsInBulk(role: string): boolean {
  return role === 'ADMIN';
}
