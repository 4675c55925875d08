import type { Viewer } from '../../platform/authz.ts';
import { isUuid } from '../../platform/text.ts';
import type { ChangeRequestItem, ChangeRequestView } from './change-request.types.ts';
import { editableOf, withPatch } from './managed-venue-content.ts';
import { type ManagedRecord, type PhotoRow, type Reading, recordOf } from './managed-venue-record.ts';
import { personOf, toContentView } from './managed-venue-view.ts';
import { toPhotoView } from './photo.types.ts';
import { HOME_PICTURE } from './public-venue.enums.ts';
import { differing, fieldsOf, type VenuePatch } from './venue-patch-content.ts';
import { ChangeRequestStatus, type ChangeRequestType } from './venue-management.enums.ts';
import type { VenueKind } from './venue.enums.ts';
import { isModerator, type JudgedRequest, requestActionsOf } from './venue.policy.ts';

/** A change request as its row and those beside it tell it. */
export interface RequestRecord extends JudgedRequest {
  id: string;
  venueId: string;
  type: ChangeRequestType;
  before: VenuePatch;
  after: VenuePatch;
  comment: string | null;
  reason: string | null;
  note: string | null;
  userName: string | null;
  userCompany: string | null;
  processedById: string | null;
  processedByName: string | null;
  processedByCompany: string | null;
  submittedAt: string;
  processedAt: string | null;
  version: number;
  venueSlug: string;
  venueName: string;
  venueCity: string;
  venueKind: VenueKind;
  venuePhoto: PhotoRow | null;
}

/** Everything that a list shows of requests (q) for venues (v). */
export const SELECT_REQUESTS = `
  select q.id, q.venue_id as "venueId", q.type, q.status, q.before, q.after, q.comment, q.reason,
    q.note,    q.user_id as "userId", nullif(trim(s.first_name || ' ' || s.last_name), '') as "userName",
    s.company_name as "userCompany", q.processed_by_id as "processedById",
    nullif(trim(m.first_name || ' ' || m.last_name), '') as "processedByName", m.company_name as "processedByCompany",
    q.submitted_at as "submittedAt", q.processed_at as "processedAt", q.version,
    v.owner_id as "ownerId", v.slug as "venueSlug", v.name as "venueName", c.label as "venueCity",
    v.kind as "venueKind",
    ${HOME_PICTURE} as "venuePhoto"`;

/** From where. */
export const FROM_REQUESTS = `
  from change_request q
  join venue v on v.id = q.venue_id
  join commune c on c.code = v.commune_code
  left join user_account s on s.id = q.user_id
  left join user_account m on m.id = q.processed_by_id`;

/** The request of this id; null = there is none. */
export async function requestOf({ query }: Reading, id: string): Promise<RequestRecord | null> {
  if (!isUuid(id)) return null;
  const [row] = await query<RequestRecord>(`${SELECT_REQUESTS} ${FROM_REQUESTS} where q.id = $1`, [id]);
  return row ?? null;
}

/** The request with both of its sides; the venue of it is read as well. */
export async function requestViewOf(
  reading: Reading,
  viewer: Viewer,
  request: RequestRecord,
  venue?: ManagedRecord,
): Promise<ChangeRequestView> {
  const record = venue ?? (await recordOf(reading, request.venueId))!;
  const content = editableOf(record);
  const conflicts = request.status === ChangeRequestStatus.PENDING ? conflictsOf(request, record) : [];
  return {
    ...fieldsOfItem(viewer, request),
    conflicts,
    before: toContentView(record, withPatch(content, request.before), `${request.id}-before`),
    now: conflicts.length > 0 ? toContentView(record, content, `${request.id}-now`) : null,
    after: toContentView(record, withPatch(content, request.after), `${request.id}-after`),
  };
}

/** What has changed in the venue since it was asked for, of all that the request changes. */
export function conflictsOf({ before }: Pick<RequestRecord, 'before'>, record: ManagedRecord) {
  return fieldsOf(differing(editableOf(record), before));
}

/** The request as lists show it. */
export function toRequestItem(viewer: Viewer, request: RequestRecord): ChangeRequestItem {
  return fieldsOfItem(viewer, request);
}

function fieldsOfItem(viewer: Viewer, request: RequestRecord) {
  const { processedById, processedByName, processedByCompany } = request;
  const tellsWho = isModerator(viewer) || processedById === viewer.id;
  return {
    id: request.id,
    type: request.type,
    status: request.status,
    venue: {
      id: request.venueId,
      slug: request.venueSlug,
      name: request.venueName,
      city: request.venueCity,
      kind: request.venueKind,
      photo: request.venuePhoto ? toPhotoView(request.venuePhoto) : null,
    },
    fields: fieldsOf(request.after),
    reason: request.reason,
    note: request.note,
    comment: request.comment,
    submittedBy: personOf(request.userId, request.userName, request.userCompany),
    submittedAt: new Date(request.submittedAt),
    processedBy: tellsWho ? personOf(processedById, processedByName, processedByCompany) : null,
    processedAt: request.processedAt ? new Date(request.processedAt) : null,
    version: request.version,
    availableActions: requestActionsOf(viewer, request),
  };
}
