import type { Transaction } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { settleNotifications } from '../notifications/notification.queries.ts';
import { NotificationType } from '../notifications/notification.entity.ts';
import type { ManagedRecord } from './managed-venue-record.ts';
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

const WITHDRAWN = changeRequestWorkflow.next(
  ChangeRequestStatus.PENDING,
  ChangeRequestAction.WITHDRAW,
  ChangeRequestActor.SYSTEM,
)!;

/** Who asks for a change, and the comment on it. */
export interface Requester {
  userId: string;
  comment: string | null;
}

/** Writes a request that waits from now on; the one that waited before, if any, has to be closed. Gives its id. */
export async function insertRequest(
  { query }: Transaction,
  { id: venueId, version }: Pick<ManagedRecord, 'id' | 'version'>,
  type: ChangeRequestType,
  { userId, comment }: Requester,
  { before, after }: { before: VenuePatch; after: VenuePatch } = { before: {}, after: {} },
): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into change_request (venue_id, user_id, type, before, after, base_version, comment, submitted_at)
     values ($1, $2, $3, $4::jsonb, $5::jsonb, $6, $7, $8) returning id`,
    [venueId, userId, type, JSON.stringify(before), JSON.stringify(after), version, comment, now().toISOString()],
  );
  return row!.id;
}

/**
 * Adds a change to what an owner has asked for already, or asks for it. What would change nothing any more is taken out; when
 * nothing is left, the request is withdrawn.
 * @returns the id of the request and whether it is new; null = nothing is asked for.
 * @throws AppError CONFLICT while the deletion of the venue is asked for.
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
    if (waiting) await closeRequests(transaction, [waiting], WITHDRAWN, { userId, reason: null });
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
  // What he has not touched again was made to an older state: should that be another one now, the moderator is told.
  const untouched = touchedBy({ ...content, ...record.pendingBefore }, differing(content, omit(after, patch)));
  await transaction.query(
    `update change_request set before = $2::jsonb, after = $3::jsonb, base_version = $4, user_id = $5,
       comment = coalesce($6, comment), submitted_at = $7, version = version + 1 where id = $1`,
    [
      waiting,
      JSON.stringify({ ...fresh, ...untouched }),
      JSON.stringify(after),
      record.version,
      userId,
      comment,
      now().toISOString(),
    ],
  );
  return { id: waiting, isNew: false };
}

/** After an edit of the venue that a request is about: an approval of the version before it is then a conflict. */
export async function bumpVersion({ query }: Transaction, id: string): Promise<void> {
  await query(`update change_request set version = version + 1 where id = $1`, [id]);
}

/** The same for changes of a submitted venue outside of its form, to its pictures. */
export async function bumpSubmittedVersion({ query }: Transaction, venueId: string): Promise<void> {
  await query(`update venue set version = version + 1 where id = $1`, [venueId]);
  await query(`update change_request set version = version + 1 where venue_id = $1 and type = $2 and status = $3`, [
    venueId,
    ChangeRequestType.CREATION,
    ChangeRequestStatus.PENDING,
  ]);
}

/** Writes what became of requests; whom they waited for need not read of them any more. */
export async function closeRequests(
  { query }: Transaction,
  ids: readonly string[],
  status: ChangeRequestStatus,
  { userId, reason, note = null }: { userId: string; reason: string | null; note?: string | null },
): Promise<void> {
  const closed = await query<Closed>(
    `update change_request set status = $2, reason = $3, processed_by_id = $4, processed_at = $5, note = $6,
       version = version + 1 where id = any($1::uuid[]) returning id, venue_id as "venueId"`,
    [ids, status, reason, userId, now().toISOString(), note],
  );
  await settle({ query }, closed);
}

interface Closed {
  id: string;
  venueId: string;
}

/** The platform is told after the commit, because fewer wait. */
async function settle({ query }: Pick<Transaction, 'query'>, closed: readonly Closed[]): Promise<void> {
  const { CHANGE_REQUEST, NEW_ESTABLISHMENT } = NotificationType;
  const links = closed.flatMap(({ id, venueId }) => [
    `/admin/change-requests/${id}`,
    `/admin/establishments/${venueId}`,
  ]);
  await settleNotifications({ query }, { types: [CHANGE_REQUEST, NEW_ESTABLISHMENT], links });
}

/**
 * Closes what waits of an owner whose account is gone: there is nobody left to decide it for. What was submitted is a draft
 * again. Gives the venues whose pictures waited with it.
 */
export async function withdrawAllOf({ query }: Transaction, ownerId: string): Promise<string[]> {
  const closed = await query<Closed & { type: ChangeRequestType }>(
    `update change_request q set status = $2, processed_at = $3, version = q.version + 1
     from venue v where v.id = q.venue_id and v.owner_id = $1 and q.status = $4
     returning q.id, q.venue_id as "venueId", q.type`,
    [ownerId, WITHDRAWN, now().toISOString(), ChangeRequestStatus.PENDING],
  );
  await settle({ query }, closed);
  const submitted = closed.filter(({ type }) => type === ChangeRequestType.CREATION).map(({ venueId }) => venueId);
  const { reviewStatus } =
    STATE_COLUMNS[venueWorkflow.next(VenueState.PENDING, VenueAction.WITHDRAW, VenueActor.OWNER)!];
  await query(
    `update venue set review_status = $2, version = version + 1 where id = any($1::uuid[]) and review_status = 'PENDING'`,
    [submitted, reviewStatus],
  );
  return closed.map(({ venueId }) => venueId);
}

/** The patch without what another one touches. */
function omit(patch: VenuePatch, other: VenuePatch): VenuePatch {
  return Object.fromEntries(Object.entries(patch).filter(([key]) => !Object.hasOwn(other, key)));
}
