import { Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow, Audited } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { PromotionsContext } from './services.ts';
import { VersionedInput } from '../../platform/graphql/inputs.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { Conflict, NotFound, PlanLimitReached, ValidationFailed } from '../../platform/graphql/user-errors.ts';
import { PromotionsArgs, SavePromotionInput } from './promotion.inputs.ts';
import { VenuePromotion } from '../venues/venue-promotion.types.ts';
import { PROMOTION_MODERATORS } from './promotion.policy.ts';
import { PromotionPage, PromotionRoom } from './promotion.types.ts';

/** Promotions, for owners and moderators. */
@Resolver()
export class PromotionResolver {
  @Allow('signedIn')
  @Query(() => PromotionPage, { description: 'The promotions of the viewer’s own venues.' })
  myPromotions(
    @Args(() => PromotionsArgs) args: PromotionsArgs,
    @Ctx() { promotions, caller }: PromotionsContext,
  ): Promise<PromotionPage> {
    return promotions.own(caller.viewer, args);
  }

  @Allow('signedIn')
  @Query(() => PromotionRoom, {
    description: 'The number of promotions that the viewer may have, and the venues that may have them.',
  })
  promotionRoom(@Ctx() { promotions, caller }: PromotionsContext): Promise<PromotionRoom> {
    return promotions.room(caller.viewer);
  }

  @Allow(PROMOTION_MODERATORS)
  @Query(() => PromotionPage, { description: 'The promotions of all venues.' })
  allPromotions(
    @Args(() => PromotionsArgs) args: PromotionsArgs,
    @Ctx() { promotions }: PromotionsContext,
  ): Promise<PromotionPage> {
    return promotions.all(args);
  }

  @Allow('signedIn')
  @Audited(AuditAction.SAVE_PROMOTION)
  @PayloadMutation(
    'Changes a promotion, or makes a new one. NotFound: there is no such promotion or venue, or not for the caller.',
    { promotion: [() => VenuePromotion, 'The promotion as it is now.'] },
    [ValidationFailed, PlanLimitReached, NotFound, Conflict],
  )
  async savePromotion(
    @Input('The promotion.', CHECKED_BY_SERVICE) input: SavePromotionInput,
    @Ctx() { promotions, caller }: PromotionsContext,
  ) {
    return { promotion: await promotions.save(caller.viewer, input) };
  }

  @Allow('signedIn')
  @Audited(AuditAction.DELETE_PROMOTION)
  @PayloadMutation('Deletes a promotion.', { deletedId: [() => ID, 'The id of the deleted promotion.'] }, [
    NotFound,
    Conflict,
  ])
  async deletePromotion(
    @Input('The promotion.') input: VersionedInput,
    @Ctx() { promotions, caller }: PromotionsContext,
  ) {
    await promotions.delete(caller.viewer, input);
    return { deletedId: input.id };
  }
}
