import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Inbox from 'lucide-static/icons/inbox.svg?react';
import type { ReactNode } from 'react';
import { heldIn, isWhole } from '../../../lib/list/list-address.ts';
import { ListFrame } from '../../../lib/list/list-frame.tsx';
import { useListAddress } from '../../../lib/list/use-list-address.ts';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { PageTop } from '../../../lib/page-top.tsx';
import { Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ColumnChooser, useColumns } from '../../../ui/column-chooser.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { DecidedNotice } from './decided-notice.tsx';
import { useModeratedRequestsQuery } from './moderation.gen.ts';
import { type QueueTerms, toVariables } from './queue-address.ts';
import { useQueueColumns } from './queue-columns.tsx';
import { QueueChips, QueueFilters } from './queue-filters.tsx';

type QueueProps = {
  terms: QueueTerms;
  /** Whether it has submitted venues; otherwise changes and deletions. */
  creations: boolean;
  title: string;
  lead: ReactNode;
  /** What is said when nothing waits. */
  nothing: string;
};

/** What owners ask of the platform, oldest first; what was decided can be looked up. */
export function Queue({ terms, creations, title, lead, nothing }: QueueProps) {
  const { t } = useLingui();
  const { address, link, go } = useListAddress(terms);
  const { data, previousData, loading, error, refetch } = useModeratedRequestsQuery({
    variables: toVariables(address, creations),
    fetchPolicy: 'cache-and-network',
  });
  useLiveList(['CHANGE_REQUESTS', 'VENUES'], refetch);
  const shown = (data ?? previousData)?.changeRequests;
  const columns = useColumns(creations ? 'submissions' : 'changes', useQueueColumns(terms.path, creations));
  const first = shown?.items.find(({ availableActions }) => availableActions.includes('APPROVE'));
  const ever = (shown?.statuses.length ?? 0) > 0;
  return (
    <Stack gap="4">
      <PageTop title={title} lead={lead}>
        {first && address.filters.etat === null && (
          <LinkButton to={`${terms.path}/${first.id}`} look="solid">
            <Trans id="moderation.begin">Start reviewing</Trans>
          </LinkButton>
        )}
      </PageTop>
      <DecidedNotice />
      <ListFrame
        query={{ shown, loading, error, refetch }}
        searchLabel={t({ id: 'myVenues.search', message: 'Search by name or city' })}
        text={address.text}
        onSearch={(text) => go({ text })}
        pageLink={(page) => link({ page })}
        whole={isWhole(address) && !ever}
        wholePath={terms.path}
        count={(count) =>
          t({
            id: 'requests.count',
            message: plural(count, { 0: 'No request', one: '# request', other: '# requests' }),
          })
        }
        chips={<QueueChips address={address} link={link} statuses={shown?.statuses} />}
        filters={<QueueFilters address={address} go={go} creations={creations} />}
        filtersHeld={heldIn(address.filters.type)}
        tools={<ColumnChooser label={t({ id: 'list.columns', message: 'Columns' })} chooser={columns.chooser} />}
        emptied={
          isWhole(address) ? t({ id: 'moderation.emptied', message: 'Nothing is waiting for a decision' }) : undefined
        }
        empty={{ title: nothing, picture: <Inbox size={40} strokeWidth={1.25} aria-hidden /> }}
      >
        {({ items }) => <DataTable caption={title} columns={columns.shown} rows={items} />}
      </ListFrame>
    </Stack>
  );
}
