import { createHash } from 'node:crypto';
import { fold } from '../../platform/text.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import type { Commune } from '../geography/place.ts';
import { codesElsewhere, contradicts, normalisePostalCode, resolveCommune } from '../geography/postal.ts';
import type { CommuneMatch } from '../geography/postal.ts';
import { EMPTY_VENUE, type VenueContent } from '../venues/venue-content.ts';
import { contentOf, type FullVenue } from '../venues/venue-export.queries.ts';
import { EventType, PositionPrecision, VenueKind } from '../venues/venue.enums.ts';
import { isPalace, parseCount, parseDay, parseStars, parseUrl } from './converters.ts';
import { titleCase } from './french-title.ts';
import { describeClassification, describeHotel } from './hotel-description.ts';
import type { RowCode } from './import-report.enums.ts';
import type { Cells, ReportIssue, RowIdentity } from './mapping.ts';
import { FAR_KM, kilometresOff, positionText } from './place-doubts.ts';

/** The columns of every form of the national register of classified accommodation. */
export type RegisterColumn =
  | 'name'
  | 'stars'
  | 'address'
  | 'postalCode'
  | 'commune'
  | 'website'
  | 'sleeps'
  | 'bedrooms'
  | 'date';

export interface Position {
  latitude: number;
  longitude: number;
}

const MAX_NAME = 200;
const MAX_ADDRESS = 300;
const MAX_BEDROOMS = 5_000;
const MAX_SLEEPS = 20_000;
/** The number of bedrooms from which a hotel can host a residential seminar. */
const RESIDENTIAL_BEDROOMS = 20;
const STREET_WORDS: Readonly<Record<string, string>> = {
  av: 'avenue',
  ave: 'avenue',
  bd: 'boulevard',
  bld: 'boulevard',
  blvd: 'boulevard',
  ch: 'chemin',
  pl: 'place',
  rte: 'route',
  st: 'saint',
  ste: 'sainte',
};
const MATCH_CODES: Readonly<Record<CommuneMatch, RowCode | null>> = {
  exact: null,
  arrondissement: 'commune_by_arrondissement',
  'other-name': 'commune_by_other_name',
  'postal-code-only': 'commune_by_postal_code',
  none: 'commune_unknown',
};

/**
 * The register has no identifier, so the key is name, postal code and address, without accents, case and punctuation.
 * Two hotels of one name and postal code at two addresses are two venues; rows that agree in all three are one hotel with
 * several classifications, of which the latest is imported.
 */
export function identifyHotel(cells: Cells<RegisterColumn>): RowIdentity | null {
  const name = fold(cells.name);
  if (name === '') return null;
  const address = fold(cells.address)
    .split(' ')
    .map((word) => (Object.hasOwn(STREET_WORDS, word) ? STREET_WORDS[word] : word))
    .join(' ');
  const place = normalisePostalCode(cells.postalCode) ?? fold(cells.commune);
  const digest = createHash('sha256').update(`${name}|${place}|${address}`).digest('base64url').slice(0, 22);
  return { key: `atout-france:${digest}`, rank: parseDay(cells.date) ?? '' };
}

/**
 * A hotel of the register as a venue. The register knows beds, not meeting rooms: the venue gets no room, and an event
 * type only where its bedrooms make it credible.
 *
 * @param located the commune and position, if the file contains them
 */
