import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useSearchParams } from 'react-router';
import { useLiveList } from '../../lib/list/use-live-list.ts';
import { Stack } from '../../ui/box.ts';
import { Link } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Heading } from '../../ui/text.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportSheet } from './import-sheet.tsx';
import { useImportsQuery } from './transfer.gen.ts';
import { UploadZone } from './upload-zone.tsx';

/** Which import is looked at stands in the address, so that one can leave the page and come back to it. */
export function ImportPanel({ path }: { path: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const id = query.get('import');
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1);
  const { data, previousData, loading, error, refetch } = useImportsQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
  });
  useLiveList(['IMPORTS'], refetch);
  const shown = (data ?? previousData)?.imports;
  const running = shown?.runningId ?? null;
  const runPath = (run: string) => `${path}?import=${run}`;
  return (
    <Stack gap="8">
      <Stack as="section" gap="4" aria-label={t({ id: 'transfer.import', message: 'Import' })}>
        {id === null ? (
          <Heading as="h2" look="h2">
            <Trans id="transfer.import">Import</Trans>
          </Heading>
        ) : null}
        {running !== null && running !== id && (
          <Notice tone="gold" role="status">
            <Trans id="transfer.oneRuns">
              An import is running; another can start when it finishes.{' '}
              <Link to={runPath(running)}>See its progress</Link>
            </Trans>
          </Notice>
        )}
        {id === null ? (
          <UploadZone
            onUploaded={(run) => {
              void navigate(runPath(run));
              void refetch().catch(() => {});
            }}
          />
        ) : (
          <ImportSheet key={id} id={id} homePath={path} />
        )}
      </Stack>
      <Stack as="section" gap="4">
        <Heading as="h2" look="h2">
          <Trans id="transfer.history">Previous imports</Trans>
        </Heading>
        <ImportHistory
          query={{ shown, loading, error, refetch }}
          runPath={runPath}
          pagePath={(next) => (next === 1 ? path : `${path}?page=${next}`)}
        />
      </Stack>
    </Stack>
  );
}
