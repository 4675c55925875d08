import { Field, Int, ObjectType } from 'type-graphql';
import { PromotionView } from '../venues/venue-promotion.types.ts';
import { VenueCard } from '../venues/venue.types.ts';
import { PlaceCount } from './search.types.ts';

@ObjectType({ simpleResolvers: true, description: 'A promotion that runs today, and the venue that offers it.' })
export class RunningPromotion {
  @Field(() => PromotionView, { description: 'The promotion.' })
  promotion!: PromotionView;

  @Field(() => VenueCard, { description: 'Its venue.' })
  venue!: VenueCard;
}

@ObjectType({ simpleResolvers: true, description: 'One page of the promotions that run today.' })
export class RunningPromotions {
  @Field(() => [RunningPromotion], { description: 'The promotions of this page: what ends first comes first.' })
  items!: RunningPromotion[];

  @Field(() => Int, { description: 'Promotions on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'This page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Number of pages; 0 when there is no promotion.' })
  pageCount!: number;

  @Field(() => [PlaceCount], {
    description: 'Regions and how many promotions run there, most first, whatever region was asked for.',
  })
  regions!: PlaceCount[];
}
