import * as z from 'zod';
import { API_BASE_PATH } from '../../../schema/constants.ts';
import { PHOTOS } from '../../../schema/owner-limits.ts';
import { form, id, refuse } from '../../platform/rest/fields.ts';
import { textParameter } from '../../platform/rest/query.ts';
import { answer, route } from '../../platform/rest/route.ts';
import { ESTABLISHMENTS as tag, MANAGED_ESTABLISHMENT, PHOTO, VENUE_ID } from './rest-venue.types.ts';
import type { VenuePhotos } from './photo.types.ts';
import type { VenuesContext } from './services.ts';

const REQUESTED =
  'An owner’s change of an establishment that is approved goes into their change request; the public sees the approved pictures until then.';
const ORDER = z.union([
  id('Id of the picture.'),
  z.object({
    photoId: id('Id of the picture.'),
    order: z.number().meta({ description: 'Its place among the others.' }),
  }),
]);

/** Ids in their order, or each with its position. */
const PHOTO_ORDERS = z
  .array(z.unknown())
  .transform((entries, context) => {
    if (entries.length > 2 * PHOTOS.maxPerVenue) return refuse(context, 'tooMany');
    const places = entries.map((entry, index) => {
      const { data } = ORDER.safeParse(entry);
      if (data === undefined) return refuse(context, 'required', undefined, [String(index)]);
      return typeof data === 'string' ? { photoId: data, order: index } : data;
    });
    return places.toSorted((a, b) => a.order - b.order).map(({ photoId }) => photoId);
  })
  .meta({ description: 'Ids in their order, or each with its place.', items: z.toJSONSchema(ORDER) });

/** Checked here, as no rule of the input requires it. */
const NAMED_PHOTO = id('Id of the picture.').transform((said, context) => said || refuse(context, 'required'));
const venue = { tag, params: { id: VENUE_ID }, errors: [403, 404] };
const LIST = z.array(PHOTO);

interface Changed {
  venuePhotos: VenuePhotos;
}

/** Pictures of venues over REST. */
export const PHOTO_ROUTES = [
  route({
    ...venue,
    at: 'POST /establishments/{id}/photos',
    id: 'addPhotos',
    summary: 'Add pictures',
    description: `All of them or none: JPEG, PNG, WebP or AVIF, each at most ${PHOTOS.maxBytes / 1_024 / 1_024} MB. Each is encoded anew; what else its file carries is dropped. ${REQUESTED}`,
    files: { field: 'photos', maxFiles: PHOTOS.maxPerUpload, maxBytes: PHOTOS.maxBytes },
    answers: { 201: answer('The new pictures, in the order of the files.', LIST, 'Created') },
    errors: [403, 404, 429],
    admit: ({ photoEditing, caller }: VenuesContext, { params }) =>
      photoEditing.assertMayAdd(caller.viewer, params['id']!),
    runs: `mutation ($venueId: ID!, $files: [Upload!]!) {
      addPhotos(input: { venueId: $venueId, files: $files }) { venuePhotos { id photos { id url } } addedIds }
    }`,
    variables: ({ params, files }) => ({ venueId: params['id'], files }),
    toAnswer: ({ addPhotos: { venuePhotos, addedIds } }: { addPhotos: Changed & { addedIds: string[] } }, response) => {
      response.setHeader('location', `${API_BASE_PATH}/establishments/${venuePhotos.id}`);
      return venuePhotos.photos.filter((photo) => addedIds.includes(photo.id));
    },
  }),
  route({
    ...venue,
    at: 'DELETE /establishments/{id}/photos/{photoId}',
    id: 'removePhoto',
    summary: 'Remove a picture',
    description: REQUESTED,
    params: { ...venue.params, photoId: id('Id of the picture.') },
    query: { url: textParameter('Address of the picture. Its id says as much, so it is not looked at.') },
    answers: { 204: answer('It was removed.') },
    runs: 'mutation ($id: ID!, $photoId: ID!) { removePhoto(input: { venueId: $id, photoId: $photoId }) { __typename } }',
    variables: ({ params }) => params,
  }),
  route({
    ...venue,
    at: 'PUT /establishments/{id}/homepage-image',
    id: 'chooseHomepageImage',
    summary: 'Choose the picture of lists and the home page',
    description: REQUESTED,
    body: form({ photoId: NAMED_PHOTO }, 'The picture.'),
    answers: { 200: answer('The establishment.', MANAGED_ESTABLISHMENT) },
    runs: `mutation ($venueId: ID!, $photoId: ID!) {
      chooseHomepageImage(input: { venueId: $venueId, photoId: $photoId }) { venuePhotos { id } }
    }`,
    variables: ({ params, body: { photoId } }) => ({ venueId: params['id'], photoId }),
    toAnswer: async (
      { chooseHomepageImage }: { chooseHomepageImage: Changed },
      _response,
      _asked,
      { managedRest }: VenuesContext,
    ) => (await managedRest(chooseHomepageImage.venuePhotos.id)).json,
  }),
  route({
    ...venue,
    at: 'PUT /establishments/{id}/photos/reorder',
    id: 'reorderPhotos',
    summary: 'Put pictures in order',
    description: `Those that are named come first, in this order; others follow in theirs. ${REQUESTED}`,
    body: form({ photoOrders: PHOTO_ORDERS }, 'The order.'),
    answers: { 200: answer('All pictures in order.', LIST) },
    runs: `mutation ($venueId: ID!, $photoIds: [ID!]!) {
      reorderPhotos(input: { venueId: $venueId, photoIds: $photoIds }) { venuePhotos { photos { id url } } }
    }`,
    variables: ({ params, body }) => ({ venueId: params['id'], photoIds: body.photoOrders }),
    toAnswer: ({ reorderPhotos }: { reorderPhotos: Changed }) => reorderPhotos.venuePhotos.photos,
  }),
];
