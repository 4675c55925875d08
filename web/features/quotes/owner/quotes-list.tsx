import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { FilterChips } from '../../../lib/list/filter-chips.tsx';
import { FilterSelect } from '../../../lib/list/filter-select.tsx';
import { nodesOf } from '../../../lib/list/connection.ts';
import { isWhole } from '../../../lib/list/list-address.ts';
import { ListFrame } from '../../../lib/list/list-frame.tsx';
import { useListAddress } from '../../../lib/list/use-list-address.ts';
import { useTerm } from '../../../lib/terms.ts';
import { useOwnNews } from '../../../lib/session/own-news.ts';
import { Item, List } from '../../../ui/box.ts';
import type { OwnerQuote } from './owner-quote.ts';
import { useOwnerQuotesQuery } from './owner-quotes.gen.ts';
import { QuoteLine } from './quote-line.tsx';
import { PROGRESS_NAMES } from './quote-labels.ts';
import { OWNER_QUOTES, toVariables, type QuotesAddress } from './quotes-address.ts';

/** What one sees at a glance is neither searched nor sorted. */
const FEW = 5;
const PROGRESS = Object.values(OWNER_QUOTES.filters.suivi);

/** The requests that were handed to one’s venues; search, filter, order and part stand in the address. */
export function QuotesList() {
  const { t } = useLingui();
  const progressName = useTerm(PROGRESS_NAMES);
  const { address, link, go } = useListAddress(OWNER_QUOTES);
  const { data, previousData, loading, error, refetch } = useOwnerQuotesQuery({
    variables: toVariables(address),
    fetchPolicy: 'cache-and-network',
  });
  useOwnNews(refetch);
  const sorts: Record<QuotesAddress['sort'], string> = {
    NEWEST: t({ id: 'ownerQuotes.newest', message: 'Newest first' }),
    EVENT_DATE: t({ id: 'ownerQuotes.byDate', message: 'Date of the event' }),
    PARTICIPANTS: t({ id: 'ownerQuotes.byPeople', message: 'Number of people' }),
  };
  const shown = (data ?? previousData)?.forwardedQuoteRequests;
  const countOf = (value: (typeof PROGRESS)[number]) =>
    shown?.progressCounts.find(({ progress }) => progress === value)?.count ?? (shown && 0);
  // Not by what is shown while another answer is awaited: the field would go while one clears it.
  const all = data?.forwardedQuoteRequests.progressCounts.reduce((sum, { count }) => sum + count, 0);
  const few = address.text === '' && all !== undefined && all <= FEW;
  return (
    <ListFrame
      query={{ shown, loading, error, refetch }}
      {...(few ? {} : { searchLabel: t({ id: 'ownerQuotes.search', message: 'Number, company or venue' }) })}
      text={address.text}
      onSearch={(text) => go({ text })}
      partLink={link}
      whole={isWhole(address)}
      wholePath={OWNER_QUOTES.path}
      count={(count) =>
        t({ id: 'ownerQuotes.count', message: plural(count, { one: '# request', other: '# requests' }) })
      }
      chips={
        <FilterChips
          label={t({ id: 'ownerQuotes.progress', message: 'Which requests' })}
          allLabel={t({ id: 'ownerQuotes.every', message: 'All' })}
          options={PROGRESS.map((value) => ({ value, label: progressName(value), count: countOf(value) ?? null }))}
          chosen={address.filters.suivi}
          link={(suivi) => link({ filters: { suivi } })}
        />
      }
      filters={
        !few && (
          <FilterSelect
            label={t({ id: 'ownerQuotes.order', message: 'Order' })}
            options={Object.values(OWNER_QUOTES.sorts).map((value) => ({ value, label: sorts[value] }))}
            chosen={address.sort}
            onChoose={(sort) => go(sort ? { sort } : {})}
          />
        )
      }
      empty={{
        title: t({ id: 'ownerQuotes.none', message: 'No requests yet' }),
        text: t({
          id: 'ownerQuotes.noneText',
          message:
            'When a planner is interested in one of your venues, our team reads the request and forwards it to you: you get an e-mail and a notification.',
        }),
      }}
    >
      {(part) => (
        <List display="grid" gap="4">
          {nodesOf(part).map((request) => (
            <Item key={request.id}>
              <QuoteLine request={request as OwnerQuote} />
            </Item>
          ))}
        </List>
      )}
    </ListFrame>
  );
}
