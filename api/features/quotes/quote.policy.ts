import { QUOTE_ANSWER } from '../../../schema/owner-limits.ts';
import { quoteWorkflow } from './quote.workflow.ts';
import {
  QuoteActor,
  QuoteAnswerAction,
  QuoteAnswerKind,
  QuoteRequestAction,
  QuoteRequestState,
} from './quote.enums.ts';

const HOUR_MS = 3_600_000;

/** What of a request decides who may do what with it. */
interface Judged {
  state: QuoteRequestState;
  withdrawnAt: Date | null;
  anonymisedAt: Date | null;
}

/** What of an answer decides what can be done with it. */
interface JudgedAnswer {
  kind: QuoteAnswerKind;
  validUntil: string | null;
  reply: string | null;
  chosenAt: Date | null;
  ownerLeftAt: Date | null;
}

/** What the actor may do with the request: what its state allows, but nobody takes up again what its sender has withdrawn. */
export function quoteActionsOf({ state, withdrawnAt, anonymisedAt }: Judged, actor: QuoteActor): QuoteRequestAction[] {
  if (anonymisedAt) return [];
  const actions = quoteWorkflow.actionsOf(state, actor);
  return withdrawnAt ? actions.filter((action) => action !== QuoteRequestAction.REOPEN) : actions;
}

/** Whether the owner of a venue that the request was handed to may answer, or revise his answer. */
export function mayAnswer(request: Judged): boolean {
  return quoteActionsOf(request, QuoteActor.OWNER).includes(QuoteRequestAction.ANSWER);
}

/** Where an answer leads a request: an offer makes it answered; who asks back or declines leaves it where it is. */
export function stateAfterAnswer(state: QuoteRequestState, kind: QuoteAnswerKind): QuoteRequestState {
  if (kind !== QuoteAnswerKind.OFFER) return state;
  return quoteWorkflow.next(state, QuoteRequestAction.ANSWER, QuoteActor.OWNER) ?? state;
}

/**
 * What who asked can do with an answer: an offer that holds can be chosen, a question can be answered, and a choice taken back
 * while it is fresh, or once its owner is gone.
 * @param today YYYY-MM-DD in Paris.
 */
export function answerActionsOf(
  request: Judged,
  { kind, validUntil, reply, chosenAt, ownerLeftAt }: JudgedAnswer,
  { today, now }: { today: string; now: Date },
): QuoteAnswerAction[] {
  const actions = quoteActionsOf(request, QuoteActor.VISITOR);
  if (kind === QuoteAnswerKind.OFFER) {
    if (chosenAt) {
      const fresh = now.getTime() - chosenAt.getTime() < QUOTE_ANSWER.undoChoiceHours * HOUR_MS;
      return (fresh || ownerLeftAt) && actions.includes(QuoteRequestAction.RECONSIDER)
        ? [QuoteAnswerAction.RECONSIDER]
        : [];
    }
    const holds = validUntil !== null && validUntil >= today && !ownerLeftAt;
    return holds && actions.includes(QuoteRequestAction.WIN) ? [QuoteAnswerAction.CHOOSE] : [];
  }
  return kind === QuoteAnswerKind.QUESTION && reply === null && !ownerLeftAt && mayAnswer(request)
    ? [QuoteAnswerAction.REPLY]
    : [];
}

/**
 * Whether the owner sees who asks: from the moment on in which he is asked for a quote until the request has ended, and after it
 * who was chosen. Nobody else has anything left to write to him about.
 */
export function seesContact(request: Judged, isChosen: boolean): boolean {
  if (request.anonymisedAt || request.withdrawnAt) return false;
  return mayAnswer(request) || (request.state === QuoteRequestState.WON && isChosen);
}

/** Who deals with requests for the platform: ADMIN and TEAM. */
export const QUOTE_MODERATORS: readonly string[] = ['ADMIN', 'TEAM'];

/** Whether somebody of the platform takes away who asked, for many requests at once. The team reads it request by request. */
export function seesContactsInBulk(role: string): boolean {
  return role === 'ADMIN';
}
