import { PHOTOS } from '../../../schema/owner-limits.ts';
import { type Json, type OpenApiPart, ref, json, failure } from '../../platform/openapi/document.ts';

const MEGABYTE = 1_024 * 1_024;

const parameter = (name: string, description: string): Json => ({
  name,
  in: 'path',
  required: true,
  description,
  schema: { type: 'string', maxLength: 200 },
});
const VENUE = parameter('id', 'Id or slug of the establishment.');
const PHOTO = parameter('photoId', 'Id of the picture.');
const PHOTOS_ANSWER: Json = json({ type: 'array', items: ref('schemas', 'Photo') });
const operation = (operationId: string, summary: string, description: string) => ({
  tags: ['Establishments'],
  security: [{ bearer: [] }],
  operationId,
  summary,
  description,
});
const REFUSED = {
  401: ref('responses', 'Unauthorized'),
  403: ref('responses', 'PhotosForbidden'),
  404: ref('responses', 'NoSuchPhoto'),
  405: ref('responses', 'MethodNotAllowed'),
};
const JSON_BODY = {
  400: ref('responses', 'BadRequest'),
  413: ref('responses', 'TooLarge'),
  415: ref('responses', 'UnsupportedMediaType'),
};
const REQUESTED =
  'An owner’s change of an establishment that is approved goes into his change request; the public sees the approved pictures until then.';

export const photoOpenApi: OpenApiPart = {
  paths: {
    '/establishments/{id}/photos': {
      post: {
        ...operation(
          'addPhotos',
          'Add pictures',
          `All of them or none. Each is encoded anew; what else its file carries is dropped. ${REQUESTED}`,
        ),
        parameters: [VENUE],
        requestBody: {
          required: true,
          content: {
            'multipart/form-data': {
              schema: {
                type: 'object',
                required: ['photos'],
                properties: {
                  photos: {
                    type: 'array',
                    minItems: 1,
                    maxItems: PHOTOS.maxPerUpload,
                    description: `JPEG, PNG, WebP or AVIF, each at most ${PHOTOS.maxBytes / MEGABYTE} MB.`,
                    items: { type: 'string', format: 'binary' },
                  },
                },
              },
            },
          },
        },
        responses: {
          201: {
            description: 'The new pictures, in the order of the files.',
            headers: { Location: ref('headers', 'Created') },
            content: PHOTOS_ANSWER,
          },
          ...REFUSED,
          400: ref('responses', 'BadRequest'),
          413: ref('responses', 'TooLarge'),
          415: ref('responses', 'UnsupportedMediaType'),
          429: ref('responses', 'RateLimited'),
        },
      },
    },
    '/establishments/{id}/photos/{photoId}': {
      delete: {
        ...operation('removePhoto', 'Remove a picture', REQUESTED),
        parameters: [
          VENUE,
          PHOTO,
          {
            name: 'url',
            in: 'query',
            description: 'Address of the picture. Its id says as much, so it is not looked at.',
            schema: { type: 'string' },
          },
        ],
        responses: { 204: { description: 'It was removed.' }, ...REFUSED },
      },
    },
    '/establishments/{id}/homepage-image': {
      put: {
        ...operation('chooseHomepageImage', 'Choose the picture of lists and the home page', REQUESTED),
        parameters: [VENUE],
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            required: ['photoId'],
            properties: { photoId: { type: 'string', format: 'uuid', description: 'Id of the picture.' } },
          }),
        },
        responses: {
          200: { description: 'The establishment.', content: json(ref('schemas', 'ManagedEstablishment')) },
          ...REFUSED,
          ...JSON_BODY,
        },
      },
    },
    '/establishments/{id}/photos/reorder': {
      put: {
        ...operation(
          'reorderPhotos',
          'Put pictures in order',
          `Those that are named come first, in this order; others follow in theirs. ${REQUESTED}`,
        ),
        parameters: [VENUE],
        requestBody: {
          required: true,
          content: json({
            type: 'object',
            required: ['photoOrders'],
            properties: {
              photoOrders: {
                type: 'array',
                description: 'Ids in their order, or each with its place.',
                items: {
                  oneOf: [
                    { type: 'string', format: 'uuid' },
                    {
                      type: 'object',
                      required: ['photoId', 'order'],
                      properties: {
                        photoId: { type: 'string', format: 'uuid', description: 'Id of the picture.' },
                        order: { type: 'integer', description: 'Its place among the others.' },
                      },
                    },
                  ],
                },
              },
            },
          }),
        },
        responses: { 200: { description: 'All pictures in order.', content: PHOTOS_ANSWER }, ...REFUSED, ...JSON_BODY },
      },
    },
  },
  components: {
    responses: {
      PhotosForbidden: failure(
        'The caller sees the establishment and may not do this (`FORBIDDEN`), or the plan of its owner allows no more pictures (`PLAN_LIMIT_REACHED`).',
        'FORBIDDEN',
        'Permission denied: You do not have permission to upload photos',
      ),
      NoSuchPhoto: failure(
        'There is no such establishment or picture, or not for the caller.',
        'NOT_FOUND',
        'Photo or establishment not found',
      ),
    },
  },
};
