import { Ctx, ID, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { VenuesContext } from './services.ts';
import { IdInput, VersionedInput } from '../../platform/graphql/inputs.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import {
  Conflict,
  Forbidden,
  NotFound,
  PlanLimitReached,
  ValidationFailed,
} from '../../platform/graphql/user-errors.ts';
import { ChangeRequestDetails } from './change-request.types.ts';
import { VenueActionOutcome } from './venue-action-outcome.types.ts';
import { VenueDetails } from './managed-venue.types.ts';
import { ActOnVenuesInput, DeleteVenueInput, RejectVenueInput, UpdateVenueStaffInput } from './venue-action.inputs.ts';
import { CreateVenueInput, UpdateVenueInput } from './venue.inputs.ts';
import { VenueAction } from './venue-management.enums.ts';
import { MODERATORS, VENUE_CREATORS } from './venue.policy.ts';

const ONE = 'The venue that is meant.';
const SEEN = 'The venue, and the version of it that was read.';
const VENUE = {
  venue: [() => VenueDetails, 'The venue as it is now.'],
  changeRequest: [
    () => ChangeRequestDetails,
    'The request that the change has become, as a moderator has to accept it; null if it is in force.',
  ],
} as const;
/** Conflict: somebody else has changed it, or it does not stand so that it could be done. */
const VENUE_ERRORS = [ValidationFailed, NotFound, Forbidden, Conflict, PlanLimitReached];

/** Writes of venues. */
@Resolver()
export class VenueResolver {
  @Allow(VENUE_CREATORS)
  @Audited(AuditAction.CREATE_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @PayloadMutation('Makes a draft of a venue.', VENUE, VENUE_ERRORS)
  async createVenue(
    @Input('The venue.', CHECKED_BY_SERVICE) input: CreateVenueInput,
    @Ctx() { venues, caller }: VenuesContext,
  ) {
    return venues.create(caller.viewer, input);
  }

  @Allow('signedIn')
  @Audited(AuditAction.EDIT_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation(
    'Changes a venue. What its owner changes of one that is approved becomes a change request, added to the one that waits.',
    VENUE,
    VENUE_ERRORS,
  )
  async updateVenue(
    @Input('The venue and the changes to it.', CHECKED_BY_SERVICE) { id, version, comment, ...input }: UpdateVenueInput,
    @Ctx() { venues, caller }: VenuesContext,
  ) {
    return venues.update(caller.viewer, id, { input, version, comment });
  }

  @Allow(MODERATORS)
  @Audited(AuditAction.PLACE_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation('Changes the places of a venue, and for administrators whose it is.', VENUE, VENUE_ERRORS)
  async updateVenueStaff(
    @Input('The venue and the changes to it.', CHECKED_BY_SERVICE) input: UpdateVenueStaffInput,
    @Ctx() { venues, caller }: VenuesContext,
  ) {
    return venues.update(caller.viewer, input.id, { staff: input, version: input.version });
  }

  @Allow('signedIn')
  @Audited(AuditAction.SUBMIT_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @PayloadMutation('Puts a venue before the moderators. ValidationFailed names what it lacks.', VENUE, VENUE_ERRORS)
  async submitVenue(@Input(ONE, CHECKED_BY_SERVICE) { id }: IdInput, @Ctx() { venues, caller }: VenuesContext) {
    return venues.act(caller.viewer, id, VenueAction.SUBMIT);
  }

  @Allow('signedIn')
  @Audited(AuditAction.WITHDRAW_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @PayloadMutation('Takes a venue back from the moderators: it is a draft again.', VENUE, VENUE_ERRORS)
  async withdrawVenue(@Input(ONE, CHECKED_BY_SERVICE) { id }: IdInput, @Ctx() { venues, caller }: VenuesContext) {
    return venues.act(caller.viewer, id, VenueAction.WITHDRAW);
  }

  @Allow(MODERATORS)
  @Audited(AuditAction.APPROVE_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation('Accepts a venue. It is public once it is published.', VENUE, VENUE_ERRORS)
  async approveVenue(
    @Input(SEEN, CHECKED_BY_SERVICE) { id, version }: VersionedInput,
    @Ctx() { venues, caller }: VenuesContext,
  ) {
    return venues.act(caller.viewer, id, VenueAction.APPROVE, { version });
  }

  @Allow(MODERATORS)
  @Audited(AuditAction.REJECT_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation('Refuses a venue, or takes its approval back.', VENUE, VENUE_ERRORS)
  async rejectVenue(
    @Input('The venue and the reason.', CHECKED_BY_SERVICE) { id, version, reason }: RejectVenueInput,
    @Ctx() { venues, caller }: VenuesContext,
  ) {
    return venues.act(caller.viewer, id, VenueAction.REJECT, { version, reason });
  }

  @Allow('signedIn')
  @Audited(AuditAction.PUBLISH_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation('Makes an approved venue public.', VENUE, VENUE_ERRORS)
  async publishVenue(@Input(ONE, CHECKED_BY_SERVICE) { id }: IdInput, @Ctx() { venues, caller }: VenuesContext) {
    return venues.act(caller.viewer, id, VenueAction.PUBLISH);
  }

  @Allow('signedIn')
  @Audited(AuditAction.UNPUBLISH_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation('Takes a venue from the public site at once.', VENUE, VENUE_ERRORS)
  async unpublishVenue(@Input(ONE, CHECKED_BY_SERVICE) { id }: IdInput, @Ctx() { venues, caller }: VenuesContext) {
    return venues.act(caller.viewer, id, VenueAction.UNPUBLISH);
  }

  @Allow('signedIn')
  @Audited(AuditAction.DELETE_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation(
    'Deletes a venue; for 30 days it can be restored. An approved one of the viewer’s: asks for its deletion.',
    { ...VENUE, deletedId: [() => ID, 'The id of the deleted venue; null if it has become a request.'] },
    [ValidationFailed, NotFound, Forbidden, Conflict],
  )
  async deleteVenue(
    @Input(ONE, CHECKED_BY_SERVICE) { id, comment = null, version = null }: DeleteVenueInput,
    @Ctx() { venues, caller }: VenuesContext,
  ) {
    const done = await venues.delete(caller.viewer, id, comment, version);
    return 'venue' in done ? { ...done, deletedId: null } : { venue: null, changeRequest: null, deletedId: done.id };
  }

  @Allow('signedIn')
  @Audited(AuditAction.RESTORE_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation('Brings a deleted venue back, unpublished; for administrators.', VENUE, VENUE_ERRORS)
  async restoreVenue(@Input(ONE, CHECKED_BY_SERVICE) { id }: IdInput, @Ctx() { venues, caller }: VenuesContext) {
    return venues.act(caller.viewer, id, VenueAction.RESTORE);
  }

  @Allow('signedIn')
  @Audited({
    by: 'action',
    actions: {
      PUBLISH: AuditAction.PUBLISH_VENUE,
      UNPUBLISH: AuditAction.UNPUBLISH_VENUE,
      DELETE: AuditAction.DELETE_VENUE,
      RESTORE: AuditAction.RESTORE_VENUE,
    },
  })
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation('Does the same with many venues, each by itself; tells what came of it in the order of the ids.', {
    outcomes: [() => [VenueActionOutcome], 'The result for each of them, in the order of the ids.'],
  })
  async actOnVenues(
    @Input('The venues and the action on them.', CHECKED_BY_SERVICE) { action, ids }: ActOnVenuesInput,
    @Ctx() { bulkVenues, caller }: VenuesContext,
  ) {
    return { outcomes: await bulkVenues.act(caller.viewer, action, ids) };
  }
}
