import type { ManagedRecord, RoomRow } from './managed-venue-record.ts';
import type { EditableContent, VenuePatch } from './venue-patch-content.ts';
import type { RoomContent } from './venue-content.ts';

/** What is in force of all that a change may touch. */
export function editableOf(record: ManagedRecord): EditableContent {
  return {
    name: record.name,
    slug: record.slug,
    kind: record.kind,
    category: record.category,
    description: record.description,
    address: record.address,
    postalCode: record.postalCode,
    communeCode: record.communeCode,
    latitude: record.latitude,
    longitude: record.longitude,
    positionPrecision: record.positionPrecision,
    bedrooms: record.bedrooms,
    sleeps: record.sleeps,
    contactName: record.contactName,
    contactPhone: record.contactPhone,
    contactFax: record.contactFax,
    contactEmail: record.contactEmail,
    website: record.website,
    eventTypes: record.eventTypes,
    amenities: record.amenities,
    tags: record.tags,
    rooms: record.rooms.map(toContent),
    accesses: record.accesses,
    pointsOfInterest: record.pointsOfInterest,
    activities: record.activities,
    paragraphs: record.paragraphs,
    photos: record.photos.filter((photo) => !photo.is_pending).map(({ id, alt }) => ({ id, alt })),
    homepageImageId: record.homepageImageId,
  };
}

/** The content as a change would make it. */
export function withPatch(content: EditableContent, patch: VenuePatch | null): EditableContent {
  return { ...content, ...patch };
}

function toContent(room: RoomRow): RoomContent {
  const { name, description, areaSqm, ceilingHeightM, daylight, stepFree, capacities } = room;
  return { name, description, areaSqm, ceilingHeightM, daylight, stepFree, capacities };
}
