import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { create, read, remove, step, update } from '../../testing/managed-venues.ts';
import { type Person, startTestAppWithPeople } from '../../testing/signed-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { outcomeOf } from '../../testing/payloads.ts';

let app: TestApp;
let owner: Person;
let stranger: Person;
let team: Person;
let admin: Person;
beforeAll(async () => {
  ({ app, owner, stranger, team, admin } = await startTestAppWithPeople());
});
afterAll(() => app.stop());

const LYON = { communeCode: '69382', postalCode: '69002' };

describe('a new venue', () => {
  test('is a draft of who makes it, in the middle of its commune, at an address of its name', async () => {
    const { venue } = await create(owner, { name: '  La Verrière  ', ...LYON });
    expect(venue).toMatchObject({
      slug: 'la-verriere-lyon-2e',
      status: 'DRAFT',
      isPublished: false,
      isPublic: false,
      owner: { id: owner.id },
      content: { name: 'La Verrière', city: 'Lyon 2e', postalCode: '69002', positionPrecision: 'COMMUNE' },
      availableActions: ['EDIT', 'SUBMIT', 'DELETE'],
    });
    expect(venue.content.latitude).toBeCloseTo(45.75, 1);
  });

  test('is found by a city that was typed', async () => {
    const { venue } = await create(owner, { name: 'Typed', city: 'VILLEURBANNE', postalCode: '69100' });
    expect(venue.content).toMatchObject({ communeCode: '69266', city: 'Villeurbanne' });
    const paris = await create(owner, { name: 'Typed too', city: 'Paris' });
    expect(paris.venue.content.city).toBe('Paris');
  });

  test.each([
    ['nowhere', { name: 'X' }, [{ path: 'city', code: 'required' }]],
    ['where nobody knows', { name: 'X', city: 'Atlantis' }, [{ path: 'city', code: 'unknownCity' }]],
    ['in no commune', { name: 'X', communeCode: '99999' }, [{ path: 'communeCode', code: 'unknownCity' }]],
    ['without a name', { name: ' ', ...LYON }, [{ path: 'name', code: 'required' }]],
    ['with half a position', { name: 'X', ...LYON, latitude: 45 }, [{ path: 'longitude', code: 'required' }]],
    [
      'with impossible rooms',
      { name: 'X', ...LYON, rooms: [{ name: '', capacities: [{ layout: 'THEATRE', capacity: 0 }] }] },
      [
        { path: 'rooms.0.name', code: 'required' },
        { path: 'rooms.0.capacities.0.capacity', code: 'tooSmall' },
      ],
    ],
    ['with a slug like an id', { name: 'X', ...LYON, slug: crypto.randomUUID() }, [{ path: 'slug', code: 'likeAnId' }]],
    [
      'with a script for an address',
      { name: 'X', ...LYON, website: 'javascript:alert(1)' },
      [{ path: 'website', code: 'notWebAddress' }],
    ],
  ])('%s is refused', async (_, input, fields) => {
    expect(await create(owner, input)).toMatchObject({ errors: [{ __typename: 'ValidationFailed', fields }] });
  });

  test('names as contact who makes it, as they registered, unless they name somebody', async () => {
    await app.database.rows(
      `update user_account set first_name = 'Jeanne', last_name = 'Essai', company_phone = '01 99 00 00 07' where id = $1`,
      [stranger.id],
    );
    const own = await create(stranger, { name: 'Own contact', ...LYON });
    const [contact] = await app.database.rows(
      'select contact_name as name, contact_email as email, contact_phone as phone from venue where id = $1',
      [own.venue.id],
    );
    expect(contact).toEqual({ name: 'Jeanne Essai', email: stranger.email, phone: '01 99 00 00 07' });
    const other = await create(stranger, { name: 'Other contact', ...LYON, contactEmail: 'a@exemple.test' });
    expect(other.venue.content.contactEmail).toBe('a@exemple.test');
  });

  test('of an administrator belongs to whom they say, or nobody; the team makes none', async () => {
    const own = await create(admin, { name: 'House', ...LYON });
    expect(own.venue.owner).toBeNull();
    const given = await create(admin, { name: 'Given', ...LYON, ownerId: stranger.id });
    expect(given.venue.owner).toEqual({ id: stranger.id });
    const { errors } = await team.graphql(
      'mutation { createVenue(input: { name: "X", city: "Lyon" }) { errors { __typename } } }',
    );
    expect(errors?.[0]?.extensions['code']).toBe('FORBIDDEN');
  });

  test('does not become somebody else’s by what its maker says', async () => {
    const { venue } = await create(owner, { name: 'Mine', ...LYON, ownerId: stranger.id });
    expect(venue.owner).toEqual({ id: owner.id });
  });
});

