import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { orFailure } from '../../kernel/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../kernel/validation.ts';
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
  @Authorized()
  @Query(() => PromotionPage, { description: 'The promotions of the viewer’s own venues.' })
  myPromotions(
    @Args(() => PromotionsArgs) args: PromotionsArgs,
    @Ctx() { offers, caller }: Context,
  ): Promise<PromotionPage> {
    return offers.own(caller.viewer, args);
  }

  @Authorized()
  @Query(() => PromotionRoom, { description: 'How many promotions the viewer may have, and of which venues.' })
  promotionRoom(@Ctx() { offers, caller }: Context): Promise<PromotionRoom> {
    return offers.room(caller.viewer);
  }

  @Authorized([...PROMOTION_MODERATORS])
  @Query(() => PromotionPage, { description: 'The promotions of all venues.' })
  allPromotions(@Args(() => PromotionsArgs) args: PromotionsArgs, @Ctx() { offers }: Context): Promise<PromotionPage> {
    return offers.all(args);
  }

  @Authorized()
  @Mutation(() => SavePromotionResult, { description: 'Changes a promotion, or makes a new one.' })
  savePromotion(
    @Arg('input', () => PromotionInput, { ...CHECKED_BY_SERVICE, description: 'The promotion.' }) input: PromotionInput,
    @Ctx() { offers, caller }: Context,
  ): Promise<typeof SavePromotionResult> {
    return orFailure(
      ['VALIDATION_FAILED', 'PLAN_LIMIT_REACHED', 'NOT_FOUND', 'CONFLICT'],
      offers.save(caller.viewer, input).then((promotion) => Object.assign(new PromotionSaved(), { promotion })),
    );
  }

  @Authorized()
  @Mutation(() => DeletePromotionResult, { description: 'Deletes a promotion.' })
  deletePromotion(
    @Arg('id', () => ID, { description: 'Id of the promotion.' }) id: string,
    @Ctx() { offers, caller }: Context,
  ): Promise<typeof DeletePromotionResult> {
    return orFailure(
      ['NOT_FOUND'],
      offers.delete(caller.viewer, id).then(() => Object.assign(new PromotionDeleted(), { id })),
    );
  }
}
