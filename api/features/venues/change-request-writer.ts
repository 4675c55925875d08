import type { EntityData, FilterQuery } from '@mikro-orm/core';
import type { Transaction } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { settleNotifications } from '../notifications/notification.queries.ts';
import { NotificationType } from '../notifications/notification.enums.ts';
import { ChangeRequest } from './change-request.entity.ts';
import type { ManagedRecord } from './managed-venue-record.queries.ts';
import { editableOf } from './managed-venue-content.ts';
import { differing, touchedBy, type VenuePatch } from './venue-patch-content.ts';
import { changeRequestWorkflow } from './change-request.workflow.ts';
import { STATE_COLUMNS, venueWorkflow } from './venue.workflow.ts';
import {
  ChangeRequestAction,
  ChangeRequestActor,
  ChangeRequestStatus,
  ChangeRequestType,
  VenueAction,
  VenueActor,
  VenueState,
} from './venue-management.enums.ts';
import { Venue } from './venue.entity.ts';
import { NEXT_VERSION } from './venue-version.ts';

const WITHDRAWN = changeRequestWorkflow.next(
  ChangeRequestStatus.PENDING,
  ChangeRequestAction.WITHDRAW,
  ChangeRequestActor.SYSTEM,
)!;

/** The user who requests a change, and their comment on it. */
export interface Requester {
  userId: string;
  comment: string | null;
}

/** Inserts a pending request; an earlier one must be closed before. Returns its id. */
export async function insertRequest(
  { em }: Transaction,
  { id: venueId, version }: Pick<ManagedRecord, 'id' | 'version'>,
  type: ChangeRequestType,
  { userId, comment }: Requester,
  { before, after }: { before: VenuePatch; after: VenuePatch } = { before: {}, after: {} },
): Promise<string> {
  const asked = { venue: venueId, user: userId, type, before, after, baseVersion: version, comment };
  return em.insert(ChangeRequest, { ...asked, submittedAt: now() });
}

/**
 * Adds a change to the pending request of an owner, or creates one. Fields that would change nothing are removed; if
 * none is left, the request is withdrawn.
 * @returns the id of the request and whether it is new; null = there is none.
 * @throws AppError CONFLICT while the deletion of the venue is requested.
 */
export async function mergeRequest(
  transaction: Transaction,
  record: ManagedRecord,
  patch: VenuePatch,
  { userId, comment }: Requester,
): Promise<{ id: string; isNew: boolean } | null> {
  if (record.pendingChangeType === ChangeRequestType.DELETION) {
    throw new AppError('CONFLICT', 'The deletion of this establishment is asked for: withdraw that first');
  }
  const content = editableOf(record);
  const after = differing(content, { ...record.pendingPatch, ...patch });
  const waiting = record.pendingChangeId;
  if (Object.keys(after).length === 0) {
    if (waiting) await closeRequests(transaction, { id: waiting }, { status: WITHDRAWN, processedBy: userId });
    return null;
  }
  const fresh = touchedBy(content, after);
  if (!waiting) {
    const id = await insertRequest(
      transaction,
      record,
      ChangeRequestType.UPDATE,
      { userId, comment },
      { before: fresh, after },
    );
    return { id, isNew: true };
  }
  // Fields that are not edited again keep the original values of their request: if these have changed since, the moderator sees it.
  const untouched = touchedBy({ ...content, ...record.pendingBefore }, differing(content, omit(after, patch)));
  await transaction.em.nativeUpdate(
    ChangeRequest,
    { id: waiting },
    {
      before: { ...fresh, ...untouched },
      after,
      baseVersion: record.version,
      user: userId,
      ...(comment === null ? {} : { comment }),
      submittedAt: now(),
    },
  );
  return { id: waiting, isNew: false };
}

/** After an edit of a submitted venue, so that an approval of the earlier version is a conflict. */
export async function bumpSubmission({ em }: Transaction, venueId: string): Promise<void> {
  const submitted = { venue: venueId, type: ChangeRequestType.CREATION, status: ChangeRequestStatus.PENDING };
  await em.nativeUpdate(ChangeRequest, submitted, NEXT_VERSION);
}

/** Closes requests; notifications about them are marked as read. */
export async function closeRequests(
  { em, query }: Transaction,
  where: FilterQuery<ChangeRequest>,
  outcome: EntityData<ChangeRequest>,
): Promise<ChangeRequest[]> {
  const closed = await em.find(ChangeRequest, where, { disableIdentityMap: true });
  const ids = closed.map(({ id }) => id);
  await em.nativeUpdate(ChangeRequest, { id: { $in: ids } }, { ...outcome, processedAt: now() });
  const { CHANGE_REQUEST, NEW_ESTABLISHMENT } = NotificationType;
  const links = closed.flatMap(({ id, venue }) => [
    `/admin/change-requests/${id}`,
    `/admin/establishments/${venue.id}`,
  ]);
  await settleNotifications({ query }, { types: [CHANGE_REQUEST, NEW_ESTABLISHMENT], links });
  return closed;
}

/** Closes the pending requests of an owner whose account is deleted; submitted venues become drafts. Returns the venues of the requests. */
export async function withdrawAllOf(transaction: Transaction, ownerId: string): Promise<string[]> {
  const waiting = { venue: { owner: ownerId }, status: ChangeRequestStatus.PENDING };
  const closed = await closeRequests(transaction, waiting, { status: WITHDRAWN });
  const submitted = closed.filter(({ type }) => type === ChangeRequestType.CREATION).map(({ venue }) => venue.id);
  const { reviewStatus } =
    STATE_COLUMNS[venueWorkflow.next(VenueState.PENDING, VenueAction.WITHDRAW, VenueActor.OWNER)!];
  const pending = { id: { $in: submitted }, reviewStatus: STATE_COLUMNS[VenueState.PENDING].reviewStatus };
  await transaction.em.nativeUpdate(Venue, pending, { reviewStatus });
  return closed.map(({ venue }) => venue.id);
}

/** The patch without the fields of another one. */
function omit(patch: VenuePatch, other: VenuePatch): VenuePatch {
  return Object.fromEntries(Object.entries(patch).filter(([key]) => !Object.hasOwn(other, key)));
}
