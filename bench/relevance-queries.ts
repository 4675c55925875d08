import { readFileSync } from 'node:fs';
import { fold } from '../api/platform/text.ts';

/** What is shown of a venue that a query may mean. */
export interface Venue {
  id: string;
  slug: string;
  name: string;
  kind: string;
  city: string;
  postalCode: string | null;
  category: number | null;
  bedrooms: number | null;
  amenities: string[];
  department: { code: string; name: string };
  region: { name: string };
  capacities: { capacity: number }[];
}

const REGIONS: Record<string, string> = { PACA: "Provence-Alpes-Côte d'Azur" };

const begins = (text: string, start: string): boolean => fold(text).startsWith(fold(start));
const has = (venue: Venue, amenity: string): boolean => venue.amenities.includes(amenity);

/** Names of places and venues are meant by their beginning, or by some of their words. */
const MEETS = {
  city: (venue, value) => begins(venue.city, value),
  postal: (venue, value) => venue.postalCode === value,
  dep: (venue, value) => fold(venue.department.name) === fold(value),
  region: (venue, value) => begins(venue.region.name, REGIONS[value] ?? value),
  kind: (venue, value) => venue.kind === value,
  cap: (venue, value) => venue.capacities.some(({ capacity }) => capacity >= Number(value)),
  bed: (venue, value) => (venue.bedrooms ?? 0) >= Number(value),
  cat: (venue, value) => venue.category === Number(value),
  amen: has,
  amen2: has,
  name: (venue, value) => begins(venue.name, value),
  named: (venue, value) => fold(venue.name).includes(fold(value)),
} satisfies Record<string, (venue: Venue, value: string) => boolean>;

/** What is meant: each condition has alternatives. */
export type Wanted = Partial<Record<keyof typeof MEETS, string[]>>;

export interface Query {
  q: string;
  want: Wanted;
}

/** Whether a venue is meant. */
export function isMeant(venue: Venue, want: Wanted): boolean {
  return Object.entries(want).every(([name, values]) =>
    values.some((value) => MEETS[name as keyof Wanted](venue, value)),
  );
}

export function readQueries(file: string): Query[] {
  return readFileSync(new URL(file, import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Query);
}
