import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { AUDIT_PATH } from '../../lib/audit-path.ts';
import { useFormats } from '../../lib/formats.ts';
import { DownloadButton } from '../../lib/download-button.tsx';
import { nodesOf, partVariables } from '../../lib/list/connection.ts';
import { heldIn } from '../../lib/list/list-address.ts';
import { ListFrame } from '../../lib/list/list-frame.tsx';
import { usePreferences } from '../../lib/preferences.tsx';
import { ColumnChooser } from '../../ui/column-chooser.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { exportQuery, filterOf, isWholeLog, useAuditAddress } from './audit-address.ts';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditFilters, useAuditChips } from './audit-filters.tsx';
import { useAuditEntriesQuery } from './audit-log.gen.ts';

/** The log, latest first; what of it is shown stands in the address. */
export function AuditLog() {
  const { t } = useLingui();
  const { number } = useFormats();
  const { language } = usePreferences();
  const { address, link, go } = useAuditAddress();
  const { data, previousData, loading, error, refetch } = useAuditEntriesQuery({
    variables: { filter: filterOf(address), ...partVariables(address) },
    fetchPolicy: 'cache-and-network',
  });
  const shown = (data ?? previousData)?.auditEntries;
  const columns = useAuditColumns();
  const chips = useAuditChips(address, link);
  return (
    <ListFrame
      query={{ shown, loading, error, refetch }}
      searchLabel={t({ id: 'audit.search', message: 'Name of the object or the person' })}
      text={address.text}
      onSearch={(text) => go({ text })}
      partLink={link}
      whole={isWholeLog(address)}
      wholePath={AUDIT_PATH}
      count={(total) => {
        const many = number(total);
        return shown?.hasMore
          ? t({ id: 'audit.countMore', message: `More than ${many} entries` })
          : t({
              id: 'audit.count',
              message: plural(total, { one: '# entry', other: '# entries' }),
            });
      }}
      chips={chips}
      filters={<AuditFilters address={address} go={go} />}
      filtersHeld={heldIn(address.filters.action, address.filters.type, address.actor, address.from, address.to)}
      tools={
        <>
          <DownloadButton
            path={`/audit-log/export?${exportQuery(address, language)}`}
            failed={t({ id: 'adminQuotes.exportFailed', message: 'The file could not be prepared' })}
          >
            {t({ id: 'adminQuotes.export', message: 'Export (CSV)' })}
          </DownloadButton>
          <ColumnChooser label={t({ id: 'adminQuotes.columns', message: 'Columns' })} chooser={columns.chooser} />
        </>
      }
      empty={{
        title: t({ id: 'audit.none', message: 'The log is empty' }),
        text: t({ id: 'audit.noneText', message: 'Every decision the team makes will leave an entry here.' }),
      }}
    >
      {(part) => (
        <DataTable
          caption={t({ id: 'audit.title', message: 'Audit log' })}
          columns={columns.shown}
          rows={nodesOf(part)}
        />
      )}
    </ListFrame>
  );
}
