import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Allow, Audited } from '../../platform/graphql/operation.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { PromotionsContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { PromotionInput, PromotionsArgs } from './promotion.inputs.ts';
import { PROMOTION_MODERATORS } from './promotion.policy.ts';
import {
  DeletePromotionResult,
  PromotionDeleted,
  PromotionPage,
  PromotionRoom,
  PromotionSaved,
  SavePromotionResult,
} from './promotion.types.ts';

/** Promotions, for those who write them. */
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
  @Query(() => PromotionRoom, { description: 'How many promotions the viewer may have, and of which venues.' })
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
  @Mutation(() => SavePromotionResult, { description: 'Changes a promotion, or makes a new one.' })
  savePromotion(
    @Arg('input', () => PromotionInput, { ...CHECKED_BY_SERVICE, description: 'The promotion.' }) input: PromotionInput,
    @Ctx() { promotions, caller }: PromotionsContext,
  ): Promise<typeof SavePromotionResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'PLAN_LIMIT_REACHED', 'NOT_FOUND', 'CONFLICT'],
      promotions.save(caller.viewer, input).then((promotion) => Object.assign(new PromotionSaved(), { promotion })),
    );
  }

  @Allow('signedIn')
  @Audited(AuditAction.DELETE_PROMOTION)
  @Mutation(() => DeletePromotionResult, { description: 'Deletes a promotion.' })
  deletePromotion(
    @Arg('id', () => ID, { description: 'Id of the promotion.' }) id: string,
    @Ctx() { promotions, caller }: PromotionsContext,
  ): Promise<typeof DeletePromotionResult> {
    return toResultUnion(
      ['NOT_FOUND'],
      promotions.delete(caller.viewer, id).then(() => Object.assign(new PromotionDeleted(), { id })),
    );
  }
}
