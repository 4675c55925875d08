import { useEffect } from 'react';
import { useMutationCall } from '../../lib/calls.ts';
import type { ImportRun } from './import-labels.ts';
import {
  CancelImportDocument,
  CheckImportDocument,
  StartImportDocument,
  useImportProgressedSubscription,
  useImportRunQuery,
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
  const variables = () => ({ id });
  const [check, checking] = useMutationCall(CheckImportDocument, 'checkImport', (settings: Settings) => ({
    input: { id, ...settings },
  }));
  const [start, starting] = useMutationCall(StartImportDocument, 'startImport', variables);
  const [cancel, cancelling] = useMutationCall(CancelImportDocument, 'cancelImport', variables);
  return { check, checking, start, starting, cancel, cancelling };
}
