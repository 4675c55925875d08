import { isDeepStrictEqual } from 'node:util';
import { gazetteer } from '../geography/gazetteer.ts';
import type { Viewer } from '../../platform/authz.ts';
import type {
  ChangeRequestPerson,
  ChangeRequestView,
  ContentPhotoView,
  VenueContentView,
} from './change-request.types.ts';
import { editableOf, withPatch } from './managed-venue-content.ts';
import type { ManagedRecord } from './managed-venue-record.ts';
import type { Completeness, ManagedVenueView } from './managed-venue.types.ts';
import { toPhotoView } from './photo.types.ts';
import { completenessOf, factsOf } from './venue-completeness.ts';
import type { EditableContent, VenuePatch } from './venue-patch-content.ts';
import { ChangeRequestType } from './venue-management.enums.ts';
import type { RoomContent } from './venue-content.ts';
import { isAdministrator, isModerator, statusOf, venueActionsOf } from './venue.policy.ts';
import { RoomLayout } from './venue.enums.ts';
import type { RoomView } from './venue.types.ts';

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

/** What the viewer edits: the owner his own wishes, moderators what is in force. */
export function contentFor(viewer: Viewer, record: ManagedRecord): EditableContent {
  return withPatch(editableOf(record), patchFor(viewer, record));
}

/** The change that the viewer sees as made already; null = none. */
function patchFor(viewer: Viewer, record: ManagedRecord): VenuePatch | null {
  if (isModerator(viewer) || record.pendingChangeType !== ChangeRequestType.UPDATE) return null;
  return record.pendingPatch;
}

/** The venue as the viewer keeps it. */
export function toManagedView(
  viewer: Viewer,
  record: ManagedRecord,
  pendingChange: ChangeRequestView | null,
): ManagedVenueView {
  const content = contentFor(viewer, record);
  return {
    ...stateOf(viewer, record),
    completeness: completenessFor(viewer, record),
    slug: record.slug,
    content: toContentView(record, content, `${record.id}-edited`),
    ...regionOf(content.communeCode),
    owner: personOf(record.ownerId, record.ownerName, record.ownerCompany),
    ownerContact: ownerContactOf(viewer, record),
    pendingChange,
    flags: {
      isFeatured: record.isFeatured,
      isFavourite: record.isFavourite,
      topFiveOrder: record.topFiveOrder,
      isPremierPage: record.isPremierPage,
      isHomepageSlider: record.isHomepageSlider,
      homepageSliderOrder: record.homepageSliderOrder,
    },
    approvedAt: record.approvedAt,
  };
}

/** How complete is what the viewer edits. */
export function completenessFor(viewer: Viewer, record: ManagedRecord): Completeness {
  const content = contentFor(viewer, record);
  return completenessOf(factsOf(content, content.photos.length));
}

/** Somebody who has to do with a venue; null = nobody. */
export function personOf(
  id: string | null,
  name: string | null,
  companyName: string | null,
): ChangeRequestPerson | null {
  return id === null ? null : { id, name: name ?? '', companyName };
}

/** How to reach the owner: what the platform knows of users is for administrators. */
function ownerContactOf(viewer: Viewer, { ownerId, ownerEmail, ownerPhone, ownerStatus }: ManagedRecord) {
  if (ownerId === null || ownerEmail === null || ownerStatus === null || !isAdministrator(viewer)) return null;
  return { email: ownerEmail, phone: ownerPhone, status: ownerStatus };
}

function stateOf(viewer: Viewer, record: ManagedRecord) {
  return {
    id: record.id,
    status: statusOf(record),
    reviewStatus: record.reviewStatus,
    rejectionReason: record.rejectionReason,
    isPublished: record.isPublished,
    isPublic: record.isPublic,
    subscriptionExpired: record.subscriptionExpired,
    isBeyondPlan: record.isBeyondPlan,
    version: record.version,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    deletedAt: record.deletedAt,
    availableActions: venueActionsOf(viewer, record),
  };
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

function toPhotos(record: ManagedRecord, photos: EditableContent['photos']): ContentPhotoView[] {
  return photos.flatMap(({ id, alt }) => {
    const row = record.photos.find((photo) => photo.id === id);
    return row ? [{ photo: toPhotoView(row), alt, isPending: row.is_pending }] : [];
  });
}
