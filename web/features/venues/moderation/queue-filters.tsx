import { useLingui } from '@lingui/react/macro';
import { FilterChips } from '../../../lib/list/filter-chips.tsx';
import { FilterSelect } from '../../../lib/list/filter-select.tsx';
import type { ListChanges } from '../../../lib/list/list-address.ts';
import { useTerm } from '../../../lib/terms.ts';
import { REQUEST_STATUS_FILTERS, REQUEST_TYPE_FILTERS, type RequestStatus } from '../content/request-labels.ts';
import type { QueueAddress, QueueTerms } from './queue-address.ts';

type Changes = ListChanges<QueueTerms['filters'], QueueTerms['sorts']>;

type QueueChipsProps = {
  address: QueueAddress;
  link: (changes: Changes) => string;
  /** Undefined = not known yet. */
  statuses: readonly { readonly status: RequestStatus; readonly count: number }[] | undefined;
};

/** Whether a queue shows what waits, or what was decided. */
export function QueueChips({ address, link, statuses }: QueueChipsProps) {
  const { t } = useLingui();
  const statusName = useTerm(REQUEST_STATUS_FILTERS);
  const countOf = (status: RequestStatus) =>
    statuses ? (statuses.find((each) => each.status === status)?.count ?? 0) : null;
  const decided = (['APPROVED', 'REJECTED', 'WITHDRAWN'] as const).map((value) => ({
    value,
    label: statusName(value),
    count: countOf(value),
  }));
  return (
    <FilterChips
      label={t({ id: 'myVenues.filters', message: 'Filter by state' })}
      allLabel={t({ id: 'moderation.waiting', message: 'Awaiting a decision' })}
      allCount={countOf('PENDING')}
      options={[...decided, { value: 'ALL' as const, label: t({ id: 'requests.all', message: 'All' }) }]}
      chosen={address.filters.etat}
      link={(etat) => link({ filters: { etat } })}
    />
  );
}

type QueueFiltersProps = {
  address: QueueAddress;
  go: (changes: Changes) => void;
  /** Submitted venues are of one type. */
  creations: boolean;
};

/** What else a queue is narrowed down to, and its order. */
export function QueueFilters({ address, go, creations }: QueueFiltersProps) {
  const { t } = useLingui();
  const typeName = useTerm(REQUEST_TYPE_FILTERS);
  return (
    <>
      {!creations && (
        <FilterSelect
          label={t({ id: 'moderation.type', message: 'Type of request' })}
          allLabel={t({ id: 'moderation.anyType', message: 'Changes and deletions' })}
          options={(['UPDATE', 'DELETION'] as const).map((value) => ({ value, label: typeName(value) }))}
          chosen={address.filters.type}
          onChoose={(type) => go({ filters: { type } })}
        />
      )}
      <FilterSelect
        label={t({ id: 'sort.label', message: 'Sort by' })}
        options={[
          { value: 'OLDEST' as const, label: t({ id: 'moderation.oldest', message: 'Longest waiting first' }) },
          { value: 'NEWEST' as const, label: t({ id: 'moderation.newest', message: 'Newest first' }) },
          { value: 'VENUE' as const, label: t({ id: 'moderation.byVenue', message: 'Venue name' }) },
        ]}
        chosen={address.sort}
        onChoose={(sort) => go(sort ? { sort } : {})}
      />
    </>
  );
}
