import { Trans, useLingui } from '@lingui/react/macro';
import { DownloadButton } from '../../lib/download-button.tsx';
import { Row, Stack } from '../../ui/box.ts';
import { Link } from '../../ui/button.tsx';
import { Heading, Text } from '../../ui/text.tsx';

/** Takes all venues away. @param contacts whether the file tells whom to ask for. */
export function ExportCard({ contacts }: { contacts: boolean }) {
  const { t } = useLingui();
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" look="h2">
        <Trans id="transfer.exportTitle">Export</Trans>
      </Heading>
      <Text tone="muted">
        <Trans id="transfer.exportText">
          All venues in one file for spreadsheets. Change what you want in it and import it: only what you changed is
          written. To take some venues only, filter the <Link to="/admin/establishments">list of venues</Link> and
          export it there.
        </Trans>
      </Text>
      {!contacts && (
        <Text look="small" tone="muted">
          <Trans id="transfer.noContacts">The file holds no contacts: those are for administrators.</Trans>
        </Text>
      )}
      <Row>
        <DownloadButton
          path="/establishments/export"
          failed={t({ id: 'transfer.exportFailed', message: 'The file could not be made' })}
        >
          {t({ id: 'transfer.exportAll', message: 'Export all venues (CSV)' })}
        </DownloadButton>
      </Row>
    </Stack>
  );
}
