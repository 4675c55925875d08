import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/formats.ts';
import { ListFrame } from '../../lib/list/list-frame.tsx';
import { Link } from '../../ui/button.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { STATE_TONES, STATES } from './import-labels.ts';
import { Badge } from '../../ui/layout.tsx';
import type { ImportsQuery } from './transfer.gen.ts';
import { useWord } from './use-word.ts';

type ImportHistoryProps = {
  query: {
    shown: ImportsQuery['imports'] | undefined;
    loading: boolean;
    error?: Error | undefined;
    refetch: () => Promise<unknown>;
  };
  /** Address of an import, and of a page of them. */
  runPath: (id: string) => string;
  pagePath: (page: number) => string;
};

/** What was imported before, and what came of it. */
export function ImportHistory({ query, runPath, pagePath }: ImportHistoryProps) {
  const { t } = useLingui();
  const columns = useHistoryColumns(runPath);
  return (
    <ListFrame
      query={query}
      text=""
      onSearch={() => {}}
      pageLink={pagePath}
      whole
      wholePath={pagePath(1)}
      count={(total) => t({ id: 'transfer.count', message: plural(total, { one: '# import', other: '# imports' }) })}
      empty={{ title: t({ id: 'transfer.none', message: 'Nothing has been imported here yet' }) }}
    >
      {({ items }) => (
        <DataTable
          caption={t({ id: 'transfer.history', message: 'Previous imports' })}
          rows={items}
          columns={columns}
        />
      )}
    </ListFrame>
  );
}

function useHistoryColumns(runPath: (id: string) => string): Column<ImportsQuery['imports']['items'][number]>[] {
  const { t } = useLingui();
  const { number, dateTime } = useFormats();
  const state = useWord(STATES);
  return [
    {
      id: 'file',
      title: t({ id: 'transfer.file', message: 'File' }),
      lead: true,
      cell: ({ id, fileName }) => (
        <Link to={runPath(id)} data-row-link overflowWrap="anywhere">
          {fileName}
        </Link>
      ),
    },
    {
      id: 'state',
      title: t({ id: 'transfer.state', message: 'State' }),
      cell: (run) => <Badge tone={STATE_TONES[run.state]}>{state(run.state)}</Badge>,
    },
    {
      id: 'created',
      title: t({ id: 'transfer.createdHead', message: 'Created' }),
      numeric: true,
      cell: ({ report }) => (report ? number(report.created) : '–'),
    },
    {
      id: 'updated',
      title: t({ id: 'transfer.updatedHead', message: 'Changed' }),
      numeric: true,
      cell: ({ report }) => (report ? number(report.updated) : '–'),
    },
    {
      id: 'refused',
      title: t({ id: 'transfer.refusedHead', message: 'Refused' }),
      numeric: true,
      cell: ({ report }) => (report ? number(report.refused) : '–'),
    },
    {
      id: 'author',
      title: t({ id: 'transfer.author', message: 'By' }),
      cell: ({ authorName }) => authorName ?? '–',
    },
    {
      id: 'date',
      title: t({ id: 'transfer.date', message: 'Sent' }),
      cell: ({ createdAt }) => dateTime(createdAt),
    },
  ];
}
