import { Trans } from '@lingui/react/macro';
import { AuditLog } from './audit-log.tsx';
import { Stack } from '../../ui/box.ts';
import { Heading, Text } from '../../ui/text.tsx';

/** `/admin/audit-log`: who did what to which object, and when. */
export default function AuditLogPage() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Stack as="header" gap="1">
        <Heading as="h1" look="h1">
          <Trans id="audit.title">Audit log</Trans>
        </Heading>
        <Text tone="muted">
          <Trans id="audit.lead">Who did what, to which object, and when. Entries are never altered.</Trans>
        </Text>
      </Stack>
      <AuditLog />
    </Stack>
  );
}
