import { CAPACITY_BANDS, type CapacityBandSlug } from '../../../../schema/constants.ts';
import { searchAddress } from '../../../lib/addresses.ts';
import { EVENT_TYPE_VALUES, eventTypeSlug } from '../../../lib/terms.ts';
import { locationParameter, locationText } from './location-text.ts';

/** What the fields of the search form show; empty = not asked for. */
export type SearchFields = {
  location: string;
  /** The text that the search on the screen asks for, which stands in place of places; as long as it is not changed it is no place. */
  text: string;
  /** Slug of an event type. */
  eventType: string;
  /** A number of people, or a band in its short form. */
  capacity: string;
};

export const NO_FIELDS: SearchFields = { location: '', text: '', eventType: '', capacity: '' };

/** Bands as short as the field: the same in every language. */
const SHORT_BANDS: Readonly<Record<CapacityBandSlug, string>> = {
  'jusqu-20': '≤ 20',
  '20-50': '20–50',
  '50-100': '50–100',
  '100-200': '100–200',
  'plus-200': '> 200',
};
export const BAND_SLUGS = Object.keys(CAPACITY_BANDS) as CapacityBandSlug[];

const compact = (text: string) => text.replaceAll(/[\s\u202f]/g, '').replaceAll('–', '-');
const isBand = (text: string): text is CapacityBandSlug => Object.hasOwn(CAPACITY_BANDS, text);

/** A band in the form that the field shows. */
export function bandText(band: CapacityBandSlug): string {
  return SHORT_BANDS[band];
}

/** One number among words: “60 personnes”, “env. 60”. Signs, decimals and a second number would make it another. */
const COUNT = /^\p{L}*\.?(\d{1,6})\p{L}*\.?$/u;

/** What was typed as `capacity` of an address: a number of people, a band's slug, or empty when it is neither. */
export function capacityParameter(text: string): string {
  const typed = compact(text);
  const band = BAND_SLUGS.find((slug) => slug === typed || compact(SHORT_BANDS[slug]) === typed);
  if (band) return band;
  const count = Number(COUNT.exec(typed)?.[1] ?? 0);
  return count > 0 ? String(count) : '';
}

/** The fields as an address gives them; anything unknown is left out, and of several event types none is chosen. */
export function fieldsOf(query: string): SearchFields {
  const parameters = new URLSearchParams(query);
  const eventType = parameters.getAll('eventType').join(',');
  const capacity = capacityParameter(parameters.get('capacity') ?? '');
  const location = locationText(parameters.getAll('location').join(','));
  const text = location ? '' : (parameters.get('q') ?? '').trim();
  return {
    location: location || text,
    text,
    eventType: EVENT_TYPE_VALUES.map(eventTypeSlug).find((slug) => slug === eventType) ?? '',
    capacity: isBand(capacity) ? SHORT_BANDS[capacity] : capacity,
  };
}

/** Address of the search that the fields ask for. */
export function addressOf({ location, text, eventType, capacity }: SearchFields): string {
  const where = text !== '' && location === text ? { q: text } : { location: locationParameter(location) };
  return searchAddress({ ...where, eventType, capacity: capacityParameter(capacity) });
}
