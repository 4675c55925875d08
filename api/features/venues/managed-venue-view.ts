import { isDeepStrictEqual } from 'node:util';
import { picked } from '../../../schema/venue-fields.ts';
import type { Viewer } from '../../platform/authz.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import type { RequestRecord } from './change-request.queries.ts';
import type { ChangeRequestView } from './change-request.types.ts';
import { editableOf, withPatch } from './managed-venue-content.ts';
import type { ManagedRecord } from './managed-venue-record.queries.ts';
import type { Completeness, ManagedVenue, VenuePerson } from './managed-venue.types.ts';
import { toPhotoView } from './photo.types.ts';
import { completenessOf, factsOf } from './venue-completeness.ts';
import type { RoomContent } from './venue-content.ts';
import type { VenueContentView } from './venue-content.types.ts';
import { ChangeRequestStatus, ChangeRequestType } from './venue-management.enums.ts';
import { differing, type EditableContent, fieldsOf, type VenuePatch } from './venue-patch-content.ts';
import { isAdministrator, isModerator, requestActionsOf, statusOf, venueActionsOf } from './venue.policy.ts';
import { RoomLayout } from './venue.enums.ts';
import type { PhotoView, RoomView } from './venue.types.ts';

/** One side of a change, or what somebody edits. @param side tells rooms of different sides apart. */
export function toContentView(record: ManagedRecord, content: EditableContent, side: string): VenueContentView {
  const { photos, rooms, ...fields } = content;
  return {
    ...fields,
    city: cityOf(content.communeCode),
    rooms: toRooms(record, rooms, side),
    photos: toPhotos(record, photos),
  };
}

/** The content that the viewer edits: owners their own proposal, moderators what is in force. */
export function contentFor(viewer: Viewer, record: ManagedRecord): EditableContent {
  return withPatch(editableOf(record), patchFor(viewer, record));
}

/** The change that the viewer sees as made already; null = none. */
function patchFor(viewer: Viewer, record: ManagedRecord): VenuePatch | null {
  if (isModerator(viewer) || record.pendingChangeType !== ChangeRequestType.UPDATE) return null;
  return record.pendingPatch;
}

/** How complete is what the viewer edits. */
export function completenessFor(viewer: Viewer, record: ManagedRecord): Completeness {
  const content = contentFor(viewer, record);
  return completenessOf(factsOf(content, content.photos.length));
}

/** A venue with what is asked of the moderators for it. */
export interface ManagedVenueView extends ManagedVenue {
  pendingChange: ChangeRequestView | null;
}

/** The venue as those read it who may; what is asked for is made when it is read. @param pending the record's pending request. */
export function toManagedView(
  viewer: Viewer,
  record: ManagedRecord,
  pending: RequestRecord | null | undefined,
): ManagedVenueView {
  const content = contentFor(viewer, record);
  const submittedAt = pending ? new Date(pending.submittedAt) : record.updatedAt;
  return {
    ...picked(record, COPIED),
    photo: homePhotoOf(record),
    status: statusOf(record),
    completeness: completenessFor(viewer, record),
    content: toContentView(record, content, `${record.id}-edited`),
    ...regionOf(content.communeCode),
    owner: ownerOf(record),
    ownerContact: ownerContactOf(viewer, record),
    flags: picked(record, FLAGS),
    updatedAt: submittedAt > record.updatedAt ? submittedAt : record.updatedAt,
    availableActions: venueActionsOf(viewer, record),
    get pendingChange() {
      return pending ? toChangeRequest(viewer, pending, record, pending) : null;
    },
  };
}

const COPIED = [
  'id',
  'slug',
  'name',
  'kind',
  'category',
  'city',
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

/** The request; its venue and its sides are made when they are read. @param pending the pending request of the venue. */
export function toChangeRequest(
  viewer: Viewer,
  request: RequestRecord,
  record: ManagedRecord,
  pending: RequestRecord | null | undefined,
): ChangeRequestView {
  const { id, status, before, after, submittedAt, processedBy, processedAt } = request;
  const tellsWho = isModerator(viewer) || processedBy?.id === viewer.id;
  const content = editableOf(record);
  const conflicts = status === ChangeRequestStatus.PENDING ? conflictsOf(request, record) : [];
  const side = (patch: VenuePatch | null, name: string) =>
    toContentView(record, withPatch(content, patch), `${id}-${name}`);
  return {
    ...picked(request, ['id', 'type', 'status', 'reason', 'note', 'comment', 'submittedBy', 'version']),
    fields: fieldsOf(after),
    submittedAt: new Date(submittedAt),
    processedBy: tellsWho ? processedBy : null,
    processedAt: processedAt ? new Date(processedAt) : null,
    availableActions: requestActionsOf(viewer, request),
    conflicts,
    get venue() {
      return toManagedView(viewer, record, pending);
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

/** What the request changes that has changed in the venue since it was sent. */
export function conflictsOf({ before }: Pick<RequestRecord, 'before'>, record: ManagedRecord) {
  return fieldsOf(differing(editableOf(record), before));
}

function ownerOf({ ownerId, ownerName, ownerCompany }: ManagedRecord): VenuePerson | null {
  return ownerId === null ? null : { id: ownerId, name: ownerName ?? '', companyName: ownerCompany };
}

/** The picture of lists: the one that was chosen, else the first of those that are in force. */
function homePhotoOf({ photos, homepageImageId }: ManagedRecord): PhotoView | null {
  const shown = photos.filter((photo) => !photo.is_pending);
  const photo = shown.find(({ id }) => id === homepageImageId) ?? shown[0];
  return photo ? toPhotoView(photo) : null;
}

/** How to reach the owner: what the platform knows of users is for administrators. */
function ownerContactOf(viewer: Viewer, { ownerId, ownerEmail, ownerPhone, ownerStatus }: ManagedRecord) {
  if (ownerId === null || ownerEmail === null || ownerStatus === null || !isAdministrator(viewer)) return null;
  return { email: ownerEmail, phone: ownerPhone, status: ownerStatus };
}

function cityOf(communeCode: string): string {
  return gazetteer().communes.get(communeCode)?.name ?? '';
}

function regionOf(communeCode: string): Pick<ManagedVenueView, 'department' | 'region'> {
  const { communes, departments, regions } = gazetteer();
  const department = departments.get(communes.get(communeCode)?.departmentCode ?? '');
  const region = regions.get(department?.regionCode ?? '');
  return {
    department: { code: department?.code ?? '', name: department?.name ?? '' },
    region: { code: region?.code ?? '', name: region?.name ?? '' },
  };
}

/** A room that is only proposed has no id yet: one of its place serves as well. */
function toRooms(record: ManagedRecord, rooms: RoomContent[], side: string): RoomView[] {
  const inForce = isDeepStrictEqual(rooms, editableOf(record).rooms);
  return rooms.map((room, index) => {
    const layouts = Object.values(RoomLayout).filter((layout) => room.capacities[layout]);
    return {
      ...room,
      id: inForce ? record.rooms[index]!.id : `${side}-${index}`,
      capacity: Math.max(0, ...Object.values(room.capacities)),
      capacities: layouts.map((layout) => ({ layout, capacity: room.capacities[layout]! })),
    };
  });
}

/** These pictures with what they show; those that are gone are left out. */
export function toPhotos(record: ManagedRecord, photos: EditableContent['photos']): PhotoView[] {
  return photos.flatMap(({ id, alt }) => {
    const row = record.photos.find((photo) => photo.id === id);
    return row ? [Object.assign(toPhotoView(row), { alt, isPending: row.is_pending })] : [];
  });
}
