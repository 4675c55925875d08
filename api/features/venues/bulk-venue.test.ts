import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { statementsOf, watchStatements } from '../../testing/count-statements.ts';
import { completeVenue } from '../../testing/managed-venues.ts';
import { type PeopleOfVenues, startTestAppWithPeople } from '../../testing/signed-in.ts';
import type { Viewer } from '../../platform/authz.ts';
import { BulkVenueAction } from './venue-management.enums.ts';
import { VenueStaffInput } from './venue-action.inputs.ts';
import { ReviewStatus } from './venue.enums.ts';

const FEW = 2;
const MANY = 8;

let people: PeopleOfVenues;

beforeAll(async () => {
  people = await startTestAppWithPeople();
  watchStatements(people.app.database);
});
afterAll(() => people.app.stop());

interface Outcome {
  id: string;
  done: boolean;
  code: string | null;
  changeRequestId: string | null;
}

const venues = (count: number, wanted = {}): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => completeVenue(people.app.database, people.owner.id, wanted)));

async function all(who: 'owner' | 'admin', call: string, ids: string[]): Promise<Outcome[]> {
  const { data, errors } = await people[who].graphql<{ result: { outcomes: Outcome[] } }>(
    `mutation ($ids: [ID!]!) { result: ${call} { outcomes { id done code changeRequestId } } }`,
    { ids },
  );
  expect(errors).toBeUndefined();
  return data.result.outcomes;
}

const HIDDEN = { isPublished: false };
const act = (action: string) => `actOnVenues(input: { action: ${action}, ids: $ids })`;

describe('many venues take no more statements than a few', () => {
  const { PUBLISH, UNPUBLISH, DELETE } = BulkVenueAction;
  type Work = (viewer: Viewer, ids: string[]) => Promise<{ done: boolean }[]>;
  const doing =
    (action: BulkVenueAction): Work =>
    (viewer, ids) =>
      people.app.app.services.bulkVenues.act(viewer, action, ids);
  const giving =
    (staff: Partial<VenueStaffInput>): Work =>
    (viewer, ids) =>
      people.app.app.services.bulkVenues.updateStaff(viewer, Object.assign(new VenueStaffInput(), staff), ids);

  test.each<[string, 'owner' | 'admin', Work, object]>([
    ['publishing', 'admin', doing(PUBLISH), HIDDEN],
    ['an owner who publishes', 'owner', doing(PUBLISH), HIDDEN],
    ['unpublishing', 'admin', doing(UNPUBLISH), {}],
    ['deleting', 'admin', doing(DELETE), {}],
    ['an owner who deletes drafts', 'owner', doing(DELETE), { ...HIDDEN, reviewStatus: ReviewStatus.DRAFT }],
    ['places', 'admin', giving({ isFavourite: true, isPremierPage: true }), {}],
  ])('%s', async (_, who, work, wanted) => {
    const viewer = { id: people[who].id, role: who === 'owner' ? 'CLIENT' : 'ADMIN', sessionId: '' };
    const [few, many] = [await venues(FEW, wanted), await venues(MANY, wanted)];
    const little = await statementsOf(() => work(viewer, few));
    const much = await statementsOf(() => work(viewer, many));
    expect([...little.result, ...much.result].filter(({ done }) => !done)).toEqual([]);
    expect(little.statements.length).toBeGreaterThan(2);
    // A poll of the catalogue in between may add one or two.
    expect(much.statements.length, much.statements.join('\n')).toBeLessThanOrEqual(little.statements.length + 2);
  });
});

test('what has come of it is told of each, in the order in which they were named', async () => {
  const [shown = '', draft = ''] = [
    ...(await venues(1, HIDDEN)),
    ...(await venues(1, { reviewStatus: ReviewStatus.DRAFT, ...HIDDEN })),
  ];
  const outcomes = await all('admin', act('PUBLISH'), [draft, 'no-such-venue', shown]);
  expect(outcomes.map(({ id, done, code }) => [id, done, code])).toEqual([
    [draft, false, 'CONFLICT'],
    ['no-such-venue', false, 'NOT_FOUND'],
    [shown, true, null],
  ]);
});

test('an owner asks for the deletion of what is approved, once, and deletes the rest', async () => {
  const [approved = '', draft = ''] = [
    ...(await venues(1)),
    ...(await venues(1, { reviewStatus: ReviewStatus.DRAFT, ...HIDDEN })),
  ];
  const first = await all('owner', act('DELETE'), [approved, draft]);
  expect(first.map(({ done, changeRequestId }) => [done, changeRequestId !== null])).toEqual([
    [true, true],
    [true, false],
  ]);
  const again = await all('owner', act('DELETE'), [approved]);
  expect(again[0]!.changeRequestId).toBe(first[0]!.changeRequestId);
});
