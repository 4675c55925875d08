import { defineFeature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { Promotion } from './promotion.entity.ts';
import {
  PromotionFieldsResolver,
  PromotionRoomResolver,
  VenuePromotionsResolver,
} from './promotion-fields.resolver.ts';
import { PromotionResolver } from './promotion.resolver.ts';
import { type PromotionServices, promotionServices } from './services.ts';
import { AUDITED_PROMOTIONS } from './audited-tables.ts';

export const promotionsFeature = defineFeature<Platform, PromotionServices>({
  name: 'promotions',
  entities: [Promotion],
  audited: AUDITED_PROMOTIONS,
  resolvers: [PromotionFieldsResolver, PromotionResolver, PromotionRoomResolver, VenuePromotionsResolver],
  services: promotionServices,
});
