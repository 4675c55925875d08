import { Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { largestRoomByLayout } from '../venues/public-venue-content.ts';
import { LargestRoom, VenueCard } from '../venues/venue.types.ts';
import type { SearchContext } from './services.ts';

@Resolver(() => VenueCard)
export class VenueCardResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether an editorial choice, which a subscription may include, places it before others by relevance: the top 5, the first page, ' +
      'a recommendation or a favourite.',
  })
  isHighlighted(@Root() { id }: VenueCard, @Ctx() { search }: SearchContext): boolean {
    return search.isHighlighted(id);
  }

  @Extensions({ listSize: 7 })
  @FieldResolver(() => [LargestRoom], {
    description: 'The room that holds most people, for each layout that is offered.',
  })
  largestRoomByLayout(@Root() card: VenueCard): LargestRoom[] {
    return largestRoomByLayout(card);
  }
}
