import { styled } from '../../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Inbox from 'lucide-static/icons/inbox.svg?react';
import type { ReactNode } from 'react';
import { FilterChips } from '../../../lib/list/filter-chips.tsx';
import { isWhole } from '../../../lib/list/list-address.ts';
import { ListFrame } from '../../../lib/list/list-frame.tsx';
import { useListAddress } from '../../../lib/list/use-list-address.ts';
import { useTerm } from '../../../lib/terms.ts';
import { REQUEST_STATUS_VALUES, REQUEST_STATUS_FILTERS, type RequestType } from '../content/request-labels.ts';
import { useChangeRequestsQuery } from './change-requests.gen.ts';
import { RequestRow } from './request-row.tsx';
import { toVariables, type RequestsTerms } from './requests-address.ts';
import { useOwnNews } from '../../../lib/session/own-news.ts';

const Rows = styled('ul', {
  base: { listStyle: 'none', bg: 'surface', border: '1px solid', borderColor: 'rule', borderRadius: 'md' },
});

type RequestsListProps = {
  terms: RequestsTerms;
  types: readonly RequestType[];
  /** What is said when there never was one. */
  empty: {
    readonly title: string;
    readonly text: string;
    readonly action: ReactNode;
  };
};

/** Requests to the moderators and what became of them; search, filter and page stand in the address. */
export function RequestsList({ terms, types, empty }: RequestsListProps) {
  const { t } = useLingui();
  const statusName = useTerm(REQUEST_STATUS_FILTERS);
  const { address, link, go } = useListAddress(terms);
  const { data, previousData, error, loading, refetch } = useChangeRequestsQuery({
    variables: toVariables(address, types),
    fetchPolicy: 'cache-and-network',
  });
  useOwnNews(refetch);
  return (
    <ListFrame
      query={{ shown: (data ?? previousData)?.changeRequests, loading, error, refetch }}
      searchLabel={t({ id: 'myVenues.search', message: 'Search by name or city' })}
      text={address.text}
      onSearch={(text) => go({ text })}
      pageLink={(page) => link({ page })}
      whole={isWhole(address)}
      wholePath={terms.path}
      count={(count) =>
        t({
          id: 'requests.count',
          message: plural(count, { 0: 'No request', one: '# request', other: '# requests' }),
        })
      }
      chips={
        <FilterChips
          label={t({ id: 'myVenues.filters', message: 'Filter by state' })}
          allLabel={t({ id: 'requests.all', message: 'All' })}
          options={REQUEST_STATUS_VALUES.map((value) => ({ value, label: statusName(value) }))}
          chosen={address.filters.etat}
          link={(etat) => link({ filters: { etat } })}
        />
      }
      empty={{ picture: <Inbox size={40} strokeWidth={1.25} aria-hidden />, ...empty }}
    >
      {({ items }) => (
        <Rows>
          {items.map((request) => (
            <RequestRow
              key={request.id}
              request={request}
              onWithdrawn={async () => {
                await refetch().catch(() => {});
              }}
            />
          ))}
        </Rows>
      )}
    </ListFrame>
  );
}
