import { SLIDER } from '../../../../schema/constants.ts';
import type { DraftEntry } from './curated.ts';

/** What visitors see of a venue of the slider today; as the API judges it, of what is not saved yet. */
export type Presence = 'SHOWN' | 'BEYOND' | 'UPCOMING' | 'ENDED' | 'HIDDEN';

type Judged = Pick<DraftEntry, 'startsOn' | 'endsOn'> & { readonly venue: { readonly isPublic: boolean } };

/** In the order of the entries. */
export function presences(entries: readonly Judged[], today: string): Presence[] {
  let shown = 0;
  return entries.map(({ startsOn, endsOn, venue }) => {
    if (!venue.isPublic) return 'HIDDEN';
    if (startsOn !== '' && startsOn > today) return 'UPCOMING';
    if (endsOn !== '' && endsOn < today) return 'ENDED';
    shown += 1;
    return shown <= SLIDER.maxVenues ? 'SHOWN' : 'BEYOND';
  });
}
