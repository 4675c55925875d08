import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  completeVenue,
  mutate,
  read,
  REQUEST_RESULT,
  step,
  update,
  VENUE_RESULT,
} from '../../testing/managed-venues.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { PASSWORD } from '../../testing/accounts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { SubscriptionStatus } from '../billing/billing.enums.ts';
import { createSubscription } from '../billing/subscription.factory.ts';
import { refreshCatalogue } from '../search/catalogue-writer.ts';
import { ReviewStatus } from './venue.enums.ts';
import { outcomeOf } from '../../testing/payloads.ts';

let app: TestApp;
let owner: Person;
let heir: Person;
let team: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp();
  [team, admin] = await Promise.all([signedInPerson(app, 'TEAM'), signedInPerson(app, 'ADMIN')]);
});
afterAll(() => app.stop());
beforeEach(async () => {
  [owner, heir] = await Promise.all([signedInPerson(app), signedInPerson(app)]);
});

const DRAFT = { reviewStatus: ReviewStatus.DRAFT, isPublished: false };
const ask = async <Data>(person: Person, query: string, variables: object = {}): Promise<Data> => {
  const { data, errors } = await person.graphql<Data>(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
};
const setStaff = (person: Person, id: string, version: number, input: object) =>
  mutate(person, 'updateVenueStaff', 'UpdateVenueStaffInput', { id, version, ...input });
const notified = async (person: Person) =>
  app.database.rows<{ type: string; link: string | null }>(
    'select type, link from notification where recipient_id = $1 order by created_at',
    [person.id],
  );
const isPublic = async (id: string): Promise<boolean> =>
  (await app.graphql<{ venue: object | null }>(`{ venue(id: "${id}") { id } }`)).data.venue !== null;
/** A submitted venue, and its request. */
const submitted = async (person: Person, name: string): Promise<{ id: string; requestId: string }> => {
  const id = await completeVenue(app.database, person.id, { ...DRAFT, name });
  const { venue } = await step(person, 'submitVenue', id);
  return { id, requestId: venue.pendingChange!.id };
};

describe('another owner', () => {
  test('has the venue, both are told, and what the first one asked for is closed', async () => {
    const id = await completeVenue(app.database, owner.id, { name: 'Le Relais' });
    const { version } = (await update(owner, id, (await read(owner, id))!.version, { name: 'Autrement' })).venue;
    const done = await setStaff(admin, id, version, { ownerId: heir.id });
    expect(done.venue).toMatchObject({ owner: { id: heir.id }, pendingChange: null, content: { name: 'Le Relais' } });
    expect(await notified(heir)).toEqual([{ type: 'ESTABLISHMENT_RECEIVED', link: `/dashboard/establishments/${id}` }]);
    expect(await notified(owner)).toEqual([
      { type: 'ESTABLISHMENT_HANDED_OVER', link: '/dashboard/manage-establishments' },
    ]);
    expect((await read(heir, id))!.availableActions).toContain('EDIT');
  });

  test('is not the team’s to choose', async () => {
    const id = await completeVenue(app.database, owner.id);
    const { version } = (await read(team, id))!;
    expect(await setStaff(team, id, version, { ownerId: heir.id })).toMatchObject({
      errors: [{ __typename: 'Forbidden' }],
    });
    expect((await read(admin, id))!.owner).toEqual({ id: owner.id });
  });

  test('is found among clients by name or address, and by nobody else than administrators', async () => {
    const query = 'query ($text: String!) { ownerCandidates(text: $text) { id email venueCount } }';
    await completeVenue(app.database, heir.id);
    const found = await ask<{ ownerCandidates: object[] }>(admin, query, { text: heir.email });
    expect(found.ownerCandidates).toEqual([{ id: heir.id, email: heir.email, venueCount: 1 }]);
    expect((await ask<{ ownerCandidates: object[] }>(admin, query, { text: team.email })).ownerCandidates).toEqual([]);
    await expect(ask(team, query, { text: heir.email })).rejects.toThrow('FORBIDDEN');
  });

  test('is reached by administrators alone', async () => {
    const id = await completeVenue(app.database, owner.id);
    const query = `{ managedVenue(id: "${id}") { ownerContact { email status } } }`;
    expect(await ask(admin, query)).toEqual({
      managedVenue: { ownerContact: { email: owner.email, status: 'APPROVED' } },
    });
    expect(await ask(team, query)).toEqual({ managedVenue: { ownerContact: null } });
  });
});

describe('the queue', () => {
  test('goes from the oldest to the newest, without the moderator’s own', async () => {
    const first = await submitted(owner, 'Un');
    const own = await submitted(admin, 'À moi');
    const second = await submitted(owner, 'Deux');
    const place = async (id: string) =>
      (
        await ask<{ reviewPlace: { previousId: string | null; nextId: string | null; position: number | null } }>(
          admin,
          `{ reviewPlace(id: "${id}") { waiting position previousId nextId } }`,
        )
      ).reviewPlace;
    expect(await place(second.requestId)).toMatchObject({ previousId: first.requestId, nextId: null });
    expect(await place(first.requestId)).toMatchObject({ nextId: second.requestId });
    expect(await place(own.requestId)).toMatchObject({ position: null });
    await mutate(
      team,
      'rejectChangeRequest',
      'RejectChangeRequestInput',
      { id: first.requestId, version: 1, reason: 'Non.' },
      REQUEST_RESULT,
    );
    // A moderator who has just decided still gets the next one.
    expect(await place(first.requestId)).toMatchObject({ position: null, nextId: second.requestId });
  });

  test('a venue is accepted once by ten at once, with a word to its owner', async () => {
    const { requestId } = await submitted(owner, 'Dix fois');
    const approve = (person: Person) =>
      mutate(
        person,
        'approveChangeRequest',
        'ApproveChangeRequestInput',
        { id: requestId, version: 1, note: 'Belle maison.' },
        REQUEST_RESULT,
      );
    const outcomes = await Promise.all(Array.from({ length: 10 }, (_, index) => approve(index % 2 ? team : admin)));
    const kinds = outcomes.map(outcomeOf).toSorted();
    expect(kinds).toEqual(['Done', ...Array<string>(9).fill('Conflict')].toSorted());
    const mails = await app.database.rows<{ data: { data: { note: string } } }>(
      `select data from pgboss.job where name = 'mail.send' and data->'to'->>'address' = $1`,
      [owner.email],
    );
    expect(mails.map(({ data }) => data.data.note)).toEqual(['Belle maison.']);
    expect((await notified(owner)).map(({ type }) => type)).toEqual(['ESTABLISHMENT_APPROVED']);
    const told = await ask(owner, `{ changeRequest(id: "${requestId}") { note status } }`);
    expect(told).toEqual({ changeRequest: { note: 'Belle maison.', status: 'APPROVED' } });
  });

  test('has nothing of an owner who has deleted their account', async () => {
    const { id, requestId } = await submitted(owner, 'Adieu');
    const approved = await completeVenue(app.database, owner.id, { name: 'Adieu aussi' });
    await update(owner, approved, (await read(owner, approved))!.version, { name: 'Autre' });
    await ask(owner, `mutation { deleteMyAccount(input: { password: "${PASSWORD}" }) { errors { __typename } } }`);
    const waiting = await ask<{ changeRequests: { items: { venue: { id: string } }[] } }>(
      team,
      '{ changeRequests(filter: { text: "adieu", statuses: [PENDING] }) { items { venue { id } } } }',
    );
    expect(waiting.changeRequests.items).toEqual([]);
    expect(await ask(team, `{ changeRequest(id: "${requestId}") { status } }`)).toEqual({
      changeRequest: { status: 'WITHDRAWN' },
    });
    expect((await read(team, id))!.status).toBe('DRAFT');
    const contacts = await app.database.rows(
      `select distinct contact_name, contact_email, contact_phone, contact_fax from venue where owner_id = $1`,
      [owner.id],
    );
    expect(contacts).toEqual([{ contact_name: null, contact_email: null, contact_phone: null, contact_fax: null }]);
  });

  test('tells what became of how many', async () => {
    await submitted(owner, 'Compté');
    const { changeRequests } = await ask<{ changeRequests: { totalCount: number; statuses: object[] } }>(
      team,
      '{ changeRequests(filter: { text: "compté", statuses: [APPROVED] }) { totalCount statuses { status count } } }',
    );
    expect(changeRequests).toEqual({ totalCount: 0, statuses: [{ status: 'PENDING', count: 1 }] });
  });
});

test('the checklist names a namesake in the same commune', async () => {
  await completeVenue(app.database, owner.id, { name: 'Les Jumeaux' });
  const twin = await completeVenue(app.database, heir.id, { ...DRAFT, name: 'les jumeaux' });
  const { venueChecklist } = await ask<{ venueChecklist: { check: string; state: string; value: number | null }[] }>(
    team,
    `{ venueChecklist(id: "${twin}") { check state value } }`,
  );
  expect(venueChecklist.find(({ check }) => check === 'UNIQUE')).toEqual({ check: 'UNIQUE', state: 'WRONG', value: 1 });
  expect(venueChecklist.find(({ check }) => check === 'PARTS')).toMatchObject({ state: 'GOOD' });
  await expect(ask(owner, `{ venueChecklist(id: "${twin}") { check } }`)).rejects.toThrow('FORBIDDEN');
});

describe('the limit of a plan', () => {
  let kept: string;
  let hidden: string;
  beforeEach(async () => {
    // The free plan has one venue.
    await app.database.rows('delete from subscription where user_id = $1', [owner.id]);
    kept = await completeVenue(app.database, owner.id, { name: 'La première' });
    const venue = await completeVenue(app.database, owner.id, { name: 'La seconde', isPublished: false });
    hidden = venue;
    await app.database.rows(`update venue set is_published = true, subscription_expired = true where id = $1`, [venue]);
  });

  test.each([
    ['unpublished by its owner', () => step(owner, 'unpublishVenue', kept)],
    [
      'rejected',
      () =>
        mutate(team, 'rejectVenue', 'RejectVenueInput', {
          id: kept,
          version: 1,
          reason: 'Non.',
        }),
    ],
    [
      'deleted by an administrator',
      () => ask(admin, `mutation { deleteVenue(input: { id: "${kept}" }) { errors { __typename } } }`),
    ],
    ['handed over', async () => setStaff(admin, kept, (await read(admin, kept))!.version, { ownerId: heir.id })],
  ])('shows another venue at once when one is %s', async (_, act) => {
    expect(await isPublic(hidden)).toBe(false);
    await act();
    expect(await isPublic(hidden)).toBe(true);
  });

  test('does not bind a venue that is nobody’s any more', async () => {
    const { venue } = await setStaff(admin, hidden, (await read(admin, hidden))!.version, { ownerId: null });
    expect(venue).toMatchObject({ owner: null, isPublic: true });
  });

  test('is no reason to take another venue offline: what it has no room for is not published, no matter who asks', async () => {
    const third = await completeVenue(app.database, owner.id, { name: 'La troisième', isPublished: false });
    expect(outcomeOf(await step(team, 'publishVenue', third))).toBe('PlanLimitReached');
    expect(
      (await setStaff(admin, third, (await read(admin, third))!.version, { isFeatured: true })).venue,
    ).toBeDefined();
    expect(await isPublic(kept)).toBe(true);
  });

  test.each([
    [
      'unpublishing and publishing again',
      async (id: string) => {
        await step(owner, 'unpublishVenue', id);
        await step(team, 'publishVenue', id);
      },
    ],
    [
      'accepting a change',
      async (id: string) => {
        const { venue } = await update(owner, id, (await read(owner, id))!.version, { description: 'Une autre.' });
        const request = { id: venue.pendingChange!.id, version: 1 };
        await mutate(team, 'approveChangeRequest', 'ApproveChangeRequestInput', request, REQUEST_RESULT);
      },
    ],
    [
      'deleting',
      async (id: string) => {
        await ask(admin, `mutation { deleteVenue(input: { id: "${id}" }) { errors { __typename } } }`);
      },
    ],
  ])('that was lowered hides nothing by an act on another venue: %s', async (_, act) => {
    // Three are online, as before the plan was reduced.
    const ids = [kept, hidden, await completeVenue(app.database, owner.id, { name: 'La troisième' })];
    await app.database.rows('update venue set subscription_expired = false where owner_id = $1', [owner.id]);
    await app.database.transaction((transaction) => refreshCatalogue(transaction, ids));
    await act(ids[2]!);
    expect(await Promise.all([isPublic(kept), isPublic(hidden)])).toEqual([true, true]);
  });

  test('is named as what hides a venue, and the end of a subscription is another thing', async () => {
    const why = async () =>
      (
        await ask<{ managedVenue: object }>(
          owner,
          `{ managedVenue(id: "${hidden}") { isPublic isBeyondPlan subscriptionExpired } }`,
        )
      ).managedVenue;
    expect(await why()).toEqual({ isPublic: false, isBeyondPlan: true, subscriptionExpired: false });
    await createSubscription(app.database, { userId: owner.id, status: SubscriptionStatus.EXPIRED, daysLeft: -3 });
    expect(await why()).toEqual({ isPublic: false, isBeyondPlan: false, subscriptionExpired: true });
    const { managedVenues } = await ask<{ managedVenues: { items: object[] } }>(
      team,
      `{ managedVenues(filter: { subscriptionExpired: true, ownerId: "${owner.id}" }) { items { id isBeyondPlan } } }`,
    );
    expect(managedVenues.items).toEqual([{ id: hidden, isBeyondPlan: false }]);
  });

  test('is told of in the log as hiding and showing, whatever was done to another venue', async () => {
    await ask(admin, `mutation { deleteVenue(input: { id: "${kept}" }) { errors { __typename } } }`);
    const entries = await app.database.rows(
      `select action, object_id from audit_entry where object_id = any($1) and action like '%_VENUE' order by action`,
      [[kept, hidden]],
    );
    expect(entries).toEqual([
      { action: 'DELETE_VENUE', object_id: kept },
      { action: 'SHOW_VENUE', object_id: hidden },
    ]);
  });
});

describe('the places of venues', () => {
  const withPlaces = async (person: Person, filter: string) =>
    (
      await ask<{ managedVenues: { items: { id: string; flags: object; owner: object }[] } }>(
        person,
        `{ managedVenues(filter: { ${filter} }) { items { id flags { isFeatured isFavourite } owner { id } } } }`,
      )
    ).managedVenues.items;

  test('are given to many at once and found again', async () => {
    const ids = [await completeVenue(app.database, owner.id), await completeVenue(app.database, heir.id)];
    const { updateVenuesStaff } = await ask<{ updateVenuesStaff: { outcomes: { id: string; done: boolean }[] } }>(
      team,
      `mutation ($ids: [ID!]!) { updateVenuesStaff(input: { ids: $ids, isFavourite: true }) { outcomes { id done } } }`,
      { ids },
    );
    expect(updateVenuesStaff.outcomes).toEqual(ids.map((id) => ({ id, done: true })));
    const found = await withPlaces(team, `places: [FAVOURITE, TOP_FIVE], ownerId: "${heir.id}"`);
    expect(found).toEqual([{ id: ids[1], flags: { isFeatured: false, isFavourite: true }, owner: { id: heir.id } }]);
    expect(await withPlaces(team, `places: [FEATURED], ownerId: "${heir.id}"`)).toEqual([]);
  });

  test('are no change of its content: its last change and its version stay, and no work on it is refused', async () => {
    const id = await completeVenue(app.database, owner.id);
    const facts = () => app.database.rows('select version, updated_at from venue where id = $1', [id]);
    const before = await facts();
    await ask(
      team,
      `mutation { updateVenuesStaff(input: { ids: ["${id}"], isFavourite: true }) { outcomes { done } } }`,
    );
    expect(await facts()).toEqual(before);
    const [{ version } = { version: 0 }] = before as { version: number }[];
    const edited = await update(admin, id, version, { description: 'Une autre.' });
    expect(edited.venue.version).toBeGreaterThan(version);
  });

  test('are not an owner’s to give', async () => {
    const id = await completeVenue(app.database, owner.id);
    await expect(
      ask(owner, `mutation { updateVenuesStaff(input: { ids: ["${id}"], isFeatured: true }) { outcomes { done } } }`),
    ).rejects.toThrow('FORBIDDEN');
  });

  test('a deleted venue is listed for administrators, and restored by them', async () => {
    const id = await completeVenue(app.database, owner.id);
    await ask(admin, `mutation { deleteVenue(input: { id: "${id}" }) { errors { __typename } } }`);
    const filter = `statuses: [DELETED], ownerId: "${owner.id}"`;
    expect(await withPlaces(team, filter)).toEqual([]);
    expect(await withPlaces(admin, filter)).toMatchObject([{ id }]);
    const { actOnVenues } = await ask<{ actOnVenues: { outcomes: object[] } }>(
      admin,
      `mutation { actOnVenues(input: { action: RESTORE, ids: ["${id}"] }) { outcomes { done code } } }`,
    );
    expect(actOnVenues.outcomes).toEqual([{ done: true, code: null }]);
    expect((await read(owner, id))!.status).toBe('APPROVED');
  });
});

test('a decision about a venue that has changed is a conflict, and changes nothing', async () => {
  const id = await completeVenue(app.database, owner.id);
  const { version } = (await read(admin, id))!;
  await update(team, id, version, { description: 'Une autre.' });
  const late = await mutate(
    admin,
    'updateVenueStaff',
    'UpdateVenueStaffInput',
    { id, version, isFeatured: false },
    VENUE_RESULT,
  );
  expect(outcomeOf(late)).toBe('Conflict');
  expect((await read(admin, id))!.flags.isFeatured).toBe(false);
});
