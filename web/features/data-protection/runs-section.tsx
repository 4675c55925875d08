import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import History from 'lucide-static/icons/history.svg?react';
import { useLocation } from 'react-router';
import { useFormats } from '../../lib/formats.ts';
import { listAddress } from '../../lib/list/list-address.ts';
import { ListFrame } from '../../lib/list/list-frame.tsx';
import { useLiveList } from '../../lib/list/use-live-list.ts';
import { Stack } from '../../ui/box.ts';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { Badge } from '../../ui/layout.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { useRetentionRunsQuery } from './data-protection.gen.ts';
import { sumOf, useRetentionLabels, type Run } from './retention-labels.ts';

const RUNS = listAddress({ path: '/admin/data-protection', filters: {}, sorts: { recents: 'NEWEST' } });

/** Reports of what was erased: when, by whom, how many, never who. */
export function RunsSection() {
  const { t } = useLingui();
  const { search } = useLocation();
  const address = RUNS.parse(search);
  const columns = useRunColumns();
  const { data, previousData, loading, error, refetch } = useRetentionRunsQuery({
    variables: { page: address.page },
    fetchPolicy: 'cache-and-network',
  });
  useLiveList(['DATA_PROTECTION'], refetch);
  return (
    <Stack as="section" gap="4" aria-labelledby="passages">
      <Heading as="h2" look="h3" id="passages">
        <Trans id="retention.runs">What was erased</Trans>
      </Heading>
      <ListFrame
        query={{ shown: (data ?? previousData)?.retentionRuns, loading, error, refetch }}
        text=""
        onSearch={() => {}}
        pageLink={(page) => RUNS.pathOf(address, { page })}
        whole
        wholePath={RUNS.path}
        count={(count) =>
          t({ id: 'retention.runCount', message: plural(count, { one: '# report', other: '# reports' }) })
        }
        empty={{
          picture: <History size={40} strokeWidth={1.25} aria-hidden />,
          title: t({ id: 'retention.noRun', message: 'Nothing has been erased yet' }),
          text: t({ id: 'retention.noRunText', message: 'Each night’s report will appear here.' }),
        }}
      >
        {({ items }) => (
          <DataTable
            caption={t({ id: 'retention.runs', message: 'What was erased' })}
            columns={columns}
            rows={items}
            faded={({ results }) => sumOf(results) === 0 && results.every(({ failed }) => !failed)}
          />
        )}
      </ListFrame>
    </Stack>
  );
}

function useRunColumns(): readonly Column<Run>[] {
  const { t } = useLingui();
  const { dateTime, number, decimal } = useFormats();
  const words = useRetentionLabels();
  return [
    {
      id: 'startedAt',
      title: t({ id: 'retention.when', message: 'When' }),
      lead: true,
      cell: ({ startedAt }) => dateTime(startedAt),
    },
    { id: 'trigger', title: t({ id: 'retention.why', message: 'Trigger' }), cell: words.trigger },
    {
      id: 'sum',
      title: t({ id: 'retention.sum', message: 'Erased' }),
      numeric: true,
      cell: ({ results }) => number(sumOf(results)),
    },
    {
      id: 'details',
      title: t({ id: 'retention.details', message: 'Of which' }),
      cell: ({ results }) => (
        <Text as="span" look="small" tone="muted">
          {results
            .filter(({ count }) => count > 0)
            .map(({ kind, count }) => `${words.kind(kind)} ${number(count)}`)
            .join(' · ') || '–'}{' '}
          {results.some(({ failed }) => failed) && (
            <Badge tone="danger">{t({ id: 'retention.incomplete', message: 'incomplete' })}</Badge>
          )}
        </Text>
      ),
    },
    {
      id: 'duration',
      title: t({ id: 'retention.duration', message: 'Duration' }),
      numeric: true,
      cell: ({ durationMs }) => `${decimal(durationMs / 1_000)}\u00a0s`,
    },
  ];
}
