import { EVENT_TYPE_SLUGS } from '../../../schema/constants.ts';
import { VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import { type Json, ref } from '../../kernel/openapi/document.ts';
import { Amenity, ReviewStatus, RoomLayout, VenueKind } from './venue.terms.ts';

const text = (description: string, maxLength: number, example: string): Json => ({
  type: 'string',
  maxLength,
  description,
  examples: [example],
});
const flag = (description: string): Json => ({ type: 'boolean', description, examples: [false] });

/** The form of one of its rooms. */
export const ROOM_FORM: Json = {
  type: 'object',
  description: 'A room for events.',
  required: ['name'],
  properties: {
    name: text('Its name.', VENUE_LIMITS.roomName, 'Salle Lumière'),
    description: text('In a few words.', VENUE_LIMITS.roomDescription, 'Vue sur le parc.'),
    capacity: {
      type: 'integer',
      minimum: 0,
      maximum: VENUE_LIMITS.roomCapacity,
      description: 'People in rows; not looked at where `capacities` is sent.',
      examples: [120],
    },
    capacities: {
      type: 'object',
      description: 'People by layout.',
      propertyNames: { enum: Object.values(RoomLayout) },
      additionalProperties: { type: 'integer', minimum: 1, maximum: VENUE_LIMITS.roomCapacity },
      examples: [{ THEATRE: 120, U_SHAPE: 36 }],
    },
    areaSqm: {
      type: 'integer',
      minimum: 1,
      maximum: VENUE_LIMITS.areaSqm,
      description: 'Square metres.',
      examples: [140],
    },
    ceilingHeightM: {
      type: 'number',
      minimum: 1,
      maximum: VENUE_LIMITS.ceilingHeightM,
      description: 'Metres.',
      examples: [3.2],
    },
    daylight: flag('Whether daylight comes in.'),
    stepFree: flag('Whether it can be reached without a step.'),
  },
};

const STAFF = 'Not an owner’s to decide: dropped when he creates, refused when he changes it.';

/** Fields of the form of an establishment. */
export const FORM_FIELDS: Record<string, Json> = {
  name: text('Its name.', VENUE_LIMITS.name, 'Château des Brumes'),
  city: text(
    'Commune, of Paris, Lyon and Marseille the arrondissement where it is known.',
    VENUE_LIMITS.title,
    'Lyon 2e',
  ),
  postalCode: text('Postal code.', 10, '69002'),
  description: text('Presentation, plain text.', VENUE_LIMITS.description, 'Un château entouré de vignes.'),
  address: text('Street and number.', VENUE_LIMITS.address, '12 quai des Célestins'),
  latitude: {
    type: 'number',
    minimum: -90,
    maximum: 90,
    description: 'Degrees (WGS 84), with `longitude`.',
    examples: [45.7579],
  },
  longitude: {
    type: 'number',
    minimum: -180,
    maximum: 180,
    description: 'Degrees (WGS 84), with `latitude`.',
    examples: [4.8351],
  },
  slug: text('Wished name in addresses; empty = made of name and city.', VENUE_LIMITS.slug, 'chateau-des-brumes'),
  kind: {
    type: 'string',
    enum: Object.values(VenueKind),
    description: 'What kind of house it is.',
    examples: ['CHATEAU'],
  },
  category: {
    type: ['integer', 'string'],
    description: 'Stars, 1 to 5; 0 or what is no number = not classified.',
    examples: [4],
  },
  isPublished: flag('Whether the public shall see it, once it is approved. Not looked at when it is created.'),
  contactName: text('Whom to ask for; empty = nobody.', VENUE_LIMITS.contactName, 'Camille Exemple'),
  contactPhone: text('Telephone number; empty = none.', 30, '+33 1 99 00 12 34'),
  contactFax: text('Fax number; empty = none.', 30, '+33 1 99 00 12 35'),
  contactEmail: text('E-mail address; empty = none.', 254, 'salles@brumes.example'),
  website: text('Web address with https: or http:; empty = none.', VENUE_LIMITS.website, 'https://brumes.example'),
  eventTypeIds: {
    type: 'array',
    description: 'The events that it is made for. `eventTypes` is taken too.',
    items: { type: 'string', enum: [...EVENT_TYPE_SLUGS] },
    examples: [['journee-etude']],
  },
  equipment: {
    type: 'array',
    description: 'Services and installations.',
    items: { type: 'string', enum: Object.values(Amenity) },
    examples: [['WIFI', 'PARKING']],
  },
  tags: {
    type: 'array',
    maxItems: VENUE_LIMITS.tags,
    description: 'Free keywords.',
    items: { type: 'string', maxLength: VENUE_LIMITS.tag },
    examples: [['vignes']],
  },
  rooms: {
    type: 'array',
    maxItems: VENUE_LIMITS.rooms,
    description: 'All of its rooms, in their order.',
    items: ref('schemas', 'RoomForm'),
  },
  version: {
    type: 'integer',
    minimum: 1,
    description: 'The one that was read: should it have changed since, nothing is done.',
    examples: [7],
  },
  isFeatured: flag(`Recommended. ${STAFF}`),
  isTop5: flag(`In the top 5. ${STAFF}`),
  isFavorite: flag(`One of the "coups de cœur". ${STAFF}`),
  isHomepageSlider: flag(`In the slider of the home page. ${STAFF}`),
  isPremierPage: flag(`On the first page. ${STAFF}`),
  ownerId: { type: 'string', format: 'uuid', description: `Whose it is: for administrators alone. ${STAFF}` },
  reviewStatus: {
    type: 'string',
    enum: Object.values(ReviewStatus),
    description: `How far the review is: for administrators alone. ${STAFF}`,
    examples: ['APPROVED'],
  },
  rejectionReason: text('Why, where `reviewStatus` becomes REJECTED.', 1_000, 'Les photos sont floues.'),
};
