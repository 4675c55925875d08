import { PUBLIC_NAMES } from '../../../schema/venue-fields.ts';
import { CAPACITY_BANDS, EVENT_TYPE_SLUGS } from '../../../schema/constants.ts';
import type { Json } from '../../platform/openapi/document.ts';
import { DISCOUNT_PERCENT } from '../promotions/promotion.enums.ts';
import { wordsOf } from '../../platform/http/words.ts';
import { simpleJson } from '../venues/simple-field.types.ts';
import { Amenity, VenueKind } from '../venues/venue.enums.ts';
import { VENUE_PART_SCHEMAS } from './venue-parts-openapi.ts';
import { managedEstablishment } from './managed-venue-openapi.ts';

const text = (description: string, example: string): Json => ({ type: 'string', description, examples: [example] });
const flag = (description: string): Json => ({ type: 'boolean', description, examples: [false] });
const id = (description: string): Json => ({
  type: 'string',
  format: 'uuid',
  description,
  examples: ['1f0c8f3e-6a5d-4b8e-9d53-0f6f1c8f2a10'],
});

const words = (values: Record<string, string>): string[] => [...wordsOf(values).keys()];
export const BAND_SLUGS = Object.keys(CAPACITY_BANDS);

const PHOTO: Json = {
  type: 'object',
  description: 'A picture of an establishment.',
  required: ['id', 'url'],
  properties: {
    id: id('Id of the picture.'),
    url: text('Its address, relative to the server.', '/uploads/3b/3bf1c2-1600.jpg'),
  },
};

const PROMOTION: Json = {
  type: 'object',
  description: 'An offer of an establishment: a discount, or a price, or neither: then something extra is offered.',
  required: ['id', 'title', 'text', 'discountPercent', 'priceCents', 'vatPercent', 'startsOn', 'endsOn'],
  properties: {
    id: id('Id of the promotion.'),
    title: text('In a few words.', 'Avant la neige, le calme'),
    text: text('What it consists of, plain text, in French.', 'Réduction sur les chambres et les salles.'),
    discountPercent: {
      type: ['integer', 'null'],
      minimum: DISCOUNT_PERCENT.min,
      maximum: DISCOUNT_PERCENT.max,
      description: 'Reduction in percent; null = none.',
      examples: [25],
    },
    priceCents: {
      type: ['integer', 'null'],
      minimum: 1,
      description: 'Price a participant before tax, in cents of euros; null = none.',
      examples: [null],
    },
    vatPercent: {
      type: ['number', 'null'],
      minimum: 0,
      description: 'Rate of the tax on the price, in percent; null = no price.',
      examples: [null],
    },
    startsOn: { type: 'string', format: 'date', description: 'First day, in Paris.', examples: ['2026-11-06'] },
    endsOn: { type: 'string', format: 'date', description: 'Last day, in Paris.', examples: ['2026-12-03'] },
  },
};

