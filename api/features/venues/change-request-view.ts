import type { Viewer } from '../../platform/authz.ts';
import type { RequestRecord } from './change-request.queries.ts';
import type { ChangeRequestView } from './change-request.types.ts';
import { editableOf, withPatch } from './managed-venue-content.ts';
import { type ManagedRecord, type Reading, recordOf } from './managed-venue-record.ts';
import { toContentView } from './managed-venue-view.ts';
import { toPhotoView } from './photo.types.ts';
import { differing, fieldsOf } from './venue-patch-content.ts';
import { ChangeRequestStatus } from './venue-management.enums.ts';
import { isModerator, requestActionsOf } from './venue.policy.ts';

/** The request with both of its sides; its venue is read as well, unless it is given. */
export async function requestViewOf(
  reading: Reading,
  viewer: Viewer,
  request: RequestRecord,
  venue?: ManagedRecord,
): Promise<ChangeRequestView> {
  const record = venue ?? (await recordOf(reading, request.venue.id))!;
  const content = editableOf(record);
  const conflicts = request.status === ChangeRequestStatus.PENDING ? conflictsOf(request, record) : [];
  return {
    ...toRequestItem(viewer, request),
    conflicts,
    before: toContentView(record, withPatch(content, request.before), `${request.id}-before`),
    now: conflicts.length > 0 ? toContentView(record, content, `${request.id}-now`) : null,
    after: toContentView(record, withPatch(content, request.after), `${request.id}-after`),
  };
}

/** What the request changes that has changed in the venue since it was sent. */
export function conflictsOf({ before }: Pick<RequestRecord, 'before'>, record: ManagedRecord) {
  return fieldsOf(differing(editableOf(record), before));
}

/** The request as lists show it. */
export function toRequestItem(viewer: Viewer, request: RequestRecord) {
  const { venue, after, submittedAt, processedBy, processedAt } = request;
  const tellsWho = isModerator(viewer) || processedBy?.id === viewer.id;
  return {
    ...request,
    venue: { ...venue, photo: venue.photo && toPhotoView(venue.photo) },
    fields: fieldsOf(after),
    submittedAt: new Date(submittedAt),
    processedBy: tellsWho ? processedBy : null,
    processedAt: processedAt ? new Date(processedAt) : null,
    availableActions: requestActionsOf(viewer, request),
  };
}
