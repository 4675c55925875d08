import { useCallback } from 'react';
import { settled, useCall } from '../../../lib/calls.ts';
import {
  MyPromotionsDocument,
  useDeletePromotionMutation,
  useSavePromotionMutation,
  type MyPromotionsQuery,
  type SavePromotionMutationVariables,
} from './promotions-admin.gen.ts';

export type AdminPromotion = MyPromotionsQuery['myPromotions']['items'][number];
export type PromotionRoom = MyPromotionsQuery['promotionRoom'];

/** A change may move a promotion to another place of the list: it is read again before the change counts as done. */
const READ_AGAIN = { refetchQueries: [MyPromotionsDocument], awaitRefetchQueries: true };

/** Saves and deletes promotions. Neither rejects. */
export function usePromotionCalls() {
  const [savePromotion] = useSavePromotionMutation();
  const [deletePromotion] = useDeletePromotionMutation();
  const [save, saving] = useCall(
    useCallback(
      async (input: SavePromotionMutationVariables['input']) => {
        const { data } = await savePromotion({ variables: { input }, ...READ_AGAIN });
        return settled(data?.savePromotion);
      },
      [savePromotion],
    ),
  );
  const [remove, removing] = useCall(
    useCallback(
      async ({ id, version }: AdminPromotion) => {
        const { data } = await deletePromotion({ variables: { input: { id, version } }, ...READ_AGAIN });
        return settled(data?.deletePromotion);
      },
      [deletePromotion],
    ),
  );
  return { save, saving, remove, removing };
}
