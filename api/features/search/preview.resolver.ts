import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/graphql/operation.ts';
import type { SearchContext } from './services.ts';
import { VenueView } from '../venues/venue.types.ts';

/** Venues as the public would see them, for those who keep them. */
@Resolver()
export class PreviewResolver {
  @Allow('signedIn')
  @Query(() => VenueView, {
    nullable: true,
    description:
      'The page of a venue as the public would see it, the viewer’s pending change included; null = there is none, or it is hidden from him.',
  })
  venuePreview(
    @Arg('id', () => ID, { description: 'Id or slug of the venue.' }) id: string,
    @Ctx() { previews, caller }: SearchContext,
  ): Promise<VenueView | null> {
    return previews.page(caller.viewer, id);
  }
}