describe('a draft', () => {
  test('changes in parts; what is null is taken away, what is not sent stays', async () => {
    const { venue } = await create(owner, {
      name: 'Parts',
      ...LYON,
      category: 4,
      contactEmail: 'a@exemple.test',
      tags: ['a'],
    });
    const once = await update(owner, venue.id, venue.version, { category: null, description: 'Deux mots.' });
    expect(once.venue.content).toMatchObject({
      category: null,
      description: 'Deux mots.',
      contactEmail: 'a@exemple.test',
      tags: ['a'],
    });
    const twice = await update(owner, venue.id, once.venue.version, { contactEmail: '' });
    expect(twice.venue.content).toMatchObject({ description: 'Deux mots.', contactEmail: null });
    expect(twice.changeRequest).toBeNull();
  });

  test('that somebody else has changed meanwhile is not overwritten', async () => {
    const { venue } = await create(owner, { name: 'Two tabs', ...LYON });
    await update(owner, venue.id, venue.version, { description: 'First.' });
    expect(await update(owner, venue.id, venue.version, { description: 'Second.' })).toMatchObject({
      errors: [{ __typename: 'Conflict' }],
    });
    expect((await read(owner, venue.id))!.content.description).toBe('First.');
  });

  test('of two changes at once takes one', async () => {
    const { venue } = await create(owner, { name: 'At once', ...LYON });
    const outcomes = await Promise.all(
      [1, 2, 3, 4].map((number) => update(owner, venue.id, venue.version, { description: `${number}` })),
    );
    expect(outcomes.map(outcomeOf).toSorted()).toEqual(['Conflict', 'Conflict', 'Conflict', 'Done']);
  });

  test('keeps the position that was given until it moves to another commune', async () => {
    const { venue } = await create(owner, { name: 'Placed', ...LYON });
    const placed = await update(owner, venue.id, venue.version, { latitude: 45.76, longitude: 4.84 });
    expect(placed.venue.content).toMatchObject({ latitude: 45.76, positionPrecision: 'ADDRESS' });
    const renamed = await update(owner, venue.id, placed.venue.version, { name: 'Placed still' });
    expect(renamed.venue.content.positionPrecision).toBe('ADDRESS');
    const moved = await update(owner, venue.id, renamed.venue.version, { city: 'Bordeaux', postalCode: '33000' });
    expect(moved.venue.content).toMatchObject({ communeCode: '33063', positionPrecision: 'COMMUNE' });
  });

  test('has the address that is wished for it where that is free', async () => {
    const { venue } = await create(owner, { name: 'Wish', ...LYON, slug: 'Ma Maison' });
    expect(venue.slug).toBe('ma-maison');
    const other = await create(owner, { name: 'Wish too', ...LYON });
    expect(await update(owner, other.venue.id, other.venue.version, { slug: 'ma-maison' })).toMatchObject({
      errors: [{ __typename: 'ValidationFailed', fields: [{ path: 'slug', code: 'slugTaken' }] }],
    });
    expect(await create(owner, { name: 'Third', ...LYON, slug: 'ma-maison' })).toMatchObject({
      errors: [{ fields: [{ code: 'slugTaken' }] }],
    });
  });

  test('is deleted by its owner at once, and restored by an administrator', async () => {
    const { venue } = await create(owner, { name: 'Gone', ...LYON });
    expect(await remove(owner, venue.id)).toEqual({ deletedId: venue.id, changeRequest: null, errors: [] });
    expect(await read(owner, venue.id)).toBeNull();
    expect(await step(owner, 'restoreVenue', venue.id)).toMatchObject({ errors: [{ __typename: 'NotFound' }] });
    expect(await step(team, 'restoreVenue', venue.id)).toMatchObject({ errors: [{ __typename: 'NotFound' }] });
    const back = await step(admin, 'restoreVenue', venue.id);
    expect(back.venue).toMatchObject({ status: 'DRAFT', isPublished: false });
    expect(await read(owner, venue.id)).not.toBeNull();
  });
});

test('what is no id and no slug is nobody’s venue', async () => {
  for (const id of ['\0', 'É', '../etc', 'a'.repeat(5_000)]) {
    expect(await step(owner, 'publishVenue', id)).toMatchObject({ errors: [{ __typename: 'NotFound' }] });
  }
});
