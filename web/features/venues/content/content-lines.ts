import { useLingui } from '@lingui/react/macro';
import { SIMPLE_FIELDS, SIMPLE_NAMES, type SimpleCode } from '../../../../schema/venue-fields.ts';
import { EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import { AMENITIES } from '../../../lib/venue-terms.ts';
import { ACCESS_TYPES, TRAVEL_MODES, VENUE_KINDS } from '../../../lib/venue-labels.ts';
import { useRateLine } from './rate-lines.ts';
import { useFormats } from '../../../lib/formats.ts';
import type { VenueContentPartsFragment } from './venue-content.gen.ts';
import type { VenueFieldName } from './venue-fields.ts';

export type Content = VenueContentPartsFragment;

/** The fields that are shown as lines of text; rooms and pictures have views of their own. */
export type LineField = Exclude<VenueFieldName, 'ROOMS' | 'PHOTOS' | 'HOMEPAGE_IMAGE'>;

/** What is written in sentences, where words change; of the others a line changes as a whole. */
export const PROSE: ReadonlySet<VenueFieldName> = new Set([
  'NAME',
  'DESCRIPTION',
  'ADDRESS',
  'ACTIVITIES',
  'ACCESSES',
  'POINTS_OF_INTEREST',
  'PARAGRAPHS',
]);

const some = (value: string | number | null) => (value === null || value === '' ? [] : [String(value)]);
const joined = (...parts: (string | null)[]) => parts.filter((part) => part !== null && part !== '').join(' · ');

const SIMPLE_READERS = Object.fromEntries(
  SIMPLE_NAMES.map((name) => [SIMPLE_FIELDS[name].code, (content: Content) => some(content[name])]),
) as Record<SimpleCode, (content: Content) => string[]>;

/** `const linesOf = useContentLines()`, then `linesOf('ACCESSES', content)`: what a field says, one line a thing. */
export function useContentLines(): (field: LineField, content: Content) => string[] {
  const { t } = useLingui();
  const { number, decimal } = useFormats();
  const kind = useTerm(VENUE_KINDS);
  const eventType = useTerm(EVENT_TYPES);
  const amenity = useTerm(AMENITIES);
  const accessType = useTerm(ACCESS_TYPES);
  const travelMode = useTerm(TRAVEL_MODES);
  const rate = useRateLine();
  const position = ({ latitude, longitude, positionPrecision }: Content) => {
    if (positionPrecision !== 'ADDRESS' || latitude === null || longitude === null) {
      return [t({ id: 'content.communeCentre', message: 'Centre of the commune' })];
    }
    return [`${latitude.toFixed(5)}, ${longitude.toFixed(5)}`];
  };
  const timeOf = ({ minutes: time, mode: how }: Content['accesses'][number]) => {
    const minutes = number(time);
    const mode = travelMode(how);
    return t({ id: 'access.time', message: `${minutes} min ${mode}` });
  };
  const onSite = t({ id: 'activity.onSite', message: 'On site' });
  const readers: { readonly [Field in LineField]: (content: Content) => string[] } = {
    NAME: ({ name }) => some(name),
    KIND: (content) => [kind(content.kind)],
    EVENT_TYPES: ({ eventTypes }) => eventTypes.map(eventType),
    DESCRIPTION: ({ description }) => description.split(/\n+/).filter((line) => line.trim() !== ''),
    ADDRESS: ({ address }) => some(address),
    CITY: ({ postalCode, city }) => [`${postalCode} ${city}`],
    POSITION: position,
    RATES: ({ rates }) => rates.map(rate),
    AMENITIES: ({ amenities }) => amenities.map(amenity),
    TAGS: ({ tags }) => [...tags],
    ACTIVITIES: ({ activities }) =>
      activities.map((each) => joined(each.name, each.description, each.onSite ? onSite : null)),
    ACCESSES: ({ accesses }) => accesses.map((each) => joined(accessType(each.type), each.name, timeOf(each))),
    POINTS_OF_INTEREST: ({ pointsOfInterest }) =>
      pointsOfInterest.map(({ name, distanceKm }) => joined(name, `${decimal(distanceKm)}\u00a0km`)),
    PARAGRAPHS: ({ paragraphs }) => paragraphs.map(({ title, text }) => `${title}\n${text}`),
    ...SIMPLE_READERS,
    SLUG: ({ slug }) => some(slug),
  };
  return (field, content) => readers[field](content);
}
