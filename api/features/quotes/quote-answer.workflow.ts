import { QUOTE_ANSWER } from '../../../schema/owner-limits.ts';
import { AppError } from '../../platform/errors.ts';
import { Workflow } from '../../platform/workflow.ts';
import {
  QuoteActor,
  QuoteAnswerAction,
  QuoteAnswerKind,
  QuoteRequestAction,
  QuoteRequestState,
} from './quote.enums.ts';
import { type JudgedQuote, quoteWorkflow } from './quote.workflow.ts';

/** The state of a venue's answer, from the sender's side. */
enum QuoteAnswerState {
  OFFER = 'OFFER',
  CHOSEN = 'CHOSEN',
  DECLINED = 'DECLINED',
  QUESTION = 'QUESTION',
  REPLIED = 'REPLIED',
}

const HOUR_MS = 3_600_000;
const { VISITOR, MODERATOR, OWNER } = QuoteActor;
const { OFFER, CHOSEN, DECLINED, QUESTION, REPLIED } = QuoteAnswerState;

/** The fields that decide which actions on an answer are possible. */
export interface JudgedAnswer {
  request: JudgedQuote;
  answer: {
    kind: QuoteAnswerKind;
    validUntil: string | null;
    repliedAt: Date | null;
    chosenAt: Date | null;
    ownerLeftAt: Date | null;
  };
  /** YYYY-MM-DD in Paris. */
  today: string;
  now: Date;
}

/** The state table of an answer. Owners revise it by answering the request again. */
export const quoteAnswerWorkflow = new Workflow<JudgedAnswer, QuoteAnswerState, QuoteAnswerAction, QuoteActor>({
  table: {
    [OFFER]: { CHOOSE: { by: [VISITOR, MODERATOR], to: CHOSEN } },
    [CHOSEN]: { RECONSIDER: { by: [VISITOR], to: OFFER } },
    [QUESTION]: { REPLY: { by: [VISITOR], to: REPLIED } },
    [REPLIED]: {},
    [DECLINED]: {},
  },
  stateOf: ({ answer: { kind, chosenAt, repliedAt } }) => {
    if (chosenAt) return CHOSEN;
    return kind === QuoteAnswerKind.QUESTION && repliedAt ? REPLIED : QuoteAnswerState[kind];
  },
  write: ({ answer, now }, state) => {
    answer.chosenAt = state === CHOSEN ? now : null;
    if (state === REPLIED) answer.repliedAt = now;
  },
  forbids: ({ request, answer, today, now }, action, actors) => {
    const { validUntil, chosenAt, ownerLeftAt } = answer;
    switch (action) {
      // Moderators record what was agreed elsewhere.
      case QuoteAnswerAction.CHOOSE:
        if (actors.includes(MODERATOR)) return false;
        if (!validUntil || validUntil < today || ownerLeftAt) return true;
        return !quoteWorkflow.allowed(request, VISITOR).includes(QuoteRequestAction.WIN);
      // For a limited time, or if its owner has deleted their account.
      case QuoteAnswerAction.RECONSIDER: {
        const fresh = chosenAt && now.getTime() - chosenAt.getTime() < QUOTE_ANSWER.undoChoiceHours * HOUR_MS;
        if (!fresh && !ownerLeftAt) return true;
        return !quoteWorkflow.allowed(request, VISITOR).includes(QuoteRequestAction.RECONSIDER);
      }
      case QuoteAnswerAction.REPLY:
        return ownerLeftAt !== null || !quoteWorkflow.allowed(request, OWNER).includes(QuoteRequestAction.ANSWER);
    }
  },
  refusal: ({ request }, action) =>
    // Another call was faster.
    new AppError(
      action === QuoteAnswerAction.CHOOSE && request.state === QuoteRequestState.WON ? 'CONFLICT' : 'FORBIDDEN',
    ),
});
