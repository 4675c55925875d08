import { registerEnumType } from 'type-graphql';

/** The states of a message of a visitor. */
export enum MessageState {
  NEW = 'NEW',
  READ = 'READ',
  ANSWERED = 'ANSWERED',
  ARCHIVED = 'ARCHIVED',
}

/** The actions on a message. */
export enum MessageAction {
  READ = 'READ',
  ANSWER = 'ANSWER',
  ARCHIVE = 'ARCHIVE',
  REOPEN = 'REOPEN',
}

/** The actor on a message: staff (ADMIN, TEAM), or the product itself. */
export enum MessageActor {
  MODERATOR = 'MODERATOR',
  SYSTEM = 'SYSTEM',
}

/** Orders of the list. */
export enum MessageSort {
  NEWEST = 'NEWEST',
  OLDEST = 'OLDEST',
  NAME = 'NAME',
  SUBJECT = 'SUBJECT',
}

registerEnumType(MessageState, {
  name: 'MessageState',
  description: 'The states of a message.',
  valuesConfig: {
    NEW: { description: 'Nobody of the staff has opened the message.' },
    READ: { description: 'Somebody of the staff has opened the message.' },
    ANSWERED: { description: 'The staff has answered the message.' },
    ARCHIVED: { description: 'The message was put away.' },
  },
});
registerEnumType(MessageAction, {
  name: 'MessageAction',
  description: 'The actions on a message.',
  valuesConfig: {
    READ: { description: 'The message is opened.' },
    ANSWER: { description: 'The message is answered by mail.' },
    ARCHIVE: { description: 'The message is put away.' },
    REOPEN: { description: 'The message is taken up again.' },
  },
});
registerEnumType(MessageSort, {
  name: 'MessageSort',
  description: 'The orders of a list of messages.',
  valuesConfig: {
    NEWEST: { description: 'The message that was sent last is the first.' },
    OLDEST: { description: 'The message that was sent first is the first.' },
    NAME: { description: 'They are sorted by the last name of the sender, then by the first name.' },
    SUBJECT: { description: 'They are sorted by the subject.' },
  },
});
