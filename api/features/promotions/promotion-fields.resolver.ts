import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { today } from '../../platform/clock.ts';
import { Guarded } from '../../platform/graphql/guarded-field.ts';
import { VenueDetails } from '../venues/managed-venue.types.ts';
import { VenuePromotion } from '../venues/venue-promotion.types.ts';
import { PromotionState, promotionStateOn } from './promotion.enums.ts';
import { PromotionRoom } from './promotion.types.ts';
import type { PromotionsContext } from './services.ts';

@Resolver(() => VenuePromotion)
export class PromotionFieldsResolver {
  @FieldResolver(() => PromotionState, { description: 'The state of it today.' })
  state(@Root() promotion: VenuePromotion): PromotionState {
    return promotionStateOn(promotion, today());
  }

  @Guarded({ by: 'venueId' })
  @FieldResolver(() => VenueDetails, { nullable: true, description: 'The venue.' })
  async venue(
    @Root() { venueId }: VenuePromotion,
    @Ctx() { managedVenues, caller }: PromotionsContext,
  ): Promise<VenueDetails | undefined> {
    return (await managedVenues.referred(caller.viewer, [venueId!]))[0];
  }
}

@Resolver(() => VenueDetails)
export class VenuePromotionsResolver {
  @FieldResolver(() => [VenuePromotion], { description: 'The promotions that run today, the strongest first.' })
  promotions(
    @Root() venue: VenueDetails,
    @Ctx() { promotions }: PromotionsContext,
  ): VenuePromotion[] | Promise<VenuePromotion[]> {
    return venue.promotions ?? ('version' in venue ? promotions.running(venue.id) : []);
  }
}

@Resolver(() => PromotionRoom)
export class PromotionRoomResolver {
  @FieldResolver(() => [VenueDetails], { description: 'The venues that can have some, by name; at most 500.' })
  venues(
    @Root() { venueIds }: PromotionRoom,
    @Ctx() { managedVenues, caller }: PromotionsContext,
  ): Promise<VenueDetails[]> {
    return managedVenues.referred(caller.viewer, venueIds);
  }
}
