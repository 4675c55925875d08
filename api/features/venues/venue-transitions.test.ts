import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeVenue } from '../../testing/managed-venues.ts';
import { type PeopleOfVenues, startTestAppWithPeople } from '../../testing/signed-in.ts';
import { STATE_COLUMNS, stateOf, venueWorkflow } from './venue.workflow.ts';
import { VenueAction, VenueActor, VenueState } from './venue-management.enums.ts';
import type { ReviewStatus } from './venue.enums.ts';

let people: PeopleOfVenues;

beforeAll(async () => {
  people = await startTestAppWithPeople();
});
afterAll(() => people.app.stop());

/** Every transition of the table; an edit is not one. */
const STEPS = Object.values(VenueState).flatMap((from) =>
  Object.values(VenueActor).flatMap((actor) =>
    venueWorkflow
      .actionsOf(from, actor)
      .filter((action) => action !== VenueAction.EDIT)
      .map((action) => ({ from, action, actor, to: venueWorkflow.next(from, action, actor)! })),
  ),
);

/** A venue in this state. */
async function venueIn(state: VenueState): Promise<string> {
  const { reviewStatus, isPublished, isDeleted } = STATE_COLUMNS[state];
  const { database } = people.app;
  const id = await completeVenue(database, people.owner.id, { reviewStatus, isPublished });
  if (isDeleted) await database.rows('update venue set deleted_at = now() where id = $1', [id]);
  return id;
}

async function stateNow(id: string): Promise<VenueState> {
  const [row] = await people.app.database.rows<{
    reviewStatus: ReviewStatus;
    isPublished: boolean;
    deletedAt: Date | null;
  }>(
    `select review_status as "reviewStatus", is_published as "isPublished", deleted_at as "deletedAt" from venue where id = $1`,
    [id],
  );
  return stateOf(row!);
}

describe('what is written is what the table says', () => {
  test.each(STEPS)('$from, $action by $actor', async ({ from, action, actor, to }) => {
    const { app, owner, team, admin } = people;
    const roles = { OWNER: [owner, 'CLIENT'], MODERATOR: [team, 'TEAM'], ADMIN: [admin, 'ADMIN'] } as const;
    const [{ id: userId }, role] = roles[actor];
    const id = await venueIn(from);
    expect(await stateNow(id)).toBe(from);
    await app.app.services.venues.act({ id: userId, role, sessionId: '' }, id, action, { reason: 'Une raison.' });
    expect(await stateNow(id)).toBe(to);
  });
});
