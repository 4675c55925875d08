import { describe, expect, test } from 'vitest';
import { venueWorkflow } from './venue.workflow.ts';
import { VenueAction, VenueActor, VenueState } from './venue-management.enums.ts';

const STATES = Object.values(VenueState);
const ACTIONS = Object.values(VenueAction);
const ACTORS = Object.values(VenueActor);

/** Every transition of the table. */
const steps = STATES.flatMap((from) =>
  ACTORS.flatMap((actor) =>
    ACTIONS.flatMap((action) => {
      const to = venueWorkflow.next(from, action, actor);
      return to ? [{ from, action, actor, to }] : [];
    }),
  ),
);

test('every state is reached from the draft, and can be left', () => {
  const reached = new Set([VenueState.DRAFT]);
  for (const _ of STATES) for (const { from, to } of steps) if (reached.has(from)) reached.add(to);
  expect([...reached].toSorted()).toEqual(STATES.toSorted());
  const left = new Set(steps.filter(({ from, to }) => from !== to).map(({ from }) => from));
  expect([...left].toSorted()).toEqual(STATES.toSorted());
});

test('every action is possible somewhere', () => {
  expect(new Set(steps.map(({ action }) => action)).size).toBe(ACTIONS.length);
});

describe('who does what', () => {
  const by = (action: VenueAction) => new Set(steps.filter((step) => step.action === action).map(({ actor }) => actor));

  test.each([
    [VenueAction.APPROVE, [VenueActor.MODERATOR, VenueActor.ADMIN]],
    [VenueAction.REJECT, [VenueActor.MODERATOR, VenueActor.ADMIN]],
    [VenueAction.RESTORE, [VenueActor.ADMIN]],
    [VenueAction.DELETE, [VenueActor.OWNER, VenueActor.ADMIN]],
    [VenueAction.REQUEST_DELETION, [VenueActor.OWNER]],
    [VenueAction.SUBMIT, ACTORS],
    [VenueAction.PUBLISH, ACTORS],
    [VenueAction.UNPUBLISH, ACTORS],
    [VenueAction.EDIT, ACTORS],
  ])('%s', (action, actors) => {
    expect(by(action)).toEqual(new Set(actors));
  });

  test('an owner deletes directly before the approval alone', () => {
    const from = steps.filter(({ action, actor }) => action === VenueAction.DELETE && actor === VenueActor.OWNER);
    expect(from.map((step) => step.from)).toEqual([VenueState.DRAFT, VenueState.PENDING, VenueState.REJECTED]);
  });

  test('nothing but what is approved is published', () => {
    const published = steps.filter(({ to, from }) => to === VenueState.PUBLISHED && from !== to);
    expect(new Set(published.map(({ from }) => from))).toEqual(new Set([VenueState.APPROVED]));
  });
});
