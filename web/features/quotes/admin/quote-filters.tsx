import { QUOTE_STATE_GROUPS } from '../../../lib/quote-states.ts';
import { useLingui } from '@lingui/react/macro';
import { DayFilter } from '../../../lib/list/day-filter.tsx';
import { FilterChips } from '../../../lib/list/filter-chips.tsx';
import { FilterSelect } from '../../../lib/list/filter-select.tsx';
import { EVENT_TYPE_VALUES, EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { STATE_VALUES } from './admin-labels.ts';
import type { AdminQuotesQuery } from './quotes-admin.gen.ts';
import type { QuotesAddress, QuotesChanges, QuoteSort } from './quotes-address.ts';

type QuoteFiltersProps = {
  address: QuotesAddress;
  link: (changes: QuotesChanges) => string;
  go: (changes: QuotesChanges) => void;
  /** Null = not known yet. */
  stateCounts: AdminQuotesQuery['quoteRequests']['stateCounts'] | null;
};

/** What the list is kept to: where requests stand (the board shows all), kind and days of the event; and its order. */
export function QuoteFilters({ address, link, go, stateCounts }: QuoteFiltersProps) {
  const { t } = useLingui();
  const stateName = useTerm(QUOTE_STATE_GROUPS);
  const eventName = useTerm(EVENT_TYPES);
  const { filters, view, from, to, sort } = address;
  const sorts: readonly { value: QuoteSort; label: string }[] = [
    { value: 'NEWEST', label: t({ id: 'adminQuotes.newest', message: 'Newest first' }) },
    { value: 'OLDEST', label: t({ id: 'adminQuotes.oldest', message: 'Longest waiting first' }) },
    { value: 'UPDATED', label: t({ id: 'adminQuotes.updatedFirst', message: 'Last updated' }) },
    { value: 'EVENT_DATE', label: t({ id: 'ownerQuotes.byDate', message: 'Date of the event' }) },
    { value: 'PARTICIPANTS', label: t({ id: 'ownerQuotes.byPeople', message: 'Number of people' }) },
    { value: 'COMPANY', label: t({ id: 'adminQuotes.byCompany', message: 'Company' }) },
  ];
  return (
    <Stack gap="4">
      {view === 'table' && (
        <FilterChips
          label={t({ id: 'adminQuotes.state', message: 'State' })}
          allLabel={t({ id: 'ownerQuotes.every', message: 'All' })}
          options={STATE_VALUES.map((value) => ({
            value,
            label: stateName(value),
            count: stateCounts ? (stateCounts.find(({ state }) => state === value)?.count ?? 0) : null,
          }))}
          chosen={filters.etat}
          link={(etat) => link({ filters: { etat } })}
        />
      )}
      <Flex gap="3" flexWrap="wrap" alignItems="flex-end">
        <FilterSelect
          label={t({ id: 'adminQuotes.eventType', message: 'Event' })}
          allLabel={t({ id: 'adminQuotes.everyEvent', message: 'All events' })}
          options={EVENT_TYPE_VALUES.map((value) => ({ value, label: eventName(value) }))}
          chosen={filters.evenement}
          onChoose={(evenement) => go({ filters: { evenement } })}
        />
        <DayFilter
          label={t({ id: 'adminQuotes.from', message: 'Event from' })}
          day={from}
          onChange={(day) => go({ from: day })}
        />
        <DayFilter label={t({ id: 'adminQuotes.to', message: 'to' })} day={to} onChange={(day) => go({ to: day })} />
        {view === 'table' && (
          <FilterSelect
            label={t({ id: 'ownerQuotes.order', message: 'Order' })}
            options={sorts}
            chosen={sort}
            onChoose={(chosen) => go({ sort: chosen ?? 'NEWEST' })}
          />
        )}
      </Flex>
    </Stack>
  );
}
