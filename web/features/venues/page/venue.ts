import { searchAddress } from '../../../lib/addresses.ts';
import { typeset } from '../../../lib/place-names.ts';
import type { VenuePageQuery } from './venue-page.gen.ts';

/** A venue as its page has it, whole; each section takes of it what it shows. */
export type Venue = NonNullable<VenuePageQuery['venue']>;

/** “Lyon 2e”, “Paris 10e”: a name that no other town has. */
const ARRONDISSEMENT = /\s\d+er?$/;

/** A town's name as `location` takes it, with its department's code because many towns share a name. */
function townLocation({ city, department }: Pick<Venue, 'department' | 'city'>): string {
  return ARRONDISSEMENT.test(city) ? city : `${city} (${department.code})`;
}

/** The places that a venue lies in, from large to small, each with the search that finds its venues. */
export function placesOf({
  region,
  department,
  city,
}: Pick<Venue, 'region' | 'department' | 'city'>): { label: string; to: string }[] {
  const places = new Map([
    [region.name, region.name],
    [department.name, department.name],
  ]);
  // “Paris › Paris” would say it twice.
  if (!places.has(city)) places.set(city, townLocation({ city, department }));
  return Array.from(places, ([name, location]) => ({ label: typeset(name), to: searchAddress({ location }) }));
}

/** Paragraphs of a plain text, which are separated by empty lines. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
