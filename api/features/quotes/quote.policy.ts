import { QuoteActor, QuoteRequestAction, QuoteRequestState } from './quote.enums.ts';
import { type JudgedQuote, quoteWorkflow } from './quote.workflow.ts';

/**
 * Whether the owner sees who asks: from the moment on in which he is asked for a quote until the request has ended, and after it
 * who was chosen. Nobody else has anything left to write to him about.
 */
export function seesContact(request: JudgedQuote, isChosen: boolean): boolean {
  if (request.anonymisedAt || request.withdrawnAt) return false;
  const mayAnswer = quoteWorkflow.allowed(request, QuoteActor.OWNER).includes(QuoteRequestAction.ANSWER);
  return mayAnswer || (request.state === QuoteRequestState.WON && isChosen);
}

/** Who deals with requests for the platform: ADMIN and TEAM. */
export const QUOTE_MODERATORS: readonly string[] = ['ADMIN', 'TEAM'];

/** Whether somebody of the platform takes away who asked, for many requests at once. The team reads it request by request. */
export function seesContactsInBulk(role: string): boolean {
  return role === 'ADMIN';
}
