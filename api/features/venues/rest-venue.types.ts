import * as z from 'zod';
import { EVENT_TYPE_SLUGS } from '../../../schema/constants.ts';
import { VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import { PRIVATE_NAMES, PUBLIC_NAMES } from '../../../schema/venue-fields.ts';
import {
  day,
  decimal,
  flag,
  id,
  text,
  texts,
  told,
  integer,
  enumValue,
  enumValues,
} from '../../platform/rest/fields.ts';
import { Occupancy, RateComponent, RateKind, RateUnit } from './rate.enums.ts';
import { simpleRest } from './simple-field.types.ts';
import { AccessType, Amenity, ReviewStatus, RoomLayout, TravelMode, VenueKind } from './venue.enums.ts';

/* The format of venues in REST, and the fields that its forms share. */

const { title } = VENUE_LIMITS;

/** The fields of the lists of a venue. */
export const PART_FIELDS = {
  room: {
    name: text('Its name.', VENUE_LIMITS.roomName, 'Salle Lumière'),
    description: text('In a few words; null = none.', VENUE_LIMITS.roomDescription, 'Vue sur le parc.').nullable(),
    areaSqm: integer('Square metres; null = unknown.', [1, VENUE_LIMITS.areaSqm], 140).nullable(),
    ceilingHeightM: decimal(
      'Metres under the ceiling; null = unknown.',
      [1, VENUE_LIMITS.ceilingHeightM],
      3.2,
    ).nullable(),
    daylight: flag('Whether daylight comes in.', false),
    stepFree: flag('Whether it can be reached without a step.', false),
  },
  access: {
    type: enumValue('What it is.', AccessType, 'station'),
    name: text('Its name.', title, 'Gare de Lyon-Part-Dieu'),
    minutes: integer('Minutes from there.', [1, VENUE_LIMITS.accessMinutes], 12),
    mode: enumValue('How one covers the way.', TravelMode, 'car'),
  },
  pointOfInterest: {
    name: text('Its name.', title, 'Musée des Confluences'),
    distanceKm: decimal('Kilometres to there.', [0, VENUE_LIMITS.distanceKm], 2.5),
  },
  rate: {
    kind: enumValue('What it is for.', RateKind, 'day-delegate'),
    label: text('Its name; null = none.', VENUE_LIMITS.rateLabel, 'Journée au vert').nullable(),
    roomName: text('The room that is hired; null = all of them.', VENUE_LIMITS.roomName, 'Salle Lumière').nullable(),
    occupancy: enumValue('How many share a bedroom; null without a night.', Occupancy, 'single').nullable(),
    unit: enumValue('What an extra is paid for; null for other rates.', RateUnit, 'per-person').nullable(),
    validFrom: day('First day; null = no limit.', '2027-01-01').nullable(),
    validTo: day('Last day; null = no limit.', '2027-12-31').nullable(),
    weekdays: z
      .array(integer('1 (Monday) to 7.', [1, 7], 1))
      .meta({ description: 'The days of the week on which it holds; empty = every day.', examples: [[1, 2]] }),
    smallestGroup: integer('The smallest group; null = no limit.', [1, VENUE_LIMITS.roomCapacity], 10).nullable(),
  },
  rateComponent: {
    component: enumValue('What it is.', RateComponent, 'lunch'),
    quantity: integer('How many of it.', [1, VENUE_LIMITS.rateQuantity], 1),
    netCents: integer('Price of all of them before tax, in cents of euros.', [0, VENUE_LIMITS.rateNetCents], 3500),
    vatPercent: decimal('Rate of its tax in percent.', [0, 20], 10),
  },
  activity: {
    name: text('Its name.', title, 'Dégustation'),
    description: text('In a few words; null = nothing.', VENUE_LIMITS.activityDescription, 'Six vins.').nullable(),
    onSite: flag('Whether it happens at the venue itself.', false),
  },
  paragraph: {
    title: text('Its title.', title, 'Le parc'),
    text: text('Plain text.', VENUE_LIMITS.paragraphText, 'Douze hectares au bord de l’eau.'),
  },
};

/** The fields of a venue that are the same in answers and forms. */
export const VENUE_FIELDS = {
  name: text('Its name.', VENUE_LIMITS.name, 'Château des Brumes'),
  city: text('Commune, of Paris, Lyon and Marseille the arrondissement where it is known.', title, 'Lyon 2e'),
  postalCode: text('Postal code.', 10, '69002'),
  address: text('Street and number.', VENUE_LIMITS.address, '12 quai des Célestins'),
  description: text('Presentation, plain text.', VENUE_LIMITS.description, 'Un château entouré de vignes.'),
  latitude: decimal('Degrees (WGS 84), with `longitude`; null = unknown.', [-90, 90], 45.7579).nullable(),
  longitude: decimal('Degrees (WGS 84), with `latitude`; null = unknown.', [-180, 180], 4.8351).nullable(),
  kind: enumValue('What kind of venue it is.', VenueKind, 'chateau'),
  isPublished: flag('Whether the public sees it, once it is approved.', false),
  isFeatured: flag('Whether the editors recommend it.', false),
  isFavorite: flag('Whether it is one of the "coups de cœur".', false),
  isTop5: flag('Whether it is one of the top 5.', false),
  isPremierPage: flag('Whether it stands on the first page.', false),
  isHomepageSlider: flag(
    'Whether it is one of the slider of the home page, on the days of `generalInformation`.',
    false,
  ),
  equipment: enumValues('Services and installations.', Amenity),
  tags: texts('Free keywords.', { maxLength: VENUE_LIMITS.tag }, { examples: [['vignes', 'au vert']] }),
};

export const PHOTO = told(
  {
    id: id('Id of the picture.'),
    url: text('Its address, relative to the server.', undefined, '/uploads/3b/3bf1c2.jpg'),
  },
  'A picture of an establishment.',
  'Photo',
);
const ROOM = told(
  {
    id: id('Id of the room; it stays when the venue is saved again.'),
    capacity: integer('People in the layout that holds most.', undefined, 120),
    capacities: z.object({}).meta({
      description: 'People by layout; a layout that the room does not take is missing.',
      propertyNames: { enum: Object.values(RoomLayout).map((layout) => layout.toLowerCase().replaceAll('_', '-')) },
      additionalProperties: { type: 'integer', minimum: 1 },
      examples: [{ theatre: 120, 'u-shape': 36 }],
    }),
    ...PART_FIELDS.room,
  },
  'A room for events.',
  'Room',
);
const PROMOTION = told(
  {
    id: id('Id of the promotion.'),
    title: text('In a few words.', undefined, 'Avant la neige, le calme'),
    text: text('What it consists of, plain text, in French.', undefined, 'Réduction sur les chambres.'),
    discountPercent: integer('Reduction in percent; null = none.', [1, 100], 25).nullable(),
    priceCents: integer('Price a participant before tax, in cents of euros; null = none.').nullable(),
    vatPercent: decimal('Rate of the tax on the price, in percent; null = no price.').nullable(),
    startsOn: text('First day, in Paris.', undefined, '2026-11-06').meta({ format: 'date' }),
    endsOn: text('Last day, in Paris.', undefined, '2026-12-03').meta({ format: 'date' }),
  },
  'An offer of an establishment: a discount, or a price, or neither: then something extra is offered.',
  'Promotion',
);
const listOf = (type: z.ZodType, description: string) => z.array(type).meta({ description });
const PUBLIC_FIELDS = {
  id: id('Id of the venue.'),
  slug: text('Its name in addresses.', undefined, 'chateau-des-brumes-lyon'),
  department: text('Name of the department.', undefined, 'Rhône'),
  region: text('Name of the region.', undefined, 'Auvergne-Rhône-Alpes'),
  ...VENUE_FIELDS,
  ...simpleRest(PUBLIC_NAMES),
  homepageSliderOrder: integer('Place in the slider, smallest first; null = last.', undefined, 1).nullable(),
  homepageImageId: id('The picture for lists; null = it has no picture.').nullable(),
  generalInformation: text(
    'JSON text with the first and last day in the slider (YYYY-MM-DD), each only when there is one.',
    undefined,
    '{"homepageSliderStartDate":"2026-11-01","homepageSliderEndDate":"2026-11-30"}',
  ).meta({ contentMediaType: 'application/json' }),
  eventTypes: texts('The events that it is made for.', { enum: [...EVENT_TYPE_SLUGS] }),
  rooms: listOf(ROOM, 'Its rooms, in the order of the owner.'),
  rates: listOf(
    told(
      {
        ...PART_FIELDS.rate,
        components: listOf(
          told(PART_FIELDS.rateComponent, 'A part of what a rate pays for.', 'RateComponent'),
          'What it contains; its prices are the sums of theirs.',
        ),
      },
      'A rate of a price list.',
      'Rate',
    ),
    'Its price list.',
  ),
  priceFrom: told(
    {
      kind: PART_FIELDS.rate.kind,
      netCents: integer('Before tax, in cents of euros.', undefined, 6900),
    },
    'The lowest price for each participant by the rates that hold today or later, for each night where there is one; null = the price list does not tell.',
    'VenuePrice',
  ).nullable(),
  accesses: listOf(told(PART_FIELDS.access, 'A station, airport or road nearby.', 'Access'), 'How one gets there.'),
  pointsOfInterest: listOf(
    told(PART_FIELDS.pointOfInterest, 'Something worth a visit nearby.', 'PointOfInterest'),
    'What is nearby.',
  ),
  activities: listOf(
    told(PART_FIELDS.activity, 'Something that a team can do there.', 'Activity'),
    'What a team can do there.',
  ),
  paragraphs: listOf(
    told(PART_FIELDS.paragraph, 'A titled part of a presentation.', 'Paragraph'),
    'Titled parts of its presentation.',
  ),
  photos: listOf(PHOTO, 'Its pictures, in the order of the owner.'),
  promotions: listOf(PROMOTION, 'Its promotions that run today, strongest first.'),
};

export const ESTABLISHMENT = told(PUBLIC_FIELDS, 'A venue for professional events.', 'Establishment');
export const MANAGED_ESTABLISHMENT = told(
  {
    ...PUBLIC_FIELDS,
    version: integer('Counts its changes; sent back, it tells of others.', undefined, 7),
    reviewStatus: enumValue('How far the moderators are with it.', ReviewStatus, 'approved'),
    rejectionReason: text('Why it was rejected; null = it was not.', undefined, 'Photos floues.').nullable(),
    ownerId: id('Whose it is; null = nobody’s.').nullable(),
    ...simpleRest(PRIVATE_NAMES),
    subscriptionExpired: flag('Whether it is hidden because the subscription of its owner has ended.', false),
    isBeyondPlan: flag('Whether it is hidden because the plan that its owner is on has no room for it.', false),
    hasPendingChangeRequest: flag('Whether something that was asked for waits for a moderator.', false),
  },
  'An establishment as its owner and the platform see it.',
  'ManagedEstablishment',
);

export const ESTABLISHMENTS = { name: 'Establishments', description: 'Venues for professional events.' };
export const VENUE_ID = text('Id or slug of the establishment.', 200, 'chateau-des-brumes-lyon');
