import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import { Conflict, NotFound, PlanLimitReached, ValidationFailed } from '../../platform/graphql/failures.ts';
import { VenueNameView } from '../billing/billing.types.ts';
import { PromotionView } from '../venues/venue-promotion.types.ts';
import { PromotionState } from './promotion.enums.ts';

@ObjectType('ManagedPromotion', {
  simpleResolvers: true,
  description: 'A promotion, as who manages its venue sees it.',
})
export class ManagedPromotionView extends PromotionView {
  @Field(() => PromotionState, { description: 'Where it stands today.' })
  state!: PromotionState;

  @Field(() => Boolean, { description: 'Whether the public sees it now: it runs, and its venue is public.' })
  isShown!: boolean;

  @Field(() => VenueNameView, { description: 'The venue.' })
  venue!: VenueNameView;

  @Field(() => Int, { description: 'Grows with each change; a change names the one that it was made from.' })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A page of promotions.' })
export class PromotionPage {
  @Field(() => [ManagedPromotionView], { description: 'Those of the page: what runs first, then what is to come.' })
  items!: ManagedPromotionView[];

  @Field(() => Int, { description: 'Promotions on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'The page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Pages.' })
  pageCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many promotions the viewer may have, and where.' })
export class PromotionRoom {
  @Field(() => Int, { nullable: true, description: 'Promotions that may run or be to come; null = no limit.' })
  limit!: number | null;

  @Field(() => Int, { description: 'Those that run or are to come.' })
  used!: number;

  @Field(() => [VenueNameView], { description: 'The venues that can have some, by name; at most 500.' })
  venues!: VenueNameView[];
}

@ObjectType({ simpleResolvers: true, description: 'A promotion was saved.' })
export class PromotionSaved {
  @Field(() => ManagedPromotionView, { description: 'As it is now.' })
  promotion!: ManagedPromotionView;
}

@ObjectType({ simpleResolvers: true, description: 'A promotion was deleted.' })
export class PromotionDeleted {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;
}

export const SavePromotionResult = createUnionType({
  name: 'SavePromotionResult',
  description: 'What came of saving a promotion. NotFound: there is no such promotion or venue, or not for the caller.',
  types: () => [PromotionSaved, ValidationFailed, PlanLimitReached, NotFound, Conflict] as const,
});

export const DeletePromotionResult = createUnionType({
  name: 'DeletePromotionResult',
  description: 'What came of deleting a promotion. NotFound: there is none, or not for the caller.',
  types: () => [PromotionDeleted, NotFound] as const,
});
