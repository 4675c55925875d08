import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { VenuesContext } from './services.ts';
import { ADMINISTRATORS } from '../accounts/account.policy.ts';
import { VenueActionOutcome } from './venue-action-outcome.types.ts';
import { OwnerCandidate, ReviewPlace, VenueCheckResult } from './venue-admin.types.ts';
import { UpdateVenuesStaffInput } from './venue-action.inputs.ts';
import { MODERATORS } from './venue.policy.ts';

/** What moderators and administrators need beside the venues themselves. */
@Resolver()
export class VenueAdminResolver {
  @Allow(ADMINISTRATORS)
  @Query(() => [OwnerCandidate], {
    description: 'Clients in good standing to whom a venue can be handed over, at most 10.',
  })
  ownerCandidates(
    @Arg('text', () => String, { description: 'Words of a name, a company or an e-mail address; empty = nobody.' })
    text: string,
    @Ctx() { venueAdmin, caller }: VenuesContext,
  ): Promise<OwnerCandidate[]> {
    return venueAdmin.ownerCandidates(caller.viewer, text);
  }

  @Allow(MODERATORS)
  @Query(() => [VenueCheckResult], { description: 'What to look at before a venue is accepted, and what was found.' })
  venueChecklist(
    @Arg('id', () => ID, { description: 'Id or slug of the venue.' }) id: string,
    @Ctx() { venueAdmin, caller }: VenuesContext,
  ): Promise<VenueCheckResult[]> {
    return venueAdmin.checklist(caller.viewer, id);
  }

  @Allow(MODERATORS)
  @Query(() => ReviewPlace, {
    nullable: true,
    description: 'Where a change request lies among those that wait; null = there is none of this id.',
  })
  reviewPlace(
    @Arg('id', () => ID, { description: 'Id of the request.' }) id: string,
    @Ctx() { venueAdmin, caller }: VenuesContext,
  ): Promise<ReviewPlace | null> {
    return venueAdmin.reviewPlace(caller.viewer, id);
  }

  @Allow(MODERATORS)
  @Audited(AuditAction.PLACE_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation(
    'Changes the places, and for administrators the owner, of many venues, each by itself; tells what came of it in the order of the ids.',
    { outcomes: [() => [VenueActionOutcome], 'What came of each, in the order of the ids.'] },
  )
  async updateVenuesStaff(
    @Arg('input', () => UpdateVenuesStaffInput, {
      ...CHECKED_BY_SERVICE,
      description: 'What changes, and of which venues.',
    })
    input: UpdateVenuesStaffInput,
    @Ctx() { bulkVenues, caller }: VenuesContext,
  ) {
    return { outcomes: await bulkVenues.updateStaff(caller.viewer, input, input.ids) };
  }
}
