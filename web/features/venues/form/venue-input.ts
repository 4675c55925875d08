import type { UpdateVenueMutationVariables, VenueContentPartsFragment } from '../content/venue-content.gen.ts';
import { bySimpleName, type SimpleField, type SimpleValues } from '../../../../schema/venue-fields.ts';
import { wholeWebAddress } from '../../../lib/form-rules.ts';
import { decimalNumber, typedNumber } from '../../../lib/typed-numbers.ts';
import { ROOM_LAYOUT_VALUES, type RoomLayout } from '../../../lib/venue-terms.ts';
import { rateForm, rateInput } from './rate-form.ts';
import {
  NEW_ROOM,
  NOT_PLACED,
  type Position,
  type PositionForm,
  type RoomForm,
  type VenueField,
  type VenueForm,
} from './venue-form.ts';

export type VenueContent = VenueContentPartsFragment;
export type VenueInput = Omit<UpdateVenueMutationVariables['input'], 'id' | 'version' | 'comment'>;
type InputKey = keyof VenueInput;

function roomForm(room: VenueContent['rooms'][number]): RoomForm {
  const capacities = { ...NEW_ROOM.capacities };
  for (const { layout, capacity } of room.capacities) capacities[layout] = String(capacity);
  return {
    name: room.name,
    description: room.description ?? '',
    areaSqm: typedNumber(room.areaSqm),
    ceilingHeightM: typedNumber(room.ceilingHeightM),
    daylight: room.daylight,
    stepFree: room.stepFree,
    capacities,
  };
}

const typed = (value: string | number | null) => (typeof value === 'number' ? typedNumber(value) : (value ?? ''));

export function positionForm({ latitude, longitude }: Position): PositionForm {
  return { latitude: typedNumber(latitude), longitude: typedNumber(longitude) };
}

/** What the form begins with. */
export function formOf(content: VenueContent): VenueForm {
  const { latitude, longitude } = content;
  const known = latitude !== null && longitude !== null ? { latitude, longitude } : null;
  const placed = content.positionPrecision === 'ADDRESS';
  return {
    name: content.name,
    kind: content.kind,
    eventTypes: [...content.eventTypes],
    description: content.description,
    slug: content.slug,
    address: content.address,
    postalCode: content.postalCode,
    commune: { code: content.communeCode, name: content.city, centre: placed ? null : known },
    position: placed && known ? positionForm(known) : NOT_PLACED,
    rooms: content.rooms.map(roomForm),
    rates: content.rates.map(rateForm),
    amenities: [...content.amenities],
    tags: [...content.tags],
    activities: content.activities.map(({ name, description, onSite }) => ({
      name,
      description: description ?? '',
      onSite,
    })),
    accesses: content.accesses.map(({ type, name, minutes, mode }) => ({ type, name, minutes: String(minutes), mode })),
    pointsOfInterest: content.pointsOfInterest.map(({ name, distanceKm }) => ({
      name,
      distanceKm: typedNumber(distanceKm),
    })),
    paragraphs: content.paragraphs.map(({ title, text }) => ({ title, text })),
    ...bySimpleName((name) => typed(content[name])),
  };
}

const orNull = (text: string) => text.trim() || null;
/** What is no number is wrong, and is not sent. */
const number = (text: string) => {
  const value = decimalNumber(text);
  return Number.isNaN(value) ? null : value;
};

const SIMPLE_VALUES: Readonly<Record<SimpleField['kind'], (text: string) => string | number | null>> = {
  line: orNull,
  phone: orNull,
  email: orNull,
  url: (text) => orNull(wholeWebAddress(text)),
  time: orNull,
  whole: number,
};

function capacitiesOf(capacities: RoomForm['capacities']): { layout: RoomLayout; capacity: number }[] {
  return ROOM_LAYOUT_VALUES.flatMap((layout) => {
    const capacity = number(capacities[layout]);
    return capacity === null ? [] : [{ layout, capacity }];
  });
}

/** The whole form in the API's words. Of two that are alike, their JSON is alike. */
export function inputOf(form: VenueForm): VenueInput {
  return {
    name: form.name.trim(),
    kind: form.kind,
    eventTypes: form.eventTypes,
    description: form.description.trim(),
    slug: form.slug.trim(),
    address: form.address.trim(),
    postalCode: form.postalCode.trim(),
    communeCode: form.commune?.code ?? null,
    latitude: number(form.position.latitude),
    longitude: number(form.position.longitude),
    rooms: form.rooms.map((room) => ({
      name: room.name.trim(),
      description: orNull(room.description),
      areaSqm: number(room.areaSqm),
      ceilingHeightM: number(room.ceilingHeightM),
      daylight: room.daylight,
      stepFree: room.stepFree,
      capacities: capacitiesOf(room.capacities),
    })),
    rates: form.rates.map(rateInput),
    amenities: form.amenities,
    tags: form.tags,
    activities: form.activities.map(({ name, description, onSite }) => ({
      name: name.trim(),
      description: orNull(description),
      onSite,
    })),
    accesses: form.accesses.map(({ type, name, minutes, mode }) => ({
      type,
      name: name.trim(),
      minutes: number(minutes) ?? 0,
      mode,
    })),
    pointsOfInterest: form.pointsOfInterest.map(({ name, distanceKm }) => ({
      name: name.trim(),
      distanceKm: number(distanceKm) ?? 0,
    })),
    paragraphs: form.paragraphs.map(({ title, text }) => ({ title: title.trim(), text: text.trim() })),
    ...(bySimpleName((name, { kind }) => SIMPLE_VALUES[kind](form[name])) as SimpleValues),
  };
}

/** The parts of the input that are sent together, by the field of the form that they are. */
const SENT_TOGETHER: Readonly<Partial<Record<VenueField, readonly InputKey[]>>> = {
  postalCode: ['postalCode', 'communeCode'],
  commune: ['postalCode', 'communeCode'],
  position: ['latitude', 'longitude'],
};

const keysOf = (field: VenueField): readonly InputKey[] => SENT_TOGETHER[field] ?? [field as InputKey];
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The fields of the form in which two inputs differ. */
export function changedFields(fields: readonly VenueField[], before: VenueInput, after: VenueInput): VenueField[] {
  return fields.filter((field) => keysOf(field).some((key) => !same(before[key], after[key])));
}

/** The parts of an input that these fields are. */
export function partsOf(input: VenueInput, fields: readonly VenueField[]): VenueInput {
  const keys = new Set(fields.flatMap(keysOf));
  return Object.fromEntries(Object.entries(input).filter(([key]) => keys.has(key as InputKey)));
}

/** `theirs` with these fields as they are in `mine`. */
export function mergedForm(theirs: VenueForm, mine: VenueForm, fields: readonly VenueField[]): VenueForm {
  const taken = Object.fromEntries(fields.map((field) => [field, mine[field]]));
  // A commune stands with its postal code.
  const place = taken['commune'] || taken['postalCode'] ? { commune: mine.commune, postalCode: mine.postalCode } : {};
  return { ...theirs, ...taken, ...place };
}

/** What is typed, as the other side of a change. */
export function contentOf(form: VenueForm, known: VenueContent): VenueContent {
  const { communeCode, ...input } = inputOf(form);
  return {
    ...known,
    ...(input as Partial<VenueContent>),
    communeCode: communeCode ?? known.communeCode,
    city: form.commune?.name ?? known.city,
    positionPrecision: input.latitude !== null ? 'ADDRESS' : 'COMMUNE',
  };
}
