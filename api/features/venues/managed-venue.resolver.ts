import { Arg, Args, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { ManagedVenuesArgs } from './managed-venue.args.ts';
import { ManagedVenuePage, ManagedVenueView, SlugProposal } from './managed-venue.types.ts';
import { MODERATORS } from './venue.policy.ts';

/** Venues as those read them who keep them. */
@Resolver()
export class ManagedVenueResolver {
  @Authorized()
  @Query(() => ManagedVenuePage, { description: 'The venues of the viewer.' })
  myVenues(
    @Args(() => ManagedVenuesArgs) args: ManagedVenuesArgs,
    @Ctx() { managedVenues, caller }: Context,
  ): Promise<ManagedVenuePage> {
    return managedVenues.listOwn(caller.viewer, args);
  }

  @Authorized(MODERATORS)
  @Query(() => ManagedVenuePage, { description: 'All venues, for moderators and administrators.' })
  managedVenues(
    @Args(() => ManagedVenuesArgs) args: ManagedVenuesArgs,
    @Ctx() { managedVenues, caller }: Context,
  ): Promise<ManagedVenuePage> {
    return managedVenues.listAll(caller.viewer, args);
  }

  @Authorized()
  @Query(() => ManagedVenueView, {
    nullable: true,
    description:
      'One venue for those who keep it; null = there is none of that id or slug, or it is hidden from the viewer.',
  })
  managedVenue(
    @Arg('id', () => ID, { description: 'Id or slug of the venue.' }) id: string,
    @Ctx() { managedVenues, caller }: Context,
  ): Promise<ManagedVenueView | null> {
    return managedVenues.find(caller.viewer, id);
  }

  @Authorized()
  @Query(() => SlugProposal, { description: 'Whether a venue can have the slug that is wished for it.' })
  slugProposal(
    @Arg('wish', () => String, { description: 'The wish, or a name to make a slug of; at most 200 characters.' })
    wish: string,
    @Arg('venueId', () => ID, {
      nullable: true,
      description: 'The venue whose own slugs are free for it; null = a new one.',
    })
    venueId: string | null,
    @Ctx() { managedVenues }: Context,
  ): Promise<SlugProposal> {
    return managedVenues.proposeSlug(wish, venueId);
  }
}
