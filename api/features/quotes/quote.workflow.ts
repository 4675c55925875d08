import { AppError } from '../../platform/errors.ts';
import { Workflow } from '../../platform/workflow.ts';
import { QuoteActor, QuoteRequestAction, QuoteRequestState } from './quote.enums.ts';

const { VISITOR, MODERATOR, OWNER, SYSTEM } = QuoteActor;
const { NEW, IN_REVIEW, FORWARDED, ANSWERED, WON, LOST, REJECTED, ARCHIVED } = QuoteRequestState;

/** Actions that several states have in common. */
const WITHDRAW = { by: [VISITOR], to: ARCHIVED };
const FORWARD = { by: [MODERATOR], to: FORWARDED };
const ANSWER = { by: [OWNER, MODERATOR], to: ANSWERED };
const LOSE = { by: [MODERATOR], to: LOST };
const REJECT = { by: [MODERATOR], to: REJECTED };
const ARCHIVE = { by: [MODERATOR, SYSTEM], to: ARCHIVED };
const REOPEN = { by: [MODERATOR], to: IN_REVIEW };

/** The fields of a request that decide which actions are possible. */
export interface JudgedQuote {
  state: QuoteRequestState;
  withdrawnAt: Date | null;
  anonymisedAt: Date | null;
}

/** The state table of a quote request. */
export const quoteWorkflow = new Workflow<JudgedQuote, QuoteRequestState, QuoteRequestAction, QuoteActor>({
  table: {
    [NEW]: {
      CHANGE: { by: [VISITOR], to: NEW },
      WITHDRAW,
      REVIEW: { by: [MODERATOR], to: IN_REVIEW },
      FORWARD,
      REJECT,
      ARCHIVE,
    },
    [IN_REVIEW]: { CHANGE: { by: [VISITOR], to: IN_REVIEW }, WITHDRAW, FORWARD, REJECT, ARCHIVE },
    [FORWARDED]: {
      WITHDRAW,
      FORWARD,
      REMIND: { by: [MODERATOR], to: FORWARDED },
      ANSWER,
      LOSE,
      REJECT,
      ARCHIVE,
    },
    [ANSWERED]: {
      WITHDRAW,
      FORWARD: { by: [MODERATOR], to: ANSWERED },
      REMIND: { by: [MODERATOR], to: ANSWERED },
      ANSWER,
      WIN: { by: [VISITOR, MODERATOR], to: WON },
      LOSE,
      ARCHIVE,
    },
    [WON]: { RECONSIDER: { by: [VISITOR], to: ANSWERED }, ARCHIVE, REOPEN },
    [LOST]: { ARCHIVE, REOPEN },
    [REJECTED]: { ARCHIVE, REOPEN },
    [ARCHIVED]: { REOPEN },
  },
  stateOf: ({ state }) => state,
  write: (request, state) => {
    request.state = state;
  },
  // A request that its sender has withdrawn stays so.
  forbids: ({ withdrawnAt, anonymisedAt }, action) =>
    anonymisedAt !== null || (withdrawnAt !== null && action === QuoteRequestAction.REOPEN),
  refusal: () => new AppError('FORBIDDEN'),
});
