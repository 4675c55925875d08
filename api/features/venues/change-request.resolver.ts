import { Arg, Args, Ctx, ID, Query, Resolver } from 'type-graphql';
import { Allow, Audited, Refreshes } from '../../platform/graphql/operation.ts';
import { Input } from '../../platform/graphql/input.ts';
import { LiveTopic } from '../../../schema/live-topics.ts';
import { AuditAction } from '../audit/audit.enums.ts';
import type { VenuesContext } from './services.ts';
import { CHECKED_BY_SERVICE } from '../../platform/validation.ts';
import { IdInput } from '../../platform/graphql/inputs.ts';
import { PayloadMutation } from '../../platform/graphql/payload.ts';
import {
  Conflict,
  Forbidden,
  NotFound,
  PlanLimitReached,
  ValidationFailed,
} from '../../platform/graphql/user-errors.ts';
import { ChangeRequestDetails, ChangeRequestPage } from './change-request.types.ts';
import { ChangeRequestsArgs } from './managed-venue.inputs.ts';
import { ApproveChangeRequestInput, RejectChangeRequestInput } from './venue-action.inputs.ts';
import { ChangeRequestAction } from './venue-management.enums.ts';
import { MODERATORS } from './venue.policy.ts';

const ID_OF_REQUEST = { description: 'The id of the request.' };
const ONE = 'The request that is meant.';
const CHANGE_REQUEST = { changeRequest: [() => ChangeRequestDetails, 'The request as it is now.'] } as const;
/** Conflict: it was decided already, has changed, or the venue has changed under it. */
const DECISION_ERRORS = [ValidationFailed, NotFound, Forbidden, Conflict, PlanLimitReached];

/** Change requests of owners. */
@Resolver()
export class ChangeRequestResolver {
  @Allow('signedIn')
  @Query(() => ChangeRequestPage, {
    description: 'The change requests for venues of the viewer; for moderators, all change requests.',
  })
  changeRequests(
    @Args(() => ChangeRequestsArgs) args: ChangeRequestsArgs,
    @Ctx() { changeRequests, caller }: VenuesContext,
  ): Promise<ChangeRequestPage> {
    return changeRequests.list(caller.viewer, args);
  }

  @Allow('signedIn')
  @Query(() => ChangeRequestDetails, {
    nullable: true,
    description: 'A change request; null if there is none that the viewer may see.',
  })
  changeRequest(
    @Arg('id', () => ID, ID_OF_REQUEST) id: string,
    @Ctx() { changeRequests, caller }: VenuesContext,
  ): Promise<ChangeRequestDetails | null> {
    return changeRequests.find(caller.viewer, id);
  }

  @Allow('signedIn')
  @Audited(AuditAction.WITHDRAW_CHANGE_REQUEST)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @PayloadMutation(
    'Takes a request back. That of a creation makes the venue a draft again.',
    CHANGE_REQUEST,
    DECISION_ERRORS,
  )
  async withdrawChangeRequest(
    @Input(ONE, CHECKED_BY_SERVICE) { id }: IdInput,
    @Ctx() { changeRequests, caller }: VenuesContext,
  ) {
    return { changeRequest: await changeRequests.decide(caller.viewer, id, { action: ChangeRequestAction.WITHDRAW }) };
  }

  @Allow(MODERATORS)
  @Audited(AuditAction.APPROVE_CHANGE_REQUEST)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS, LiveTopic.CONTENT)
  @PayloadMutation('Accepts a request: all of it is in force at once.', CHANGE_REQUEST, DECISION_ERRORS)
  async approveChangeRequest(
    @Input(ONE, CHECKED_BY_SERVICE) { id, version, note = null }: ApproveChangeRequestInput,
    @Ctx() { changeRequests, caller }: VenuesContext,
  ) {
    return {
      changeRequest: await changeRequests.decide(caller.viewer, id, {
        action: ChangeRequestAction.APPROVE,
        version,
        note,
      }),
    };
  }

  @Allow(MODERATORS)
  @Audited(AuditAction.REJECT_CHANGE_REQUEST)
  @Refreshes(LiveTopic.VENUES, LiveTopic.CHANGE_REQUESTS)
  @PayloadMutation('Refuses a request: nothing changes.', CHANGE_REQUEST, DECISION_ERRORS)
  async rejectChangeRequest(
    @Input('The request and the reason.', CHECKED_BY_SERVICE) { id, version, reason }: RejectChangeRequestInput,
    @Ctx() { changeRequests, caller }: VenuesContext,
  ) {
    return {
      changeRequest: await changeRequests.decide(caller.viewer, id, {
        action: ChangeRequestAction.REJECT,
        version,
        reason,
      }),
    };
  }
}
