import { SLIDER } from '../../../schema/constants.ts';
import { today } from '../../platform/clock.ts';
import type { SearchService } from '../search/search.service.ts';
import type { VenueDetails } from '../venues/managed-venue.types.ts';
import { SliderPresence } from './home-content.enums.ts';
import type { CuratedRow, SliderRow, SliderState } from './home-content.queries.ts';
import { type SliderContent, SliderEntry } from './home-content.types.ts';

/** The slider, with what visitors see of it today. */
export async function toSliderContent(
  search: Pick<SearchService, 'sliderIds'>,
  venuesOf: (rows: readonly CuratedRow[]) => Promise<VenueDetails[]>,
  { rows, revision }: SliderState,
): Promise<SliderContent> {
  // Venues without a position are in the public order: by prominence.
  const publicPlace = new Map(search.sliderIds().map((id, place) => [id, place]));
  const placeOf = ({ id, order }: SliderRow): [number, number] => [
    order ?? Number.MAX_SAFE_INTEGER,
    publicPlace.get(id) ?? Number.MAX_SAFE_INTEGER,
  ];
  const sorted = rows.toSorted((a, b) => placeOf(a)[0] - placeOf(b)[0] || placeOf(a)[1] - placeOf(b)[1]);
  const venues = await venuesOf(sorted);
  let shown = 0;
  const entries = sorted.map(({ startsOn, endsOn, isPublic }, index) => {
    const presence = presenceOf({ startsOn, endsOn, isPublic }, shown);
    if (presence === SliderPresence.SHOWN) shown += 1;
    return Object.assign(new SliderEntry(), { venue: venues[index]!, startsOn, endsOn, presence });
  });
  return { entries, revision };
}

function presenceOf(
  { startsOn, endsOn, isPublic }: Pick<SliderRow, 'startsOn' | 'endsOn' | 'isPublic'>,
  shownBefore: number,
): SliderPresence {
  const day = today();
  if (!isPublic) return SliderPresence.HIDDEN;
  if (startsOn !== null && startsOn > day) return SliderPresence.UPCOMING;
  if (endsOn !== null && endsOn < day) return SliderPresence.ENDED;
  return shownBefore < SLIDER.maxVenues ? SliderPresence.SHOWN : SliderPresence.BEYOND;
}
