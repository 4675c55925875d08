import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/formats.ts';
import { Row, Stack } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Text } from '../../ui/text.tsx';
import type { ImportRun } from './import-labels.ts';

type ImportProgressProps = { run: ImportRun; stopping: boolean; onStop: () => void };

/** How far a check or an import is. It goes on when the page is left. */
export function ImportProgress({ run, stopping, onStop }: ImportProgressProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { checking = true, rows = 0, total = 0 } = run.progress ?? {};
  // Looking through the file is a tenth of the way.
  const share = total > 0 ? rows / total : 0;
  const percent = Math.min(100, Math.round(checking ? share * 10 : 10 + share * 90));
  const [done, all] = [number(rows), number(total)];
  const label =
    run.state === 'CHECKING'
      ? t({ id: 'transfer.checking', message: 'Checking' })
      : t({ id: 'transfer.importing', message: 'Importing' });
  return (
    <Stack gap="2">
      <Text look="small" tone="muted" fontVariantNumeric="tabular-nums">
        {checking
          ? t({ id: 'transfer.reading', message: 'Reading the file…' })
          : t({ id: 'transfer.rowsOf', message: `${done} of ${all} rows` })}
      </Text>
      <ProgressBar percent={percent} label={label} />
      <Row justifyContent="space-between">
        <Text look="small" tone="muted">
          <Trans id="transfer.goesOn">You can leave this page: it continues without you.</Trans>
        </Text>
        <Button size="sm" busy={stopping} onClick={onStop}>
          <Trans id="transfer.stop">Stop</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
