import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  approve,
  completeVenue,
  create,
  mutate,
  read,
  reject,
  remove,
  step,
  update,
} from '../../testing/managed-venues.ts';
import { type Person, startTestAppWithPeople } from '../../testing/signed-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createVenues } from './venue.factory.ts';
import { ReviewStatus } from './venue.enums.ts';
import { outcomeOf, wrongFields } from '../../testing/payloads.ts';

let app: TestApp;
let owner: Person;
let stranger: Person;
let team: Person;
let admin: Person;
beforeAll(async () => {
  ({ app, owner, stranger, team, admin } = await startTestAppWithPeople());
});
afterAll(() => app.stop());

const notified = (userId: string) =>
  app.database.rows<{ type: string; params: object; link: string }>(
    'select type, params, link from notification where recipient_id = $1 order by created_at desc',
    [userId],
  );

const unread = async (userId: string): Promise<string[]> => {
  const rows = await app.database.rows<{ venue: string }>(
    `select params ->> 'venue' as venue from notification where recipient_id = $1 and not is_read`,
    [userId],
  );
  return rows.map(({ venue }) => venue);
};

describe('the review', () => {
  test('wants all that a presentation needs, and says what it lacks', async () => {
    const { venue } = await create(owner, { name: 'Empty', communeCode: '69382', postalCode: '69002' });
    const refused = await step(owner, 'submitVenue', venue.id);
    expect(refused).toMatchObject({
      errors: [{ __typename: 'ValidationFailed', message: 'Please fill in all required fields' }],
    });
    expect(wrongFields(refused)).toEqual([
      { path: 'description', code: 'required' },
      { path: 'address', code: 'required' },
      { path: 'photos', code: 'photoRequired' },
      { path: 'eventTypes', code: 'required' },
      { path: 'rooms', code: 'required' },
      { path: 'rooms', code: 'capacityRequired' },
      { path: 'contactPhone', code: 'required' },
    ]);
  });

  test('wants at least one photo', async () => {
    const id = await completeVenue(app.database, owner.id, { reviewStatus: ReviewStatus.DRAFT, isPublished: false });
    await app.database.rows('delete from photo where venue_id = $1', [id]);
    expect(await step(owner, 'submitVenue', id)).toMatchObject({
      errors: [{ message: 'Please add at least one photo', fields: [{ path: 'photos', code: 'photoRequired' }] }],
    });
  });

  test('goes from the draft to the public site, and tells everybody concerned', async () => {
    const id = await completeVenue(app.database, owner.id, {
      name: 'Le Grand Chemin',
      reviewStatus: ReviewStatus.DRAFT,
      isPublished: false,
    });
    expect(await step(owner, 'publishVenue', id)).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
    const submitted = await step(owner, 'submitVenue', id);
    expect(submitted.venue).toMatchObject({
      status: 'PENDING',
      pendingChange: { type: 'CREATION', status: 'PENDING' },
    });
    const told = { type: 'NEW_ESTABLISHMENT', params: { venue: 'Le Grand Chemin' } };
    expect((await notified(admin.id))[0]).toMatchObject(told);
    expect((await notified(team.id))[0]).toMatchObject(told);
    expect(await unread(admin.id)).toContain('Le Grand Chemin');
    const approved = await approve(team, id, submitted.venue.version);
    expect(approved.venue).toMatchObject({ status: 'APPROVED', isPublic: false, pendingChange: null });
    // The other moderators no longer have to be notified.
    expect(await unread(admin.id)).not.toContain('Le Grand Chemin');
    expect((await notified(owner.id))[0]).toMatchObject({ type: 'ESTABLISHMENT_APPROVED' });
    const published = await step(owner, 'publishVenue', id);
    expect(published.venue).toMatchObject({ status: 'PUBLISHED', isPublic: true });
    const { data } = await app.graphql<{ venue: { name: string } }>(`{ venue(id: "${id}") { name } }`);
    expect(data.venue).toEqual({ name: 'Le Grand Chemin' });
    const hidden = await step(owner, 'unpublishVenue', id);
    expect(hidden.venue).toMatchObject({ status: 'APPROVED', isPublic: false });
    expect((await app.graphql(`{ venue(id: "${id}") { name } }`)).data).toEqual({ venue: null });
  });

  test('ends with a reason, after which the venue can be submitted again', async () => {
    const id = await completeVenue(app.database, owner.id, { reviewStatus: ReviewStatus.DRAFT, isPublished: false });
    const { venue } = await step(owner, 'submitVenue', id);
    expect(await reject(admin, id, venue.version, ' ')).toMatchObject({
      errors: [{ __typename: 'ValidationFailed', message: 'Rejection reason is required' }],
    });
    const rejected = await reject(admin, id, venue.version, 'Trop court.');
    expect(rejected.venue).toMatchObject({ status: 'REJECTED', rejectionReason: 'Trop court.' });
    expect((await notified(owner.id))[0]).toMatchObject({ type: 'ESTABLISHMENT_REJECTED' });
    const again = await step(owner, 'submitVenue', id);
    expect(again.venue).toMatchObject({ status: 'PENDING', rejectionReason: null });
  });

  test('can be taken back by the owner', async () => {
    const id = await completeVenue(app.database, owner.id, { reviewStatus: ReviewStatus.DRAFT, isPublished: false });
    await step(owner, 'submitVenue', id);
    const back = await step(owner, 'withdrawVenue', id);
    expect(back.venue).toMatchObject({ status: 'DRAFT', pendingChange: null });
  });

  test('of ten decisions at once is one', async () => {
    const id = await completeVenue(app.database, owner.id, { reviewStatus: ReviewStatus.DRAFT, isPublished: false });
    const { venue } = await step(owner, 'submitVenue', id);
    const before = (await notified(owner.id)).length;
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) => approve(index % 2 ? team : admin, id, venue.version)),
    );
    expect(outcomes.filter((payload) => outcomeOf(payload) === 'Done')).toHaveLength(1);
    expect(outcomes.filter((payload) => outcomeOf(payload) === 'Conflict')).toHaveLength(9);
    expect((await notified(owner.id)).length).toBe(before + 1);
  });

  test('decides about what was seen: a change in between is a conflict', async () => {
    const id = await completeVenue(app.database, owner.id, { reviewStatus: ReviewStatus.DRAFT, isPublished: false });
    const { venue } = await step(owner, 'submitVenue', id);
    await update(owner, id, venue.version, { description: 'Something else.' });
    expect(await approve(admin, id, venue.version)).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
  });

  test('is never of one’s own', async () => {
    for (const person of [team, admin]) {
      const id = await completeVenue(app.database, person.id, {
        reviewStatus: ReviewStatus.PENDING,
        isPublished: false,
      });
      const venue = (await read(person, id))!;
      expect(venue.availableActions).not.toContain('APPROVE');
      expect(await approve(person, id, venue.version)).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
      expect(await reject(person, id, venue.version, 'No.')).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
    }
  });

  test('can be undone by a moderator, which hides the venue', async () => {
    const id = await completeVenue(app.database, owner.id);
    const { version } = (await read(team, id))!;
    const { venue } = await reject(team, id, version, 'Erreur.');
    expect(venue).toMatchObject({ status: 'REJECTED', isPublic: false, isPublished: false });
  });
});

