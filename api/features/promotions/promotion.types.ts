import { Field, Int, ObjectType } from 'type-graphql';
import { PageOf } from '../../platform/graphql/paging.ts';
import { VenuePromotion } from '../venues/venue-promotion.types.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A page of promotions: those that run come first, then those that are to come.',
})
export class PromotionPage extends PageOf(VenuePromotion) {}

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

  /** The venues that can have some, by name. */
  venueIds!: readonly string[];
}
