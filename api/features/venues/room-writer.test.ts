import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { completeVenue } from '../../testing/managed-venues.ts';
import { type Person, startTestAppWithPeople } from '../../testing/signed-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { existingRoomIds } from './room-writer.ts';
import { roomContent } from './venue.factory.ts';
import { venueClient } from './venue-rest.factory.ts';
import { ReviewStatus } from './venue.enums.ts';

describe('which room is which', () => {
  const there = [
    { id: '1', name: 'Salle A' },
    { id: '2', name: 'Salle B' },
    { id: '3', name: 'Salle C' },
  ];
  test.each([
    ['all as they were', ['Salle A', 'Salle B', 'Salle C'], ['1', '2', '3']],
    ['in another order', ['Salle C', 'Salle A', 'Salle B'], ['3', '1', '2']],
    ['one renamed in its place', ['Salle A', 'Salon Lumière', 'Salle C'], ['1', '2', '3']],
    ['one spelt otherwise, elsewhere', ['Salle C', 'SALLE A', 'Salle B'], ['3', '1', '2']],
    ['one gone', ['Salle B', 'Salle C'], ['2', '3']],
    ['one more at the end', ['Salle A', 'Salle B', 'Salle C', 'Salle D'], ['1', '2', '3', null]],
    ['one gone, another at the end', ['Salle B', 'Salle C', 'Salle D'], ['2', '3', null]],
    ['two of one name', ['Salle A', 'Salle A', 'Salle C'], ['1', '2', '3']],
  ])('%s', (_, names, ids) => {
    const rooms = names.map((name) => ({ name }));
    expect(existingRoomIds(there, rooms)).toEqual(ids);
  });
});

describe('the rooms of a venue', () => {
  let app: TestApp;
  let owner: Person;
  let admin: Person;
  const ask = venueClient(() => app.url);
  beforeAll(async () => {
    ({ app, owner, admin } = await startTestAppWithPeople());
  });
  afterAll(() => app.stop());

  const idsOf = async (venueId: string) => {
    const rooms = await app.database.rows<{ id: string; name: string }>(
      `select id, name from room where venue_id = $1`,
      [venueId],
    );
    return Object.fromEntries(rooms.map(({ id, name }) => [name, id]));
  };

  test('keep their ids as they are saved again, moved and renamed', async () => {
    const id = await completeVenue(app.database, owner.id, {
      reviewStatus: ReviewStatus.DRAFT,
      isPublished: false,
      rooms: [roomContent({ name: 'Salle A' }), roomContent({ name: 'Salle B' })],
    });
    const before = await idsOf(id);
    await ask(owner, 'PUT', `/establishments/${id}`, {
      rooms: [{ name: 'Salle B', capacity: 12 }, { name: 'Salle A', areaSqm: 60 }, { name: 'Salle C' }],
    });
    const after = await idsOf(id);
    expect(after).toMatchObject(before);
    expect(Object.keys(after)).toHaveLength(3);
    await ask(owner, 'PUT', `/establishments/${id}`, {
      rooms: [{ name: 'Salle B' }, { name: 'Salon Lumière' }],
    });
    expect(await idsOf(id)).toEqual({ 'Salle B': before['Salle B'], 'Salon Lumière': before['Salle A'] });
  });

  test('keep them through a change that a moderator accepts', async () => {
    const id = await completeVenue(app.database, owner.id, { rooms: [roomContent({ name: 'Salle A' })] });
    const before = await idsOf(id);
    await ask(owner, 'PUT', `/establishments/${id}`, { rooms: [{ name: 'Salle A', capacity: 25 }] });
    const { data } = await admin.graphql<{ managedVenue: { pendingChange: { id: string; version: number } } }>(
      `query ($id: ID!) { managedVenue(id: $id) { pendingChange { id version } } }`,
      { id },
    );
    const { id: request, version } = data.managedVenue.pendingChange;
    await admin.graphql(
      `mutation ($id: ID!, $version: Int!) { approveChangeRequest(input: { id: $id, version: $version }) { errors { __typename } } }`,
      { id: request, version },
    );
    expect((await ask(null, 'GET', `/public/establishments/${id}`)).body.rooms[0]).toMatchObject({ capacity: 25 });
    expect(await idsOf(id)).toEqual(before);
  });
});
