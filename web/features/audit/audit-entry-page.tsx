import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { useAuditEntryQuery } from './audit-log.gen.ts';
import { EntryDetail } from './entry-detail.tsx';
import { AUDIT_PATH } from '../../lib/audit-path.ts';
import { PageLoading, PageMissing } from '../../lib/page-states.tsx';

/** `/admin/audit-log/{id}`: one entry, with what it was before and after. */
export default function AuditEntryPage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, error, refetch } = useAuditEntryQuery({ variables: { id } });
  if (!data)
    return (
      <PageLoading
        error={error}
        title={t({ id: 'audit.failed', message: 'The entry could not be loaded' })}
        retry={refetch}
      />
    );
  if (!data.auditEntry)
    return (
      <PageMissing
        title={t({ id: 'audit.unknown', message: 'This entry does not exist' })}
        to={AUDIT_PATH}
        label={t({ id: 'audit.toList', message: 'Go to the log' })}
      />
    );
  return <EntryDetail entry={data.auditEntry} />;
}