/** An establishment has all of them, always. */
const FIELDS: Record<string, Json> = {
  id: id('Id of the venue.'),
  slug: text('Its name in addresses.', 'chateau-des-brumes-lyon'),
  name: text('Its name.', 'Château des Brumes'),
  city: text('Commune, of Paris, Lyon and Marseille the arrondissement.', 'Lyon 2e'),
  department: text('Name of the department.', 'Rhône'),
  region: text('Name of the region.', 'Auvergne-Rhône-Alpes'),
  postalCode: text('Postal code.', '69002'),
  address: text('Street and number.', '12 quai des Célestins'),
  description: text('Presentation, plain text in paragraphs, in French.', 'Un château entouré de vignes.'),
  latitude: {
    type: ['number', 'null'],
    minimum: -90,
    maximum: 90,
    description: 'Degrees (WGS 84); null = unknown.',
    examples: [45.7579],
  },
  longitude: {
    type: ['number', 'null'],
    minimum: -180,
    maximum: 180,
    description: 'Degrees (WGS 84); null = unknown.',
    examples: [4.8351],
  },
  kind: { type: 'string', enum: words(VenueKind), description: 'What kind of venue it is.', examples: ['chateau'] },
  ...simpleJson(PUBLIC_NAMES),
  isPublished: flag('Whether the public sees it.'),
  isFeatured: flag('Whether the editors recommend it.'),
  isFavorite: flag('Whether it is one of the "coups de cœur".'),
  isTop5: flag('Whether it is one of the top 5.'),
  isPremierPage: flag('Whether it stands on the first page.'),
  isHomepageSlider: flag('Whether it is one of the slider of the home page, on the days of `generalInformation`.'),
  homepageSliderOrder: {
    type: ['integer', 'null'],
    description: 'Place in the slider, smallest first; null = last.',
    examples: [1],
  },
  homepageImageId: {
    type: ['string', 'null'],
    format: 'uuid',
    description: 'The picture for lists; null = it has no picture.',
  },
  generalInformation: {
    type: 'string',
    contentMediaType: 'application/json',
    description: 'JSON text with the first and last day in the slider (YYYY-MM-DD), each only when there is one.',
    examples: ['{"homepageSliderStartDate":"2026-11-01","homepageSliderEndDate":"2026-11-30"}'],
  },
  eventTypes: {
    type: 'array',
    description: 'The events that it is made for.',
    items: { type: 'string', enum: [...EVENT_TYPE_SLUGS] },
  },
  equipment: {
    type: 'array',
    description: 'Services and installations.',
    items: { type: 'string', enum: words(Amenity) },
  },
  tags: {
    type: 'array',
    description: 'Free keywords.',
    items: { type: 'string' },
    examples: [['vignes', 'au vert']],
  },
  rooms: {
    type: 'array',
    description: 'Its rooms, in the order of the owner.',
    items: { $ref: '#/components/schemas/Room' },
  },
  accesses: {
    type: 'array',
    description: 'How one gets there.',
    items: { $ref: '#/components/schemas/Access' },
  },
  pointsOfInterest: {
    type: 'array',
    description: 'What is nearby.',
    items: { $ref: '#/components/schemas/PointOfInterest' },
  },
  activities: {
    type: 'array',
    description: 'What a team can do there.',
    items: { $ref: '#/components/schemas/Activity' },
  },
  paragraphs: {
    type: 'array',
    description: 'Titled parts of its presentation.',
    items: { $ref: '#/components/schemas/Paragraph' },
  },
  photos: {
    type: 'array',
    description: 'Its pictures, in the order of the owner.',
    items: { $ref: '#/components/schemas/Photo' },
  },
  promotions: {
    type: 'array',
    description: 'Its promotions that run today, strongest first.',
    items: { $ref: '#/components/schemas/Promotion' },
  },
};

const ESTABLISHMENT: Json = {
  type: 'object',
  description: 'A venue for professional events.',
  required: Object.keys(FIELDS),
  properties: FIELDS,
};

const SUGGESTION: Json = {
  type: 'object',
  description: 'A place or an establishment that what was typed may mean.',
  required: ['label', 'type', 'count'],
  properties: {
    label: text('Its name; that of a place is what the filter `location` takes.', 'Lyon 2e'),
    type: {
      type: 'string',
      enum: ['city', 'department', 'region', 'establishment'],
      description: 'What it is.',
      examples: ['city'],
    },
    count: { type: 'integer', minimum: 1, description: 'Establishments that it leads to.', examples: [7] },
    id: id('Id of the establishment; a place has none.'),
    slug: text('Slug of the establishment; a place has none.', 'chateau-des-brumes-lyon'),
  },
};

const suggestions = (description: string): Json => ({
  type: 'array',
  description,
  items: { $ref: '#/components/schemas/Suggestion' },
});

/** The shapes of the answers about venues. */
export const VENUE_SCHEMAS: Record<string, Json> = {
  Establishment: ESTABLISHMENT,
  ManagedEstablishment: managedEstablishment(FIELDS),
  ...VENUE_PART_SCHEMAS,
  Photo: PHOTO,
  Promotion: PROMOTION,
  Suggestion: SUGGESTION,
  Suggestions: {
    type: 'object',
    description: 'Suggestions by group, best first: by number of establishments, then population.',
    required: ['cities', 'departments', 'regions', 'establishments'],
    properties: {
      cities: suggestions('Cities; arrondissements in numeric order. At most 20.'),
      departments: suggestions('Departments, at most 10.'),
      regions: suggestions('Regions, at most 10.'),
      establishments: suggestions('Establishments by name, at most 10.'),
    },
  },
};
