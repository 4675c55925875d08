import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { VenuesContext } from './services.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { VenueActionOutcome } from './venue-action-outcome.types.ts';
import { OwnerCandidate, ReviewPlace, VenueCheckResult } from './venue-admin.types.ts';
import { UpdateVenuesStaffInput } from './venue-action.inputs.ts';
import { MODERATORS } from './venue.policy.ts';

/** Look-ups for moderators and administrators. */
@Resolver()
export class VenueAdminResolver {
  @Allow(ADMINISTRATORS)
  @Query(() => [OwnerCandidate], {
    description: 'The approved clients to whom a venue can be handed over, at most 10.',
  })
  ownerCandidates(
    @Arg('text', () => String, {
      description: 'The words of a name, a company or an e-mail address; empty finds nobody.',
    })
    text: string,
    @Ctx() { venueAdmin, caller }: VenuesContext,
  ): Promise<OwnerCandidate[]> {
    return venueAdmin.ownerCandidates(caller.viewer, text);
  }

  @Allow(MODERATORS)
  @Query(() => [VenueCheckResult], { description: 'The checklist of a venue before it is accepted, with the results.' })
  venueChecklist(
    @Arg('id', () => ID, { description: 'The id or slug of the venue.' }) id: string,
    @Ctx() { venueAdmin, caller }: VenuesContext,
  ): Promise<VenueCheckResult[]> {
    return venueAdmin.checklist(caller.viewer, id);
  }

  @Allow(MODERATORS)
  @Query(() => ReviewPlace, {
    nullable: true,
    description: 'The place of a change request among the pending ones; null if there is none of this id.',
  })
  reviewPlace(
    @Arg('id', () => ID, { description: 'The id of the request.' }) id: string,
    @Ctx() { venueAdmin, caller }: VenuesContext,
  ): Promise<ReviewPlace | null> {
    return venueAdmin.reviewPlace(caller.viewer, id);
  }

  @Allow(MODERATORS)
  @Audited(AuditAction.PLACE_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation(
    'Changes the places, and for administrators the owner, of many venues, each by itself; tells what came of it in the order of the ids.',
    { outcomes: [() => [VenueActionOutcome], 'The result for each of them, in the order of the ids.'] },
  )
  async updateVenuesStaff(
    @Input('The venues and the changes to them.', CHECKED_BY_SERVICE) input: UpdateVenuesStaffInput,
    @Ctx() { bulkVenues, caller }: VenuesContext,
  ) {
    return { outcomes: await bulkVenues.updateStaff(caller.viewer, input, input.ids) };
  }
}
