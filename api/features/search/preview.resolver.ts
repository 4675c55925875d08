import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { VenueView } from '../venues/venue.types.ts';

/** Venues as the public would see them, for those who keep them. */
@Authorized()
@Resolver()
export class PreviewResolver {
  @Query(() => VenueView, {
    nullable: true,
    description:
      'The page of a venue as the public would see it, the viewer’s pending change included; null = there is none, or it is hidden from him.',
  })
  venuePreview(
    @Arg('id', () => ID, { description: 'Id or slug of the venue.' }) id: string,
    @Ctx() { previews, caller }: Context,
  ): Promise<VenueView | null> {
    return previews.page(caller.viewer, id);
  }
}
