import { isDeepStrictEqual } from 'node:util';
import { bySimpleName, picked } from '../../../schema/venue-fields.ts';
import { VenueField } from './venue-management.enums.ts';
import type { VenueContent } from './venue-content.ts';

/** A picture in its place, with what it shows. */
export interface PhotoChoice {
  id: string;
  alt: string;
}

/** All that a change of a venue may touch. */
export interface EditableContent extends VenueContent {
  slug: string;
  photos: PhotoChoice[];
  /** Null = the first one. */
  homepageImageId: string | null;
}

/** What changes of a venue. */
export type VenuePatch = Partial<EditableContent>;

const FIELD_OF: Readonly<Record<keyof EditableContent, VenueField>> = {
  name: VenueField.NAME,
  slug: VenueField.SLUG,
  kind: VenueField.KIND,
  description: VenueField.DESCRIPTION,
  address: VenueField.ADDRESS,
  postalCode: VenueField.CITY,
  communeCode: VenueField.CITY,
  latitude: VenueField.POSITION,
  longitude: VenueField.POSITION,
  positionPrecision: VenueField.POSITION,
  ...bySimpleName((_, { code }) => code as VenueField),
  eventTypes: VenueField.EVENT_TYPES,
  amenities: VenueField.AMENITIES,
  tags: VenueField.TAGS,
  rooms: VenueField.ROOMS,
  accesses: VenueField.ACCESSES,
  pointsOfInterest: VenueField.POINTS_OF_INTEREST,
  activities: VenueField.ACTIVITIES,
  paragraphs: VenueField.PARAGRAPHS,
  photos: VenueField.PHOTOS,
  homepageImageId: VenueField.HOMEPAGE_IMAGE,
};

type Key = keyof EditableContent;

function keysOf(patch: VenuePatch): Key[] {
  return (Object.keys(FIELD_OF) as Key[]).filter((key) => patch[key] !== undefined);
}

/** What a patch touches, in the order of the enumeration. */
export function fieldsOf(patch: VenuePatch): VenueField[] {
  const touched = new Set(keysOf(patch).map((key) => FIELD_OF[key]));
  return Object.values(VenueField).filter((field) => touched.has(field));
}

/** What of a patch is otherwise than the content. */
export function differing(content: VenuePatch, patch: VenuePatch): VenuePatch {
  return picked(
    patch,
    keysOf(patch).filter((key) => !isDeepStrictEqual(plain(patch[key]), plain(content[key]))),
  );
}

/** Of the content what a patch touches. */
export function touchedBy(content: EditableContent, patch: VenuePatch): VenuePatch {
  return picked(content, keysOf(patch));
}

/**
 * What a change asks for anew: what it makes otherwise than it was wished so far, and what it wishes again although the venue has
 * changed under it.
 */
export function askedAnew(
  wished: EditableContent,
  content: EditableContent,
  before: VenuePatch,
  patch: VenuePatch,
): VenuePatch {
  const stale = differing(content, before);
  const again = picked(
    patch,
    keysOf(patch).filter((key) => Object.hasOwn(stale, key)),
  );
  return { ...differing(wished, patch), ...again };
}

/** As it comes back from a column of JSON. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
}
