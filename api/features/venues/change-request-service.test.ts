import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { completeVenue, read, remove, step, update } from '../../testing/managed-venues.ts';
import { type Person, startTestAppWithPeople } from '../../testing/signed-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { approve, change, publicVenue, reject, requestOf, withdraw } from './change-request.factory.ts';
import { outcomeOf } from '../../testing/payloads.ts';

let app: TestApp;
let owner: Person;
let stranger: Person;
let team: Person;
let admin: Person;
let id: string;
beforeAll(async () => {
  ({ app, owner, stranger, team, admin } = await startTestAppWithPeople());
});
afterAll(() => app.stop());
beforeEach(async () => {
  id = await completeVenue(app.database, owner.id, { name: 'Avant', category: 3 });
});

const seenByPublic = () => publicVenue(app, id);
const changed = (input: object) => change(owner, id, input);
const notified = (userId: string) =>
  app.database.rows<{ type: string; link: string }>(
    'select type, link from notification where recipient_id = $1 order by created_at desc',
    [userId],
  );

describe('what an owner changes of an approved venue', () => {
  test('waits for a moderator, while the public sees what it saw', async () => {
    const { venue, changeRequest } = await changed({ name: 'Après', rooms: [{ name: 'Grande salle' }] });
    expect(changeRequest).toMatchObject({ type: 'UPDATE', status: 'PENDING', fields: ['NAME', 'ROOMS'] });
    expect(venue).toMatchObject({ content: { name: 'Après' }, pendingChange: { id: changeRequest!.id } });
    expect((await seenByPublic())!.name).toBe('Avant');
    expect((await notified(team.id))[0]).toMatchObject({
      type: 'CHANGE_REQUEST',
      link: `/admin/change-requests/${changeRequest!.id}`,
    });
    expect((await read(team, id))!.content.name).toBe('Avant');
    const request = (await requestOf(team, changeRequest!.id))!;
    expect(request).toMatchObject({
      before: { name: 'Avant', rooms: [{ name: 'Salle Lumière' }] },
      after: { name: 'Après', rooms: [{ name: 'Grande salle' }], category: 3 },
      conflicts: [],
      now: null,
      availableActions: ['APPROVE', 'REJECT'],
    });
  });

  test('adds to what waits already, and notifies once', async () => {
    const told = (await notified(team.id)).length;
    const first = await changed({ name: 'Après' });
    const second = await changed({ category: 4 });
    expect(second.changeRequest).toMatchObject({
      id: first.changeRequest!.id,
      fields: ['NAME', 'CATEGORY'],
      version: 2,
    });
    expect((await notified(team.id)).length).toBe(told + 1);
  });

  test('is nothing any more once it is as it was', async () => {
    const { changeRequest } = await changed({ name: 'Après' });
    const back = await changed({ name: 'Avant' });
    expect([back.changeRequest, back.venue.pendingChange]).toEqual([null, null]);
    expect(await app.database.rows('select status from change_request where id = $1', [changeRequest!.id])).toEqual([
      { status: 'WITHDRAWN' },
    ]);
  });

  test('is in force as a whole when it is accepted, at a new address too', async () => {
    const slug = (await seenByPublic())!.slug;
    const { changeRequest } = await changed({ name: 'Après', slug: `neuf-${id.slice(0, 8)}`, category: 5 });
    const accepted = await approve(team, changeRequest!.id, changeRequest!.version);
    expect(accepted.changeRequest).toMatchObject({ status: 'APPROVED', processedBy: { id: team.id } });
    expect(await seenByPublic()).toMatchObject({ name: 'Après', slug: `neuf-${id.slice(0, 8)}` });
    const { data } = await app.graphql(`{ venueMovedTo(slug: "${slug}") }`);
    expect(data).toEqual({ venueMovedTo: `neuf-${id.slice(0, 8)}` });
    expect((await notified(owner.id))[0]).toMatchObject({
      type: 'CHANGE_REQUEST_APPROVED',
      link: '/dashboard/manage-establishments',
    });
  });

  test('leaves everything as it is when it is refused', async () => {
    const { changeRequest } = await changed({ name: 'Après' });
    expect(await reject(admin, changeRequest!.id, 1, '')).toMatchObject({
      errors: [{ __typename: 'ValidationFailed' }],
    });
    const refused = await reject(admin, changeRequest!.id, 1, 'Non.');
    expect(refused.changeRequest).toMatchObject({ status: 'REJECTED', reason: 'Non.' });
    expect((await seenByPublic())!.name).toBe('Avant');
    expect((await read(owner, id))!.content.name).toBe('Avant');
    expect((await notified(owner.id))[0]).toMatchObject({ type: 'CHANGE_REQUEST_REJECTED' });
  });

  test('can be taken back by the owner alone', async () => {
    const { changeRequest } = await changed({ name: 'Après' });
    expect(await withdraw(team, changeRequest!.id)).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
    expect(await withdraw(owner, changeRequest!.id)).toMatchObject({ changeRequest: { status: 'WITHDRAWN' } });
    expect(await withdraw(owner, changeRequest!.id)).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
    expect((await read(owner, id))!.content.name).toBe('Avant');
  });

  test('is not accepted over what has changed meanwhile, until it is asked for again', async () => {
    const { changeRequest } = await changed({ name: 'Après', category: 4 });
    const house = (await read(admin, id))!;
    await update(admin, id, house.version, { name: 'Entre-temps' });
    expect(await requestOf(admin, changeRequest!.id)).toMatchObject({
      conflicts: ['NAME'],
      before: { name: 'Avant' },
      now: { name: 'Entre-temps' },
      after: { name: 'Après' },
    });
    expect(await approve(admin, changeRequest!.id, 1)).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
    expect((await seenByPublic())!.name).toBe('Entre-temps');
    const again = await changed({ name: 'Après' });
    expect((await requestOf(admin, changeRequest!.id))!.conflicts).toEqual([]);
    await approve(admin, changeRequest!.id, again.changeRequest!.version);
    expect((await seenByPublic())!.name).toBe('Après');
  });

  test('is decided about as it was seen', async () => {
    const { changeRequest } = await changed({ name: 'Après' });
    await changed({ name: 'Encore autre chose' });
    expect(await approve(team, changeRequest!.id, 1)).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
  });

  test('has one effect, however many accept it at once', async () => {
    const { changeRequest } = await changed({ name: 'Après' });
    const told = (await notified(owner.id)).length;
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => approve(index % 2 ? team : admin, changeRequest!.id, 1)),
    );
    expect(outcomes.map(outcomeOf).filter((name) => name === 'Done')).toHaveLength(1);
    expect(outcomes.filter((payload) => outcomeOf(payload) === 'Conflict')).toHaveLength(9);
    expect((await notified(owner.id)).length).toBe(told + 1);
  });

  test('cannot take the address of another venue', async () => {
    const other = await completeVenue(app.database, stranger.id);
    const { slug } = (await read(stranger, other))!;
    expect(await changed({ slug })).toMatchObject({ errors: [{ fields: [{ path: 'slug', code: 'slugTaken' }] }] });
  });

  test('is nobody else’s to see or decide', async () => {
    const { changeRequest } = await changed({ name: 'Après' });
    expect(await requestOf(stranger, changeRequest!.id)).toBeNull();
    expect(await withdraw(stranger, changeRequest!.id)).toMatchObject({ errors: [{ __typename: 'NotFound' }] });
    const { errors } = await owner.graphql(
      `mutation { approveChangeRequest(input: { id: "${changeRequest!.id}", version: 1 }) { errors { __typename } } }`,
    );
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('is never accepted by who has asked for it', async () => {
    const { changeRequest } = await changed({ name: 'Après' });
    await app.database.rows(`update user_account set role = 'TEAM' where id = $1`, [owner.id]);
    try {
      expect(await approve(owner, changeRequest!.id, 1)).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
      expect((await requestOf(owner, changeRequest!.id))!.availableActions).toEqual(['WITHDRAW']);
    } finally {
      await app.database.rows(`update user_account set role = 'CLIENT' where id = $1`, [owner.id]);
    }
  });
});

