import { AppError, validationFailed } from '../../platform/errors.ts';
import { manyLines, oneLine } from '../../platform/mail/mail-address.ts';
import { isUuid, slugify } from '../../platform/text.ts';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import { picked, SIMPLE_NAMES } from '../../../schema/venue-fields.ts';
import { VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import type { RoomInput } from './venue-part.inputs.ts';
import { assertRates, toRate } from './rate-rules.ts';
import type { VenuePatch } from './venue-patch-content.ts';
import type { RoomContent } from './venue-content.ts';
import { CreateVenueInput, VenueInput } from './venue.inputs.ts';
import { Amenity, EventType, RoomLayout } from './venue.enums.ts';

/** Lists that may be empty. */
const LISTS = [
  'eventTypes',
  'amenities',
  'tags',
  'rooms',
  'rates',
  'accesses',
  'pointsOfInterest',
  'activities',
  'paragraphs',
] as const;

/**
 * The normalised input: trimmed texts without invisible characters. Absent fields stay absent, null clears a field.
 * @throws AppError VALIDATION_FAILED if a required field is cleared.
 */
export function normalisedVenue<Input extends VenueInput>(given: Input): Input {
  const input = Object.assign(
    given instanceof CreateVenueInput ? new CreateVenueInput() : new VenueInput(),
    Object.fromEntries(Object.entries(given as object).filter(([, value]) => value !== undefined)),
  );
  const missing = (['name', 'kind'] as const).filter((name) => input[name] === null);
  if (missing.length) throw validationFailed(missing.map((path) => ({ path, code: 'required' })));
  for (const name of LISTS) if (input[name] === null) input[name] = [];
  for (const name of ['description', 'address'] as const) if (input[name] === null) input[name] = '';
  for (const name of SIMPLE_NAMES) {
    const text = input[name];
    if (typeof text === 'string') Object.assign(input, { [name]: oneLine(text) || null });
  }
  for (const name of ['name', 'address', 'city'] as const) {
    const text = input[name];
    if (typeof text === 'string') input[name] = oneLine(text);
  }
  if (typeof input.description === 'string') input.description = manyLines(input.description);
  if (input.tags) input.tags = [...new Set(input.tags.map((tag) => oneLine(tag)))];
  for (const list of [input.rooms, input.accesses, input.pointsOfInterest, input.activities])
    for (const item of list ?? []) item.name = oneLine(item.name);
  assertRates(input.rates ?? []);
  for (const item of input.paragraphs ?? [])
    Object.assign(item, { title: oneLine(item.title), text: manyLines(item.text) });
  return input as Input;
}

/** The changes of an input, without place and slug, which need look-ups. */
export function patchOf(input: VenueInput): VenuePatch {
  const sent = SIMPLE_NAMES.filter((name) => input[name] !== undefined);
  const patch: VenuePatch = picked(input, sent);
  if (input.name) patch.name = input.name;
  if (input.kind) patch.kind = input.kind;
  if (typeof input.description === 'string') patch.description = input.description;
  if (typeof input.address === 'string') patch.address = input.address;
  if (input.eventTypes) patch.eventTypes = inOrder(EventType, input.eventTypes);
  if (input.amenities) patch.amenities = inOrder(Amenity, input.amenities);
  if (input.tags) patch.tags = input.tags;
  if (input.rooms) patch.rooms = input.rooms.map(toRoom);
  if (input.rates) patch.rates = input.rates.map(toRate);
  if (input.accesses)
    patch.accesses = input.accesses.map(({ type, name, minutes, mode }) => ({ type, name, minutes, mode }));
  if (input.pointsOfInterest)
    patch.pointsOfInterest = input.pointsOfInterest.map(({ name, distanceKm }) => ({ name, distanceKm }));
  if (input.activities)
    patch.activities = input.activities.map(({ name, description, onSite }) => ({
      name,
      description: manyLines(description ?? '') || null,
      onSite: onSite ?? false,
    }));
  if (input.paragraphs) patch.paragraphs = input.paragraphs.map(({ title, text }) => ({ title, text }));
  return patch;
}

/**
 * The wanted slug; null = none, so that it is generated from name and city.
 * @throws AppError VALIDATION_FAILED for an invalid one.
 */
export function wantedSlug(wish: string | null | undefined): string | null {
  const typed = oneLine(wish ?? '');
  if (typed === '') return null;
  const slug = slugify(typed, VENUE_LIMITS.slug);
  if (slug === '') throw validationFailed([{ path: 'slug', code: 'notSlug' }]);
  if (isUuid(slug)) throw validationFailed([{ path: 'slug', code: 'likeAnId' }]);
  return slug;
}

/** The reason of a rejection. @throws AppError VALIDATION_FAILED without one. */
export function normalisedReason(given: string | undefined): string {
  const reason = manyLines(given ?? '');
  if (reason === '') {
    throw new AppError('VALIDATION_FAILED', 'Rejection reason is required', {
      fields: [{ path: 'reason', code: 'required' }],
    });
  }
  if (reason.length > FORM_LIMITS.reason) throw validationFailed([{ path: 'reason', code: 'tooLong' }]);
  return reason;
}

/** A comment between owner and moderators; null = none. @throws AppError VALIDATION_FAILED. */
export function normalisedComment(given: string | null | undefined, path = 'comment'): string | null {
  const comment = manyLines(given ?? '') || null;
  if (comment && comment.length > FORM_LIMITS.reason) throw validationFailed([{ path, code: 'tooLong' }]);
  return comment;
}

function toRoom(room: RoomInput): RoomContent {
  const capacities = new Map(room.capacities.map(({ layout, capacity }) => [layout, capacity]));
  return {
    name: room.name,
    description: manyLines(room.description ?? '') || null,
    areaSqm: room.areaSqm ?? null,
    ceilingHeightM: room.ceilingHeightM ?? null,
    daylight: room.daylight ?? false,
    stepFree: room.stepFree ?? false,
    capacities: Object.fromEntries(
      Object.values(RoomLayout).flatMap((layout) => (capacities.has(layout) ? [[layout, capacities.get(layout)]] : [])),
    ),
  };
}

function inOrder<Value extends string>(all: Record<string, Value>, values: readonly Value[]): Value[] {
  return Object.values(all).filter((value) => values.includes(value));
}
