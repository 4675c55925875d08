import { Trans } from '@lingui/react/macro';
import { AuditLog } from './audit-log.tsx';
import { PageTop } from '../../lib/page-top.tsx';
import { Stack } from '../../ui/box.ts';

/** `/admin/audit-log`: who did what to which object, and when. */
export default function AuditLogPage() {
  return (
    <Stack gap="4">
      <PageTop
        title={<Trans id="audit.title">Audit log</Trans>}
        lead={<Trans id="audit.lead">Who did what, to which object, and when. Entries are never altered.</Trans>}
      />
      <AuditLog />
    </Stack>
  );
}
