import { EVENT_TYPE_SLUGS } from '../../../schema/constants.ts';
import { wordOf } from '../../platform/http/words.ts';
import { type Json, ref } from '../../platform/openapi/document.ts';
import { AMENITIES, LAYOUTS } from './catalogue-row.ts';
import { MAX_LOCATIONS, MAX_TEXT } from './search.inputs.ts';
import { BAND_SLUGS } from './venue-openapi.ts';

type Schema = Record<string, Json>;

const SORTS = ['relevance', 'name', 'capacity', 'category', 'newest'];

/** A parameter of the query. The example is the schema's, as forms are filled with those of parameters. */
export function query(name: string, description: string, schema: Schema, example: Json): Json {
  return { name, in: 'query', description, schema: { ...schema, examples: [example] } };
}

/** A parameter of the query that takes several values, separated by commas or sent one by one. */
function several(name: string, description: string, items: Json, example: Json[], limits: Schema = {}): Json {
  const schema = { type: 'array', items, ...limits, examples: [example] };
  return { name, in: 'query', description, style: 'form', explode: false, schema };
}

const oneOf = (values: readonly string[]): Json => ({ type: 'string', enum: [...values] });

/** The parameters of lists of venues. */
export const FILTERS: Json[] = [
  query(
    'q',
    'Free text over name, city and description: without accents, by French stems, forgiving typing errors.',
    { type: 'string', maxLength: MAX_TEXT },
    'château vignes',
  ),
  several(
    'location',
    'Regions, departments (name or code), cities, arrondissements or postal codes, separated by commas. Accents, case and ' +
      'hyphens do not count; "Paris" means all its arrondissements. A place that nobody knows finds nothing, and is named in `X-Unknown-Locations`.',
    { type: 'string', maxLength: MAX_TEXT },
    ['Lyon', 'Savoie'],
    { maxItems: MAX_LOCATIONS },
  ),
  several('eventType', 'The venue is made for one of these events.', oneOf(EVENT_TYPE_SLUGS), ['journee-etude']),
  several(
    'capacity',
    'A number: the venue has one room that holds as many people, in one of `layout` when that is given, else in a layout that suits ' +
      '`eventType` (seated for seminars, study days and congresses, at table for meals, standing for cocktails), else in any. Bands: ' +
      'it has a room that holds a number within one of them, in such a layout.',
    { anyOf: [{ type: 'integer', minimum: 1, maximum: 100_000 }, oneOf(BAND_SLUGS)] },
    ['20-50'],
  ),
  several('category', 'Stars: any of these.', { type: 'integer', minimum: 1, maximum: 5 }, [4, 5]),
  several('layout', 'The venue has a room that takes one of these layouts.', oneOf(LAYOUTS.map(wordOf)), ['u-shape']),
  several('amenities', 'The venue has all of these services and installations.', oneOf(AMENITIES.map(wordOf)), [
    'wifi',
    'parking',
  ]),
  query('promotion', 'True: the venue has a promotion that runs today.', { type: 'boolean' }, true),
  query(
    'isHomepageSlider',
    'True: only venues of the slider of the home page, in its order unless `sort` says otherwise, whatever their days. False: only others.',
    { type: 'boolean' },
    true,
  ),
  query(
    'isPublished',
    'False: only venues that are not published, of which those who are not signed in see none.',
    { type: 'boolean' },
    true,
  ),
  query(
    'sort',
    'Order; `-` before it turns it round. `capacity` is counted in the layouts that the parameter `capacity` counts. Ties are broken by prominence, then name, then id, so that pages never overlap.',
    { type: 'string', enum: SORTS.flatMap((sort) => [sort, `-${sort}`]), default: 'relevance' },
    '-capacity',
  ),
  ref('parameters', 'Page'),
  ref('parameters', 'Limit'),
];
