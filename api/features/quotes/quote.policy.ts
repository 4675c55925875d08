import { quoteMachine } from './quote.machine.ts';
import { QuoteRequestAction, type QuoteActor, type QuoteRequestState } from './quote.terms.ts';

/** What of a request decides who may do what with it. */
interface Judged {
  state: QuoteRequestState;
  withdrawnAt: Date | null;
  anonymisedAt: Date | null;
}

/** What the actor may do with the request: what its state allows, but nobody takes up again what its sender has withdrawn. */
export function quoteActionsOf({ state, withdrawnAt, anonymisedAt }: Judged, actor: QuoteActor): QuoteRequestAction[] {
  if (anonymisedAt) return [];
  const actions = quoteMachine.actionsOf(state, actor);
  return withdrawnAt ? actions.filter((action) => action !== QuoteRequestAction.REOPEN) : actions;
}
