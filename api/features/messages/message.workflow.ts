import { AppError } from '../../platform/errors.ts';
import { Workflow } from '../../platform/workflow.ts';
import { type MessageAction, MessageActor, MessageState } from './message.enums.ts';

const { MODERATOR, SYSTEM } = MessageActor;
const { NEW, READ, ANSWERED, ARCHIVED } = MessageState;

const ANSWER = { by: [MODERATOR], to: ANSWERED };
const ARCHIVE = { by: [MODERATOR, SYSTEM], to: ARCHIVED };

/** The state table of a message. */
export const messageWorkflow = new Workflow<{ state: MessageState }, MessageState, MessageAction, MessageActor>({
  table: {
    [NEW]: { READ: { by: [MODERATOR], to: READ }, ANSWER, ARCHIVE },
    [READ]: { ANSWER, ARCHIVE },
    // A conversation may go on.
    [ANSWERED]: { ANSWER, ARCHIVE },
    [ARCHIVED]: { REOPEN: { by: [MODERATOR], to: READ } },
  },
  stateOf: ({ state }) => state,
  write: (message, state) => {
    message.state = state;
  },
  refusal: () => new AppError('FORBIDDEN'),
});