describe('the deletion of an approved venue', () => {
  test('is asked for once, and done when it is accepted', async () => {
    const asked = await remove(owner, id);
    expect(asked.changeRequest).toMatchObject({ type: 'DELETION', status: 'PENDING' });
    expect((await remove(owner, id)).changeRequest).toEqual(asked.changeRequest);
    expect(await seenByPublic()).not.toBeNull();
    expect(await changed({ name: 'Après' })).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
    await approve(admin, asked.changeRequest!.id, 1);
    expect(await seenByPublic()).toBeNull();
    expect(await read(owner, id)).toBeNull();
  });

  test('takes the place of a change that waited', async () => {
    const { changeRequest } = await changed({ name: 'Après' });
    await remove(owner, id);
    expect(await approve(admin, changeRequest!.id, 1)).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
  });
});

describe('the request of a creation', () => {
  const submitted = async () => {
    await app.database.rows(`update venue set review_status = 'DRAFT', is_published = false where id = $1`, [id]);
    return (await step(owner, 'submitVenue', id)).venue.pendingChange!;
  };

  test('accepts the venue', async () => {
    const request = await submitted();
    await approve(team, request.id, 1);
    expect((await read(owner, id))!.status).toBe('APPROVED');
    expect((await notified(owner.id))[0]).toMatchObject({ type: 'ESTABLISHMENT_APPROVED' });
  });

  test('refuses it, with the reason', async () => {
    const request = await submitted();
    await reject(team, request.id, 1, 'Photos floues.');
    expect(await read(owner, id)).toMatchObject({ status: 'REJECTED', rejectionReason: 'Photos floues.' });
  });

  test('is decided about as it was seen: an edit of the draft counts', async () => {
    const request = await submitted();
    await changed({ name: 'Autre chose' });
    expect(await approve(team, request.id, 1)).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
    expect(await approve(team, request.id, 2)).toMatchObject({ errors: [] });
  });

  test('taken back makes it a draft again', async () => {
    const request = await submitted();
    await withdraw(owner, request.id);
    expect((await read(owner, id))!.status).toBe('DRAFT');
  });
});

describe('the list', () => {
  test('has for an owner their own, for moderators all, by state, kind and words', async () => {
    const mine = await completeVenue(app.database, stranger.id, { name: 'Zanzibar' });
    const { version } = (await read(stranger, mine))!;
    await update(stranger, mine, version, { name: 'Zanzibar neuf' });
    const list = async (person: Person, filter: object) => {
      const { data } = await person.graphql<{
        changeRequests: { totalCount: number; items: { venue: { name: string } }[] };
      }>(
        'query ($filter: ChangeRequestFilter!) { changeRequests(filter: $filter) { totalCount items { venue { name } } } }',
        { filter },
      );
      return data.changeRequests;
    };
    expect(await list(stranger, {})).toEqual({ totalCount: 1, items: [{ venue: { name: 'Zanzibar' } }] });
    expect((await list(stranger, { statuses: ['APPROVED'] })).totalCount).toBe(0);
    expect((await list(stranger, { types: ['UPDATE'], text: 'zanzi lyon' })).totalCount).toBe(1);
    expect((await list(team, { text: 'zanzibar' })).totalCount).toBe(1);
    expect((await list(team, {})).totalCount).toBeGreaterThan(1);
    expect((await list(owner, { venueId: mine })).totalCount).toBe(0);
  });
});
