import { today } from '../../platform/clock.ts';
import { addDays } from '../../platform/days.ts';
import { ReviewStatus } from '../../features/venues/venue.enums.ts';
import { createEntries } from '../../features/calendar/calendar.factory.ts';
import { LinkedCalendarService } from '../../features/calendar/linked/linked-calendar.service.ts';
import { Secret } from '../../platform/secret.ts';
import { createPromotions } from '../../features/promotions/promotion.factory.ts';
import { addPhotoRows, completeVenue, update } from '../managed-venues.ts';
import { sendFiles, sendFilesWithOperation } from '../multipart.ts';
import { picture } from '../pictures.ts';
import { ask, call, type Scene, type Stage, valueOf } from './stage.ts';

const { DRAFT, PENDING } = ReviewStatus;
const venue = ({ app }: Stage, wanted: Parameters<typeof completeVenue>[2] = {}, ownerId: string | null = null) =>
  completeVenue(app.database, ownerId, wanted);
const versionOf = (stage: Stage, id: string, table = 'venue') =>
  valueOf<number>(stage, `select version as value from ${table} where id = $1`, [id]);

/** A calendar that was sent as a file. Returns its id. */
async function uploadedCalendar(stage: Stage): Promise<string> {
  const venueId = await venue(stage);
  const form = new FormData();
  const variables = { input: { venueId, file: null } };
  form.set('operations', JSON.stringify({ query: UPLOAD_CALENDAR, variables }));
  form.set('map', '{"0":["variables.input.file"]}');
  form.set('0', new Blob(['BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n']), 'dates.ics');
  const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${stage.admin.token}` };
  await fetch(`${stage.app.url}/graphql`, { method: 'POST', headers, body: form });
  return valueOf<string>(stage, 'select id as value from linked_calendar where venue_id = $1', [venueId]);
}

const UPLOAD_CALENDAR =
  'mutation ($input: UploadCalendarInput!) { uploadCalendar(input: $input) { errors { __typename } } }';

/** A new address of a calendar. Returns its id. */
async function addressOf(stage: Stage): Promise<string> {
  const input = { venueId: await venue(stage) };
  const { calendarAddress } = await call(
    stage.admin,
    'createCalendarAddress',
    '$input: CalendarPlaceInput!',
    { input },
    'calendarAddress { id }',
  );
  return (calendarAddress as { id: string }).id;
}

/** A mutation that takes only the venue. */
const step =
  (name: string, wanted: Parameters<typeof completeVenue>[2] = {}, type = 'IdInput'): Scene =>
  async (stage) =>
    void (await call(stage.admin, name, `$input: ${type}!`, { input: { id: await venue(stage, wanted) } }));

/** The same as a bulk action. */
const bulk =
  (action: string, wanted: Parameters<typeof completeVenue>[2] = {}): Scene =>
  async (stage) => {
    const ids = [await venue(stage, wanted)];
    await call(stage.admin, 'actOnVenues', '$input: ActOnVenuesInput!', { input: { action, ids } });
  };

/** The change request of an owner for an approved venue. */
async function changeRequest(stage: Stage) {
  const owner = await stage.client();
  const venueId = await venue(stage, {}, owner.id);
  const { changeRequest: request } = await update(owner, venueId, await versionOf(stage, venueId), {
    name: 'Autre nom',
  });
  return { owner, id: request!.id, version: request!.version };
}

const withPhotos = async (stage: Stage) => {
  const venueId = await venue(stage);
  const [first = '', second = ''] = await addPhotoRows(stage.app.database, venueId, 2);
  return { venueId, first, second };
};
const jpeg = async () => ({ bytes: await picture(300, 200).jpeg().toBuffer() });
const NEW_VENUE = { name: 'Maison neuve', communeCode: '69382', postalCode: '69002' };
const ADD =
  'mutation ($venueId: ID!, $files: [Upload!]!) { addPhotos(input: { venueId: $venueId, files: $files }) { errors { __typename } } }';

const createdByRest =
  (path: string): Scene =>
  async ({ admin }) =>
    void (await ask(admin, 'POST', path, { name: 'Par REST', city: 'Lyon', postalCode: '69002' }));
const changedByRest =
  (path: string): Scene =>
  async (stage) =>
    void (await ask(stage.admin, 'PUT', `${path}/${await venue(stage)}`, { name: 'Changé' }));
const deletedByRest =
  (path: string): Scene =>
  async (stage) =>
    void (await ask(stage.admin, 'DELETE', `${path}/${await venue(stage)}`));

/** Venues, their pictures, and change requests. */
export const VENUE_SCENES: Readonly<Record<string, Scene>> = {
  'Mutation.actOnVenues': bulk('UNPUBLISH'),
  'Mutation.createVenue': async ({ admin }) =>
    void (await call(admin, 'createVenue', '$input: CreateVenueInput!', { input: NEW_VENUE })),
  'Mutation.updateVenue': async (stage) => {
    const id = await venue(stage);
    await update(stage.admin, id, await versionOf(stage, id), { description: 'Une autre description de la maison.' });
  },
  'Mutation.deleteVenue': step('deleteVenue', {}, 'DeleteVenueInput'),
  'Mutation.restoreVenue': async (stage) => {
    const id = await venue(stage);
    await call(stage.admin, 'deleteVenue', '$input: DeleteVenueInput!', { input: { id } });
    await call(stage.admin, 'restoreVenue', '$input: IdInput!', { input: { id } });
  },
  'Mutation.publishVenue': step('publishVenue', { isPublished: false }),
  'Mutation.unpublishVenue': step('unpublishVenue'),
  'Mutation.submitVenue': async (stage) => {
    const id = await venue(stage, { reviewStatus: DRAFT, isPublished: false }, stage.admin.id);
    await call(stage.admin, 'submitVenue', '$input: IdInput!', { input: { id } });
  },
  'Mutation.withdrawVenue': async (stage) => {
    const id = await venue(stage, { reviewStatus: DRAFT, isPublished: false }, stage.admin.id);
    await call(stage.admin, 'submitVenue', '$input: IdInput!', { input: { id } });
    await call(stage.admin, 'withdrawVenue', '$input: IdInput!', { input: { id } });
  },
  'Mutation.approveVenue': async (stage) => {
    const id = await venue(stage, { reviewStatus: PENDING, isPublished: false });
    const args = { id, version: await versionOf(stage, id) };
    await call(stage.admin, 'approveVenue', '$input: VersionedInput!', { input: args });
  },
  'Mutation.rejectVenue': async (stage) => {
    const id = await venue(stage, { reviewStatus: PENDING, isPublished: false });
    const args = { id, version: await versionOf(stage, id), reason: 'Photos floues' };
    await call(stage.admin, 'rejectVenue', '$input: RejectVenueInput!', { input: args });
  },
  'Mutation.updateVenueStaff': async (stage) => {
    const id = await venue(stage);
    const input = { id, version: await versionOf(stage, id), isFeatured: true };
    await call(stage.admin, 'updateVenueStaff', '$input: UpdateVenueStaffInput!', { input });
  },
  'Mutation.updateVenuesStaff': async (stage) => {
    const input = { ids: [await venue(stage)], isPremierPage: true };
    await call(stage.admin, 'updateVenuesStaff', '$input: UpdateVenuesStaffInput!', { input });
  },
  'Mutation.approveChangeRequest': async (stage) => {
    const { id, version } = await changeRequest(stage);
    await call(stage.admin, 'approveChangeRequest', '$input: ApproveChangeRequestInput!', { input: { id, version } });
  },
  'Mutation.rejectChangeRequest': async (stage) => {
    const { id, version } = await changeRequest(stage);
    const args = { id, version, reason: 'Pas ce nom' };
    await call(stage.admin, 'rejectChangeRequest', '$input: RejectChangeRequestInput!', { input: args });
  },
  // Only its sender withdraws it: a write of an owner, which is logged with their name.
  'Mutation.withdrawChangeRequest': async (stage) => {
    const { owner, id } = await changeRequest(stage);
    await call(owner, 'withdrawChangeRequest', '$input: IdInput!', { input: { id } });
    return owner.id;
  },

  'Mutation.addPhotos': async (stage) => {
    const { app, admin } = stage;
    const { error } = await sendFilesWithOperation(
      app,
      ADD,
      { venueId: await venue(stage) },
      [await jpeg()],
      admin.token,
    );
    if (error) throw new Error(error);
  },
  'Mutation.chooseHomepageImage': async (stage) => {
    const { venueId, second: photoId } = await withPhotos(stage);
    await call(stage.admin, 'chooseHomepageImage', '$input: VenuePhotoInput!', { input: { venueId, photoId } });
  },
  'Mutation.removePhoto': async (stage) => {
    const { venueId, first: photoId } = await withPhotos(stage);
    await call(stage.admin, 'removePhoto', '$input: VenuePhotoInput!', { input: { venueId, photoId } });
  },
  'Mutation.reorderPhotos': async (stage) => {
    const { venueId, first, second } = await withPhotos(stage);
    const args = { venueId, photoIds: [second, first] };
    await call(stage.admin, 'reorderPhotos', '$input: ReorderPhotosInput!', { input: args });
  },
  'Mutation.updatePhoto': async (stage) => {
    const { venueId, first: photoId } = await withPhotos(stage);
    const args = { venueId, photoId, alt: 'La terrasse' };
    await call(stage.admin, 'updatePhoto', '$input: UpdatePhotoInput!', { input: args });
  },
  'POST /establishments/{id}/photos': async (stage) => {
    const response = await sendFiles(
      stage.app,
      `/establishments/${await venue(stage)}/photos`,
      [await jpeg()],
      stage.admin.token,
    );
    if (!response.ok) throw new Error(await response.text());
  },
  'DELETE /establishments/{id}/photos/{photoId}': async (stage) => {
    const { venueId, first } = await withPhotos(stage);
    await ask(stage.admin, 'DELETE', `/establishments/${venueId}/photos/${first}`);
  },
  'PUT /establishments/{id}/homepage-image': async (stage) => {
    const { venueId, second: photoId } = await withPhotos(stage);
    await ask(stage.admin, 'PUT', `/establishments/${venueId}/homepage-image`, { photoId });
  },
  'PUT /establishments/{id}/photos/reorder': async (stage) => {
    const { venueId, first, second } = await withPhotos(stage);
    await ask(stage.admin, 'PUT', `/establishments/${venueId}/photos/reorder`, { photoOrders: [second, first] });
  },

  'POST /establishments': createdByRest('/establishments'),
  'POST /public/establishments': createdByRest('/public/establishments'),
  'PUT /establishments/{id}': changedByRest('/establishments'),
  'PUT /public/establishments/{id}': changedByRest('/public/establishments'),
  'DELETE /establishments/{id}': deletedByRest('/establishments'),
  'DELETE /public/establishments/{id}': deletedByRest('/public/establishments'),

  'Mutation.savePromotion': async (stage) => {
    const days = { startsOn: today(), endsOn: addDays(today(), 9) };
    const input = { venueId: await venue(stage), title: 'Été', text: 'Moins cher.', discountPercent: 10, ...days };
    await call(stage.admin, 'savePromotion', '$input: SavePromotionInput!', { input });
  },
  'Mutation.saveCalendarEntry': async (stage) => {
    const input = { venueId: await venue(stage), state: 'BOOKED', startsOn: today(), endsOn: today() };
    await call(stage.admin, 'saveCalendarEntry', '$input: SaveCalendarEntryInput!', { input });
  },
  'Mutation.deleteCalendarEntry': async (stage) => {
    const [id] = await createEntries(stage.app.database, [{ venueId: await venue(stage) }]);
    await call(stage.admin, 'deleteCalendarEntry', '$input: VersionedInput!', { input: { id, version: 1 } });
  },
  'Mutation.confirmCalendar': step('confirmCalendar'),
  'Mutation.linkCalendar': async (stage) => {
    // Tests ask nothing outside of this machine, so that the answer is made up.
    const { database, app } = stage.app;
    const { services } = app;
    const file = { name: null, taken: [], skipped: 0 };
    const reader = { readAddress: async () => ({ etag: null, lastModified: null, contentHash: null, file }) };
    const before = services.linkedCalendars;
    const secret = new Secret('s'.repeat(43));
    services.linkedCalendars = new LinkedCalendarService({
      database,
      secret,
      limits: { count: async () => {} } as never,
      reader: reader as never,
    });
    const input = { venueId: await venue(stage), url: 'https://calendar.example/a.ics' };
    await call(stage.admin, 'linkCalendar', '$input: LinkCalendarInput!', { input });
    services.linkedCalendars = before;
  },
  'Mutation.uploadCalendar': async (stage) => void (await uploadedCalendar(stage)),
  'Mutation.unlinkCalendar': async (stage) => {
    const id = await uploadedCalendar(stage);
    await call(stage.admin, 'unlinkCalendar', '$input: IdInput!', { input: { id } });
  },
  'Mutation.createCalendarAddress': async (stage) => void (await addressOf(stage)),
  'Mutation.revokeCalendarAddress': async (stage) => {
    const id = await addressOf(stage);
    await call(stage.admin, 'revokeCalendarAddress', '$input: IdInput!', { input: { id } });
  },
  'Mutation.deletePromotion': async (stage) => {
    const [id] = await createPromotions(stage.app.database, [{ venueId: await venue(stage), discountPercent: 10 }]);
    await call(stage.admin, 'deletePromotion', '$input: VersionedInput!', { input: { id, version: 1 } });
  },
};
