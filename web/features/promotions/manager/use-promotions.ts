import { useMutationCall } from '../../../lib/calls.ts';
import {
  DeletePromotionDocument,
  MyPromotionsDocument,
  SavePromotionDocument,
  type MyPromotionsQuery,
  type SavePromotionMutationVariables,
} from './promotions-admin.gen.ts';

export type AdminPromotion = MyPromotionsQuery['myPromotions']['items'][number];
export type PromotionRoom = MyPromotionsQuery['promotionRoom'];

/** A change may move a promotion to another place of the list. */
const READ_AGAIN = { refetch: [MyPromotionsDocument] };

/** Saves and deletes promotions. Neither rejects. */
export function usePromotionCalls() {
  const [save, saving] = useMutationCall(
    SavePromotionDocument,
    'savePromotion',
    (input: SavePromotionMutationVariables['input']) => ({ input }),
    READ_AGAIN,
  );
  const [remove, removing] = useMutationCall(
    DeletePromotionDocument,
    'deletePromotion',
    ({ id, version }: AdminPromotion) => ({ input: { id, version } }),
    READ_AGAIN,
  );
  return { save, saving, remove, removing };
}
