import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { FilterChips } from '../../../lib/list/filter-chips.tsx';
import { FilterSelect } from '../../../lib/list/filter-select.tsx';
import type { ListChanges } from '../../../lib/list/list-address.ts';
import { useTerm } from '../../../lib/terms.ts';
import { REQUEST_STATUS_FILTERS, REQUEST_TYPES, type RequestStatus } from '../content/request-labels.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import type { QueueAddress, QueueTerms } from './queue-address.ts';

type Changes = ListChanges<QueueTerms['filters'], QueueTerms['sorts']>;

type QueueFiltersProps = {
  address: QueueAddress;
  link: (changes: Changes) => string;
  go: (changes: Changes) => void;
  statuses: readonly { readonly status: RequestStatus; readonly count: number }[];
  /** Submitted venues are of one type. */
  creations: boolean;
};

/** How a queue is narrowed down and ordered. */
export function QueueFilters({ address, link, go, statuses, creations }: QueueFiltersProps) {
  const { t } = useLingui();
  const statusName = useTerm(REQUEST_STATUS_FILTERS);
  const typeName = useTerm(REQUEST_TYPES);
  const { number } = useFormats();
  const countOf = (status: RequestStatus) => statuses.find((each) => each.status === status)?.count ?? 0;
  const waiting = number(countOf('PENDING'));
  const decided = (['APPROVED', 'REJECTED', 'WITHDRAWN'] as const).map((value) => ({
    value,
    label: statusName(value),
    count: countOf(value),
  }));
  return (
    <Stack gap="3">
      <FilterChips
        label={t({ id: 'myVenues.filters', message: 'Filter by state' })}
        allLabel={t({ id: 'moderation.waiting', message: `Awaiting a decision (${waiting})` })}
        options={[...decided, { value: 'ALL' as const, label: t({ id: 'requests.all', message: 'All' }) }]}
        chosen={address.filters.etat}
        link={(etat) => link({ filters: { etat } })}
      />
      <Flex gap="3" flexWrap="wrap">
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
      </Flex>
    </Stack>
  );
}
