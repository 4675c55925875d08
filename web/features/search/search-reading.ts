import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/formats.ts';
import { typeset } from '../../lib/place-names.ts';
import { useBudgetLabel } from './budget-label.ts';
import { useDatesLabel } from './dates-label.ts';
import { useRoomAreaLabel } from './room-area-label.ts';
import type { SearchParams } from './search-params.ts';
import type { SearchReadingFragment } from './search-reading.gen.ts';

/** What was understood in the text of a search. */
export type Reading = Omit<SearchReadingFragment, ' $fragmentName'>;
export type ReadingPart = Reading['parts'][number];

/** The text again, with other words for some of its parts; those without words are left out. */
export function textOf(
  { parts, rest }: Pick<Reading, 'parts' | 'rest'>,
  words = (part: ReadingPart) => part.text,
): string {
  return [...parts.map(words), rest].filter(Boolean).join(' ');
}

/** How many conditions a text states; words without a known meaning are one. */
export function conditionsIn({ parts, rest }: Pick<Reading, 'parts' | 'rest'>): number {
  return parts.length + (rest ? 1 : 0);
}

/** The search with what its text says of the event, as a brief takes it along. */
export function withReading(params: SearchParams, reading: Reading | null): SearchParams {
  if (!reading) return params;
  const { capacity, dates, eventTypes, layouts } = params;
  return {
    ...params,
    capacity: capacity ?? reading.capacity,
    dates: dates ?? (reading.dates && { ...reading.dates, onlyAvailable: false }),
    eventTypes: eventTypes.length > 0 ? eventTypes : reading.eventTypes,
    layouts: layouts.length > 0 ? layouts : reading.layouts,
  };
}

/** A part of the text as it was understood: “80 people” for “80p”, “Lyon” for “lion”, else as it was typed. */
export function usePartLabel(): (part: ReadingPart, reading: Reading) => string {
  const { t } = useLingui();
  const { money } = useFormats();
  const budgetLabel = useBudgetLabel();
  const datesLabel = useDatesLabel();
  const roomAreaLabel = useRoomAreaLabel();
  return (
    part,
    { bedrooms, capacity, categories, dates, maxPricePerPerson, parts, places, roomAreaSqm, totalBudget },
  ) => {
    const { condition, text } = part;
    const isOnly = parts.filter((other) => other.condition === condition).length === 1;
    const place = places.find((one) => !one.near && text.endsWith(one.text));
    if (condition === 'PLACE' && place) return typeset(place.label);
    if (condition === 'CAPACITY' && isOnly && capacity !== null) {
      return t({ id: 'results.people', message: plural(capacity, { one: '# person', other: '# people' }) });
    }
    if (condition === 'ROOM_AREA' && isOnly && roomAreaSqm !== null) return roomAreaLabel(roomAreaSqm);
    if (condition === 'BEDROOMS' && isOnly && bedrooms !== null) {
      return t({ id: 'reading.bedrooms', message: plural(bedrooms, { one: '# bedroom', other: '# bedrooms' }) });
    }
    if (condition === 'DATES' && isOnly && dates) return datesLabel({ ...dates, onlyAvailable: false });
    if (condition === 'BUDGET' && isOnly && maxPricePerPerson) return budgetLabel(maxPricePerPerson.amount);
    if (condition === 'BUDGET' && isOnly && totalBudget) {
      const amount = money({ ...totalBudget, currency: 'EUR' });
      return t({ id: 'reading.budgetForAll', message: `Budget of ${amount}` });
    }
    const [stars] = categories;
    if (condition === 'STARS' && categories.length === 1 && stars) {
      return t({ id: 'filters.stars', message: plural(stars, { one: '# star', other: '# stars' }) });
    }
    return text;
  };
}
