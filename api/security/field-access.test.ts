import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getNamedType, type GraphQLObjectType, isLeafType, isRequiredArgument } from 'graphql';
import { createPromotions } from '../features/promotions/promotion.factory.ts';
import { createVenues } from '../features/venues/venue.factory.ts';
import { type Person, type PeopleOfVenues, signedInPerson, startTestAppWithPeople } from '../testing/signed-in.ts';

/*
 * Types that some read more of than others: each caller asks for each field, by each query that reads such an object.
 */
type Asker = Pick<Person, 'graphql'>;
const CALLERS = ['anonymous', 'pending', 'suspended', 'stranger', 'owner', 'team', 'admin'] as const;
type CallerName = (typeof CALLERS)[number];
const MANAGERS: readonly CallerName[] = ['owner', 'team', 'admin'];

/** Fields of a venue for those who manage it only. All other fields are public. */
const OF_MANAGERS = [
  'approvedAt',
  'availableActions',
  'changedAt',
  'completeness',
  'content',
  'createdAt',
  'deletedAt',
  'flags',
  'isBeyondPlan',
  'isPublic',
  'isPublished',
  'owner',
  'ownerContact',
  'pendingChange',
  'rejectionReason',
  'reviewStatus',
  'status',
  'subscriptionExpired',
  'version',
];

/** The same of a promotion. */
const PROMOTION_OF_MANAGERS = ['isShown', 'venue', 'version'];

let people: PeopleOfVenues;
let callers: Record<CallerName, Asker>;
let publicId: string;
let hiddenId: string;

beforeAll(async () => {
  people = await startTestAppWithPeople();
  const { app, owner, stranger, team, admin } = people;
  const [pending, suspended] = await Promise.all([signedInPerson(app), signedInPerson(app)]);
  callers = { anonymous: app, pending, suspended, stranger, owner, team, admin };
  const standing = 'update user_account set status = $2 where id = $1';
  await app.database.rows(standing, [pending.id, 'PENDING']);
  await app.database.rows(standing, [suspended.id, 'SUSPENDED']);
  [publicId = '', hiddenId = ''] = await createVenues(app.database, [
    { ownerId: owner.id, name: 'Maison claire' },
    { ownerId: owner.id, name: 'Maison close', isPublished: false },
  ]);
  await createPromotions(app.database, [{ venueId: publicId }]);
});
afterAll(() => people.app.stop());

/** All fields of a type that need no argument, each with the least that it takes. */
function allFieldsOf(name: string): string {
  const type = people.app.app.schema.getType(name) as GraphQLObjectType;
  const fields = Object.values(type.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  return fields.map((field) => field.name + (isLeafType(getNamedType(field.type)) ? '' : ' { __typename }')).join(' ');
}

type Item = Record<string, unknown>;

/** The fields of a type that a caller is refused by a query, which gives one thing or more; null = they read nothing by it. */
async function refused(caller: CallerName, query: string, type: string, id: string): Promise<string[] | null> {
  const fields = `{ ... on ${type} { ${allFieldsOf(type)} } }`;
  const text = `query ($id: ID!) { ${query.replace('*', fields)} }`;
  const { data, errors = [] } = await callers[caller].graphql<Item | null>(text, { id });
  const at = (path: (string | number)[]) => path.reduce<unknown>((value, key) => (value as Item | null)?.[key], data);
  if (!Object.values(data ?? {})[0]) return null;
  for (const { path = [], extensions } of errors) expect([extensions['code'], at(path)]).toEqual(['FORBIDDEN', null]);
  return [...new Set(errors.map(({ path }) => String(path!.at(-1))))].toSorted();
}

describe.each(CALLERS)('as %s', (caller) => {
  const isManager = MANAGERS.includes(caller);
  const isStaff = isManager && caller !== 'owner';
  const isSignedIn = isManager || caller === 'stranger';
  const venueBy = (query: string, id: string) => refused(caller, `${query} *`, 'Venue', id);

  test('managedVenue gives all fields to those who manage the venue, and nothing to others', async () => {
    for (const id of [publicId, hiddenId])
      expect(await venueBy('managedVenue(id: $id)', id)).toEqual(isManager ? [] : null);
  });

  test('venue gives what is public, whoever asks', async () => {
    expect(await venueBy('venue(id: $id)', publicId)).toEqual(OF_MANAGERS);
    expect(await venueBy('venue(id: $id)', hiddenId)).toBeNull();
  });

  test('node gives all fields to those who manage the venue, what is public to others', async () => {
    expect(await venueBy('node(id: $id)', publicId)).toEqual(isManager ? [] : OF_MANAGERS);
    expect(await venueBy('node(id: $id)', hiddenId)).toEqual(isManager ? [] : null);
  });

  test('the promotion of a venue gives what is public, whoever asks', async () => {
    const promotion = await refused(caller, 'venue(id: $id) { promotions * }', 'Promotion', publicId);
    expect(promotion).toEqual(PROMOTION_OF_MANAGERS);
  });

  test('promotions of a managed venue, and lists of them, give all fields to those who manage the venue', async () => {
    const read = (query: string) => refused(caller, query, 'Promotion', publicId);
    expect(await read('managedVenue(id: $id) { promotions * }')).toEqual(isManager ? [] : null);
    expect(await read('myPromotions(filter: { venueId: $id }) { items * }')).toEqual(isSignedIn ? [] : null);
    expect(await read('allPromotions(filter: { venueId: $id }) { items * }')).toEqual(isStaff ? [] : null);
  });
});
