import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { today } from '../../platform/clock.ts';
import { Guarded } from '../../platform/graphql/guarded-field.ts';
import { VenueView } from '../venues/managed-venue.types.ts';
import { PromotionView } from '../venues/venue-promotion.types.ts';
import { PromotionState, promotionStateOn } from './promotion.enums.ts';
import { PromotionRoom } from './promotion.types.ts';
import type { PromotionsContext } from './services.ts';

@Resolver(() => PromotionView)
export class PromotionFieldsResolver {
  @FieldResolver(() => PromotionState, { description: 'The state of it today.' })
  state(@Root() promotion: PromotionView): PromotionState {
    return promotionStateOn(promotion, today());
  }

  @Guarded({ by: 'venueId' })
  @FieldResolver(() => VenueView, { nullable: true, description: 'The venue.' })
  async venue(
    @Root() { venueId }: PromotionView,
    @Ctx() { managedVenues, caller }: PromotionsContext,
  ): Promise<VenueView | undefined> {
    return (await managedVenues.referred(caller.viewer, [venueId!]))[0];
  }
}

@Resolver(() => VenueView)
export class VenuePromotionsResolver {
  @FieldResolver(() => [PromotionView], { description: 'The promotions that run today, the strongest first.' })
  promotions(
    @Root() venue: VenueView,
    @Ctx() { promotions }: PromotionsContext,
  ): PromotionView[] | Promise<PromotionView[]> {
    return venue.promotions ?? ('version' in venue ? promotions.running(venue.id) : []);
  }
}

@Resolver(() => PromotionRoom)
export class PromotionRoomResolver {
  @FieldResolver(() => [VenueView], { description: 'The venues that can have some, by name; at most 500.' })
  venues(
    @Root() { venueIds }: PromotionRoom,
    @Ctx() { managedVenues, caller }: PromotionsContext,
  ): Promise<VenueView[]> {
    return managedVenues.referred(caller.viewer, venueIds);
  }
}
