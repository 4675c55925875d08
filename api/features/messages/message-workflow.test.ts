import { describe, expect, test } from 'vitest';
import { messageWorkflow } from './message.workflow.ts';
import { MessageAction, MessageActor, MessageState } from './message.enums.ts';

const STATES = Object.values(MessageState);
const ACTORS = Object.values(MessageActor);

const stepsFrom = (state: MessageState): MessageState[] =>
  ACTORS.flatMap((actor) =>
    messageWorkflow.actionsOf(state, actor).map((action) => messageWorkflow.next(state, action, actor)!),
  );

test('every state can be reached from a new message', () => {
  const reached = new Set([MessageState.NEW]);
  for (const state of reached) for (const next of stepsFrom(state)) reached.add(next);
  expect([...reached].sort()).toEqual([...STATES].sort());
});

test.each(STATES)('%s can be left', (state) => {
  expect(stepsFrom(state).some((next) => next !== state)).toBe(true);
});

describe('what cannot happen', () => {
  test('nothing becomes new again', () => {
    expect(STATES.flatMap(stepsFrom)).not.toContain(MessageState.NEW);
  });

  test('the product by itself answers nobody and reads nothing', () => {
    for (const state of STATES)
      expect(
        messageWorkflow.actionsOf(state, MessageActor.SYSTEM).filter((action) => action !== MessageAction.ARCHIVE),
      ).toEqual([]);
  });

  test('what is in the archive is not answered before it is taken out', () => {
    expect(messageWorkflow.next(MessageState.ARCHIVED, MessageAction.ANSWER, MessageActor.MODERATOR)).toBeNull();
    expect(messageWorkflow.next(MessageState.ARCHIVED, MessageAction.REOPEN, MessageActor.MODERATOR)).toBe(
      MessageState.READ,
    );
  });
});
