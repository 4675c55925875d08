import { Field, Int, ObjectType } from 'type-graphql';
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
