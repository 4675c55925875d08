import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addPhotoRows,
  completeVenue,
  mutate,
  type Outcome,
  read,
  remove,
  REQUEST_RESULT,
  type SeenVenue,
  step,
  update,
} from '../../testing/managed-venues.ts';
import { type Person, signedInPerson } from '../../testing/signed-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let owner: Person;
let stranger: Person;
let team: Person;
let admin: Person;
let id: string;
beforeAll(async () => {
  app = await startTestApp();
  [owner, stranger, team, admin] = await Promise.all([
    signedInPerson(app),
    signedInPerson(app),
    signedInPerson(app, 'TEAM'),
    signedInPerson(app, 'ADMIN'),
  ]);
});
afterAll(() => app.stop());
beforeEach(async () => {
  id = await completeVenue(app.database, owner.id, { name: 'Avant', category: 3 });
});

const publicVenue = async () =>
  (
    await app.graphql<{ venue: { name: string; slug: string; photos: { id: string; alt: string }[] } | null }>(
      `{ venue(id: "${id}") { name slug photos { id alt } } }`,
    )
  ).data.venue;
const change = async (input: object): Promise<Outcome> => update(owner, id, (await read(owner, id))!.version, input);
const withdraw = (person: Person, requestId: string) =>
  mutate(person, 'withdrawChangeRequest', '$id: ID!', { id: requestId }, REQUEST_RESULT);
const approve = (person: Person, requestId: string, version: number) =>
  mutate(person, 'approveChangeRequest', '$id: ID!, $version: Int!', { id: requestId, version }, REQUEST_RESULT);
const reject = (person: Person, requestId: string, version: number, reason: string) =>
  mutate(
    person,
    'rejectChangeRequest',
    '$id: ID!, $version: Int!, $reason: String!',
    { id: requestId, version, reason },
    REQUEST_RESULT,
  );
interface SeenRequest {
  fields: string[];
  conflicts: string[];
  availableActions: string[];
  before: SeenVenue['content'];
  after: SeenVenue['content'];
}
const requestOf = async (person: Person, requestId: string): Promise<SeenRequest | null> => {
  const SIDE = '{ name category rooms { name } photos { alt isPending photo { id } } homepageImageId }';
  const { data } = await person.graphql<{ changeRequest: SeenRequest | null }>(
    `query ($id: ID!) { changeRequest(id: $id) { fields conflicts availableActions before ${SIDE} after ${SIDE} } }`,
    { id: requestId },
  );
  return data.changeRequest;
};
const notified = (userId: string) =>
  app.database.rows<{ type: string; link: string }>(
    'select type, link from notification where recipient_id = $1 order by created_at desc',
    [userId],
  );

