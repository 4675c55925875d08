import { Arg, Ctx, ID, Int, Mutation, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { VenuesContext } from './services.ts';
import { toResultUnion } from '../../platform/graphql/failures.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import {
  DeleteVenueResult,
  VenueActionOutcome,
  VenueDeleted,
  VenueResult,
  VenueSaved,
} from './managed-venue-results.ts';
import { NewVenueInput, VenueInput, VenueStaffInput } from './venue.inputs.ts';
import { BulkVenueAction, VenueAction } from './venue-management.enums.ts';
import { MODERATORS, VENUE_CREATORS } from './venue.policy.ts';
import type { SavedVenue } from './venue.service.ts';

const ID_OF_VENUE = { description: 'Id or slug of the venue.' };
const VERSION = { description: 'Version of the venue that was seen.' };
const INPUT = { ...CHECKED_BY_SERVICE, description: 'What changes.' };
const EXPECTED_ERRORS = ['VALIDATION_FAILED', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT', 'PLAN_LIMIT_REACHED'] as const;

const result = (work: Promise<SavedVenue>): Promise<typeof VenueResult> =>
  toResultUnion(
    EXPECTED_ERRORS,
    work.then((saved) => Object.assign(new VenueSaved(), saved)),
  );

/** What is done with venues. */
@Resolver()
export class VenueResolver {
  @Allow(VENUE_CREATORS)
  @Audited(AuditAction.CREATE_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @Mutation(() => VenueResult, { description: 'Makes a draft of a venue.' })
  async createVenue(
    @Arg('input', () => NewVenueInput, { ...CHECKED_BY_SERVICE, description: 'The venue.' }) input: NewVenueInput,
    @Ctx() { venues, caller }: VenuesContext,
  ): Promise<typeof VenueResult> {
    return result(venues.create(caller.viewer, input));
  }

  @Allow('signedIn')
  @Audited(AuditAction.EDIT_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @Mutation(() => VenueResult, {
    description:
      'Changes a venue. What its owner changes of one that is approved becomes a change request, added to the one that waits.',
  })
  async updateVenue(
    @Arg('id', () => ID, ID_OF_VENUE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('input', () => VenueInput, INPUT) input: VenueInput,
    @Arg('comment', () => String, {
      nullable: true,
      description: 'A word to the moderators where it becomes a request, at most 1000 characters; null = none.',
    })
    comment: string | null,
    @Ctx() { venues, caller }: VenuesContext,
  ): Promise<typeof VenueResult> {
    return result(venues.update(caller.viewer, id, { input, version, comment }));
  }

  @Allow(MODERATORS)
  @Audited(AuditAction.PLACE_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @Mutation(() => VenueResult, { description: 'Changes the places of a venue, and for administrators whose it is.' })
  async updateVenueStaff(
    @Arg('id', () => ID, ID_OF_VENUE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('input', () => VenueStaffInput, INPUT) input: VenueStaffInput,
    @Ctx() { venues, caller }: VenuesContext,
  ): Promise<typeof VenueResult> {
    return result(venues.update(caller.viewer, id, { staff: input, version }));
  }

  @Allow('signedIn')
  @Audited(AuditAction.SUBMIT_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @Mutation(() => VenueResult, {
    description: 'Puts a venue before the moderators. ValidationFailed names what it lacks.',
  })
  async submitVenue(
    @Arg('id', () => ID, ID_OF_VENUE) id: string,
    @Ctx() { venues, caller }: VenuesContext,
  ): Promise<typeof VenueResult> {
    return result(venues.act(caller.viewer, id, VenueAction.SUBMIT));
  }

  @Allow('signedIn')
  @Audited(AuditAction.WITHDRAW_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @Mutation(() => VenueResult, { description: 'Takes a venue back from the moderators: it is a draft again.' })
  async withdrawVenue(
    @Arg('id', () => ID, ID_OF_VENUE) id: string,
    @Ctx() { venues, caller }: VenuesContext,
  ): Promise<typeof VenueResult> {
    return result(venues.act(caller.viewer, id, VenueAction.WITHDRAW));
  }

  @Allow(MODERATORS)
  @Audited(AuditAction.APPROVE_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @Mutation(() => VenueResult, { description: 'Accepts a venue. It is public once it is published.' })
  async approveVenue(
    @Arg('id', () => ID, ID_OF_VENUE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { venues, caller }: VenuesContext,
  ): Promise<typeof VenueResult> {
    return result(venues.act(caller.viewer, id, VenueAction.APPROVE, { version }));
  }

  @Allow(MODERATORS)
  @Audited(AuditAction.REJECT_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @Mutation(() => VenueResult, { description: 'Refuses a venue, or takes its approval back.' })
  async rejectVenue(
    @Arg('id', () => ID, ID_OF_VENUE) id: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('reason', () => String, { description: 'Why, told to the owner; at most 1000 characters.' }) reason: string,
    @Ctx() { venues, caller }: VenuesContext,
  ): Promise<typeof VenueResult> {
    return result(venues.act(caller.viewer, id, VenueAction.REJECT, { version, reason }));
  }

  @Allow('signedIn')
  @Audited(AuditAction.PUBLISH_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @Mutation(() => VenueResult, { description: 'Makes an approved venue public.' })
  async publishVenue(
    @Arg('id', () => ID, ID_OF_VENUE) id: string,
    @Ctx() { venues, caller }: VenuesContext,
  ): Promise<typeof VenueResult> {
    return result(venues.act(caller.viewer, id, VenueAction.PUBLISH));
  }

  @Allow('signedIn')
  @Audited(AuditAction.UNPUBLISH_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @Mutation(() => VenueResult, { description: 'Takes a venue from the public site at once.' })
  async unpublishVenue(
    @Arg('id', () => ID, ID_OF_VENUE) id: string,
    @Ctx() { venues, caller }: VenuesContext,
  ): Promise<typeof VenueResult> {
    return result(venues.act(caller.viewer, id, VenueAction.UNPUBLISH));
  }

  @Allow('signedIn')
  @Audited(AuditAction.DELETE_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @Mutation(() => DeleteVenueResult, {
    description:
      'Deletes a venue; for 30 days it can be restored. An approved one of the viewer’s: asks for its deletion.',
  })
  async deleteVenue(
    @Arg('id', () => ID, ID_OF_VENUE) id: string,
    @Arg('comment', () => String, {
      nullable: true,
      description: 'A word to the moderators where it becomes a request, at most 1000 characters; null = none.',
    })
    comment: string | null,
    @Ctx() { venues, caller }: VenuesContext,
  ): Promise<typeof DeleteVenueResult> {
    return toResultUnion(
      ['VALIDATION_FAILED', 'NOT_FOUND', 'FORBIDDEN', 'CONFLICT'],
      venues
        .delete(caller.viewer, id, comment)
        .then((done) =>
          'venue' in done ? Object.assign(new VenueSaved(), done) : Object.assign(new VenueDeleted(), done),
        ),
    );
  }

  @Allow('signedIn')
  @Audited(AuditAction.RESTORE_VENUE)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @Mutation(() => VenueResult, { description: 'Brings a deleted venue back, unpublished; for administrators.' })
  async restoreVenue(
    @Arg('id', () => ID, ID_OF_VENUE) id: string,
    @Ctx() { venues, caller }: VenuesContext,
  ): Promise<typeof VenueResult> {
    return result(venues.act(caller.viewer, id, VenueAction.RESTORE));
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
  @Mutation(() => [VenueActionOutcome], {
    description: 'Does the same with many venues, each by itself; tells what came of it in the order of the ids.',
  })
  async actOnVenues(
    @Arg('action', () => BulkVenueAction, { description: 'What is done.' }) action: BulkVenueAction,
    @Arg('ids', () => [ID], { description: 'Ids of venues, at most 100, each once.' }) ids: string[],
    @Ctx() { bulkVenues, caller }: VenuesContext,
  ): Promise<VenueActionOutcome[]> {
    return bulkVenues.act(caller.viewer, action, ids);
  }
}
