import { Field, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../platform/graphql/paging.ts';
import { VenueName } from '../billing/billing.types.ts';
import { PromotionView } from '../venues/venue-promotion.types.ts';
import { PromotionState } from './promotion.enums.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A promotion, as who manages its venue sees it.',
})
export class ManagedPromotion extends PromotionView {
  @Field(() => PromotionState, { description: 'The state of it today.' })
  state!: PromotionState;

  @Field(() => Boolean, { description: 'Whether the public sees it now: it runs, and its venue is public.' })
  isShown!: boolean;

  @Field(() => VenueName, { description: 'The venue.' })
  venue!: VenueName;

  @Field(() => Int, {
    description: 'The version, which grows with each change; a change names the version that it was made from.',
  })
  version!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A page of promotions: those that run come first, then those that are to come.',
})
export class PromotionPage extends PageOf(ManagedPromotion) {}

@ObjectType({
  simpleResolvers: true,
  description: 'The number of promotions that a viewer may have, and the venues that may have them.',
})
export class PromotionRoom {
  @Field(() => Int, {
    nullable: true,
    description: 'The number of promotions that may run or be to come; null if there is no limit.',
  })
  limit!: number | null;

  @Field(() => Int, { description: 'The number of promotions that run or are to come.' })
  used!: number;

  @Field(() => [VenueName], { description: 'The venues that can have some, by name; at most 500.' })
  venues!: VenueName[];
}
