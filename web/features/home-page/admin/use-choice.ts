import { useCallback, useState } from 'react';
import { useCall, useMutate } from '../../../lib/calls.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { UpdateFavouritesDocument, UpdatePremierPageDocument } from './home-content.gen.ts';

export type CuratedSet = 'FAVOURITES' | 'PREMIER_PAGE';

/** Puts venues into a set, or takes them out, and asks for the list anew. `choose` gives whether it came about. */
export function useChoice(set: CuratedSet, refetch: () => Promise<unknown>) {
  const mutate = useMutate();
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [call, choosing] = useCall(
    useCallback(
      (venueIds: string[], chosen: boolean) => {
        const variables = { input: { venueIds, chosen } };
        return set === 'FAVOURITES'
          ? mutate(UpdateFavouritesDocument, 'updateFavourites', variables)
          : mutate(UpdatePremierPageDocument, 'updatePremierPage', variables);
      },
      [mutate, set],
    ),
  );
  const choose = async (venues: readonly { readonly id: string }[], chosen: boolean): Promise<boolean> => {
    setFailure(null);
    const outcome = await call(
      venues.map(({ id }) => id),
      chosen,
    );
    if (outcome.kind === 'failed') setFailure(outcome);
    await refetch().catch(() => {});
    return outcome.kind === 'done';
  };
  return { choose, choosing, failure };
}
