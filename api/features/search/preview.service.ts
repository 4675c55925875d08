import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { today } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import type { ManagedVenueService } from '../venues/managed-venue.service.ts';
import type { PhotoRecord } from '../venues/photo.types.ts';
import type { EditableContent } from '../venues/venue-patch-content.ts';
import type { VenueView } from '../venues/venue.types.ts';
import { toPage } from './catalogue-documents.ts';
import { SELECT_MANAGED_RECORDS, SELECT_PHOTOS, type VenueRecord } from './catalogue-record.queries.ts';
import { pageOfDay } from './document-memory.ts';

/**
 * The page of a venue as the public would see it, with the viewer's own pending change, for those who manage the venue. It is not cached.
 * @returns null: there is no such venue, or it is hidden from them.
 * @throws AppError FORBIDDEN for one that everybody sees and they do not manage.
 */
export async function previewOf(
  database: Database,
  venues: ManagedVenueService,
  viewer: Viewer,
  idOrSlug: string,
): Promise<VenueView | null> {
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

/** The record as it would be read if the pending change were in force. */
function asChanged(record: VenueRecord, content: EditableContent, photos: PhotoRecord[]): VenueRecord {
  const { communes, departments, regions } = gazetteer();
  const commune = communes.get(content.communeCode);
  const department = departments.get(commune?.departmentCode ?? '');
  const region = regions.get(department?.regionCode ?? '');
  return {
    ...record,
    ...content,
    city: commune?.name ?? record.city,
    departmentCode: department?.code ?? record.departmentCode,
    departmentName: department?.name ?? record.departmentName,
    regionCode: region?.code ?? record.regionCode,
    regionName: region?.name ?? record.regionName,
    latitude: content.latitude ?? commune?.latitude ?? null,
    longitude: content.longitude ?? commune?.longitude ?? null,
    photos,
    rooms: content.rooms.map((room, index) => ({ ...room, id: record.rooms[index]?.id ?? `${record.id}-${index}` })),
  };
}
