import { Trans, useLingui } from '@lingui/react/macro';
import { DownloadButton } from '../../lib/download-button.tsx';
import { Row, Stack } from '../../ui/box.ts';
import { Link } from '../../ui/button.tsx';
import { Heading, Text } from '../../ui/text.tsx';

/** Downloads all venues. @param contacts whether the file contains their contacts. */
export function ExportCard({ contacts }: { contacts: boolean }) {
  const { t } = useLingui();
  return (
    <Stack as="section" gap="3">
      <Heading as="h2" look="h2">
        <Trans id="transfer.exportTitle">Export</Trans>
      </Heading>
      <Text tone="muted">
        <Trans id="transfer.exportText">
          All venues in one spreadsheet file. Change what you want in it and import it: only your changes are written.
          To export only some venues, filter the <Link to="/admin/establishments">list of venues</Link> and export it
          from there.
        </Trans>
      </Text>
      {!contacts && (
        <Text look="small" tone="muted">
          <Trans id="transfer.noContacts">The file contains no contacts: they are for administrators only.</Trans>
        </Text>
      )}
      <Row>
        <DownloadButton
          path="/establishments/export"
          failed={t({ id: 'transfer.exportFailed', message: 'The file could not be prepared' })}
        >
          {t({ id: 'transfer.exportAll', message: 'Export all venues (CSV)' })}
        </DownloadButton>
      </Row>
    </Stack>
  );
}