describe('what an owner changes of an approved venue', () => {
  test('waits for a moderator, while the public sees what it saw', async () => {
    const { venue, changeRequest } = await change({ name: 'Après', rooms: [{ name: 'Grande salle' }] });
    expect(changeRequest).toMatchObject({ type: 'UPDATE', status: 'PENDING', fields: ['NAME', 'ROOMS'] });
    expect(venue).toMatchObject({ content: { name: 'Après' }, pendingChange: { id: changeRequest!.id } });
    expect((await publicVenue())!.name).toBe('Avant');
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
      availableActions: ['APPROVE', 'REJECT'],
    });
  });

  test('adds to what waits already, and notifies once', async () => {
    const told = (await notified(team.id)).length;
    const first = await change({ name: 'Après' });
    const second = await change({ category: 4 });
    expect(second.changeRequest).toMatchObject({
      id: first.changeRequest!.id,
      fields: ['NAME', 'CATEGORY'],
      version: 2,
    });
    expect((await notified(team.id)).length).toBe(told + 1);
  });

  test('is nothing any more once it is as it was', async () => {
    const { changeRequest } = await change({ name: 'Après' });
    const back = await change({ name: 'Avant' });
    expect([back.changeRequest, back.venue.pendingChange]).toEqual([null, null]);
    expect(await app.database.rows('select status from change_request where id = $1', [changeRequest!.id])).toEqual([
      { status: 'WITHDRAWN' },
    ]);
  });

  test('is in force as a whole when it is accepted, at a new address too', async () => {
    const slug = (await publicVenue())!.slug;
    const { changeRequest } = await change({ name: 'Après', slug: `neuf-${id.slice(0, 8)}`, category: 5 });
    const accepted = await approve(team, changeRequest!.id, changeRequest!.version);
    expect(accepted.changeRequest).toMatchObject({ status: 'APPROVED', processedBy: { id: team.id } });
    expect(await publicVenue()).toMatchObject({ name: 'Après', slug: `neuf-${id.slice(0, 8)}` });
    const { data } = await app.graphql(`{ venueMovedTo(slug: "${slug}") }`);
    expect(data).toEqual({ venueMovedTo: `neuf-${id.slice(0, 8)}` });
    expect((await notified(owner.id))[0]).toMatchObject({
      type: 'CHANGE_REQUEST_APPROVED',
      link: '/dashboard/manage-establishments',
    });
  });

  test('leaves everything as it is when it is refused', async () => {
    const { changeRequest } = await change({ name: 'Après' });
    expect(await reject(admin, changeRequest!.id, 1, '')).toMatchObject({ __typename: 'ValidationFailed' });
    const refused = await reject(admin, changeRequest!.id, 1, 'Non.');
    expect(refused.changeRequest).toMatchObject({ status: 'REJECTED', reason: 'Non.' });
    expect((await publicVenue())!.name).toBe('Avant');
    expect((await read(owner, id))!.content.name).toBe('Avant');
    expect((await notified(owner.id))[0]).toMatchObject({ type: 'CHANGE_REQUEST_REJECTED' });
  });

  test('can be taken back by the owner alone', async () => {
    const { changeRequest } = await change({ name: 'Après' });
    expect(await withdraw(team, changeRequest!.id)).toMatchObject({ __typename: 'Forbidden' });
    expect(await withdraw(owner, changeRequest!.id)).toMatchObject({ changeRequest: { status: 'WITHDRAWN' } });
    expect(await withdraw(owner, changeRequest!.id)).toMatchObject({ __typename: 'Conflict' });
    expect((await read(owner, id))!.content.name).toBe('Avant');
  });

  test('is not accepted over what has changed meanwhile, until it is asked for again', async () => {
    const { changeRequest } = await change({ name: 'Après', category: 4 });
    const house = (await read(admin, id))!;
    await update(admin, id, house.version, { name: 'Entre-temps' });
    expect((await requestOf(admin, changeRequest!.id))!.conflicts).toEqual(['NAME']);
    expect(await approve(admin, changeRequest!.id, 1)).toMatchObject({ __typename: 'Conflict' });
    expect((await publicVenue())!.name).toBe('Entre-temps');
    const again = await change({ name: 'Après' });
    expect((await requestOf(admin, changeRequest!.id))!.conflicts).toEqual([]);
    await approve(admin, changeRequest!.id, again.changeRequest!.version);
    expect((await publicVenue())!.name).toBe('Après');
  });

  test('is decided about as it was seen', async () => {
    const { changeRequest } = await change({ name: 'Après' });
    await change({ name: 'Encore autre chose' });
    expect(await approve(team, changeRequest!.id, 1)).toMatchObject({ __typename: 'Conflict' });
  });

  test('has one effect, however many accept it at once', async () => {
    const { changeRequest } = await change({ name: 'Après' });
    const told = (await notified(owner.id)).length;
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => approve(index % 2 ? team : admin, changeRequest!.id, 1)),
    );
    expect(outcomes.map(({ __typename }) => __typename).filter((name) => name === 'ChangeRequestSaved')).toHaveLength(
      1,
    );
    expect(outcomes.filter(({ __typename }) => __typename === 'Conflict')).toHaveLength(9);
    expect((await notified(owner.id)).length).toBe(told + 1);
  });

  test('cannot take the address of another venue', async () => {
    const other = await completeVenue(app.database, stranger.id);
    const { slug } = (await read(stranger, other))!;
    expect(await change({ slug })).toMatchObject({ fields: [{ path: 'slug', code: 'slugTaken' }] });
  });

  test('is nobody else’s to see or decide', async () => {
    const { changeRequest } = await change({ name: 'Après' });
    expect(await requestOf(stranger, changeRequest!.id)).toBeNull();
    expect(await withdraw(stranger, changeRequest!.id)).toMatchObject({ __typename: 'NotFound' });
    const { errors } = await owner.graphql(
      `mutation { approveChangeRequest(id: "${changeRequest!.id}", version: 1) { __typename } }`,
    );
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('is never accepted by who has asked for it', async () => {
    const { changeRequest } = await change({ name: 'Après' });
    await app.database.rows(`update user_account set role = 'TEAM' where id = $1`, [owner.id]);
    try {
      expect(await approve(owner, changeRequest!.id, 1)).toMatchObject({ __typename: 'Forbidden' });
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
    expect(await publicVenue()).not.toBeNull();
    expect(await change({ name: 'Après' })).toMatchObject({ __typename: 'Conflict' });
    await approve(admin, asked.changeRequest!.id, 1);
    expect(await publicVenue()).toBeNull();
    expect(await read(owner, id)).toBeNull();
  });

  test('takes the place of a change that waited', async () => {
    const { changeRequest } = await change({ name: 'Après' });
    await remove(owner, id);
    expect(await approve(admin, changeRequest!.id, 1)).toMatchObject({ __typename: 'Conflict' });
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
    expect((await read(owner, id))!.standing).toBe('APPROVED');
    expect((await notified(owner.id))[0]).toMatchObject({ type: 'ESTABLISHMENT_APPROVED' });
  });

  test('refuses it, with the reason', async () => {
    const request = await submitted();
    await reject(team, request.id, 1, 'Photos floues.');
    expect(await read(owner, id)).toMatchObject({ standing: 'REJECTED', rejectionReason: 'Photos floues.' });
  });

  test('is decided about as it was seen: an edit of the draft counts', async () => {
    const request = await submitted();
    await change({ name: 'Autre chose' });
    expect(await approve(team, request.id, 1)).toMatchObject({ __typename: 'Conflict' });
    expect(await approve(team, request.id, 2)).toMatchObject({ __typename: 'ChangeRequestSaved' });
  });

  test('taken back makes it a draft again', async () => {
    const request = await submitted();
    await withdraw(owner, request.id);
    expect((await read(owner, id))!.standing).toBe('DRAFT');
  });
});

describe('pictures that are proposed', () => {
  const propose = (photos: { id: string; alt: string }[], homepageImageId: string | null = null) =>
    app.database.transaction((transaction) =>
      app.app.services.changeRequests.proposePhotos(transaction, {
        venueId: id,
        userId: owner.id,
        photos,
        homepageImageId,
      }),
    );
  const rows = () =>
    app.database.rows<{ id: string; alt: string; is_pending: boolean }>(
      'select id, alt, is_pending from photo where venue_id = $1 order by position',
      [id],
    );

  test('are seen by the owner and the moderators, and public once they are accepted', async () => {
    const [old] = await rows();
    const [fresh = ''] = await addPhotoRows(app.database, id, 1, true);
    await propose(
      [
        { id: fresh, alt: 'Le parc' },
        { id: old!.id, alt: 'La façade' },
      ],
      fresh,
    );
    const venue = (await read(owner, id))!;
    expect(venue.content.photos).toEqual([
      { alt: 'Le parc', isPending: true, photo: { id: fresh } },
      { alt: 'La façade', isPending: false, photo: { id: old!.id } },
    ]);
    expect(venue.pendingChange!.fields).toEqual(['PHOTOS', 'HOMEPAGE_IMAGE']);
    expect((await publicVenue())!.photos.map((photo) => photo.id)).toEqual([old!.id]);
    expect(
      await app.app.services.changeRequests.proposedPhotos(
        { query: app.database.rows.bind(app.database) },
        id,
        owner.id,
      ),
    ).toEqual({
      photos: [
        { id: fresh, alt: 'Le parc' },
        { id: old!.id, alt: 'La façade' },
      ],
      homepageImageId: fresh,
    });
    const request = (await requestOf(team, venue.pendingChange!.id))!;
    expect([request.before.photos.length, request.after.photos.length]).toEqual([1, 2]);
    await approve(team, venue.pendingChange!.id, 1);
    expect((await publicVenue())!.photos).toEqual([
      { id: fresh, alt: 'Le parc' },
      { id: old!.id, alt: 'La façade' },
    ]);
    expect(await app.database.rows('select homepage_image_id from venue where id = $1', [id])).toEqual([
      { homepage_image_id: fresh },
    ]);
  });

  test('that are left out when it is accepted are removed, with their files', async () => {
    const [old] = await rows();
    const [fresh = ''] = await addPhotoRows(app.database, id, 1, true);
    await propose([{ id: fresh, alt: '' }]);
    const { pendingChange } = (await read(owner, id))!;
    await approve(team, pendingChange!.id, 1);
    expect((await rows()).map((photo) => photo.id)).toEqual([fresh]);
    const jobs = await app.database.rows<{ keys: string[] }>(
      `select data->'keys' as keys from pgboss.job where name = 'uploads.delete'`,
    );
    expect(jobs.flatMap(({ keys }) => keys).join(' ')).toContain(`${id}/${old!.id}/source.bin`);
  });

  test.each(['refused', 'withdrawn'])('and %s are gone', async (how) => {
    const [old] = await rows();
    const [fresh = ''] = await addPhotoRows(app.database, id, 1, true);
    await propose([
      { id: old!.id, alt: 'Vue 0' },
      { id: fresh, alt: '' },
    ]);
    const { pendingChange } = (await read(owner, id))!;
    if (how === 'refused') await reject(team, pendingChange!.id, 1, 'Non.');
    else await withdraw(owner, pendingChange!.id);
    expect((await rows()).map((photo) => photo.id)).toEqual([old!.id]);
  });

  test('survive a change of the words', async () => {
    const [old] = await rows();
    const [fresh = ''] = await addPhotoRows(app.database, id, 1, true);
    await propose([
      { id: old!.id, alt: 'Vue 0' },
      { id: fresh, alt: '' },
    ]);
    const { venue } = await change({ name: 'Après' });
    expect(venue.pendingChange!.fields).toEqual(['NAME', 'PHOTOS']);
    expect(venue.content.photos).toHaveLength(2);
    await change({ name: 'Avant' });
    expect((await read(owner, id))!.content.photos).toHaveLength(2);
  });
});

describe('the list', () => {
  test('has for an owner his own, for moderators all, by state, kind and words', async () => {
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
