import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FilterChips } from '../../../lib/list/filter-chips.tsx';
import { FilterSelect } from '../../../lib/list/filter-select.tsx';
import { useTerm } from '../../../lib/terms.ts';
import { STATUS_FILTERS, type Standing } from '../content/venue-status.tsx';
import type { AdminAddress, AdminChanges, AdminSort } from './admin-url.ts';
import { PLACE_VALUES, PLACES } from './admin-venue.ts';

const FOLLOWED = {
  PUBLIC: msg({ id: 'venuesAdmin.public', message: 'Visible on the site' }),
  THIS_MONTH: msg({ id: 'venuesAdmin.thisMonth', message: 'New this month' }),
  CHANGE: msg({ id: 'venuesAdmin.withChange', message: 'With a pending request' }),
  EXPIRED: msg({ id: 'venuesAdmin.expired', message: 'Hidden: subscription ended' }),
  BEYOND_PLAN: msg({ id: 'venuesAdmin.beyondPlan', message: 'Hidden: beyond the plan' }),
} as const;

const SORTS = {
  UPDATED: msg({ id: 'myVenues.sortUpdated', message: 'Recently updated' }),
  UPDATED_OLDEST: msg({ id: 'venuesAdmin.sortUpdatedOldest', message: 'Least recently updated' }),
  NAME: msg({ id: 'sort.name', message: 'Name, A to Z' }),
  NAME_DESC: msg({ id: 'sort.nameDescending', message: 'Name, Z to A' }),
  CITY: msg({ id: 'venuesAdmin.sortCity', message: 'City, A to Z' }),
  CITY_DESC: msg({ id: 'venuesAdmin.sortCityDescending', message: 'City, Z to A' }),
  NEWEST: msg({ id: 'sort.newest', message: 'Newest first' }),
  OLDEST: msg({ id: 'sort.oldest', message: 'Oldest first' }),
} as const satisfies Record<AdminSort, unknown>;

const options = <Value extends string>(table: Readonly<Record<Value, unknown>>, name: (value: Value) => string) =>
  (Object.keys(table) as Value[]).map((value) => ({ value, label: name(value) }));

type AdminChipsProps = {
  address: AdminAddress;
  link: (changes: AdminChanges) => string;
  /** How many stand how. */
  statuses: readonly { readonly status: Standing; readonly count: number }[];
  /** Whether deleted venues are the viewer's to see. */
  deleted: boolean;
};

/** Which state the list of all venues is kept to. */
export function AdminChips({ address, link, statuses, deleted }: AdminChipsProps) {
  const { t } = useLingui();
  const statusName = useTerm(STATUS_FILTERS);
  const shown = (Object.keys(STATUS_FILTERS) as Standing[]).filter((status) => deleted || status !== 'DELETED');
  return (
    <FilterChips
      label={t({ id: 'myVenues.filters', message: 'Filter by state' })}
      allLabel={t({ id: 'venuesAdmin.all', message: 'All' })}
      options={shown.map((value) => ({
        value,
        label: statusName(value),
        count: statuses.find(({ status }) => status === value)?.count ?? 0,
      }))}
      chosen={address.filters.etat}
      link={(etat) => link({ filters: { etat } })}
    />
  );
}

type AdminFiltersProps = {
  address: AdminAddress;
  go: (changes: AdminChanges) => void;
};

/** What else the list of all venues is narrowed down to, and its order. */
export function AdminFilters({ address, go }: AdminFiltersProps) {
  const { t } = useLingui();
  const placeName = useTerm(PLACES);
  const followedName = useTerm(FOLLOWED);
  const sortName = useTerm(SORTS);
  return (
    <>
      <FilterSelect
        label={t({ id: 'venuesAdmin.place', message: 'Highlight' })}
        allLabel={t({ id: 'venuesAdmin.anyPlace', message: 'Any highlight' })}
        options={PLACE_VALUES.map((value) => ({ value, label: placeName(value) }))}
        chosen={address.filters.place}
        onChoose={(place) => go({ filters: { place } })}
      />
      <FilterSelect
        label={t({ id: 'venuesAdmin.followed', message: 'Follow-up' })}
        allLabel={t({ id: 'venuesAdmin.anyFollowed', message: 'All venues' })}
        options={options(FOLLOWED, followedName)}
        chosen={address.filters.suivi}
        onChoose={(suivi) => go({ filters: { suivi } })}
      />
      <FilterSelect
        label={t({ id: 'sort.label', message: 'Sort by' })}
        options={options(SORTS, sortName)}
        chosen={address.sort}
        onChoose={(sort) => go(sort ? { sort } : {})}
      />
    </>
  );
}
