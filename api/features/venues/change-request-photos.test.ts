import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addPhotoRows, completeVenue, read } from '../../testing/managed-venues.ts';
import { type Person, startTestAppWithPeople } from '../../testing/signed-in.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { approve, change, proposePhotos, publicVenue, reject, requestOf, withdraw } from './change-request.factory.ts';

let app: TestApp;
let owner: Person;
let team: Person;
let id: string;
beforeAll(async () => {
  ({ app, owner, team } = await startTestAppWithPeople());
});
afterAll(() => app.stop());
beforeEach(async () => {
  id = await completeVenue(app.database, owner.id, { name: 'Avant', category: 3 });
});

const seenByPublic = () => publicVenue(app, id);
const changed = (input: object) => change(owner, id, input);

describe('pictures that are proposed', () => {
  const propose = (photos: { id: string; alt: string }[], homepageImageId: string | null = null) =>
    proposePhotos(app, owner, id, { photos, homepageImageId });
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
      { alt: 'Le parc', isPending: true, id: fresh },
      { alt: 'La façade', isPending: false, id: old!.id },
    ]);
    expect(venue.pendingChange!.fields).toEqual(['PHOTOS', 'HOMEPAGE_IMAGE']);
    expect((await seenByPublic())!.photos.map((photo) => photo.id)).toEqual([old!.id]);
    expect(
      await app.app.services.photoEditing.photosOf({ id: owner.id, role: 'CLIENT', sessionId: '' }, id),
    ).toMatchObject({
      photos: [
        { id: fresh, alt: 'Le parc' },
        { id: old!.id, alt: 'La façade' },
      ],
      homepageImageId: fresh,
    });
    const request = (await requestOf(team, venue.pendingChange!.id))!;
    expect([request.before.photos.length, request.after.photos.length]).toEqual([1, 2]);
    await approve(team, venue.pendingChange!.id, 1);
    expect((await seenByPublic())!.photos).toEqual([
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
    const { venue } = await changed({ name: 'Après' });
    expect(venue.pendingChange!.fields).toEqual(['NAME', 'PHOTOS']);
    expect(venue.content.photos).toHaveLength(2);
    await changed({ name: 'Avant' });
    expect((await read(owner, id))!.content.photos).toHaveLength(2);
  });
});
