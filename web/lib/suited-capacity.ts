import { msg, plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useTerm } from './terms.ts';
import type { RoomLayout } from './venue-terms.ts';

/** How people sit, after their number: “65 people theatre-style”. */
const IN_LAYOUT = {
  THEATRE: msg({ id: 'inLayout.theatre', message: 'theatre-style' }),
  CLASSROOM: msg({ id: 'inLayout.classroom', message: 'classroom-style' }),
  U_SHAPE: msg({ id: 'inLayout.uShape', message: 'in a U-shape' }),
  BOARDROOM: msg({ id: 'inLayout.boardroom', message: 'boardroom-style' }),
  CABARET: msg({ id: 'inLayout.cabaret', message: 'cabaret-style' }),
  BANQUET: msg({ id: 'inLayout.banquet', message: 'banquet-style' }),
  COCKTAIL: msg({ id: 'inLayout.cocktail', message: 'standing' }),
} as const satisfies Record<RoomLayout, unknown>;

const LAYOUTS = Object.keys(IN_LAYOUT);

export const useInLayout = () => useTerm(IN_LAYOUT);

export type LayoutCapacity = { readonly layout: RoomLayout; readonly capacity: number };

/**
 * The most people that are held in one of the layouts (empty = all), and in which; where none of them is offered, in whichever holds most.
 * Null = nothing is known.
 */
export function suitedCapacity<Held extends LayoutCapacity>(
  capacities: readonly Held[],
  layouts: readonly RoomLayout[],
): Held | null {
  const suited = capacities.filter(({ layout, capacity }) => capacity > 0 && layouts.includes(layout));
  const known = suited.length > 0 ? suited : capacities.filter(({ capacity }) => capacity > 0);
  const order = (one: LayoutCapacity) => LAYOUTS.indexOf(one.layout);
  return known.toSorted((a, b) => b.capacity - a.capacity || order(a) - order(b))[0] ?? null;
}

/** “up to 65 people theatre-style”. */
export function useUpTo(): (most: LayoutCapacity) => string {
  const { t } = useLingui();
  const inLayout = useInLayout();
  return ({ layout, capacity }) => {
    const how = inLayout(layout);
    return t({
      id: 'venue.upToIn',
      message: plural(capacity, { one: `up to # person ${how}`, other: `up to # people ${how}` }),
    });
  };
}

/** “65 people theatre-style”. */
export function usePeopleIn(): (most: LayoutCapacity) => string {
  const { t } = useLingui();
  const inLayout = useInLayout();
  return ({ layout, capacity }) => {
    const how = inLayout(layout);
    return t({ id: 'venue.peopleIn', message: plural(capacity, { one: `# person ${how}`, other: `# people ${how}` }) });
  };
}
