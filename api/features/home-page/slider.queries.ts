import { SLIDER } from '../../../schema/constants.ts';
import { today } from '../../platform/clock.ts';
import type { SearchService } from '../search/search.service.ts';
import {
  CURATED_COLUMNS,
  CURATED_FROM,
  type CuratedRow,
  revisionOf,
  toCuratedVenues,
} from './curated-venue.queries.ts';
import { SliderPresence } from './home-content.enums.ts';
import { type SliderContent, SliderEntry } from './home-content.types.ts';

interface SliderRow extends CuratedRow {
  order: number | null;
  startsOn: string | null;
  endsOn: string | null;
}

export interface SliderState {
  rows: SliderRow[];
  revision: string;
}

/** All venues of the slider, in its order; those without a place come last. */
export async function readSlider(
  read: <Row>(text: string, values?: unknown[]) => Promise<Row[]>,
): Promise<SliderState> {
  const rows = await read<SliderRow>(
    `select ${CURATED_COLUMNS}, v.homepage_slider_order as "order", v.homepage_slider_start::text as "startsOn",
       v.homepage_slider_end::text as "endsOn"
     from ${CURATED_FROM} where v.is_homepage_slider and v.deleted_at is null
     order by v.homepage_slider_order nulls last, v.id`,
  );
  return { rows, revision: revisionOf(rows.map(({ id, startsOn, endsOn }) => [id, startsOn, endsOn])) };
}

/** The slider with what visitors see of it today. */
export async function toSliderContent(
  search: Pick<SearchService, 'cards' | 'sliderIds'>,
  { rows, revision }: SliderState,
): Promise<SliderContent> {
  // Venues without a place stand as the public has them: by prominence.
  const publicPlace = new Map(search.sliderIds().map((id, place) => [id, place]));
  const placeOf = ({ id, order }: SliderRow): [number, number] => [
    order ?? Number.MAX_SAFE_INTEGER,
    publicPlace.get(id) ?? Number.MAX_SAFE_INTEGER,
  ];
  const sorted = rows.toSorted((a, b) => placeOf(a)[0] - placeOf(b)[0] || placeOf(a)[1] - placeOf(b)[1]);
  const venues = await toCuratedVenues(search, sorted);
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
