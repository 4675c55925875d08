import type { ParsedPlace, ParsedSearch } from './parsed-search.types.ts';

/** A parsed search in one line: "Lyon; 80 people; BARGE; rest: atelier". */
export function summaryOf(parsed: ParsedSearch): string {
  const {
    capacity,
    capacityFrom,
    bedrooms,
    categories,
    roomAreaSqm,
    stationMinutes,
    maxPricePerPerson,
    totalBudget,
    rest,
  } = parsed;
  return [
    ...parsed.places.map(placeText),
    capacity === null ? '' : `${capacityFrom === null ? '' : `${capacityFrom}-`}${capacity} people`,
    roomAreaSqm === null ? '' : `room of ${roomAreaSqm} m²`,
    bedrooms === null ? '' : `${bedrooms} bedrooms`,
    categories.length > 0 ? `${categories.join('/')} stars` : '',
    parsed.kinds.join('/'),
    parsed.eventTypes.join('/'),
    parsed.layouts.join('/'),
    ...parsed.amenities.map(({ anyOf }) => anyOf.join('/')),
    ...parsed.surroundings.map((one) => `by ${one}`),
    stationMinutes === null ? '' : `${stationMinutes} min from a station`,
    maxPricePerPerson === null ? '' : `at most €${maxPricePerPerson.amount / 100} a person`,
    totalBudget === null ? '' : `€${totalBudget.amount / 100} for all`,
    parsed.dates === null ? '' : `${parsed.dates.startDate} to ${parsed.dates.endDate}`,
    rest === '' ? '' : `rest: ${rest}`,
  ]
    .filter((part) => part !== '')
    .join('; ');
}

function placeText({ label, locations, near, kilometres, minutes, alternatives }: ParsedPlace): string {
  const distance = kilometres === null ? (minutes === null ? '' : `${minutes} min from `) : `${kilometres} km from `;
  const prefix = distance || (near ? 'near ' : '');
  const inside = locations.join() === label ? '' : ` (${locations.join(', ')})`;
  const others = alternatives.length > 0 ? ` or ${alternatives.map((other) => other.label).join(' or ')}` : '';
  return `${prefix}${label}${inside}${others}`;
}
