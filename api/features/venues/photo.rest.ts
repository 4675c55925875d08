import type { Request } from 'express';
import { PHOTOS } from '../../../schema/owner-limits.ts';
import { API_BASE_PATH } from '../../../schema/constants.ts';
import type { VenueServices } from './services.ts';
import { validationFailed } from '../../platform/errors.ts';
import { BodyReader } from '../../platform/http/body-reader.ts';
import { signedIn } from '../../platform/http/callers.ts';
import { sendPrivateJson } from '../../platform/http/json-answers.ts';
import { withFiles } from '../../platform/http/multipart.ts';
import type { RestRoutes } from '../../platform/http/rest-routes.ts';
import type { ManagedPhotoView } from './managed-photo.types.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';

const FILES = { field: 'photos', maxFiles: PHOTOS.maxPerUpload, maxBytes: PHOTOS.maxBytes };

/** A picture as REST tells it. */
const toRestPhoto = ({ id, url }: ManagedPhotoView): object => ({ id, url });

const idOf = ({ params }: Request): string => String(params['id']);

/** Pictures of venues over REST. */
export function photoRoutes(
  routes: RestRoutes,
  { photoEditing, managedRest }: Pick<VenueServices, 'photoEditing' | 'managedRest'>,
): void {
  routes.post(
    '/establishments/{id}/photos',
    { access: 'signedIn', audit: AuditAction.EDIT_PHOTOS, refreshes: [LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS] },
    signedIn(async (request, response, viewer) => {
      // Nothing is received from who may not send it.
      await photoEditing.assertMayAdd(viewer, idOf(request));
      const { venue, added } = await withFiles(request, FILES, (files) =>
        photoEditing.add(viewer, idOf(request), files),
      );
      const photos = venue.photos.filter(({ id }) => added.includes(id));
      response.status(201).setHeader('location', `${API_BASE_PATH}/establishments/${venue.id}`);
      sendPrivateJson(response, JSON.stringify(photos.map(toRestPhoto)));
    }),
  );
  routes.delete(
    '/establishments/{id}/photos/{photoId}',
    { access: 'signedIn', audit: AuditAction.EDIT_PHOTOS, refreshes: [LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS] },
    signedIn(async (request, response, viewer) => {
      // The address of the picture, which the specification's client sends as well, tells nothing that the id does not.
      await photoEditing.remove(viewer, idOf(request), String(request.params['photoId']));
      response.setHeader('cache-control', 'no-store');
      response.status(204).end();
    }),
  );
  routes.put(
    '/establishments/{id}/homepage-image',
    { access: 'signedIn', audit: AuditAction.EDIT_PHOTOS, refreshes: [LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS] },
    signedIn(async (request, response, viewer) => {
      const reader = new BodyReader(request.body);
      const photoId = reader.text('photoId');
      if (photoId === undefined) reader.refuse('photoId', 'required');
      reader.end();
      const venue = await photoEditing.chooseHomepageImage(viewer, idOf(request), photoId!);
      sendPrivateJson(response, (await managedRest(venue.id)).json);
    }),
  );
  routes.put(
    '/establishments/{id}/photos/reorder',
    { access: 'signedIn', audit: AuditAction.EDIT_PHOTOS, refreshes: [LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS] },
    signedIn(async (request, response, viewer) => {
      const venue = await photoEditing.reorder(viewer, idOf(request), readOrder(request.body));
      sendPrivateJson(response, JSON.stringify(venue.photos.map(toRestPhoto)));
    }),
  );
}

/** Ids in their order, or each with its place. */
function readOrder(body: unknown): string[] {
  const reader = new BodyReader(body);
  const entries = reader.list('photoOrders');
  if (entries === undefined) reader.refuse('photoOrders', 'required');
  reader.end();
  if (entries!.length > 2 * PHOTOS.maxPerVenue) throw validationFailed([{ path: 'photoOrders', code: 'tooMany' }]);
  return entries!
    .map((entry, index) => {
      if (typeof entry === 'string') return { id: entry, order: index };
      const part = new BodyReader(entry ?? {});
      const [id, order] = [part.text('photoId'), part.whole('order')];
      part.end();
      if (id === undefined || order === undefined)
        throw validationFailed([{ path: `photoOrders.${index}`, code: 'required' }]);
      return { id, order };
    })
    .toSorted((a, b) => a.order - b.order)
    .map(({ id }) => id);
}
