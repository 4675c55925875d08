import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/formats.ts';
import { knownPlace, placeName } from './known-places.ts';
import { useNearbyVenuesQuery, type LooserSearchesQuery } from './looser-searches.gen.ts';
import { nearbyFilter, nearMisses, type Difference } from './near-misses.ts';
import type { SearchParams } from './search-params.ts';
import { typeset } from '../../lib/place-names.ts';
import { usePeopleIn } from '../../lib/suited-capacity.ts';

/** A venue to be shown although it fails one condition, with what differs in words. */
export type ShownNearMiss = { readonly id: string; readonly difference: string };

/** Venues that meet all conditions of a search but one. */
export function useNearMisses(params: SearchParams, looser: LooserSearchesQuery | undefined): ShownNearMiss[] {
  const { t } = useLingui();
  const formats = useFormats();
  const peopleIn = usePeopleIn();
  const places = looser?.places?.bounds ?? null;
  const { data } = useNearbyVenuesQuery({
    variables: { filter: places ? nearbyFilter(params, places) : {} },
    skip: !places,
  });
  if (!looser) return [];

  const inCity = params.locations.every((location) => !knownPlace(location));
  const inWords = (difference: Difference): string => {
    switch (difference.kind) {
      case 'distance': {
        const { km } = difference;
        const place = formats.or(params.locations.map(placeName));
        return t({ id: 'nearMiss.distance', message: `About ${km} km from ${place}` });
      }
      case 'department': {
        const department = typeset(difference.name);
        return t({ id: 'nearMiss.department', message: `Nearby: ${department}` });
      }
      case 'people': {
        const held = peopleIn(difference.most);
        const asked = formats.number(params.capacity ?? 0);
        return t({ id: 'nearMiss.peopleIn', message: `${held} instead of ${asked}` });
      }
      case 'stars': {
        const { stars } = difference;
        const asked = formats.or(params.categories.map(String));
        return t({
          id: 'nearMiss.stars',
          message: plural(stars, { one: `# star instead of ${asked}`, other: `# stars instead of ${asked}` }),
        });
      }
      case 'layouts':
        return t({ id: 'nearMiss.layouts', message: 'Not in the requested room layout' });
      case 'amenities':
        return t({ id: 'nearMiss.amenities', message: 'Without all the requested services' });
      case 'eventTypes':
        return t({ id: 'nearMiss.eventTypes', message: 'For other types of event' });
      default:
        return t({ id: 'nearMiss.promotion', message: 'No current offer' });
    }
  };
  const candidates = { ...looser, nearby: data?.searchVenues.items };
  return nearMisses(params, candidates, { bounds: places, inCity }).map(({ id, difference }) => ({
    id,
    difference: inWords(difference),
  }));
}
