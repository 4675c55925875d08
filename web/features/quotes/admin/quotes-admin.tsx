import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { DownloadButton } from '../../../lib/download-button.tsx';
import { nodesOf, partVariables } from '../../../lib/list/connection.ts';
import { heldIn } from '../../../lib/list/list-address.ts';
import { ListFrame } from '../../../lib/list/list-frame.tsx';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { usePreferences } from '../../../lib/preferences.tsx';
import { Stack } from '../../../ui/box.ts';
import { ColumnChooser } from '../../../ui/column-chooser.tsx';
import { DataTable } from '../../../ui/data-table.tsx';
import { QUOTES_PATH, type AdminQuoteLine } from './admin-quote.ts';
import { MoveDialog } from './move-dialog.tsx';
import { useAdminQuoteBoardQuery, useAdminQuotesQuery } from './quotes-admin.gen.ts';
import { QuoteChips, QuoteFilters } from './quote-filters.tsx';
import { exportQuery, filterOf, isAllQuotes, useQuotesAddress } from './quotes-address.ts';
import { type BoardColumn, QuotesBoard } from './quotes-board.tsx';
import { useQuoteColumns } from './quotes-table.tsx';
import { StepFailure } from './step-failure.tsx';
import { useMoves } from './use-moves.ts';

/** The board has no parts. */
const WHOLE = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };

/** All quote requests, as a table or as a board; what is shown stands in the address. */
export function QuotesAdmin() {
  const { t } = useLingui();
  const { language } = usePreferences();
  const { address, link, go } = useQuotesAddress();
  const isBoard = address.view === 'board';
  const filter = filterOf(address);
  const table = useAdminQuotesQuery({
    variables: { filter, sort: address.sort, ...partVariables(address) },
    fetchPolicy: 'cache-and-network',
    skip: isBoard,
  });
  const board = useAdminQuoteBoardQuery({ variables: { filter }, fetchPolicy: 'cache-and-network', skip: !isBoard });
  const { loading, error, refetch } = isBoard ? board : table;
  useLiveList(['QUOTES'], refetch);
  const { asked, failed, askLine, end } = useMoves(() => void refetch().catch(() => {}));
  const columns = useQuoteColumns({ address, link, onMove: askLine });
  const part = (table.data ?? table.previousData)?.quoteRequests;
  const boardColumns = (board.data ?? board.previousData)?.quoteBoard as readonly BoardColumn[] | undefined;
  const shown = isBoard
    ? boardColumns && {
        totalCount: boardColumns.reduce((sum, { totalCount }) => sum + totalCount, 0),
        pageInfo: WHOLE,
      }
    : part;
  return (
    <Stack gap="4">
      <StepFailure outcome={failed} requestId={failed?.requestId} />
      <ListFrame
        query={{ shown, loading, error, refetch }}
        searchLabel={t({ id: 'adminQuotes.search', message: 'Number, company, contact or venue' })}
        text={address.text}
        onSearch={(text) => go({ text })}
        partLink={link}
        whole={isAllQuotes(address)}
        wholePath={isBoard ? `${QUOTES_PATH}?vue=colonnes` : QUOTES_PATH}
        count={(count) =>
          t({ id: 'ownerQuotes.count', message: plural(count, { one: '# request', other: '# requests' }) })
        }
        chips={!isBoard && <QuoteChips address={address} link={link} stateCounts={part?.stateCounts ?? null} />}
        filters={<QuoteFilters address={address} go={go} />}
        filtersHeld={heldIn(address.filters.evenement, address.from, address.to)}
        tools={
          <>
            <DownloadButton
              path={`/quotes/export?${exportQuery(address, language)}`}
              failed={t({ id: 'adminQuotes.exportFailed', message: 'The file could not be prepared' })}
            >
              {t({ id: 'adminQuotes.export', message: 'Export (CSV)' })}
            </DownloadButton>
            {!isBoard && (
              <ColumnChooser label={t({ id: 'adminQuotes.columns', message: 'Columns' })} chooser={columns.chooser} />
            )}
          </>
        }
        empty={{
          title: t({ id: 'adminQuotes.none', message: 'No quote requests yet' }),
          text: t({
            id: 'adminQuotes.noneText',
            message: 'Planners’ requests arrive here, and the bell notifies you.',
          }),
        }}
      >
        {() =>
          isBoard ? (
            <QuotesBoard
              columns={boardColumns ?? []}
              listOf={(etat) => link({ view: 'table', filters: { etat } })}
              onMove={askLine}
            />
          ) : (
            <DataTable
              caption={t({ id: 'adminQuotes.title', message: 'Quote requests' })}
              columns={columns.shown}
              rows={(part ? nodesOf(part) : []) as readonly AdminQuoteLine[]}
              faded={({ state }) => state === 'ARCHIVED'}
            />
          )
        }
      </ListFrame>
      {asked && <MoveDialog key={asked.key} asked={asked} onEnd={end} />}
    </Stack>
  );
}
