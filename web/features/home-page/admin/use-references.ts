import { wholeWebAddress } from '../../../lib/form-rules.ts';
import { useCallback } from 'react';
import { settled, useCall } from '../../../lib/calls.ts';
import { withFiles } from '../../../lib/uploads.ts';
import {
  useArrangeReferencesMutation,
  useDeleteReferenceMutation,
  useSaveReferenceMutation,
  type ReferenceContentQuery,
} from './references.gen.ts';
import type { ReferenceForm } from './reference-rules.ts';

export type Reference = ReferenceContentQuery['referenceContent']['references'][number];

/** What can be done with client companies. No call rejects. */
export function useReferenceCalls() {
  const [saveReference] = useSaveReferenceMutation();
  const [deleteReference] = useDeleteReferenceMutation();
  const [arrangeReferences] = useArrangeReferencesMutation();
  const [save, saving] = useCall(
    useCallback(
      async (form: ReferenceForm, reference: Reference | null, logo: File | null) => {
        const { name, website, isShown } = form;
        const seen = reference ? { id: reference.id, version: reference.version } : {};
        const { data } = await saveReference({
          variables: { input: { ...seen, name, website: wholeWebAddress(website) || null, isShown, logo } },
          ...(logo ? { context: withFiles({ 'variables.input.logo': logo }) } : {}),
        });
        return settled(data?.saveReference);
      },
      [saveReference],
    ),
  );
  const [remove, removing] = useCall(
    useCallback(
      async ({ id, version }: Reference) => {
        const { data } = await deleteReference({ variables: { input: { id, version } } });
        const outcome = settled(data?.deleteReference);
        // What is gone already is as it was wished.
        return outcome.kind === 'failed' && outcome.code === 'NOT_FOUND' ? ({ kind: 'done' } as const) : outcome;
      },
      [deleteReference],
    ),
  );
  const [arrange] = useCall(
    useCallback(
      async (ids: readonly string[], revision: string) => {
        const { data } = await arrangeReferences({ variables: { input: { ids: [...ids], revision } } });
        return settled(data?.arrangeReferences);
      },
      [arrangeReferences],
    ),
  );
  return { save, saving, remove, removing, arrange };
}
