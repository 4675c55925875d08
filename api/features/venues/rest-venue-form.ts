import * as z from 'zod';
import { VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import { SIMPLE_NAMES } from '../../../schema/venue-fields.ts';
import { valuesByName } from '../../platform/rest/enum-names.ts';
import { flag, form, id, refuse, text, integer, enumValue, enumValues } from '../../platform/rest/fields.ts';
import { PART_FIELDS, VENUE_FIELDS } from './rest-venue.types.ts';
import { PricedComponentInput, RateInput } from './rate.inputs.ts';
import { simpleRest } from './simple-field.types.ts';
import {
  AccessInput,
  ActivityInput,
  LayoutCapacityInput,
  ParagraphInput,
  PointOfInterestInput,
  RoomInput,
} from './venue-part.inputs.ts';
import { EventType, ReviewStatus, RoomLayout } from './venue.enums.ts';
import { VenueStaffInput } from './venue-action.inputs.ts';
import { CreateVenueInput, VenueInput } from './venue.inputs.ts';
import type { VenueChange } from './venue.service.ts';

const LAYOUTS = valuesByName(RoomLayout);
const STAFF = 'Not an owner’s to decide: dropped when they create, refused when they change it.';
const { room, rate, rateComponent, access, pointOfInterest, activity, paragraph } = PART_FIELDS;

const CAPACITIES = z
  .record(z.string(), z.number().nullish())
  .transform((said, context) =>
    Object.entries(said).flatMap(([name, capacity]) => {
      const layout = LAYOUTS.get(name.toLowerCase().replaceAll('_', '-'));
      if (!layout) refuse(context, 'unknownValue', { allowed: [...LAYOUTS.keys()].join(', ') }, [name]);
      return layout && capacity != null ? [Object.assign(new LayoutCapacityInput(), { layout, capacity })] : [];
    }),
  )
  .meta({
    description: 'People by layout.',
    propertyNames: { enum: [...LAYOUTS.keys()] },
    additionalProperties: { type: 'integer', minimum: 1, maximum: VENUE_LIMITS.roomCapacity },
    examples: [{ theatre: 120, 'u-shape': 36 }],
  });

/** Stars; the specification's client also sends them as text, and an invalid number means none. */
const CATEGORY = z
  .unknown()
  .transform((said, context) => {
    const stars = typeof said === 'string' ? Number(said) || 0 : said;
    if (typeof stars !== 'number' && stars !== null) return refuse(context, 'wrongType', { expected: 'number' });
    return Number.isSafeInteger(stars ?? 0) ? stars || null : refuse(context, 'notWhole');
  })
  .optional()
  .meta({
    type: ['integer', 'string', 'null'],
    description: 'Stars, 1 to 5; 0, null or what is no number = not classified.',
    examples: [4],
  });

/** A required field. */
function kept<Value>(type: z.ZodType<Value>) {
  return type
    .nullable()
    .refine((value) => value !== null, { params: { code: 'required' } })
    .optional() as z.ZodType<Value | undefined>;
}

/** A list that is replaced as a whole, with the conversion of its items. */
function parts<Shape extends z.ZodRawShape, Input>(
  name: string,
  shape: Shape,
  make: (said: z.output<z.ZodObject<Shape>>) => Input,
  maxItems: number,
  description: string,
  required = ['name'],
) {
  const item = form(shape, description, name, { required }).transform(make);
  return z
    .array(item)
    .nullish()
    .meta({ description: `${description}; null = none.`, maxItems });
}

const FIELDS = {
  name: kept(VENUE_FIELDS.name),
  kind: kept(VENUE_FIELDS.kind),
  city: kept(VENUE_FIELDS.city),
  postalCode: kept(VENUE_FIELDS.postalCode),
  address: VENUE_FIELDS.address.nullish(),
  description: VENUE_FIELDS.description.nullish(),
  latitude: VENUE_FIELDS.latitude.optional(),
  longitude: VENUE_FIELDS.longitude.optional(),
  slug: text(
    'Wished name in addresses; empty = made of name and city.',
    VENUE_LIMITS.slug,
    'chateau-des-brumes',
  ).nullish(),
  ...z.object(simpleRest(SIMPLE_NAMES)).partial().shape,
  category: CATEGORY,
  eventTypeIds: enumValues('The events that it is made for.', EventType).nullish(),
  eventTypes: enumValues('The same as `eventTypeIds`, which goes before it.', EventType).nullish(),
  equipment: VENUE_FIELDS.equipment.nullish(),
  tags: VENUE_FIELDS.tags.nullish(),
  rooms: parts(
    'RoomForm',
    {
      name: room.name,
      description: room.description.optional(),
      capacity: z
        .number()
        .optional()
        .meta({ description: 'People in rows; not looked at where `capacities` is sent.' }),
      capacities: CAPACITIES.optional(),
      areaSqm: room.areaSqm.optional(),
      ceilingHeightM: room.ceilingHeightM.optional(),
      daylight: room.daylight.optional(),
      stepFree: room.stepFree.optional(),
    },
    toRoom,
    VENUE_LIMITS.rooms,
    'All of its rooms, in their order. A room keeps its id by its name, a renamed one by its place',
  ),
  rates: parts(
    'RateForm',
    {
      ...z.object(rate).partial().shape,
      components: z
        .array(
          form({ ...z.object(rateComponent).partial().shape }, 'A part of what a rate pays for.', 'RateComponentForm', {
            required: ['component', 'netCents', 'vatPercent'],
          }).transform((said) => sent(PricedComponentInput, { quantity: 1, ...said })),
        )
        .optional(),
    },
    ({ components, ...said }) =>
      Object.assign(sent(RateInput, { weekdays: [], ...said }), { components: components ?? [] }),
    VENUE_LIMITS.rates,
    'The price list',
    ['kind', 'components'],
  ),
  accesses: parts(
    'AccessForm',
    { ...access, type: access.type.optional(), minutes: access.minutes.optional(), mode: access.mode.optional() },
    (said) => sent(AccessInput, said),
    VENUE_LIMITS.accesses,
    'How one gets there',
    ['type', 'name', 'minutes', 'mode'],
  ),
  pointsOfInterest: parts(
    'PointOfInterestForm',
    { ...pointOfInterest, distanceKm: pointOfInterest.distanceKm.optional() },
    (said) => sent(PointOfInterestInput, said),
    VENUE_LIMITS.pointsOfInterest,
    'What is nearby',
    ['name', 'distanceKm'],
  ),
  activities: parts(
    'ActivityForm',
    { ...activity, description: activity.description.optional(), onSite: activity.onSite.optional() },
    (said) => sent(ActivityInput, said),
    VENUE_LIMITS.activities,
    'What a team can do there',
  ),
  paragraphs: parts(
    'ParagraphForm',
    paragraph,
    (said) => sent(ParagraphInput, said),
    VENUE_LIMITS.paragraphs,
    'Titled parts of the presentation',
    ['title', 'text'],
  ),
  version: integer('The one that was read: should it have changed since, nothing is done.', undefined, 7).optional(),
  isPublished: flag(
    'Whether the public shall see it, once it is approved. Not looked at when it is created.',
  ).optional(),
  isFeatured: flag(`Recommended. ${STAFF}`).optional(),
  isTop5: flag(`In the top 5. ${STAFF}`).optional(),
  isFavorite: flag(`One of the "coups de cœur". ${STAFF}`).optional(),
  isHomepageSlider: flag(`In the slider of the home page. ${STAFF}`).optional(),
  isPremierPage: flag(`On the first page. ${STAFF}`).optional(),
  ownerId: id(`Whose it is: for administrators alone. ${STAFF}`).nullish(),
  reviewStatus: enumValue(
    `How far the review is: for administrators alone. ${STAFF}`,
    ReviewStatus,
    'approved',
  ).optional(),
  rejectionReason: text('Why, where `reviewStatus` becomes `rejected`.', 1_000, 'Photos floues.').optional(),
};

export const VENUE_FORM = form(FIELDS, 'What changes of an establishment.', 'EstablishmentForm');
export const NEW_VENUE_FORM = form(FIELDS, 'A new establishment.', 'NewEstablishmentForm', {
  required: ['name', 'city'],
});

/** The input of a JSON Merge Patch: absent fields are unchanged, null clears them. */
export function toChange(
  said: z.output<typeof VENUE_FORM>,
): Omit<VenueChange, 'version'> & { input: VenueInput; staff: VenueStaffInput } {
  const {
    version: _,
    isPublished,
    reviewStatus,
    rejectionReason: reason,
    ownerId,
    isFeatured,
    isFavorite: isFavourite,
    isTop5: isTopFive,
    isPremierPage,
    isHomepageSlider,
    eventTypeIds,
    eventTypes,
    equipment: amenities,
    ...fields
  } = said;
  const types = [eventTypeIds, eventTypes];
  const wished = types.find((each) => each) ?? (types.includes(null) ? null : undefined);
  const input = sent(VenueInput, { ...fields, amenities, eventTypes: wished });
  const staff = { ownerId, isFeatured, isFavourite, isTopFive, isPremierPage, isHomepageSlider };
  return { input, staff: sent(VenueStaffInput, staff), isPublished, reviewStatus, reason };
}

/** The input of a new venue. */
export function toNewVenue({ input, staff }: { input: VenueInput; staff: VenueStaffInput }): CreateVenueInput {
  return Object.assign(new CreateVenueInput(), input, { name: input.name ?? '', ownerId: staff.ownerId ?? null });
}

/** A bare number is the capacity in theatre style. */
function toRoom({
  capacity,
  capacities,
  ...said
}: {
  capacity?: number | undefined;
  capacities?: LayoutCapacityInput[] | undefined;
}): RoomInput {
  const inRows = capacity ? [Object.assign(new LayoutCapacityInput(), { layout: RoomLayout.THEATRE, capacity })] : [];
  return sent(RoomInput, { ...said, capacities: capacities ?? inRows });
}

/** An input with the sent fields only. */
function sent<Input extends object>(Kind: new () => Input, fields: object): Input {
  return Object.assign(
    new Kind(),
    Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)),
  );
}
