import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { DownloadButton } from '../../lib/download-button.tsx';
import { useFormats } from '../../lib/formats.ts';
import { Box, Grid, Row, Stack } from '../../ui/box.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { FaultNotice } from './fault-notice.tsx';
import { ImportExamples } from './import-examples.tsx';
import { ISSUES, REASONS, type ImportReport as Report } from './import-labels.ts';
import { useWord } from './use-word.ts';

type ImportReportProps = {
  runId: string;
  report: Report;
  /** It is the report of a check: nothing was written. */
  planned: boolean;
};

/** What a check or an import says, in the counts of the command line. */
export function ImportReport({ runId, report, planned }: ImportReportProps) {
  const { t } = useLingui();
  const { number, decimal } = useFormats();
  const id = useId();
  const ignored = report.ignoredColumns
    .map((column) => t({ id: 'transfer.quotedColumn', message: `“${column}”` }))
    .join(', ');
  const seconds = decimal(report.milliseconds / 1000);
  const counts = [
    {
      name: planned
        ? t({ id: 'transfer.wouldCreate', message: 'to create' })
        : t({ id: 'transfer.created', message: 'created' }),
      value: report.created,
    },
    {
      name: planned
        ? t({ id: 'transfer.wouldUpdate', message: 'to change' })
        : t({ id: 'transfer.updated', message: 'changed' }),
      value: report.updated,
    },
    { name: t({ id: 'transfer.unchanged', message: 'unchanged' }), value: report.unchanged },
    { name: t({ id: 'transfer.refusedRows', message: 'refused' }), value: report.refused },
    { name: t({ id: 'transfer.held', message: 'to confirm' }), value: report.held },
    { name: t({ id: 'transfer.duplicates', message: 'duplicates' }), value: report.duplicates },
    { name: t({ id: 'transfer.skipped', message: 'of another type' }), value: report.skipped },
  ];
  return (
    <Stack as="section" gap="4" aria-labelledby={id}>
      <Stack gap="1">
        <Heading as="h3" look="h3" id={id}>
          {planned ? (
            <Trans id="transfer.checkReport">What the import would do</Trans>
          ) : (
            <Trans id="transfer.report">What the import did</Trans>
          )}
        </Heading>
        <Text look="small" tone="muted">
          {planned ? (
            <Trans id="transfer.nothingWritten">Nothing has been written yet.</Trans>
          ) : (
            <Trans id="transfer.took">{seconds} s</Trans>
          )}
        </Text>
      </Stack>
      {report.faults.length > 0 && (
        <FaultNotice
          title={t({ id: 'transfer.refusedFile', message: 'The file was not processed' })}
          faults={report.faults}
        />
      )}
      <Grid
        as="dl"
        gap="3"
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          xl: 'repeat(7, minmax(0, 1fr))',
        }}
      >
        {counts.map(({ name, value }) => (
          <Box key={name} bg="sunken" borderRadius="md" px="4" py="3" display="flex" flexDirection="column-reverse">
            <Box as="dt" color="ink.muted" fontSize="sm">
              {name}
            </Box>
            <Box as="dd" fontSize="xl" fontWeight="600" fontVariantNumeric="tabular-nums">
              {number(value)}
            </Box>
          </Box>
        ))}
      </Grid>
      {report.ignoredColumns.length > 0 && (
        <Notice tone="neutral">
          <Trans id="transfer.ignoredColumns">
            Columns that nothing is taken from: {ignored}. Publication, highlighting and photos are managed on the site.
          </Trans>
        </Notice>
      )}
      {report.examples.length > 0 && <ImportExamples examples={report.examples} planned={planned} />}
      {report.totals.length > 0 && <Issues runId={runId} report={report} />}
    </Stack>
  );
}

/** What makes a remark plain: the other row, or the rule. */
function useDetail(): (issue: Report['issues'][number]) => string {
  const { t } = useLingui();
  const reasons = useWord(REASONS);
  return ({ otherLine, reason }) => {
    if (otherLine !== null) return t({ id: 'transfer.otherLine', message: `(line ${otherLine})` });
    return reason !== null && reason in REASONS ? `(${reasons(reason)})` : '';
  };
}

function Issues({ runId, report }: { runId: string; report: Report }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const word = useWord(ISSUES);
  const detail = useDetail();
  const severities = {
    ERROR: t({ id: 'transfer.error', message: 'Row refused' }),
    QUESTION: t({ id: 'transfer.question', message: 'To be confirmed' }),
    WARNING: t({ id: 'transfer.warning', message: 'To check' }),
    INFO: t({ id: 'transfer.info', message: 'For information' }),
  };
  const told = report.totals.some(({ severity }) => severity !== 'INFO');
  return (
    <Stack gap="3">
      <Row justifyContent="space-between">
        <Heading as="h4" look="h4">
          <Trans id="transfer.issues">Remarks on rows</Trans>
        </Heading>
        <DownloadButton
          path={`/imports/${runId}/issues`}
          failed={t({ id: 'transfer.issuesFailed', message: 'The remarks could not be loaded' })}
        >
          {t({ id: 'transfer.issuesFile', message: 'All remarks (CSV)' })}
        </DownloadButton>
      </Row>
      <DataTable
        caption={t({ id: 'transfer.issueCounts', message: 'Remarks by type' })}
        rows={report.totals.map((total) => ({ ...total, id: total.code }))}
        columns={[
          {
            id: 'code',
            title: t({ id: 'transfer.remark', message: 'Remark' }),
            lead: true,
            cell: ({ code }) => word(code),
          },
          {
            id: 'severity',
            title: t({ id: 'transfer.severity', message: 'Severity' }),
            cell: ({ severity }) => severities[severity],
          },
          {
            id: 'count',
            title: t({ id: 'transfer.rows', message: 'Rows' }),
            numeric: true,
            cell: ({ count }) => number(count),
          },
        ]}
      />
      {told && (
        <Box as="details">
          <Box as="summary" cursor="pointer" py="2" fontWeight="500">
            <Trans id="transfer.firstRows">First rows concerned</Trans>
          </Box>
          <DataTable
            caption={t({ id: 'transfer.firstRows', message: 'First rows concerned' })}
            rows={report.issues
              .filter(({ severity }) => severity !== 'INFO')
              .map((issue, index) => ({ ...issue, id: `${issue.line}-${index}` }))}
            columns={[
              {
                id: 'line',
                title: t({ id: 'transfer.line', message: 'Line' }),
                numeric: true,
                cell: ({ line }) => number(line),
              },
              {
                id: 'code',
                title: t({ id: 'transfer.remark', message: 'Remark' }),
                lead: true,
                cell: (issue) => [word(issue.code), detail(issue)].filter(Boolean).join(' '),
              },
              { id: 'column', title: t({ id: 'transfer.column', message: 'Column' }), cell: ({ column }) => column },
              { id: 'value', title: t({ id: 'transfer.value', message: 'Value' }), cell: ({ value }) => value },
            ]}
          />
        </Box>
      )}
    </Stack>
  );
}
