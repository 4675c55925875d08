import { styled } from '../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { CAPACITY_BAND_NAMES, EVENT_TYPES, useTerm } from '../../lib/terms.ts';
import { VENUE_KINDS } from '../../lib/venue-labels.ts';
import { AMENITIES, ROOM_LAYOUTS } from '../../lib/venue-terms.ts';
import { Item } from '../../ui/box.ts';
import { Link } from '../../ui/button.tsx';
import { RemovableChip } from '../../ui/chip.tsx';
import { useBudgetLabel } from './budget-label.ts';
import { useDatesLabel } from './dates-label.ts';
import { useNearLabel } from './near-labels.ts';
import { placeName } from './known-places.ts';
import { useRoomAreaLabel } from './room-area-label.ts';
import { textOf, usePartLabel, type Reading } from './search-reading.ts';
import { changed, searchPath, type SearchParams } from './search-params.ts';
import { cleared } from './search-conditions.ts';

const Chips = styled('ul', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', listStyle: 'none', outline: 'none' },
});

type ActiveFilter = { key: string; label: string; without: Partial<SearchParams> };

/** Every condition of the search in words, with what the search is without it. */
function useActiveFilters(params: SearchParams, reading: Reading | null): ActiveFilter[] {
  const { t } = useLingui();
  const eventTypeName = useTerm(EVENT_TYPES);
  const bandName = useTerm(CAPACITY_BAND_NAMES);
  const kindName = useTerm(VENUE_KINDS);
  const nearLabel = useNearLabel();
  const layoutName = useTerm(ROOM_LAYOUTS);
  const amenityName = useTerm(AMENITIES);
  const partLabel = usePartLabel();
  const budgetLabel = useBudgetLabel();
  const datesLabel = useDatesLabel();
  const roomAreaLabel = useRoomAreaLabel();
  const { near, dates, capacity, roomArea, bedrooms, station, budget } = params;
  const text = (reading ? reading.rest : params.text).replaceAll(/["“”«»]/gu, '').trim();

  const each = <K extends 'locations' | 'kinds' | 'eventTypes' | 'bands' | 'categories' | 'layouts' | 'amenities'>(
    list: K,
    label: (value: SearchParams[K][number]) => string,
  ): ActiveFilter[] =>
    (params[list] as readonly SearchParams[K][number][]).map((value) => ({
      key: `${list}-${value}`,
      label: label(value),
      without: { [list]: params[list].filter((other) => other !== value) },
    }));

  return [
    ...(reading?.parts ?? []).map((part, index) => ({
      key: `part-${index}`,
      label: partLabel(part, reading!),
      without: { text: textOf(reading!, (other) => (other === part ? '' : other.text)) },
    })),
    ...(text
      ? [
          {
            key: 'text',
            label: t({ id: 'filters.textChip', message: `“${text}”` }),
            without: { text: reading ? textOf({ ...reading, rest: '' }) : '' },
          },
        ]
      : []),
    ...each('locations', placeName),
    ...(near ? [{ key: 'near', label: nearLabel(near), without: { near: null } }] : []),
    ...(dates ? [{ key: 'dates', label: datesLabel(dates), without: { dates: null } }] : []),
    ...(dates?.onlyAvailable
      ? [
          {
            key: 'only-available',
            label: t({ id: 'filters.onlyAvailableChip', message: 'Availability confirmed' }),
            without: { dates: { ...dates, onlyAvailable: false } },
          },
        ]
      : []),
    ...each('kinds', kindName),
    ...each('eventTypes', eventTypeName),
    ...(capacity === null
      ? []
      : [
          {
            key: 'capacity',
            label: t({ id: 'results.people', message: plural(capacity, { one: '# person', other: '# people' }) }),
            without: { capacity: null },
          },
        ]),
    ...each('bands', bandName),
    ...each('categories', (stars) =>
      t({ id: 'filters.stars', message: plural(stars, { one: '# star', other: '# stars' }) }),
    ),
    ...each('layouts', layoutName),
    ...(roomArea === null ? [] : [{ key: 'roomArea', label: roomAreaLabel(roomArea), without: { roomArea: null } }]),
    ...(bedrooms === null
      ? []
      : [
          {
            key: 'bedrooms',
            label: t({
              id: 'filters.bedroomsChip',
              message: plural(bedrooms, { one: '# bedroom or more', other: '# bedrooms or more' }),
            }),
            without: { bedrooms: null },
          },
        ]),
    ...(station === null
      ? []
      : [
          {
            key: 'station',
            label: t({ id: 'filters.stationChip', message: `Station within ${station} min` }),
            without: { station: null },
          },
        ]),
    ...(budget === null
      ? []
      : [
          {
            key: 'budget',
            label: budgetLabel(budget * 100),
            without: { budget: null },
          },
        ]),
    ...each('amenities', amenityName),
    ...(params.promotion
      ? [
          {
            key: 'promotion',
            label: t({ id: 'filters.promotionChip', message: 'Current offer' }),
            without: { promotion: false },
          },
        ]
      : []),
    ...(params.bounds
      ? [
          {
            key: 'bounds',
            label: t({ id: 'filters.boundsChip', message: 'Map area' }),
            without: { bounds: null },
          },
        ]
      : []),
  ];
}

/** The conditions of the search, and those that were understood in its text, each to be taken away. Nothing when there are none. */
export function ActiveFilters({ params, reading }: { params: SearchParams; reading: Reading | null }) {
  const { t } = useLingui();
  const filters = useActiveFilters(params, reading);
  const list = useRef<HTMLUListElement>(null);
  const removing = useRef(false);
  const count = filters.length;

  // The chip that had the focus is gone: the list takes it, and the next Tab goes to the next chip.
  useEffect(() => {
    if (!removing.current || document.activeElement !== document.body) return;
    removing.current = false;
    list.current?.focus({ preventScroll: true });
  });

  return (
    <Chips
      ref={list}
      tabIndex={-1}
      aria-label={t({ id: 'filters.active', message: 'Active filters' })}
      pt={count > 0 ? '4' : '0'}
      onClick={() => {
        removing.current = true;
      }}
    >
      {filters.map(({ key, label, without }) => (
        <Item key={key}>
          <RemovableChip
            to={searchPath(changed(params, without))}
            preventScrollReset
            removeLabel={t({ id: 'filters.remove', message: `Remove the filter ${label}` })}
          >
            {label}
          </RemovableChip>
        </Item>
      ))}
      {count > 1 && (
        <Item>
          <Link
            to={searchPath(cleared(params))}
            preventScrollReset
            display="inline-flex"
            alignItems="center"
            minHeight="8"
            px="1"
            fontSize="sm"
            fontWeight="600"
            css={{ '@media (pointer: coarse)': { minHeight: '11' } }}
          >
            <Trans id="filters.clearAll">Clear all</Trans>
          </Link>
        </Item>
      )}
    </Chips>
  );
}
