import { useDisclosure } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DownloadButton } from '../../../lib/download-button.tsx';
import { heldIn, isWhole } from '../../../lib/list/list-address.ts';
import { ListFrame } from '../../../lib/list/list-frame.tsx';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { useSelection } from '../../../lib/list/use-selection.ts';
import { useSteadyRows } from '../../../lib/list/use-steady-rows.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { Stack } from '../../../ui/box.ts';
import { ColumnChooser, useColumns } from '../../../ui/column-chooser.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { VENUES, exportQuery, toVariables, useAdminAddress } from './admin-url.ts';
import { AdminBulk } from './admin-bulk.tsx';
import { AdminChips, AdminFilters } from './admin-filters.tsx';
import { type BulkAction, type AdminVenue, publishedAs, withPlace } from './admin-venue.ts';
import { useAdminChanges } from './use-admin-changes.ts';
import { useAdminColumns } from './use-admin-columns.tsx';
import { useAdminVenuesQuery } from './venues-admin.gen.ts';

/** All venues with what the platform decides about them; search, filters, order and page stand in the address. */
export function VenuesAdmin() {
  const { t } = useLingui();
  const { viewer } = useSession();
  const { address, ownerId, link, go } = useAdminAddress();
  const { today } = usePageInfo();
  const variables = toVariables(address, ownerId, today);
  const { data, previousData, loading, error, refetch } = useAdminVenuesQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  });
  useLiveList(['VENUES', 'CHANGE_REQUESTS'], refetch);
  const changes = useAdminChanges(refetch);
  const shown = (data ?? previousData)?.managedVenues;
  const steady = useSteadyRows(JSON.stringify(variables), shown?.items ?? []);
  const venues = steady.rows.map(changes.shown);
  const { clear, chosenRows, chosen, onChoose } = useSelection(venues);
  const [asked, setAsked] = useState<{ readonly venue: AdminVenue; readonly action: BulkAction } | null>(null);
  const asking = useDisclosure();
  const ask = (venue: AdminVenue, action: BulkAction) => {
    setAsked({ venue, action });
    asking.onOpen();
  };
  const publish = (venue: AdminVenue, on: boolean) => {
    steady.hold({ ...venue, ...publishedAs(venue, on) });
    changes.publish(venue, on);
  };
  const act = ({ venue, action }: { readonly venue: AdminVenue; readonly action: BulkAction }) => {
    if (action === 'PUBLISH' || action === 'UNPUBLISH') publish(venue, action === 'PUBLISH');
    else {
      steady.release();
      void changes.act([venue], action);
    }
  };
  const columns = useColumns(
    'venues',
    useAdminColumns({
      sort: address.sort,
      link,
      onPlace: (venue, place, on) => {
        steady.hold({ ...venue, flags: withPlace(venue.flags, place, on) });
        changes.place(venue, place, on);
      },
      // An unpublished venue is no longer found: that asks for confirmation once.
      onPublish: (venue, on) => (on ? publish(venue, on) : ask(venue, 'UNPUBLISH')),
      onAct: ask,
    }),
  );
  return (
    <Stack gap="4">
      <ListFrame
        query={{ shown, loading, error, refetch }}
        searchLabel={t({ id: 'myVenues.search', message: 'Search by name or city' })}
        text={address.text}
        onSearch={(text) => go({ text })}
        pageLink={(page) => link({ page })}
        whole={isWhole(address) && ownerId === null && (shown?.statuses.length ?? 0) === 0}
        wholePath={VENUES.path}
        count={(count) =>
          t({ id: 'results.count', message: plural(count, { 0: 'No venue', one: '# venue', other: '# venues' }) })
        }
        chips={
          <AdminChips
            address={address}
            link={link}
            statuses={shown?.statuses ?? []}
            deleted={viewer?.role === 'ADMIN'}
          />
        }
        filters={<AdminFilters address={address} go={go} />}
        filtersHeld={heldIn(address.filters.place, address.filters.suivi)}
        tools={
          <>
            <DownloadButton
              path={`/establishments/export?${exportQuery(variables)}`}
              failed={t({ id: 'transfer.exportFailed', message: 'The file could not be prepared' })}
            >
              {t({ id: 'transfer.export', message: 'Export (CSV)' })}
            </DownloadButton>
            <ColumnChooser label={t({ id: 'list.columns', message: 'Columns' })} chooser={columns.chooser} />
          </>
        }
        empty={{ title: t({ id: 'venuesAdmin.none', message: 'There are no venues yet' }) }}
      >
        {() => (
          <DataTable
            caption={t({ id: 'venuesAdmin.title', message: 'Venues' })}
            columns={columns.shown}
            rows={venues}
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
        <AdminBulk
          venues={chosenRows}
          busy={changes.busy}
          onClear={clear}
          onAct={async (rows, action) => {
            steady.release();
            await changes.act(rows, action);
            clear();
          }}
          onStaff={async (rows, input) => {
            steady.release();
            await changes.staff(rows, input);
            clear();
          }}
        />
      )}
      <ActionDialog
        dialog={asking}
        action={asked?.action ?? 'PUBLISH'}
        names={asked ? [asked.venue.name] : []}
        busy={changes.busy}
        onConfirm={() => {
          asking.onClose();
          if (asked) act(asked);
        }}
      />
    </Stack>
  );
}
