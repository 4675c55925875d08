import { defineMachine } from '../../platform/state-machine.ts';
import { type MessageAction, MessageActor, MessageState } from './message.enums.ts';

const { MODERATOR, SYSTEM } = MessageActor;
const { NEW, READ, ANSWERED, ARCHIVED } = MessageState;

const ANSWER = { by: [MODERATOR], to: ANSWERED };
const ARCHIVE = { by: [MODERATOR, SYSTEM], to: ARCHIVED };

/** The life of a message: state × action × actor → state. What is not here cannot happen. */
export const messageWorkflow = defineMachine<MessageState, MessageAction, MessageActor>({
  [NEW]: { READ: { by: [MODERATOR], to: READ }, ANSWER, ARCHIVE },
  [READ]: { ANSWER, ARCHIVE },
  // A conversation may go on.
  [ANSWERED]: { ANSWER, ARCHIVE },
  [ARCHIVED]: { REOPEN: { by: [MODERATOR], to: READ } },
});
