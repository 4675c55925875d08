import type * as z from 'zod';
import { CAPACITY_BANDS, EVENT_MAX_DAYS, NEAR, PAGE_SIZE, QUOTE, SUGGESTIONS } from '../../../schema/constants.ts';
import { VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import { SEARCH_DATES } from '../../../schema/search-dates.ts';
import {
  dayParameter,
  flagParameter,
  known,
  list,
  PAGING,
  textParameter,
  unknown,
  integerParameter,
  choiceParameter,
  enumListParameter,
} from '../../platform/rest/query.ts';
import type { CapacityBand } from '../venues/venue.enums.ts';
import { AMENITIES, BANDS, CATEGORIES, EVENT_TYPES, KINDS, LAYOUTS } from './catalogue-row.ts';
import { MAX_LOCATIONS, MAX_TEXT, VenueSort } from './search.inputs.ts';

const CATEGORIES_BY_NAME = new Map(CATEGORIES.map((stars) => [String(stars), stars]));
const BANDS_BY_NAME = new Map<string, CapacityBand>(
  Object.keys(CAPACITY_BANDS).map((slug, index) => [slug, BANDS[index]!]),
);

const WEEKDAYS = new Map([1, 2, 3, 4, 5, 6, 7].map((day) => [String(day), day]));

/** Orders by name: the value of the enumeration, and whether it is reversed. */
const SORTS = new Map<string, [sort: VenueSort, reversed: boolean]>([
  ['relevance', [VenueSort.RELEVANCE, false]],
  ['-relevance', [VenueSort.RELEVANCE, true]],
  ['name', [VenueSort.NAME, false]],
  ['-name', [VenueSort.NAME_DESC, false]],
  ['capacity', [VenueSort.CAPACITY, false]],
  ['-capacity', [VenueSort.CAPACITY_DESC, false]],
  ['price', [VenueSort.PRICE, false]],
  ['-price', [VenueSort.PRICE_DESC, false]],
  ['category', [VenueSort.CATEGORY, false]],
  ['-category', [VenueSort.CATEGORY_DESC, false]],
  ['newest', [VenueSort.NEWEST, false]],
  ['-newest', [VenueSort.OLDEST, false]],
]);

/** The parameters of lists of venues. */
export const LIST_QUERY = {
  q: textParameter(
    'Free text, such as "80 personnes lyon piscine": what it means are conditions, its other words are searched in name, city and description. ' +
      'Typing errors are forgiven. Where no venue meets all of it, those that nearly do are found.',
    {
      maxLength: MAX_TEXT,
      examples: ['château vignes'],
    },
  ),
  location: list(
    {
      description:
        'Regions, departments (name or code), cities, arrondissements or postal codes, separated by commas. Accents, case and ' +
        'hyphens do not count; "Paris" means all its arrondissements. A place that nobody knows finds nothing, and is named in `X-Unknown-Locations`.',
      items: { type: 'string', maxLength: MAX_TEXT },
      maxItems: MAX_LOCATIONS,
      examples: [['Lyon', 'Savoie']],
    },
    (places) => places,
  ),
  near: textParameter(
    'A place as `location` takes it, or a latitude and a longitude separated by a comma (WGS 84): the venue lies within `km` kilometres of it, as the ' +
      'crow flies. A place that nobody knows finds nothing, and is named in `X-Unknown-Locations`.',
    { examples: ['45.76,4.84'] },
  ),
  km: integerParameter('Kilometres for `near`.', {
    minimum: 1,
    maximum: NEAR.maxKilometres,
    default: NEAR.kilometres,
    examples: [50],
  }),
  kind: enumListParameter('The venue is of one of these kinds.', KINDS, { examples: [['chateau', 'barge']] }),
  eventType: enumListParameter('The venue is made for one of these events.', EVENT_TYPES, {
    examples: [['journee-etude']],
  }),
  capacity: list(
    {
      description:
        'A number: the venue has one room that holds as many people, in one of `layout` when that is given, else in a layout that suits ' +
        '`eventType` (seated for seminars, study days and congresses, at table for meals, standing for cocktails), else in any. Bands: ' +
        'it has a room that holds a number within one of them, in such a layout.',
      items: {
        anyOf: [
          { type: 'integer', minimum: 1, maximum: 100_000 },
          { type: 'string', enum: [...BANDS_BY_NAME.keys()] },
        ],
      },
      examples: [['20-50']],
    },
    capacityOf,
  ),
  category: list(
    {
      description: 'Stars: any of these.',
      items: { type: 'integer', minimum: 1, maximum: 5 },
      examples: [[4, 5]],
    },
    (texts, context) => [...new Set(texts.map((text) => known(CATEGORIES_BY_NAME, text, context)))],
  ),
  layout: enumListParameter('The venue has a room that takes one of these layouts.', LAYOUTS, {
    examples: [['u-shape']],
  }),
  roomArea: integerParameter(
    'The venue has a room of at least as many square metres; rooms without a known area are left out.',
    { minimum: 1, maximum: VENUE_LIMITS.areaSqm, examples: [100] },
  ),
  bedrooms: integerParameter('The venue has at least as many bedrooms.', {
    minimum: 1,
    maximum: VENUE_LIMITS.beds,
    examples: [20],
  }),
  station: integerParameter(
    'The venue has a railway station within so many minutes, by its own list of ways to get there (`accesses`), whatever the means of travel.',
    { minimum: 1, maximum: VENUE_LIMITS.accessMinutes, examples: [20] },
  ),
  budget: integerParameter(
    'The venue costs at most so many euros for each participant before tax, by its `priceFrom`; venues without a price are left out.',
    { minimum: 1, maximum: QUOTE.maxBudgetCents / 100, examples: [80] },
  ),
  amenities: enumListParameter('The venue has all of these services and installations.', AMENITIES, {
    examples: [['wifi', 'parking']],
  }),
  startDate: dayParameter(
    'The first day of an event: venues that are unavailable for all of it are left out. Those whose calendar has not been kept for some time stay, ' +
      'after all others.',
  ),
  endDate: dayParameter(
    `Its last day; the first unless it is said. With \`startDate\`, at most ${EVENT_MAX_DAYS} days, or ${SEARCH_DATES.longestPeriod} with \`weekday\` or \`days\`.`,
  ),
  flexibleDays: integerParameter('By how many days the event may be moved to either side.', {
    minimum: 0,
    maximum: SEARCH_DATES.flexibleDays,
    default: 0,
    examples: [2],
  }),
  weekday: list(
    {
      description:
        'The event begins on one of these days of the week, 1 (Monday) to 7, and takes place between `startDate` and `endDate`: a Tuesday in March.',
      items: { type: 'integer', minimum: 1, maximum: 7 },
      examples: [[2]],
    },
    (texts, context) => [...new Set(texts.map((text) => known(WEEKDAYS, text, context)))],
  ),
  days: integerParameter(
    'The event takes so many days, between `startDate` and `endDate`. Unless it is said, it takes all of them, or one with `weekday`.',
    { minimum: 1, maximum: EVENT_MAX_DAYS, examples: [2] },
  ),
  onlyAvailable: flagParameter('True: only venues that are known to be free at these dates.', true),
  promotion: flagParameter('True: the venue has a promotion that runs today.', true),
  isHomepageSlider: flagParameter(
    'True: only venues of the slider of the home page, in its order unless `sort` says otherwise, whatever their days. False: only others.',
    true,
  ),
  isPublished: flagParameter(
    'False: only venues that are not published, of which those who are not signed in see none.',
    true,
  ),
  sort: choiceParameter(
    'Order; `-` before it turns it round. `price` is `priceFrom`, and venues without one come last in both directions. `capacity` is counted in the layouts that the parameter `capacity` counts. Ties are broken by prominence, then name, then id, so that pages never overlap.',
    SORTS,
    { default: 'relevance', examples: ['-capacity'] },
  ),
  ...PAGING,
};

/** The parameters of suggestions. */
export const SUGGESTION_QUERY = {
  q: textParameter('What was typed.', { maxLength: MAX_TEXT, examples: ['st et'] }),
  limit: integerParameter('At most so many of each group, within the limits of each.', {
    minimum: 1,
    maximum: SUGGESTIONS.typing.cities,
    examples: [5],
  }),
};

/** Those of the favourites. */
export const FAVOURITES_QUERY = {
  limit: integerParameter('At most so many.', {
    minimum: 1,
    maximum: PAGE_SIZE.max,
    default: PAGE_SIZE.max,
    examples: [8],
  }),
};

/** One number, or bands. */
function capacityOf(sizes: string[], context: z.RefinementCtx) {
  const numbers = sizes.filter((text) => /^\d+$/.test(text));
  for (const more of numbers.slice(1)) unknown(more, context);
  const bands = sizes.filter((text) => !numbers.includes(text)).map((band) => known(BANDS_BY_NAME, band, context));
  return { people: numbers[0] === undefined ? null : Number(numbers[0]), bands };
}
