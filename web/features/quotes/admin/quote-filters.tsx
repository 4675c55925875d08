import { QUOTE_STATE_GROUPS } from '../../../lib/quote-states.ts';
import { useLingui } from '@lingui/react/macro';
import { DayFilter } from '../../../lib/list/day-filter.tsx';
import { FilterChips } from '../../../lib/list/filter-chips.tsx';
import { FilterSelect } from '../../../lib/list/filter-select.tsx';
import { EVENT_TYPE_VALUES, EVENT_TYPES, useTerm } from '../../../lib/terms.ts';
import { STATE_VALUES } from './admin-labels.ts';
import type { AdminQuotesQuery } from './quotes-admin.gen.ts';
import type { QuotesAddress, QuotesChanges, QuoteSort } from './quotes-address.ts';

type QuoteChipsProps = {
  address: QuotesAddress;
  link: (changes: QuotesChanges) => string;
  /** Null = not known yet. */
  stateCounts: AdminQuotesQuery['quoteRequests']['stateCounts'] | null;
};

/** Where the requests stand that the table is kept to; the board shows all. */
export function QuoteChips({ address, link, stateCounts }: QuoteChipsProps) {
  const { t } = useLingui();
  const stateName = useTerm(QUOTE_STATE_GROUPS);
  return (
    <FilterChips
      label={t({ id: 'adminQuotes.state', message: 'State' })}
      allLabel={t({ id: 'ownerQuotes.every', message: 'All' })}
      options={STATE_VALUES.map((value) => ({
        value,
        label: stateName(value),
        count: stateCounts ? (stateCounts.find(({ state }) => state === value)?.count ?? 0) : null,
      }))}
      chosen={address.filters.etat}
      link={(etat) => link({ filters: { etat } })}
    />
  );
}

type QuoteFiltersProps = {
  address: QuotesAddress;
  go: (changes: QuotesChanges) => void;
};

/** Kind and days of the events that are shown, and the order of the table. */
export function QuoteFilters({ address, go }: QuoteFiltersProps) {
  const { t } = useLingui();
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
    <>
      <FilterSelect
        label={t({ id: 'adminQuotes.eventType', message: 'Event' })}
        allLabel={t({ id: 'adminQuotes.everyEvent', message: 'All events' })}
        options={EVENT_TYPE_VALUES.map((value) => ({ value, label: eventName(value) }))}
        chosen={filters.evenement}
        onChoose={(evenement) => go({ filters: { evenement } })}
      />
      <DayFilter
        fromLabel={t({ id: 'adminQuotes.from', message: 'Event from' })}
        toLabel={t({ id: 'adminQuotes.to', message: 'to' })}
        from={from}
        to={to}
        onChange={go}
      />
      {view === 'table' && (
        <FilterSelect
          inHeads
          label={t({ id: 'ownerQuotes.order', message: 'Order' })}
          options={sorts}
          chosen={sort}
          onChoose={(chosen) => go({ sort: chosen ?? 'NEWEST' })}
        />
      )}
    </>
  );
}
