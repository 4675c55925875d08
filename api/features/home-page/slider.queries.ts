import { SLIDER } from '../../../schema/constants.ts';
import { today } from '../../platform/clock.ts';
import type { SearchService } from '../search/search.service.ts';
import { CURATED_COLUMNS, CURATED_FROM, type CuratedRow, type Reading, revisionOf } from './curated-venue.queries.ts';
import type { VenueDetails } from '../venues/managed-venue.types.ts';
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

/** All venues of the slider, in its order; those without a position come last. */
export async function readSlider({ query }: Reading): Promise<SliderState> {
  const rows = await query<SliderRow>(
    `select ${CURATED_COLUMNS}, v.homepage_slider_order as "order", v.homepage_slider_start::text as "startsOn",
       v.homepage_slider_end::text as "endsOn"
     from ${CURATED_FROM} where v.is_homepage_slider and v.deleted_at is null
     order by v.homepage_slider_order nulls last, v.id`,
  );
  return { rows, revision: revisionOf(rows.map(({ id, startsOn, endsOn }) => [id, startsOn, endsOn])) };
}

/** Replaces the slider. Returns the venues that have changed. */
export function writeSlider(
  { query }: Reading,
  wanted: readonly { id: string; start: string | null; end: string | null }[],
) {
  return query<{ id: string }>(
    `with wanted as (
       select id, place::int, "start", "end" from rows from
         (jsonb_to_recordset($1::jsonb) as (id uuid, "start" date, "end" date)) with ordinality as w(id, "start", "end", place)
     )
     update venue v
     set is_homepage_slider = w.id is not null, homepage_slider_order = w.place, homepage_slider_start = w."start",
       homepage_slider_end = w."end"
     from venue o left join wanted w on w.id = o.id
     where o.id = v.id and v.deleted_at is null and (v.is_homepage_slider or w.id is not null)
       and (v.is_homepage_slider, v.homepage_slider_order, v.homepage_slider_start, v.homepage_slider_end)
         is distinct from (w.id is not null, w.place, w."start", w."end")
     returning v.id`,
    [JSON.stringify(wanted)],
  );
}

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
