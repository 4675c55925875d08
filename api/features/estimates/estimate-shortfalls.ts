import { QuoteCriterion } from '../quotes/quote.enums.ts';
import { Occupancy, RateComponent } from '../venues/rate.enums.ts';
import type { RateContent } from '../venues/venue-content.ts';
import type { PublicVenue } from '../venues/venue.types.ts';
import type { EstimateLine, EstimatedRoom } from './estimate.ts';
import type { EstimateShortfall } from './estimate.types.ts';

type Sized = Pick<PublicVenue, 'rates' | 'bedrooms' | 'sleeps'> & {
  /** With the people that they hold in the layouts of the event. */
  rooms: readonly EstimatedRoom[];
};

/** The people in a bedroom of a venue that does not list how many it sleeps. */
const SHARING = 2;

/** What the priced event needs and the venue has too little of; where its listing does not tell, nothing is missing. */
export function shortfallsOf(
  { rates, bedrooms, sleeps, rooms }: Sized,
  people: number,
  lines: readonly EstimateLine[],
): EstimateShortfall[] {
  const perBedroom = sleeps && bedrooms ? sleeps / bedrooms : SHARING;
  const needs: [QuoteCriterion, wanted: number, listed: number | null][] = [
    [QuoteCriterion.PARTICIPANTS, people, Math.max(0, ...rooms.map(({ holds }) => holds))],
    [QuoteCriterion.BEDROOMS, bedroomsFor(people, nightsOf(rates, lines), perBedroom), bedrooms],
  ];
  return needs.flatMap(([criterion, wanted, listed]) =>
    listed && listed < wanted ? [{ criterion, wanted, listed }] : [],
  );
}

/** The rates of the lines that contain a night. */
function nightsOf(rates: readonly RateContent[], lines: readonly EstimateLine[]): RateContent[] {
  const ofNight = ({ components }: RateContent) =>
    components.some(({ component }) => component === RateComponent.NIGHT);
  return lines.map(({ rate }) => rates[rate]!).filter(ofNight);
}

/** The least number of bedrooms: all of them are shared unless each night is priced for a single room. */
function bedroomsFor(people: number, nights: readonly RateContent[], perBedroom: number): number {
  if (nights.length === 0) return 0;
  return nights.every(({ occupancy }) => occupancy === Occupancy.SINGLE) ? people : Math.ceil(people / perBedroom);
}