describe('somebody else', () => {
  test.each([
    ['a public venue', { isPublished: true }, 'Forbidden'],
    ['a hidden venue', { isPublished: false }, 'NotFound'],
  ])('of %s, by id and by slug', async (_, wanted, outcome) => {
    const id = await completeVenue(app.database, owner.id, wanted);
    const { slug, version } = (await read(owner, id))!;
    for (const key of [id, slug]) {
      expect(await update(stranger, key, version, { name: 'Stolen' })).toMatchObject({
        errors: [{ __typename: outcome }],
      });
      expect(await step(stranger, 'publishVenue', key)).toMatchObject({ errors: [{ __typename: outcome }] });
      expect(await step(stranger, 'unpublishVenue', key)).toMatchObject({ errors: [{ __typename: outcome }] });
      expect(await step(stranger, 'submitVenue', key)).toMatchObject({ errors: [{ __typename: outcome }] });
      expect(await remove(stranger, key)).toMatchObject({ errors: [{ __typename: outcome }] });
      const { data, errors } = await stranger.graphql(`{ managedVenue(id: "${key}") { id } }`);
      if (outcome === 'NotFound') expect([data, errors]).toEqual([{ managedVenue: null }, undefined]);
      else expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
    }
    expect((await read(owner, id))!.content.name).not.toBe('Stolen');
  });

  test('gets for a hidden venue the answer for one that does not exist', async () => {
    const id = await completeVenue(app.database, owner.id, { isPublished: false });
    const hidden = await step(stranger, 'publishVenue', id);
    expect(hidden).toEqual(await step(stranger, 'publishVenue', crypto.randomUUID()));
  });
});

describe('the platform', () => {
  test('edits an approved venue directly', async () => {
    const id = await completeVenue(app.database, owner.id);
    const { version } = (await read(team, id))!;
    const { venue, changeRequest } = await update(team, id, version, { name: 'Corrected' });
    expect([venue.content.name, changeRequest]).toEqual(['Corrected', null]);
    const { data } = await app.graphql<{ venue: { name: string } }>(`{ venue(id: "${id}") { name } }`);
    expect(data.venue.name).toBe('Corrected');
  });

  test('sets flags; whose a venue is, is an administrator’s to say', async () => {
    const id = await completeVenue(app.database, owner.id);
    const staff = (person: Person, version: number, input: object) =>
      mutate(person, 'updateVenueStaff', 'UpdateVenueStaffInput', { id, version, ...input });
    const { version } = (await read(team, id))!;
    const flagged = await staff(team, version, { isFeatured: true, isTopFive: true });
    expect(flagged.venue.flags).toEqual({ isFeatured: true, topFiveOrder: 1 });
    expect(await staff(team, flagged.venue.version, { ownerId: stranger.id })).toMatchObject({
      errors: [{ __typename: 'Forbidden' }],
    });
    const given = await staff(admin, flagged.venue.version, { ownerId: stranger.id });
    expect(given.venue.owner).toEqual({ id: stranger.id });
  });

  test('deletes: an administrator any venue, the team none', async () => {
    const id = await completeVenue(app.database, owner.id);
    expect(await remove(team, id)).toMatchObject({ errors: [{ __typename: 'Forbidden' }] });
    expect(await remove(admin, id)).toMatchObject({ errors: [] });
    expect((await app.graphql(`{ venue(id: "${id}") { name } }`)).data).toEqual({ venue: null });
    const back = await step(admin, 'restoreVenue', id);
    expect(back.venue).toMatchObject({ status: 'APPROVED', isPublic: false });
  });

  test('publishes what is approved alone', async () => {
    const [id = ''] = await createVenues(app.database, [{ reviewStatus: ReviewStatus.DRAFT, isPublished: false }]);
    expect(await step(admin, 'publishVenue', id)).toMatchObject({ errors: [{ __typename: 'Conflict' }] });
  });
});
