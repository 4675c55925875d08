import { useCallback, useState } from 'react';
import { settled, useCall } from '../../../lib/calls.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { useUpdateFavouritesMutation, useUpdatePremierPageMutation } from './home-content.gen.ts';

export type CuratedSet = 'FAVOURITES' | 'PREMIER_PAGE';

/** Puts venues into a set, or takes them out, and asks for the list anew. `choose` gives whether it came about. */
export function useChoice(set: CuratedSet, refetch: () => Promise<unknown>) {
  const [updateFavourites] = useUpdateFavouritesMutation();
  const [updatePremierPage] = useUpdatePremierPageMutation();
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [call, choosing] = useCall(
    useCallback(
      async (venueIds: string[], chosen: boolean) => {
        const options = { variables: { input: { venueIds, chosen } } };
        const answer =
          set === 'FAVOURITES'
            ? (await updateFavourites(options)).data?.updateFavourites
            : (await updatePremierPage(options)).data?.updatePremierPage;
        return settled(answer);
      },
      [set, updateFavourites, updatePremierPage],
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
