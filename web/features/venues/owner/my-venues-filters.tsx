import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FilterChips } from '../../../lib/list/filter-chips.tsx';
import { FilterSelect } from '../../../lib/list/filter-select.tsx';
import type { ListChanges } from '../../../lib/list/list-address.ts';
import { useTerm } from '../../../lib/terms.ts';
import { STATUS_FILTERS } from '../content/venue-status.tsx';
import type { MY_VENUES, MyVenuesAddress } from './my-venues-address.ts';
import type { MyVenuesQuery } from './my-venues.gen.ts';

type State = NonNullable<MyVenuesAddress['filters']['etat']>;
type Sort = MyVenuesAddress['sort'];
type Changes = ListChanges<typeof MY_VENUES.filters, typeof MY_VENUES.sorts>;

const { DELETED, ...STATUS } = STATUS_FILTERS;
const STATES = {
  ...STATUS,
  CHANGE: msg({ id: 'myVenues.pendingChange', message: 'Changes under review' }),
  DELETED,
} as const satisfies Record<State, unknown>;

const SORTS = {
  UPDATED: msg({ id: 'myVenues.sortUpdated', message: 'Recently updated' }),
  NAME: msg({ id: 'sort.name', message: 'Name, A to Z' }),
  NAME_DESC: msg({ id: 'sort.nameDescending', message: 'Name, Z to A' }),
  CITY: msg({ id: 'myVenues.sortCity', message: 'City' }),
  NEWEST: msg({ id: 'sort.newest', message: 'Newest first' }),
  OLDEST: msg({ id: 'sort.oldest', message: 'Oldest first' }),
} as const satisfies Record<Sort, unknown>;

type MyVenuesChipsProps = {
  address: MyVenuesAddress;
  link: (changes: Changes) => string;
  /** How many stand how. */
  statuses: MyVenuesQuery['myVenues']['statuses'];
};

/** How the list is narrowed down; states that none of one's venues has are left out. */
export function MyVenuesChips({ address, link, statuses }: MyVenuesChipsProps) {
  const { t } = useLingui();
  const stateName = useTerm(STATES);
  const chosen = address.filters.etat;
  const options = (Object.keys(STATES) as State[]).map((value) => ({
    value,
    label: stateName(value),
    count: value === 'CHANGE' ? null : (statuses.find(({ status }) => status === value)?.count ?? 0),
  }));
  return (
    <FilterChips
      label={t({ id: 'myVenues.filters', message: 'Filter by state' })}
      allLabel={t({ id: 'myVenues.all', message: 'All' })}
      options={options.filter(({ value, count }) => value === chosen || count !== 0)}
      chosen={chosen}
      link={(etat) => link({ filters: { etat } })}
    />
  );
}

/** The order of the list. */
export function MyVenuesOrder({ address, go }: { address: MyVenuesAddress; go: (changes: Changes) => void }) {
  const { t } = useLingui();
  const sortName = useTerm(SORTS);
  return (
    <FilterSelect
      label={t({ id: 'sort.label', message: 'Sort by' })}
      options={(Object.keys(SORTS) as Sort[]).map((value) => ({ value, label: sortName(value) }))}
      chosen={address.sort}
      onChoose={(sort) => go(sort ? { sort } : {})}
    />
  );
}
