import { plural } from '@lingui/core/macro';
import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useErrorText } from '../../lib/errors.ts';
import { useFormats } from '../../lib/formats.ts';
import { Row, Stack } from '../../ui/box.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FootBar } from '../../ui/foot-bar.ts';
import { Badge } from '../../ui/layout.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportReport } from './import-report.tsx';
import { ENCODINGS, STATE_TONES, STATES, type ImportRun } from './import-labels.ts';
import { SettingsForm, StepFailure } from './settings-form.tsx';
import { useImportFormsQuery } from './transfer.gen.ts';
import { useImport, useImportSteps } from './use-import.ts';
import { useWord } from './use-word.ts';

/** One import, from its file to its report. */
export function ImportSheet({ id, homePath }: { id: string; homePath: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { run, loading, error, refetch } = useImport(id);
  const { data, refetch: askForms } = useImportFormsQuery();
  if (!run && loading) return <Skeleton height="40" borderRadius="md" />;
  if (!run) {
    return (
      <ErrorState
        title={t({ id: 'transfer.gone', message: 'This import does not exist' })}
        actions={
          error ? (
            <Button onClick={() => void refetch().catch(() => {})}>
              {t({ id: 'session.retry', message: 'Try again' })}
            </Button>
          ) : (
            <LinkButton to={homePath}>{t({ id: 'transfer.anotherFile', message: 'Import another file' })}</LinkButton>
          )
        }
      >
        {error && errorText(error)}
      </ErrorState>
    );
  }
  return (
    <Stack gap="5" bg="surface" border="1px solid" borderColor="rule" borderRadius="md" p={{ base: '4', md: '6' }}>
      <Head run={run} homePath={homePath} />
      <Steps run={run} forms={data?.importForms} onForms={() => void askForms().catch(() => {})} />
    </Stack>
  );
}

function Head({ run, homePath }: { run: ImportRun; homePath: string }) {
  const { t } = useLingui();
  const { decimal } = useFormats();
  const state = useWord(STATES);
  const encoding = useWord(ENCODINGS);
  const delimiter = run.delimiter === '\t' ? t({ id: 'transfer.tab', message: 'tab' }) : run.delimiter;
  const size =
    run.fileBytes < 1_000_000
      ? t({ id: 'transfer.kilobytes', message: `${decimal(Math.max(0.1, run.fileBytes / 1000))} kB` })
      : t({ id: 'transfer.megabytes', message: `${decimal(run.fileBytes / 1_000_000)} MB` });
  return (
    <Row justifyContent="space-between" alignItems="start">
      <Stack gap="1" minWidth="0">
        <Heading as="h2" look="h3" overflowWrap="anywhere">
          {run.fileName}
        </Heading>
        <Text look="small" tone="muted">
          {[
            t({ id: 'transfer.rowCount', message: plural(run.rows, { one: '# row', other: '# rows' }) }),
            size,
            encoding(run.encoding),
            t({ id: 'transfer.delimiter', message: `separator “${delimiter}”` }),
          ].join(' · ')}
        </Text>
        <span role="status">
          <Badge tone={STATE_TONES[run.state]}>{state(run.state)}</Badge>
        </span>
      </Stack>
      {run.progress === null && (
        <LinkButton to={homePath} size="sm">
          <Trans id="transfer.anotherFile">Import another file</Trans>
        </LinkButton>
      )}
    </Row>
  );
}

type StepsProps = {
  run: ImportRun;
  forms: Parameters<typeof SettingsForm>[0]['forms'] | undefined;
  onForms: () => void;
};

function Steps({ run, forms, onForms }: StepsProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const asking = useDisclosure();
  const { start, starting, cancel, cancelling } = useImportSteps(run);
  const [failure, setFailure] = useState<{ code: string; wait: number | null } | null>(null);
  const settle = (outcome: Awaited<ReturnType<typeof start>>) => {
    asking.onClose();
    setFailure(outcome.kind === 'failed' ? outcome : null);
  };
  const [edited, setEdited] = useState(false);
  const can = (action: ImportRun['availableActions'][number]) => run.availableActions.includes(action);
  const created = number(run.check?.created ?? 0);
  const updated = number(run.check?.updated ?? 0);
  const writes = (run.check?.created ?? 0) + (run.check?.updated ?? 0) > 0 || run.settings?.publish === true;
  return (
    <>
      {!run.hasFile && run.state !== 'DONE' && (
        <Notice tone="gold">
          <Trans id="transfer.fileGone">The file is no longer kept. Send it again to go on.</Trans>
        </Notice>
      )}
      {can('CHECK') && forms && (
        <SettingsForm key={run.id} run={run} forms={forms} onForms={onForms} onEdited={setEdited} />
      )}
      {run.progress && <ImportProgress run={run} stopping={cancelling} onStop={() => void cancel().then(settle)} />}
      {run.report && <ImportReport runId={run.id} report={run.report} planned={false} />}
      {!run.report && run.check && !run.progress && <ImportReport runId={run.id} report={run.check} planned />}
      {failure && <StepFailure code={failure.code} wait={failure.wait} />}
      {can('START') && (
        <FootBar>
          <Row>
            <Button look="solid" busy={starting} disabled={!writes || edited} onClick={() => asking.onOpen()}>
              {run.state === 'CHECKED' ? (
                <Trans id="transfer.start">Import</Trans>
              ) : (
                <Trans id="transfer.goOn">Continue the import</Trans>
              )}
            </Button>
            {edited && (
              <Text look="small" tone="muted">
                <Trans id="transfer.checkFirst">The settings have changed: check again before importing.</Trans>
              </Text>
            )}
            {!writes && !edited && (
              <Text look="small" tone="muted">
                {run.check?.refused ? (
                  <Trans id="transfer.onlyRefused">
                    There is nothing to write: correct the refused rows, then check the file again.
                  </Trans>
                ) : (
                  <Trans id="transfer.nothingToDo">
                    There is nothing to write: every venue already matches the file.
                  </Trans>
                )}
              </Text>
            )}
          </Row>
        </FootBar>
      )}
      <ConfirmDialog
        dialog={asking}
        title={t({ id: 'transfer.confirmTitle', message: 'Import this file?' })}
        confirmLabel={t({ id: 'transfer.start', message: 'Import' })}
        cancelLabel={t({ id: 'transfer.back', message: 'Back' })}
        busy={starting}
        onConfirm={() => void start().then(settle)}
      >
        <Text>
          {t({
            id: 'transfer.confirm',
            message: `Venues created: ${created}. Venues changed: ${updated}. The catalogue shows them at once.`,
          })}
        </Text>
      </ConfirmDialog>
    </>
  );
}
