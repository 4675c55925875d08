import { describe, expect, test } from 'vitest';
import { quoteWorkflow } from './quote.workflow.ts';
import { QuoteActor, QuoteRequestAction, QuoteRequestState } from './quote.enums.ts';

const STATES = Object.values(QuoteRequestState);
const ACTIONS = Object.values(QuoteRequestAction);
const ACTORS = Object.values(QuoteActor);

/** Every action of the table. */
const STEPS = STATES.flatMap((from) =>
  ACTIONS.flatMap((action) =>
    ACTORS.flatMap((actor) => {
      const to = quoteWorkflow.next(from, action, actor);
      return to ? [{ from, action, actor, to }] : [];
    }),
  ),
);

/** The states that are reachable from a state by some actions, itself included. */
function reached(start: QuoteRequestState): Set<QuoteRequestState> {
  const found = new Set([start]);
  for (const state of found) for (const { from, to } of STEPS) if (from === state) found.add(to);
  return found;
}

describe('the life of a quote request', () => {
  test.each(STATES)('%s can be reached from NEW', (state) => {
    expect(reached(QuoteRequestState.NEW)).toContain(state);
  });

  test.each(STATES)('%s can be left', (state) => {
    expect(STEPS.some(({ from, to }) => from === state && to !== state)).toBe(true);
  });

  test.each(ACTIONS)('%s can be done somewhere', (action) => {
    expect(STEPS.some((step) => step.action === action)).toBe(true);
  });

  test('each actor does what is theirs', () => {
    const mine = (wanted: QuoteActor) =>
      [...new Set(STEPS.filter(({ actor }) => actor === wanted).map(({ action }) => action))].toSorted();
    expect(mine(QuoteActor.VISITOR)).toEqual(['CHANGE', 'RECONSIDER', 'WIN', 'WITHDRAW']);
    expect(mine(QuoteActor.OWNER)).toEqual(['ANSWER']);
    expect(mine(QuoteActor.SYSTEM)).toEqual(['ARCHIVE']);
  });

  test('a visitor changes it until it is forwarded, withdraws it until it has ended, and chooses among what is answered', () => {
    const by = Object.fromEntries(STATES.map((state) => [state, quoteWorkflow.actionsOf(state, QuoteActor.VISITOR)]));
    expect(by).toEqual({
      NEW: ['CHANGE', 'WITHDRAW'],
      IN_REVIEW: ['CHANGE', 'WITHDRAW'],
      FORWARDED: ['WITHDRAW'],
      ANSWERED: ['WITHDRAW', 'WIN'],
      WON: ['RECONSIDER'],
      LOST: [],
      REJECTED: [],
      ARCHIVED: [],
    });
  });
});

test('nobody takes up what its sender has withdrawn, or what is no longer anybody’s', () => {
  const archived = { state: QuoteRequestState.ARCHIVED, withdrawnAt: null, anonymisedAt: null };
  expect(quoteWorkflow.allowed(archived, QuoteActor.MODERATOR)).toEqual(['REOPEN']);
  expect(quoteWorkflow.allowed({ ...archived, withdrawnAt: new Date() }, QuoteActor.MODERATOR)).toEqual([]);
  const rejected = { ...archived, state: QuoteRequestState.REJECTED, anonymisedAt: new Date() };
  expect(quoteWorkflow.allowed(rejected, QuoteActor.MODERATOR)).toEqual([]);
});
