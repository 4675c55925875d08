import { useCallback, useEffect } from 'react';
import { settled, useCall } from '../../lib/calls.ts';
import type { ImportRun } from './import-labels.ts';
import {
  useCancelImportMutation,
  useCheckImportMutation,
  useImportProgressedSubscription,
  useImportRunQuery,
  useStartImportMutation,
  type CheckImportMutationVariables,
} from './transfer.gen.ts';

/** How often one looks while something runs. */
const POLL_MS = 2_000;

export type Settings = Omit<CheckImportMutationVariables['input'], 'id'>;

/**
 * An import as it stands, told live. While it runs it is asked for as well: the socket may be away, and an answer that was on its way while news
 * came shows what was before them.
 */
export function useImport(id: string) {
  const { data, loading, error, refetch, startPolling, stopPolling } = useImportRunQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  useImportProgressedSubscription({ variables: { id } });
  const run = data?.importRun ?? null;
  const runs = run?.progress != null;
  useEffect(() => {
    if (!runs) return undefined;
    startPolling(POLL_MS);
    return stopPolling;
  }, [runs, startPolling, stopPolling]);
  return { run, runs, loading, error, refetch };
}

/** What can be done with an import. */
export function useImportSteps(run: ImportRun) {
  const { id } = run;
  const [checkImport] = useCheckImportMutation();
  const [startImport] = useStartImportMutation();
  const [cancelImport] = useCancelImportMutation();
  const [check, checking] = useCall(
    useCallback(
      async (settings: Settings) => {
        const { data } = await checkImport({ variables: { input: { id, ...settings } } });
        return settled(data?.checkImport);
      },
      [checkImport, id],
    ),
  );
  const [start, starting] = useCall(
    useCallback(async () => {
      const { data } = await startImport({ variables: { id } });
      return settled(data?.startImport);
    }, [id, startImport]),
  );
  const [cancel, cancelling] = useCall(
    useCallback(async () => {
      const { data } = await cancelImport({ variables: { id } });
      return settled(data?.cancelImport);
    }, [cancelImport, id]),
  );
  return { check, checking, start, starting, cancel, cancelling };
}
