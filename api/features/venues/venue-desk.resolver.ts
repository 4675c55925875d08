import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../../context.ts';
import { CHECKED_BY_SERVICE } from '../../kernel/validation.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { VenueActionOutcome } from './managed-venue.results.ts';
import { OwnerCandidate, ReviewPlace, VenueCheckResult } from './venue-desk.types.ts';
import { VenueStaffInput } from './venue.inputs.ts';
import { MODERATORS } from './venue.policy.ts';

/** What moderators and administrators need beside the venues themselves. */
@Resolver()
export class VenueDeskResolver {
  @Authorized(ADMINISTRATORS)
  @Query(() => [OwnerCandidate], {
    description: 'Clients in good standing to whom a venue can be handed over, at most 10.',
  })
  ownerCandidates(
    @Arg('text', () => String, { description: 'Words of a name, a company or an e-mail address; empty = nobody.' })
    text: string,
    @Ctx() { venueDesk, caller }: Context,
  ): Promise<OwnerCandidate[]> {
    return venueDesk.ownerCandidates(caller.viewer, text);
  }

  @Authorized(MODERATORS)
  @Query(() => [VenueCheckResult], { description: 'What to look at before a venue is accepted, and what was found.' })
  venueChecklist(
    @Arg('id', () => ID, { description: 'Id or slug of the venue.' }) id: string,
    @Ctx() { venueDesk, caller }: Context,
  ): Promise<VenueCheckResult[]> {
    return venueDesk.checklist(caller.viewer, id);
  }

  @Authorized(MODERATORS)
  @Query(() => ReviewPlace, {
    nullable: true,
    description: 'Where a change request lies among those that wait; null = there is none of this id.',
  })
  reviewPlace(
    @Arg('id', () => ID, { description: 'Id of the request.' }) id: string,
    @Ctx() { venueDesk, caller }: Context,
  ): Promise<ReviewPlace | null> {
    return venueDesk.reviewPlace(caller.viewer, id);
  }

  @Authorized(MODERATORS)
  @Mutation(() => [VenueActionOutcome], {
    description:
      'Changes the places, and for administrators the owner, of many venues, each by itself; tells what came of it in the order of the ids.',
  })
  async updateVenuesStaff(
    @Arg('ids', () => [ID], { description: 'Ids of venues, at most 100, each once.' }) ids: string[],
    @Arg('input', () => VenueStaffInput, { ...CHECKED_BY_SERVICE, description: 'What changes.' })
    input: VenueStaffInput,
    @Ctx() { bulkVenues, caller }: Context,
  ): Promise<VenueActionOutcome[]> {
    return bulkVenues.updateStaff(caller.viewer, input, ids);
  }
}
