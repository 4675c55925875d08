import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { VenueServices } from '../venues/services.ts';
import { PromotionService } from './promotion.service.ts';

export function promotionServices({ database }: Platform) {
  return { promotions: new PromotionService(database) };
}

export type PromotionServices = ReturnType<typeof promotionServices>;
export type PromotionsContext = OperationContext & PromotionServices & Pick<VenueServices, 'managedVenues'>;
