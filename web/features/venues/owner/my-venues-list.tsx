import { useDisclosure } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Building from 'lucide-static/icons/building-2.svg?react';
import { useState } from 'react';
import { DownloadButton } from '../../../lib/download-button.tsx';
import { isWhole } from '../../../lib/list/list-address.ts';
import { ListFrame } from '../../../lib/list/list-frame.tsx';
import { useListAddress } from '../../../lib/list/use-list-address.ts';
import { useSelection } from '../../../lib/list/use-selection.ts';
import { useOwnNews } from '../../../lib/session/own-news.ts';
import { Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { tell } from '../../../ui/toaster.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import type { BulkAction, MyVenue } from './my-venue.ts';
import { MY_VENUES, toVariables } from './my-venues-address.ts';
import { MyVenuesBulk } from './my-venues-bulk.tsx';
import { MyVenuesChips, MyVenuesOrder } from './my-venues-filters.tsx';
import { useMyVenuesQuery } from './my-venues.gen.ts';
import { useMyColumns } from './use-my-columns.tsx';
import { UnpublishDialog } from './unpublish-dialog.tsx';
import { useToldActions } from './use-told-actions.ts';
import { useBulkAction, useVenueAction, type DirectAction } from './use-venue-actions.ts';

/** One's venues with all that can be done with them; search, filter, order and page stand in the address. */
export function MyVenuesList() {
  const { t } = useLingui();
  const words = useToldActions();
  const { address, link, go } = useListAddress(MY_VENUES);
  const { data, previousData, error, loading, refetch } = useMyVenuesQuery({
    variables: toVariables(address),
    fetchPolicy: 'cache-and-network',
  });
  useOwnNews(refetch);
  const shown = (data ?? previousData)?.myVenues;
  const venues = shown?.items ?? [];
  const statuses = shown?.statuses ?? [];
  const { chosen, chosenRows, onChoose, clear } = useSelection(venues);
  const [deleted, setDeleted] = useState<MyVenue | null>(null);
  const deleting = useDisclosure();
  const [unpublished, setUnpublished] = useState<MyVenue | null>(null);
  const unpublishing = useDisclosure();
  const [act, acting] = useVenueAction();
  const [actOnMany, actingOnMany] = useBulkAction();

  const run = async (action: DirectAction, venue: MyVenue, comment: string | null) => {
    tell(null);
    const outcome = await act(action, venue.id, comment);
    deleting.onClose();
    unpublishing.onClose();
    tell(words.one(action, venue.name, outcome));
    await refetch().catch(() => {});
  };
  const runOnMany = async (action: BulkAction, ids: readonly string[]) => {
    tell(null);
    const outcome = await actOnMany(action, ids);
    tell(words.many(action, outcome, venues));
    if (outcome.kind === 'done') clear();
    await refetch().catch(() => {});
  };
  const columns = useMyColumns(acting, (action, venue) => {
    if (action === 'DELETE') {
      setDeleted(venue);
      deleting.onOpen();
    } else if (action === 'UNPUBLISH') {
      setUnpublished(venue);
      unpublishing.onOpen();
    } else void run(action, venue, null);
  });
  return (
    <Stack gap="4">
      <ListFrame
        query={{ shown, loading, error, refetch }}
        searchLabel={t({ id: 'myVenues.search', message: 'Search by name or city' })}
        text={address.text}
        onSearch={(text) => go({ text })}
        pageLink={(page) => link({ page })}
        whole={isWhole(address) && statuses.length === 0}
        wholePath={MY_VENUES.path}
        count={(count) =>
          t({ id: 'results.count', message: plural(count, { 0: 'No venue', one: '# venue', other: '# venues' }) })
        }
        tools={
          <DownloadButton
            path="/establishments/export?own=true"
            failed={t({ id: 'transfer.exportFailed', message: 'The file could not be prepared' })}
          >
            {t({ id: 'transfer.export', message: 'Export (CSV)' })}
          </DownloadButton>
        }
        chips={<MyVenuesChips address={address} link={link} statuses={statuses} />}
        filters={<MyVenuesOrder address={address} go={go} />}
        empty={{
          picture: <Building size={40} strokeWidth={1.25} aria-hidden />,
          title: t({ id: 'myVenues.none', message: 'No venues yet' }),
          text: (
            <Trans id="myVenues.noneText">A name and a town are enough to start; fill in the rest gradually.</Trans>
          ),
          action: (
            <LinkButton to="/dashboard/create-establishment-selection">
              <Trans id="myVenues.addFirst">Add your first venue</Trans>
            </LinkButton>
          ),
        }}
      >
        {({ items }) => (
          <DataTable
            caption={t({ id: 'myVenues.title', message: 'My venues' })}
            columns={columns}
            rows={items}
            selection={{
              chosen,
              onChoose,
              label: ({ name }) => t({ id: 'myVenues.choose', message: `Select ${name}` }),
              allLabel: t({ id: 'myVenues.chooseAll', message: 'Select the whole page' }),
            }}
            faded={({ status }) => status === 'DELETED'}
          />
        )}
      </ListFrame>
      {chosenRows.length > 0 && (
        <MyVenuesBulk
          venues={chosenRows}
          busy={actingOnMany}
          onClear={clear}
          onAct={(action, ids) => void runOnMany(action, ids)}
        />
      )}
      <UnpublishDialog
        dialog={unpublishing}
        name={unpublished?.name ?? ''}
        busy={acting}
        onConfirm={() => {
          if (unpublished) void run('UNPUBLISH', unpublished, null);
        }}
      />
      <DeleteDialog
        key={deleted?.id}
        dialog={deleting}
        venues={deleted ? [deleted] : []}
        busy={acting}
        withComment
        onConfirm={(comment) => {
          if (deleted) void run('DELETE', deleted, comment);
        }}
      />
    </Stack>
  );
}
