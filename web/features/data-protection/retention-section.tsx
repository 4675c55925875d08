import { useDisclosure } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import { useCall } from '../../lib/calls.ts';
import { failedCall, type FailedCall } from '../../lib/captcha/use-checked-call.ts';
import { useErrorText } from '../../lib/errors.ts';
import { useFormats } from '../../lib/formats.ts';
import { useLiveList } from '../../lib/list/use-live-list.ts';
import { SendFailure } from '../../lib/send-failure.tsx';
import { Flex, Stack } from '../../ui/box.ts';
import { Button, Link } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { RetentionRunsDocument, useRetentionQuery, useRunRetentionMutation } from './data-protection.gen.ts';
import { useRetentionColumns } from './retention-columns.tsx';
import { sumOf, useRetentionLabels, type Rule, type Run } from './retention-labels.ts';

/** What is kept for how long, what of it is due, and the button that erases it now. */
export function RetentionSection() {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const errorText = useErrorText();
  const columns = useRetentionColumns();
  const { data, error, loading, refetch } = useRetentionQuery({ fetchPolicy: 'cache-and-network' });
  useLiveList(['DATA_PROTECTION'], refetch);
  const retention = data?.retention;
  if (!retention)
    return error ? (
      <ErrorState title={t({ id: 'list.failed', message: 'The list could not be loaded' })}>
        {errorText(error)}
      </ErrorState>
    ) : (
      <Skeleton height="24rem" borderRadius="md" />
    );
  const { rules, nextRunAt } = retention;
  return (
    <Stack as="section" gap="4" aria-labelledby="durees">
      <Stack gap="1">
        <Heading as="h2" look="h3" id="durees">
          <Trans id="retention.title">What is kept, and for how long</Trans>
        </Heading>
        <Text tone="muted">
          {t({
            id: 'retention.lead',
            message: `What is due is erased every night; next run on ${dateTime(nextRunAt)}. This table only counts: viewing it erases nothing.`,
          })}{' '}
          <Link to="/admin/settings">
            <Trans id="retention.change">Change the periods</Trans>
          </Link>
        </Text>
      </Stack>
      <DataTable
        caption={t({ id: 'retention.title', message: 'What is kept, and for how long' })}
        columns={columns}
        rows={rules.map((rule) => ({ ...rule, id: rule.kind }))}
      />
      <RunNow rules={rules} counting={loading} onCount={() => void refetch().catch(() => {})} />
    </Stack>
  );
}

type RunNowProps = { rules: readonly Rule[]; counting: boolean; onCount: () => void };

function RunNow({ rules, counting, onCount }: RunNowProps) {
  const { t } = useLingui();
  const words = useRetentionLabels();
  const { number } = useFormats();
  const dialog = useDisclosure();
  const [outcome, setOutcome] = useState<Run | FailedCall | null>(null);
  const [runRetention] = useRunRetentionMutation();
  const [run, running] = useCall(
    useCallback(async () => {
      const { data } = await runRetention({ refetchQueries: [RetentionRunsDocument] });
      const report = data?.runRetention.run;
      return report ? ({ kind: 'done', run: report } as const) : failedCall('INTERNAL');
    }, [runRetention]),
  );
  const due = sumOf(rules);
  const confirm = async () => {
    setOutcome(null);
    const answer = await run();
    dialog.onClose();
    setOutcome(answer.kind === 'done' ? answer.run : answer);
    onCount();
  };
  const failed = outcome && 'results' in outcome ? outcome.results.filter((result) => result.failed) : [];
  return (
    <Stack gap="3">
      <Flex gap="3" flexWrap="wrap">
        <Button busy={counting} onClick={onCount}>
          <Trans id="retention.count">Count again</Trans>
        </Button>
        <Button disabled={due === 0} onClick={() => dialog.onOpen()}>
          <Trans id="retention.run">Erase what is due now…</Trans>
        </Button>
      </Flex>
      <div role="status">
        {outcome && 'results' in outcome && (
          <Notice tone={failed.length > 0 ? 'danger' : 'sage'}>
            {words.erased(sumOf(outcome.results))}
            {failed.length > 0 && (
              <>
                {' '}
                {t({
                  id: 'retention.failed',
                  message: `Not processed: ${failed.map(({ kind }) => words.kind(kind)).join(', ')}. The log says why; it will be tried again the next night.`,
                })}
              </>
            )}
          </Notice>
        )}
      </div>
      {outcome && 'code' in outcome && (
        <SendFailure
          code={outcome.code}
          wait={outcome.wait}
          title={t({ id: 'retention.notRun', message: 'Nothing has been erased' })}
        />
      )}
      <ConfirmDialog
        dialog={dialog}
        title={t({
          id: 'retention.confirmTitle',
          message: plural(due, { one: 'Permanently erase # entry?', other: 'Permanently erase # entries?' }),
        })}
        confirmLabel={t({ id: 'retention.confirm', message: 'Erase permanently' })}
        cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
        busy={running}
        onConfirm={() => void confirm()}
      >
        <Stack gap="2">
          <ul>
            {rules
              .filter(({ count }) => count > 0)
              .map((rule) => (
                <li key={rule.kind}>
                  {words.kind(rule.kind)}
                  {t({ id: 'retention.colon', message: ': ' })}
                  {number(rule.count)} ({words.effect(rule)})
                </li>
              ))}
          </ul>
          <Text>
            <Trans id="retention.confirmText">This cannot be undone. The report says how many, never who.</Trans>
          </Text>
        </Stack>
      </ConfirmDialog>
    </Stack>
  );
}
