import type { BodyReader } from '../../kernel/http/body-reader.ts';
import { EVENT_TYPE_SLUGS } from '../../../schema/constants.ts';
import { NewVenueInput, VenueInput, VenueStaffInput } from './venue.inputs.ts';
import { LayoutCapacityInput, RoomInput } from './venue-part.inputs.ts';
import { Amenity, EventType, ReviewStatus, RoomLayout, VenueKind } from './venue.terms.ts';

/** `U_SHAPE` is written `u-shape` too. */
const words = <Value extends string>(values: readonly Value[]): ReadonlyMap<string, Value> =>
  new Map(values.map((value) => [value.toLowerCase().replaceAll('_', '-'), value]));

const KIND_WORDS = words(Object.values(VenueKind));
const AMENITY_WORDS = words(Object.values(Amenity));
const STATUS_WORDS = words(Object.values(ReviewStatus));
const EVENT_TYPE_WORDS = new Map(Object.values(EventType).map((type, index) => [EVENT_TYPE_SLUGS[index] ?? '', type]));

const TEXTS = [
  'name',
  'city',
  'postalCode',
  'description',
  'address',
  'slug',
  'contactName',
  'contactPhone',
  'contactFax',
  'contactEmail',
  'website',
] as const;

/** What the body of a request says of a venue, in the words of the specification. */
export interface VenueBody {
  input: VenueInput;
  staff: VenueStaffInput;
  version: number | undefined;
  isPublished: boolean | undefined;
  reviewStatus: ReviewStatus | undefined;
  reason: string | undefined;
}

/** Reads it. @throws AppError VALIDATION_FAILED where something is of the wrong type. */
export function readVenue(reader: BodyReader): VenueBody {
  const body = {
    input: inputOf(reader),
    staff: staffOf(reader),
    version: reader.whole('version'),
    isPublished: reader.flag('isPublished'),
    reviewStatus: reader.known('reviewStatus', STATUS_WORDS),
    reason: reader.text('rejectionReason'),
  };
  reader.end();
  return body;
}

/** The same for a new one. */
export function toNewVenue({ input, staff }: VenueBody): NewVenueInput {
  return Object.assign(new NewVenueInput(), input, { name: input.name ?? '', ownerId: staff.ownerId ?? null });
}

function inputOf(reader: BodyReader): VenueInput {
  const input = new VenueInput();
  for (const name of TEXTS) {
    const text = reader.text(name);
    if (text !== undefined) input[name] = text;
  }
  const fields: Partial<VenueInput> = {
    kind: reader.known('kind', KIND_WORDS),
    category: categoryOf(reader),
    latitude: reader.number('latitude'),
    longitude: reader.number('longitude'),
    eventTypes: reader.allKnown('eventTypeIds', EVENT_TYPE_WORDS) ?? reader.allKnown('eventTypes', EVENT_TYPE_WORDS),
    amenities: reader.allKnown('equipment', AMENITY_WORDS),
    tags: reader.texts('tags'),
    rooms: roomsOf(reader),
  };
  return Object.assign(input, Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)));
}

/** Stars; the specification's client sends them as text too, and takes what is no number for none. */
function categoryOf(reader: BodyReader): number | null | undefined {
  const stars = reader.isText('category') ? Number(reader.text('category')) || 0 : reader.whole('category');
  return stars === 0 ? null : stars;
}

function staffOf(reader: BodyReader): VenueStaffInput {
  const flags = {
    isFeatured: reader.flag('isFeatured'),
    isFavourite: reader.flag('isFavorite'),
    isTopFive: reader.flag('isTop5'),
    isPremierPage: reader.flag('isPremierPage'),
    isHomepageSlider: reader.flag('isHomepageSlider'),
    ownerId: reader.text('ownerId'),
  };
  const sent = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
  return Object.assign(new VenueStaffInput(), sent);
}

function roomsOf(reader: BodyReader): RoomInput[] | undefined {
  return reader.list('rooms')?.flatMap((item, index) => {
    const room = typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {};
    const { name, description = null, capacity = null, capacities = null } = room;
    const capacitiesOf = toCapacities(capacities, capacity);
    if (typeof name !== 'string' || !(description === null || typeof description === 'string') || !capacitiesOf) {
      reader.refuse(`rooms.${index}`, 'wrongType', { expected: 'name, capacity, description, capacities' });
      return [];
    }
    return Object.assign(new RoomInput(), { ...shapeOf(room), name, description, capacities: capacitiesOf });
  });
}

/** What REST gives of a room it takes back; what it does not give can be said all the same. */
function shapeOf({ areaSqm, ceilingHeightM, daylight, stepFree }: Record<string, unknown>): object {
  return {
    ...(typeof areaSqm === 'number' ? { areaSqm } : {}),
    ...(typeof ceilingHeightM === 'number' ? { ceilingHeightM } : {}),
    ...(typeof daylight === 'boolean' ? { daylight } : {}),
    ...(typeof stepFree === 'boolean' ? { stepFree } : {}),
  };
}

/** People by layout; a number alone is of those who sit in rows. Null = it is neither. */
function toCapacities(capacities: unknown, capacity: unknown): LayoutCapacityInput[] | null {
  if (capacities === null) {
    if (capacity === null || capacity === 0) return [];
    return typeof capacity === 'number' ? [layoutOf(RoomLayout.THEATRE, capacity)] : null;
  }
  if (typeof capacities !== 'object' || Array.isArray(capacities)) return null;
  const entries = Object.entries(capacities as Record<string, unknown>);
  const known = entries.every(([layout, people]) => Object.hasOwn(RoomLayout, layout) && typeof people === 'number');
  return known ? entries.map(([layout, people]) => layoutOf(layout as RoomLayout, people as number)) : null;
}

function layoutOf(layout: RoomLayout, capacity: number): LayoutCapacityInput {
  return Object.assign(new LayoutCapacityInput(), { layout, capacity });
}