export function convertHotel(
  cells: Cells<RegisterColumn>,
  report: ReportIssue<RegisterColumn>,
  options: { extended: boolean; commune?: Commune | undefined; position?: Position | null },
): VenueContent | null {
  const name = titleCase(cells.name);
  if (fold(name) === '') return reportError(report, 'name_missing', 'name');
  if (name.length > MAX_NAME) return reportError(report, 'name_too_long', 'name');
  if (cells.address.length > MAX_ADDRESS) return reportError(report, 'cell_too_long', 'address');
  const place = findPlace(cells, options.commune, report);
  if (!place) return null;
  if (cells.address === '') report('address_missing', 'address');

  const stars = parseStars(cells.stars);
  if (stars === null) report('stars_unknown', 'stars');
  const bedrooms = readCount(cells.bedrooms, MAX_BEDROOMS, () => report('number_invalid', 'bedrooms'));
  const sleeps = readCount(cells.sleeps, MAX_SLEEPS, () => report('number_invalid', 'sleeps'));
  const day = parseDay(cells.date);
  if (day === null && cells.date !== '') report('date_invalid', 'date');
  const palace = isPalace(cells.stars);
  const { commune, postalCode } = place;
  const department = gazetteer().departments.get(commune.departmentCode)?.name ?? commune.departmentCode;
  const residential = bedrooms !== null && bedrooms >= RESIDENTIAL_BEDROOMS;
  const position = options.position ?? null;
  if (position) {
    const here = { ...position, communeCode: commune.code, positionPrecision: PositionPrecision.ADDRESS };
    const far = kilometresOff(here);
    if (far > FAR_KM) report('position_far', 'commune', positionText(here, far));
  }
  return {
    ...EMPTY_VENUE,
    name,
    kind: VenueKind.HOTEL,
    category: stars,
    description: describeHotel({ stars, bedrooms, sleeps, commune, department }),
    address: titleCase(cells.address),
    postalCode,
    communeCode: commune.code,
    latitude: position?.latitude ?? commune.latitude,
    longitude: position?.longitude ?? commune.longitude,
    positionPrecision: position ? PositionPrecision.ADDRESS : precisionOf(commune),
    bedrooms,
    sleeps,
    website: readWebsite(cells.website, report),
    eventTypes: residential ? [EventType.SEMINAIRE_SEMI_RESIDENTIEL, EventType.SEMINAIRE_RESIDENTIEL] : [],
    tags: palace ? ['Palace'] : [],
    paragraphs:
      stars !== null && day !== null
        ? [describeClassification(stars, day, { palace, extended: options.extended })]
        : [],
  };
}

/**
 * The register contains name, class, place and size. Its description is imported only while the venue has no
 * owner; rooms, photos and everything else are not changed.
 */
export function mergeHotel(now: FullVenue, hotel: VenueContent): VenueContent {
  const { description, eventTypes, paragraphs, tags } = now.ownerId === null ? hotel : now;
  return {
    ...contentOf(now),
    name: hotel.name,
    category: hotel.category,
    address: hotel.address,
    postalCode: hotel.postalCode,
    communeCode: hotel.communeCode,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    positionPrecision: hotel.positionPrecision,
    bedrooms: hotel.bedrooms,
    sleeps: hotel.sleeps,
    website: hotel.website,
    description,
    eventTypes,
    paragraphs,
    tags,
  };
}

function findPlace(
  cells: Cells<RegisterColumn>,
  known: Commune | undefined,
  report: ReportIssue<RegisterColumn>,
): { commune: Commune; postalCode: string } | null {
  const resolved = resolveCommune(cells);
  const commune = known ?? resolved.commune;
  const doubtful = known
    ? resolved.match !== 'other-name' && resolved.postalCode !== null && codesElsewhere(known, resolved.postalCode)
    : contradicts(cells);
  const code = doubtful ? 'commune_contradicts' : known ? null : MATCH_CODES[resolved.match];
  if (code !== null)
    report(code, 'commune', `${cells.postalCode} ${cells.commune}${commune ? ` → ${commune.label}` : ''}`);
  if (!commune) return null;
  const only = commune.postalCodes.length === 1 ? commune.postalCodes[0] : undefined;
  const postalCode = resolved.postalCode ?? only;
  if (postalCode === undefined) return reportError(report, 'postal_code_missing', 'postalCode');
  if (postalCode !== cells.postalCode)
    report('postal_code_completed', 'postalCode', `${cells.postalCode} → ${postalCode}`);
  return { commune, postalCode };
}

function precisionOf(commune: Commune): PositionPrecision {
  return commune.position === 'commune' ? PositionPrecision.COMMUNE : PositionPrecision.DEPARTMENT;
}

function readCount(text: string, max: number, onInvalid: () => void): number | null {
  if (text === '') return null;
  const count = parseCount(text, max);
  if (count === null) onInvalid();
  return count;
}

function readWebsite(text: string, report: ReportIssue<RegisterColumn>): string | null {
  if (text === '') return null;
  const parsed = parseUrl(text);
  if (!parsed) report('url_invalid', 'website');
  else if (parsed.completed) report('url_completed', 'website');
  return parsed?.url ?? null;
}

function reportError(report: ReportIssue<RegisterColumn>, code: RowCode, column: RegisterColumn): null {
  report(code, column);
  return null;
}
