import { picked } from '../../../schema/venue-fields.ts';
import type { ManagedRecord, RoomRow } from './managed-venue-record.queries.ts';
import type { EditableContent, VenuePatch } from './venue-patch-content.ts';
import type { RoomContent } from './venue-content.ts';
import { CONTENT_COLUMNS } from './venue.queries.ts';

/** The current content that a change may touch. */
export function editableOf(record: ManagedRecord): EditableContent {
  return {
    ...picked(record, CONTENT_COLUMNS),
    slug: record.slug,
    rooms: record.rooms.map(toContent),
    photos: record.photos.filter((photo) => !photo.is_pending).map(({ id, alt }) => ({ id, alt })),
    homepageImageId: record.homepageImageId,
  };
}

/** The content with a change applied. */
export function withPatch(content: EditableContent, patch: VenuePatch | null): EditableContent {
  return { ...content, ...patch };
}

function toContent(room: RoomRow): RoomContent {
  const { name, description, areaSqm, ceilingHeightM, daylight, stepFree, capacities } = room;
  return { name, description, areaSqm, ceilingHeightM, daylight, stepFree, capacities };
}
