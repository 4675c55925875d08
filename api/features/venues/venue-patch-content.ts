import { isDeepStrictEqual } from 'node:util';
import { bySimpleName, picked } from '../../../schema/venue-fields.ts';
import { VenueField } from './venue-management.enums.ts';
import type { VenueContent } from './venue-content.ts';

/** A picture at its position, with its description. */
export interface PhotoChoice {
  id: string;
  alt: string;
}

/** The content that a change of a venue may touch. */
export interface EditableContent extends VenueContent {
  slug: string;
  photos: PhotoChoice[];
  /** Null = the first one. */
  homepageImageId: string | null;
}

/** The changed content of a venue. */
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
  rates: VenueField.RATES,
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

/** The fields of a patch, in the order of the enumeration. */
export function fieldsOf(patch: VenuePatch): VenueField[] {
  const touched = new Set(keysOf(patch).map((key) => FIELD_OF[key]));
  return Object.values(VenueField).filter((field) => touched.has(field));
}

/** The part of a patch that differs from the content. */
export function differing(content: VenuePatch, patch: VenuePatch): VenuePatch {
  return picked(
    patch,
    keysOf(patch).filter((key) => !isDeepStrictEqual(plain(patch[key]), plain(content[key]))),
  );
}

/** The part of the content that a patch touches. */
export function touchedBy(content: EditableContent, patch: VenuePatch): VenuePatch {
  return picked(content, keysOf(patch));
}

/**
 * The new part of a change: fields that differ from the pending proposal, and those that are proposed again although the venue has
 * changed since.
 */
export function newlyRequested(
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

/** Restores it from a JSON column. */
function plain(value: unknown): unknown {
  return value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);
}
