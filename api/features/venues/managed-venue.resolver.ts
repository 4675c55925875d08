import { Arg, Args, Ctx, FieldResolver, ID, Query, Resolver, Root } from 'type-graphql';
import { Guarded } from '../../platform/graphql/guarded-field.ts';
import { Allow } from '../../platform/graphql/operation.ts';
import type { VenuesContext } from './services.ts';
import { ManagedVenuesArgs } from './managed-venue.inputs.ts';
import { SlugProposal, VenuePage, VenueDetails } from './managed-venue.types.ts';
import type { SeenVenue } from './managed-venue-view.ts';
import { ChangeRequestDetails } from './change-request.types.ts';
import { VenuePhoto } from './venue.types.ts';
import { MODERATORS } from './venue.policy.ts';

/** Venues for those who manage them. */
@Resolver(() => VenueDetails)
export class ManagedVenueResolver {
  @Allow('signedIn')
  @Query(() => VenuePage, { description: 'The venues of the caller.' })
  myVenues(
    @Args(() => ManagedVenuesArgs) args: ManagedVenuesArgs,
    @Ctx() { managedVenues, caller }: VenuesContext,
  ): Promise<VenuePage> {
    return managedVenues.listOwn(caller.viewer, args);
  }

  @Allow(MODERATORS)
  @Query(() => VenuePage, { description: 'All venues, for moderators and administrators.' })
  managedVenues(
    @Args(() => ManagedVenuesArgs) args: ManagedVenuesArgs,
    @Ctx() { managedVenues, caller }: VenuesContext,
  ): Promise<VenuePage> {
    return managedVenues.listAll(caller.viewer, args);
  }

  @Allow('signedIn')
  @Query(() => VenueDetails, {
    nullable: true,
    description:
      'A venue by its id or slug, for those who manage it; null if there is none, or it is hidden from the caller.',
  })
  managedVenue(
    @Arg('id', () => ID, { description: 'The id or the slug of the venue.' }) id: string,
    @Ctx() { managedVenues, caller }: VenuesContext,
  ): Promise<SeenVenue | null> {
    return managedVenues.find(caller.viewer, id);
  }

  @FieldResolver(() => VenuePhoto, { nullable: true, description: 'Its home picture; null if it has none.' })
  photo(@Root() { photos, homepageImageId }: VenueDetails): VenuePhoto | undefined {
    return photos.find(({ id }) => id === homepageImageId);
  }

  @Guarded({ nullable: 'nullable' })
  @FieldResolver(() => ChangeRequestDetails, {
    nullable: true,
    description: 'The request to the moderators for it; null if nothing is pending.',
  })
  pendingChange(@Root() { pendingChange }: SeenVenue): ChangeRequestDetails | null | undefined {
    return pendingChange;
  }

  @Allow('signedIn')
  @Query(() => SlugProposal, { description: 'Whether a venue can have the slug that is wished for it.' })
  slugProposal(
    @Arg('wish', () => String, { description: 'The wish, or a name to make a slug of, at most 200 characters.' })
    wish: string,
    @Arg('venueId', () => ID, {
      nullable: true,
      description: 'The id of the venue whose own slugs are free for it; null if it is a new one.',
    })
    venueId: string | null,
    @Ctx() { managedVenues }: VenuesContext,
  ): Promise<SlugProposal> {
    return managedVenues.proposeSlug(wish, venueId);
  }
}
