import { EVENT_TYPE_SLUGS } from '../../../schema/constants.ts';
import { fold } from '../../platform/text.ts';
import type { FullVenue } from '../venues/venue-export.queries.ts';
import type { VenueFields } from '../venues/venue-labels.service.ts';
import { AccessType, Amenity, EventType, RoomLayout, TravelMode, VenueKind } from '../venues/venue.enums.ts';
import { formatFlag, formatItems, formatNumber, parseFlag, parseItems, parseNumber } from './venue-cells.ts';

/** A cell that cannot be parsed. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** The values of an enumeration in files, as in REST: `U_SHAPE` is `u-shape`. */
export class Words<Value extends string> {
  readonly #values: ReadonlyMap<string, Value>;
  readonly #words: ReadonlyMap<Value, string>;

  constructor(entries: readonly (readonly [Value, string])[]) {
    this.#words = new Map(entries);
    this.#values = new Map(entries.map(([value, word]) => [fold(word), value]));
  }

  static of<Value extends string>(values: Record<string, Value>): Words<Value> {
    return new Words(Object.values(values).map((value) => [value, value.toLowerCase().replaceAll('_', '-')] as const));
  }

  format(value: Value): string {
    return this.#words.get(value) ?? value;
  }

  /** @throws Unreadable. */
  parse(text: string): Value {
    const value = this.#values.get(fold(text));
    if (value === undefined) throw new Unreadable(text);
    return value;
  }

  formatAll(values: readonly Value[]): string {
    return values.map((value) => this.format(value)).join(', ');
  }

  parseAll(text: string): Value[] {
    return [...new Set(splitList(text).map((word) => this.parse(word)))];
  }
}

export const KINDS = Words.of(VenueKind);
export const AMENITIES = Words.of(Amenity);
export const EVENT_TYPES = new Words(
  Object.values(EventType).map((type, index) => [type, EVENT_TYPE_SLUGS[index] ?? type] as const),
);
const LAYOUTS = Words.of(RoomLayout);
const ACCESS_TYPES = Words.of(AccessType);
const TRAVEL_MODES = Words.of(TravelMode);

/** Values separated by commas, semicolons, bars or line breaks. */
export function splitList(text: string): string[] {
  return text
    .split(/[,;|\n]/)
    .map((word) => word.trim())
    .filter(Boolean);
}

export function wantNumber(text: string): number {
  const value = parseNumber(text);
  if (value === null) throw new Unreadable(text);
  return value;
}

export const optionalNumber = (text: string): number | null => (text === '' ? null : wantNumber(text));

/** `name | area | height | daylight | step-free | theatre 60, u-shape 20 | description` */
export const ROOMS = {
  format: ({ rooms }: FullVenue): string =>
    formatItems(
      rooms.map((room) => [
        room.name,
        formatNumber(room.areaSqm),
        formatNumber(room.ceilingHeightM),
        formatFlag(room.daylight),
        formatFlag(room.stepFree),
        Object.entries(room.capacities)
          .map(([layout, people]) => `${LAYOUTS.format(layout as RoomLayout)} ${people}`)
          .join(', '),
        room.description,
      ]),
    ),
  parse: (text: string): VenueFields => ({
    rooms: parseItems(text).map(
      ([name = '', area = '', height = '', daylight = '', stepFree = '', seats = '', about]) => ({
        name,
        description: about || null,
        areaSqm: optionalNumber(area),
        ceilingHeightM: optionalNumber(height),
        daylight: parseFlag(daylight),
        stepFree: parseFlag(stepFree),
        capacities: splitList(seats).map((seat) => {
          const words = seat.split(/[ :=]/).filter(Boolean);
          const people = words.length > 1 ? words.pop()! : '';
          return { layout: LAYOUTS.parse(words.join(' ')), capacity: wantNumber(people) };
        }),
      }),
    ),
  }),
};

/** `station | Gare de Lyon-Part-Dieu | 10 | walk` */
export const ACCESSES = {
  format: ({ accesses }: FullVenue): string =>
    formatItems(
      accesses.map(({ type, name, minutes, mode }) => [
        ACCESS_TYPES.format(type),
        name,
        formatNumber(minutes),
        TRAVEL_MODES.format(mode),
      ]),
    ),
  parse: (text: string): VenueFields => ({
    accesses: parseItems(text).map(([type = '', name = '', minutes = '', mode = '']) => ({
      type: ACCESS_TYPES.parse(type),
      name,
      minutes: wantNumber(minutes),
      mode: TRAVEL_MODES.parse(mode),
    })),
  }),
};

/** `Fort de Fourvière | 2,5` */
export const POINTS_OF_INTEREST = {
  format: ({ pointsOfInterest }: FullVenue): string =>
    formatItems(pointsOfInterest.map(({ name, distanceKm }) => [name, formatNumber(distanceKm)])),
  parse: (text: string): VenueFields => ({
    pointsOfInterest: parseItems(text).map(([name = '', distance = '']) => ({
      name,
      distanceKm: wantNumber(distance),
    })),
  }),
};

/** `Dégustation | oui | description` */
export const ACTIVITIES = {
  format: ({ activities }: FullVenue): string =>
    formatItems(activities.map(({ name, onSite, description }) => [name, formatFlag(onSite), description])),
  parse: (text: string): VenueFields => ({
    activities: parseItems(text).map(([name = '', onSite = '', about]) => ({
      name,
      onSite: parseFlag(onSite),
      description: about || null,
    })),
  }),
};

/** `title | text` */
export const PARAGRAPHS = {
  format: ({ paragraphs }: FullVenue): string => formatItems(paragraphs.map(({ title, text }) => [title, text])),
  parse: (text: string): VenueFields => ({
    paragraphs: parseItems(text).map(([title = '', words = '']) => ({ title, text: words })),
  }),
};
