import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow } from '../../platform/graphql/operation.ts';
import type { VenuesContext } from './services.ts';
import { ManagedVenuesArgs } from './managed-venue.inputs.ts';
import { ManagedVenuePage, ManagedVenueView, SlugProposal } from './managed-venue.types.ts';
import { MODERATORS } from './venue.policy.ts';

/** Venues as those read them who keep them. */
@Resolver()
export class ManagedVenueResolver {
  @Allow('signedIn')
  @Query(() => ManagedVenuePage, { description: 'The venues of the viewer.' })
  myVenues(
    @Args(() => ManagedVenuesArgs) args: ManagedVenuesArgs,
    @Ctx() { managedVenues, caller }: VenuesContext,
  ): Promise<ManagedVenuePage> {
    return managedVenues.listOwn(caller.viewer, args);
  }

  @Allow(MODERATORS)
  @Query(() => ManagedVenuePage, { description: 'All venues, for moderators and administrators.' })
  managedVenues(
    @Args(() => ManagedVenuesArgs) args: ManagedVenuesArgs,
    @Ctx() { managedVenues, caller }: VenuesContext,
  ): Promise<ManagedVenuePage> {
    return managedVenues.listAll(caller.viewer, args);
  }

  @Allow('signedIn')
  @Query(() => ManagedVenueView, {
    nullable: true,
    description:
      'One venue for those who keep it; null = there is none of that id or slug, or it is hidden from the viewer.',
  })
  managedVenue(
    @Arg('id', () => ID, { description: 'Id or slug of the venue.' }) id: string,
    @Ctx() { managedVenues, caller }: VenuesContext,
  ): Promise<ManagedVenueView | null> {
    return managedVenues.find(caller.viewer, id);
  }

  @Allow('signedIn')
  @Query(() => SlugProposal, { description: 'Whether a venue can have the slug that is wished for it.' })
  slugProposal(
    @Arg('wish', () => String, { description: 'The wish, or a name to make a slug of; at most 200 characters.' })
    wish: string,
    @Arg('venueId', () => ID, {
      nullable: true,
      description: 'The venue whose own slugs are free for it; null = a new one.',
    })
    venueId: string | null,
    @Ctx() { managedVenues }: VenuesContext,
  ): Promise<SlugProposal> {
    return managedVenues.proposeSlug(wish, venueId);
  }
}
