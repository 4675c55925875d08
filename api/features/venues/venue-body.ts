import { bySimpleName, type SimpleValues } from '../../../schema/venue-fields.ts';
import type { BodyReader } from '../../platform/http/body-reader.ts';
import { wordsOf } from '../../platform/http/words.ts';
import { NewVenueInput, VenueInput, VenueStaffInput } from './venue.inputs.ts';
import { readAccess, readActivity, readParagraph, readPointOfInterest, readRoom } from './venue-parts-body.ts';
import { Amenity, EventType, ReviewStatus, VenueKind } from './venue.enums.ts';

const KIND_WORDS = wordsOf(VenueKind);
const AMENITY_WORDS = wordsOf(Amenity);
const STATUS_WORDS = wordsOf(ReviewStatus);
const EVENT_TYPE_WORDS = wordsOf(EventType);

const TEXTS = ['name', 'city', 'postalCode', 'description', 'address', 'slug'] as const;

/** Fields that REST calls otherwise than the input. */
const REST_NAMES: Readonly<Partial<Record<string, readonly string[]>>> = {
  eventTypes: ['eventTypeIds', 'eventTypes'],
  amenities: ['equipment'],
};

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
  for (const name of ['name', 'kind', 'city', 'postalCode']) if (reader.isNull(name)) reader.refuse(name, 'required');
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

/** What the body changes, in the manner of JSON Merge Patch: what is not sent stays, null clears it. */
function inputOf(reader: BodyReader): VenueInput {
  const fields: Partial<VenueInput> = {
    ...Object.fromEntries(TEXTS.map((name) => [name, reader.text(name)])),
    kind: reader.known('kind', KIND_WORDS),
    ...(bySimpleName((name, { kind }) => {
      if (name === 'category') return categoryOf(reader);
      return kind === 'whole' ? reader.whole(name) : reader.text(name);
    }) as Partial<SimpleValues>),
    latitude: reader.number('latitude'),
    longitude: reader.number('longitude'),
    eventTypes: reader.allKnown('eventTypeIds', EVENT_TYPE_WORDS) ?? reader.allKnown('eventTypes', EVENT_TYPE_WORDS),
    amenities: reader.allKnown('equipment', AMENITY_WORDS),
    tags: reader.texts('tags'),
    rooms: reader.parts('rooms', readRoom),
    accesses: reader.parts('accesses', readAccess),
    pointsOfInterest: reader.parts('pointsOfInterest', readPointOfInterest),
    activities: reader.parts('activities', readActivity),
    paragraphs: reader.parts('paragraphs', readParagraph),
  };
  const sent = Object.entries(fields).flatMap(([name, value]) => {
    if (value !== undefined) return [[name, value]];
    return (REST_NAMES[name] ?? [name]).some((restName) => reader.isNull(restName)) ? [[name, null]] : [];
  });
  return Object.assign(new VenueInput(), Object.fromEntries(sent) as Partial<VenueInput>);
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
    ownerId: reader.isNull('ownerId') ? null : reader.text('ownerId'),
  };
  const sent = Object.fromEntries(Object.entries(flags).filter(([, value]) => value !== undefined));
  return Object.assign(new VenueStaffInput(), sent);
}
