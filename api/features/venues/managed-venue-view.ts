import { isDeepStrictEqual } from 'node:util';
import { picked } from '../../../schema/venue-fields.ts';
import type { Viewer } from '../../platform/authz.ts';
import type { RequestRecord } from './change-request.queries.ts';
import type { ChangeRequestDetails } from './change-request.types.ts';
import { editableOf, withPatch } from './managed-venue-content.ts';
import type { ManagedRecord } from './managed-venue-record.queries.ts';
import type { Completeness, VenuePerson, VenueDetails } from './managed-venue.types.ts';
import { toVenuePhoto } from './photo.types.ts';
import { placeNames, positionOf, toPublicVenue, toRoom } from './public-venue-content.ts';
import { completenessOf, factsOf } from './venue-completeness.ts';
import type { RoomContent } from './venue-content.ts';
import type { VenueContentDetails } from './venue-content.types.ts';
import { ChangeRequestStatus, ChangeRequestType } from './venue-management.enums.ts';
import { differing, type EditableContent, fieldsOf, type VenuePatch } from './venue-patch-content.ts';
import { isAdministrator, isModerator, manages, requestActionsOf, statusOf, venueActionsOf } from './venue.policy.ts';
import type { VenuePhoto, VenueRoom } from './venue.types.ts';

/** One side of a change, or the edited content. @param side distinguishes the ids of rooms of different sides. */
export function toContentView(record: ManagedRecord, content: EditableContent, side: string): VenueContentDetails {
  const { photos, rooms, ...fields } = content;
  return {
    ...fields,
    city: placeNames(content.communeCode).city,
    rooms: toRooms(record, rooms, side),
    photos: toPhotos(record, photos),
  };
}

/** The content that the viewer edits: owners their own proposal, moderators the current one. */
export function contentFor(viewer: Viewer, record: ManagedRecord): EditableContent {
  return withPatch(editableOf(record), patchFor(viewer, record));
}

/** The pending change that the viewer edits; null = none. */
function patchFor(viewer: Viewer, record: ManagedRecord): VenuePatch | null {
  if (isModerator(viewer) || record.pendingChangeType !== ChangeRequestType.UPDATE) return null;
  return record.pendingPatch;
}

/** The completeness of the edited content. */
export function completenessFor(viewer: Viewer, record: ManagedRecord): Completeness {
  const content = contentFor(viewer, record);
  return completenessOf(factsOf(content, content.photos.length));
}

/** A venue, for its managers with its pending request. */
export interface SeenVenue extends VenueDetails {
  pendingChange?: ChangeRequestDetails | null;
}

/** A venue for a viewer: the public fields as they are in force, and for its managers all others. @param pending the record's pending request. */
export function toVenue(viewer: Viewer, record: ManagedRecord, pending: RequestRecord | null | undefined): SeenVenue {
  const venue = toPublicVenue({
    ...record,
    ...placeNames(record.communeCode),
    ...positionOf(record),
    photos: record.photos.filter((photo) => !photo.is_pending),
    updatedAt: record.updatedAt.toISOString(),
  });
  if (!manages(viewer, record)) return venue;
  const submittedAt = pending ? new Date(pending.submittedAt) : record.updatedAt;
  return {
    ...venue,
    ...picked(record, COPIED),
    status: statusOf(record),
    completeness: completenessFor(viewer, record),
    owner: ownerOf(record),
    ownerContact: ownerContactOf(viewer, record),
    flags: picked(record, FLAGS),
    changedAt: submittedAt > record.updatedAt ? submittedAt : record.updatedAt,
    availableActions: venueActionsOf(viewer, record),
    get content() {
      return toContentView(record, contentFor(viewer, record), `${record.id}-edited`);
    },
    get pendingChange() {
      return pending ? toChangeRequest(viewer, pending, record, pending) : null;
    },
  };
}

const COPIED = [
  'reviewStatus',
  'rejectionReason',
  'isPublished',
  'isPublic',
  'subscriptionExpired',
  'isBeyondPlan',
  'version',
  'createdAt',
  'approvedAt',
  'deletedAt',
] as const;

const FLAGS = [
  'isFeatured',
  'isFavourite',
  'topFiveOrder',
  'isPremierPage',
  'isHomepageSlider',
  'homepageSliderOrder',
] as const;

/** A request; its venue and its sides are computed when they are read. @param pending the pending request of the venue. */
export function toChangeRequest(
  viewer: Viewer,
  request: RequestRecord,
  record: ManagedRecord,
  pending: RequestRecord | null | undefined,
): ChangeRequestDetails {
  const { id, status, before, after, submittedAt, processedBy, processedAt } = request;
  const showsProcessor = isModerator(viewer) || processedBy?.id === viewer.id;
  const content = editableOf(record);
  const conflicts = status === ChangeRequestStatus.PENDING ? conflictsOf(request, record) : [];
  const side = (patch: VenuePatch | null, name: string) =>
    toContentView(record, withPatch(content, patch), `${id}-${name}`);
  return {
    ...picked(request, ['id', 'type', 'status', 'reason', 'note', 'comment', 'submittedBy', 'version']),
    fields: fieldsOf(after),
    submittedAt: new Date(submittedAt),
    processedBy: showsProcessor ? processedBy : null,
    processedAt: processedAt ? new Date(processedAt) : null,
    availableActions: requestActionsOf(viewer, request),
    conflicts,
    get venue() {
      return toVenue(viewer, record, pending);
    },
    get before() {
      return side(before, 'before');
    },
    get now() {
      return conflicts.length > 0 ? side(null, 'now') : null;
    },
    get after() {
      return side(after, 'after');
    },
  };
}

/** The changed fields of the request that have also changed in the venue since it was sent. */
export function conflictsOf({ before }: Pick<RequestRecord, 'before'>, record: ManagedRecord) {
  return fieldsOf(differing(editableOf(record), before));
}

function ownerOf({ ownerId, ownerName, ownerCompany }: ManagedRecord): VenuePerson | null {
  return ownerId === null ? null : { id: ownerId, name: ownerName ?? '', companyName: ownerCompany };
}

/** The contact of the owner, for administrators. */
function ownerContactOf(viewer: Viewer, { ownerId, ownerEmail, ownerPhone, ownerStatus }: ManagedRecord) {
  if (ownerId === null || ownerEmail === null || ownerStatus === null || !isAdministrator(viewer)) return null;
  return { email: ownerEmail, phone: ownerPhone, status: ownerStatus };
}

/** The id of a room; a proposed one has none yet, so its position is used. */
function toRooms(record: ManagedRecord, rooms: RoomContent[], side: string): VenueRoom[] {
  const inForce = isDeepStrictEqual(rooms, editableOf(record).rooms);
  return rooms.map((room, index) => toRoom({ ...room, id: inForce ? record.rooms[index]!.id : `${side}-${index}` }));
}

/** These pictures with their descriptions, without deleted ones. */
export function toPhotos(record: ManagedRecord, photos: EditableContent['photos']): VenuePhoto[] {
  return photos.flatMap(({ id, alt }) => {
    const row = record.photos.find((photo) => photo.id === id);
    return row ? [Object.assign(toVenuePhoto(row), { alt, isPending: row.is_pending })] : [];
  });
}
