import { CAPACITY_BANDS } from '../../../../schema/constants.ts';
import type { MailTexts } from '../../../platform/mail/mail-catalogue.ts';
import { formatDays, formatMoney, formatNumber, LOCALES } from '../../../platform/mail/mail-format.ts';
import type { MailFact } from '../../../platform/mail/mail.types.ts';
import { parseLocations, resolveLocation } from '../../geography/location.ts';
import { reachOf } from '../../search/area.inputs.ts';
import { type DatesInput, searchedDays } from '../../search/dates/dates.inputs.ts';
import type { VenueFilter } from '../../search/search.inputs.ts';
import { CapacityBand } from '../../venues/venue.enums.ts';
import { AMENITY_LABELS, EVENT_TYPE_LABELS, KIND_LABELS, LAYOUT_LABELS } from '../../venues/venue-label.enums.ts';

const LIMITS = new Map(Object.values(CapacityBand).map((band, index) => [band, Object.values(CAPACITY_BANDS)[index]!]));

/** The conditions of a search, one a line. Of its places only known ones, under their official names. */
export function filterFacts(filter: VenueFilter, texts: MailTexts): MailFact[] {
  const { language } = texts;
  const fact = (label: string, values: readonly string[]): MailFact[] =>
    values.length ? [{ label: texts.plain(label), value: values.join(', ') }] : [];
  const number = (value: number): string => formatNumber(value, language);
  const people = (band: CapacityBand): string => {
    const { min, max } = LIMITS.get(band)!;
    if (max === null) return texts.plain('moreThan', { number: number(min) });
    return texts.plain('between', { min: number(min), max: number(max) });
  };
  const { text, location, near, kinds, eventTypes, capacity, capacityBands, categories, layouts, amenities } = filter;
  return [
    ...fact('words', text ? [text] : []),
    ...fact(
      'places',
      parseLocations(location ?? []).locations.map(({ label }) => label),
    ),
    ...fact('around', near ? [texts.plain('within', { place: pointOf(near, texts), kilometres: reachOf(near) })] : []),
    ...fact('area', filter.bounds ? [texts.plain('areaOfMap')] : []),
    ...fact('dates', filter.dates ? [datesOf(filter.dates, texts)] : []),
    ...fact(
      'kinds',
      (kinds ?? []).map((value) => KIND_LABELS[value][language]),
    ),
    ...fact('people', capacity ? [number(capacity)] : (capacityBands ?? []).map(people)),
    ...fact(
      'events',
      (eventTypes ?? []).map((value) => EVENT_TYPE_LABELS[value][language]),
    ),
    ...fact(
      'layouts',
      (layouts ?? []).map((value) => LAYOUT_LABELS[value][language]),
    ),
    ...fact(
      'stars',
      (categories ?? []).map((stars) => texts.plain('starCount', { stars })),
    ),
    ...fact('room', filter.roomAreaSqm ? [texts.plain('squareMetres', { area: number(filter.roomAreaSqm) })] : []),
    ...fact('bedrooms', filter.bedrooms ? [number(filter.bedrooms)] : []),
    ...fact('station', filter.stationMinutes ? [texts.plain('minutes', { minutes: filter.stationMinutes })] : []),
    ...fact(
      'budget',
      filter.maxPricePerPersonCents
        ? [texts.plain('atMost', { price: formatMoney(filter.maxPricePerPersonCents, language) })]
        : [],
    ),
    ...fact(
      'services',
      (amenities ?? []).map((value) => AMENITY_LABELS[value][language]),
    ),
    ...fact('offers', filter.promotion ? [texts.plain('running')] : []),
  ];
}

/** "12 – 14 mars 2027", and what is said of a time: on which days of the week, for how long. */
function datesOf({ onlyAvailable, ...dates }: DatesInput, texts: MailTexts): string {
  const { startDate, endDate, flexibleDays, weekdays, days } = searchedDays({ onlyAvailable, ...dates });
  const weekday = new Intl.DateTimeFormat(LOCALES[texts.language], { weekday: 'long', timeZone: 'UTC' });
  const nameOf = (day: number) => weekday.format(new Date(Date.UTC(2027, 0, 3 + day)));
  return [
    formatDays(startDate, endDate, texts.language),
    ...(flexibleDays ? [texts.plain('flexible', { days: flexibleDays })] : []),
    ...(weekdays.length ? [texts.plain('beginsOn', { days: weekdays.map(nameOf).join(', ') })] : []),
    ...(days ? [texts.plain('lasts', { days })] : []),
    ...(onlyAvailable ? [texts.plain('onlyAvailable')] : []),
  ].join(', ');
}

/** The official name of the place; a point of the map has none. */
function pointOf({ place }: NonNullable<VenueFilter['near']>, texts: MailTexts): string {
  return resolveLocation(place ?? '')?.label ?? texts.plain('pointOfMap');
}
