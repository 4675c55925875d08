import { EVENT_TYPE_SLUGS } from '../../../schema/constants.ts';
import { SIMPLE_NAMES } from '../../../schema/venue-fields.ts';
import { VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import { wordsOf } from '../../platform/http/words.ts';
import { type Json, ref } from '../../platform/openapi/document.ts';
import { simpleJson } from './simple-field.types.ts';
import { AccessType, Amenity, ReviewStatus, RoomLayout, TravelMode, VenueKind } from './venue.enums.ts';

const text = (description: string, maxLength: number, example: string): Json => ({
  type: 'string',
  maxLength,
  description,
  examples: [example],
});
const number = (type: string, description: string, [minimum, maximum]: [number, number], example: number): Json => ({
  type,
  minimum,
  maximum,
  description,
  examples: [example],
});
const oneOf = (values: Record<string, string>): Json => ({ type: 'string', enum: [...wordsOf(values).keys()] });
const listOf = (form: string, maxItems: number, description: string): Json => ({
  type: ['array', 'null'],
  maxItems,
  description: `${description}; null = none.`,
  items: ref('schemas', form),
});
const flag = (description: string): Json => ({ type: 'boolean', description, examples: [false] });

/** A field that `null` clears. */
function orNull(field: Json): Json {
  const { type, ...rest } = field as { type: string };
  return { type: [type, 'null'], ...rest };
}

/** The form of one of its rooms. */
export const ROOM_FORM: Json = {
  type: 'object',
  description: 'A room for events.',
  required: ['name'],
  properties: {
    name: text('Its name.', VENUE_LIMITS.roomName, 'Salle Lumière'),
    description: text('In a few words.', VENUE_LIMITS.roomDescription, 'Vue sur le parc.'),
    capacity: number(
      'integer',
      'People in rows; not looked at where `capacities` is sent.',
      [0, VENUE_LIMITS.roomCapacity],
      120,
    ),
    capacities: {
      type: 'object',
      description: 'People by layout.',
      propertyNames: oneOf(RoomLayout),
      additionalProperties: { type: 'integer', minimum: 1, maximum: VENUE_LIMITS.roomCapacity },
      examples: [{ theatre: 120, 'u-shape': 36 }],
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

/** The forms of the other things that a venue has several of. */
export const PART_FORMS: Record<string, Json> = {
  AccessForm: {
    type: 'object',
    description: 'A station, airport or road nearby.',
    required: ['type', 'name', 'minutes', 'mode'],
    properties: {
      type: oneOf(AccessType),
      name: text('Its name.', VENUE_LIMITS.title, 'Gare de Lyon-Part-Dieu'),
      minutes: number('integer', 'Minutes from there.', [1, VENUE_LIMITS.accessMinutes], 12),
      mode: oneOf(TravelMode),
    },
  },
  PointOfInterestForm: {
    type: 'object',
    description: 'Something worth a visit nearby.',
    required: ['name', 'distanceKm'],
    properties: {
      name: text('Its name.', VENUE_LIMITS.title, 'Musée des Confluences'),
      distanceKm: number('number', 'Kilometres to there.', [0, VENUE_LIMITS.distanceKm], 2.5),
    },
  },
  ActivityForm: {
    type: 'object',
    description: 'Something that a team can do there.',
    required: ['name'],
    properties: {
      name: text('Its name.', VENUE_LIMITS.title, 'Dégustation'),
      description: orNull(text('In a few words.', VENUE_LIMITS.activityDescription, 'Six vins du domaine.')),
      onSite: flag('Whether it happens at the venue itself.'),
    },
  },
  ParagraphForm: {
    type: 'object',
    description: 'A titled part of the presentation.',
    required: ['title', 'text'],
    properties: {
      title: text('Its title.', VENUE_LIMITS.title, 'Le parc'),
      text: text('Plain text.', VENUE_LIMITS.paragraphText, 'Douze hectares au bord de l’eau.'),
    },
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
    ...(oneOf(VenueKind) as object),
    description: 'What kind of venue it is.',
    examples: ['chateau'],
  },
  ...simpleJson(SIMPLE_NAMES),
  category: {
    type: ['integer', 'string'],
    description: 'Stars, 1 to 5; 0 or what is no number = not classified.',
    examples: [4],
  },
  isPublished: flag('Whether the public shall see it, once it is approved. Not looked at when it is created.'),
  eventTypeIds: {
    type: 'array',
    description: 'The events that it is made for. `eventTypes` is taken too.',
    items: { type: 'string', enum: [...EVENT_TYPE_SLUGS] },
    examples: [['journee-etude']],
  },
  equipment: {
    type: 'array',
    description: 'Services and installations.',
    items: oneOf(Amenity),
    examples: [['wifi', 'parking']],
  },
  tags: {
    type: 'array',
    maxItems: VENUE_LIMITS.tags,
    description: 'Free keywords.',
    items: { type: 'string', maxLength: VENUE_LIMITS.tag },
    examples: [['vignes']],
  },
  rooms: listOf(
    'RoomForm',
    VENUE_LIMITS.rooms,
    'All of its rooms, in their order. A room keeps its id by its name, a renamed one by its place',
  ),
  accesses: listOf('AccessForm', VENUE_LIMITS.accesses, 'How one gets there'),
  pointsOfInterest: listOf('PointOfInterestForm', VENUE_LIMITS.pointsOfInterest, 'What is nearby'),
  activities: listOf('ActivityForm', VENUE_LIMITS.activities, 'What a team can do there'),
  paragraphs: listOf('ParagraphForm', VENUE_LIMITS.paragraphs, 'Titled parts of the presentation'),
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
    ...(oneOf(ReviewStatus) as object),
    description: `How far the review is: for administrators alone. ${STAFF}`,
    examples: ['approved'],
  },
  rejectionReason: text('Why, where `reviewStatus` becomes `rejected`.', 1_000, 'Les photos sont floues.'),
};
