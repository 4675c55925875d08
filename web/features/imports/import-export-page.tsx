import { Trans } from '@lingui/react/macro';
import { ExportCard } from './export-card.tsx';
import { ImportPanel } from './import-panel.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { Stack } from '../../ui/box.ts';
import { Heading, Text } from '../../ui/text.tsx';

const PATH = '/admin/import-export';

/** `/admin/import-export`: venues in and out as files. The team takes them out only. */
export default function ImportExportPage() {
  const { viewer } = useSession();
  const administrator = viewer?.role === 'ADMIN';
  return (
    <Stack gap={{ base: '6', md: '8' }}>
      <Stack as="header" gap="1">
        <Heading as="h1" look="h1">
          <Trans id="transfer.title">Import and export</Trans>
        </Heading>
        <Text tone="muted">
          <Trans id="transfer.lead">Venues as CSV files, in and out.</Trans>
        </Text>
      </Stack>
      {administrator && <ImportPanel path={PATH} />}
      <ExportCard contacts={administrator} />
    </Stack>
  );
}
