import { today } from '../../../platform/clock.ts';
import type { CatalogueIndex } from '../catalogue-index.ts';
import type { VenueFilter } from '../search.inputs.ts';
import { askedDates } from './asked-dates.ts';
import { searchedDays } from './dates.inputs.ts';

/** Which venues a list of managers may contain: some only, or all but some. */
export interface ByDates {
  isOnly: boolean;
  ids: string[];
}

/** By the calendars of public venues; those of others are unknown. Null = no dates are asked. */
export function venuesByDates(index: CatalogueIndex, { dates, capacity }: VenueFilter): ByDates | null {
  if (!dates) return null;
  const isOnly = dates.onlyAvailable ?? false;
  const asked = askedDates(searchedDays(dates), { people: capacity ?? null, onlyAvailable: isOnly, today: today() });
  const { free, unavailable } = index.calendars.statesAt(asked, today());
  const ids: string[] = [];
  (isOnly ? free : unavailable).forEach((slot) => ids.push(index.row(slot).id));
  return { isOnly, ids };
}
