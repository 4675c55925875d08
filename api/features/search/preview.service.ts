import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { today } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import type { ManagedVenueService } from '../venues/managed-venue.service.ts';
import type { PhotoRecord } from '../venues/photo.types.ts';
import { placeNames, positionOf } from '../venues/public-venue-content.ts';
import type { EditableContent } from '../venues/venue-patch-content.ts';
import type { PublicVenue } from '../venues/venue.types.ts';
import { toPage } from './catalogue-documents.ts';
import { SELECT_MANAGED_RECORDS, SELECT_PHOTOS, type VenueRecord } from './catalogue-record.queries.ts';
import { pageOfDay } from './document-memory.ts';

/**
 * The page of a venue as the public would see it, with the viewer's own pending change, for its managers. It is not cached.
 * @returns null: there is no such venue, or it is hidden from them.
 * @throws AppError FORBIDDEN for a public one that they do not manage.
 */
export async function previewOf(
  database: Database,
  venues: ManagedVenueService,
  viewer: Viewer,
  idOrSlug: string,
): Promise<PublicVenue | null> {
  const found = await venues.contentOf(viewer, idOrSlug).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
  if (!found) return null;
  const { id, content } = found;
  const day = today();
  const [record] = await database.rows<VenueRecord>(SELECT_MANAGED_RECORDS, [[id], day]);
  if (!record) return null;
  const rows = await database.rows<PhotoRecord>(SELECT_PHOTOS, [id, content.photos.map((photo) => photo.id)]);
  const photos = content.photos.flatMap((wanted) => {
    const row = rows.find((photo) => photo.id === wanted.id);
    return row ? [{ ...row, alt: wanted.alt }] : [];
  });
  return pageOfDay(JSON.stringify(toPage(asChanged(record, content, photos))), day);
}

/** The record with the pending change applied. */
function asChanged(record: VenueRecord, content: EditableContent, photos: PhotoRecord[]): VenueRecord {
  return {
    ...record,
    ...content,
    ...placeNames(content.communeCode),
    ...positionOf(content),
    photos,
    rooms: content.rooms.map((room, index) => ({ ...room, id: record.rooms[index]?.id ?? `${record.id}-${index}` })),
  };
}
