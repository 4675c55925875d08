import { wholeWebAddress } from '../../../lib/form-rules.ts';
import { useCallback } from 'react';
import { mutationResult, useCall, useMutationCall } from '../../../lib/calls.ts';
import { withFiles } from '../../../lib/uploads.ts';
import {
  ArrangeReferencesDocument,
  DeleteReferenceDocument,
  useSaveReferenceMutation,
  type ReferenceContentQuery,
} from './references.gen.ts';
import type { ReferenceForm } from './reference-rules.ts';

export type Reference = ReferenceContentQuery['referenceContent']['references'][number];

/** What can be done with client companies. No call rejects. */
export function useReferenceCalls() {
  const [saveReference] = useSaveReferenceMutation();
  const [save, saving] = useCall(
    useCallback(
      async (form: ReferenceForm, reference: Reference | null, logo: File | null) => {
        const { name, website, isShown } = form;
        const seen = reference ? { id: reference.id, version: reference.version } : {};
        const { data } = await saveReference({
          variables: { input: { ...seen, name, website: wholeWebAddress(website) || null, isShown, logo } },
          ...(logo ? { context: withFiles({ 'variables.input.logo': logo }) } : {}),
        });
        return mutationResult(data?.saveReference);
      },
      [saveReference],
    ),
  );
  const [deleteReference, removing] = useMutationCall(
    DeleteReferenceDocument,
    'deleteReference',
    ({ id, version }: Reference) => ({ input: { id, version } }),
  );
  const remove = async (reference: Reference) => {
    const outcome = await deleteReference(reference);
    // What is gone already is as it was wished.
    return outcome.kind === 'failed' && outcome.code === 'NOT_FOUND' ? ({ kind: 'done' } as const) : outcome;
  };
  const [arrange] = useMutationCall(
    ArrangeReferencesDocument,
    'arrangeReferences',
    (ids: readonly string[], revision: string) => ({ input: { ids: [...ids], revision } }),
  );
  return { save, saving, remove, removing, arrange };
}
