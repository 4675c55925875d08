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

/** Pages of venues as the public would see them, for those who manage the venues; they are not cached. */
export class PreviewService {
  readonly #database: Database;
  readonly #venues: ManagedVenueService;

  constructor(database: Database, venues: ManagedVenueService) {
    this.#database = database;
    this.#venues = venues;
  }

  /**
   * The page with the viewer's own pending change; null = there is no such venue, or it is hidden from them.
   * @throws AppError FORBIDDEN for one that everybody sees and they do not manage.
   */
  async page(viewer: Viewer, idOrSlug: string): Promise<VenueView | null> {
    const found = await this.#contentOf(viewer, idOrSlug);
    if (!found) return null;
    const day = today();
    const [record] = await this.#database.rows<VenueRecord>(SELECT_MANAGED_RECORDS, [[found.id], day]);
    if (!record) return null;
    const photos = await this.#photosOf(found.id, found.content);
    return pageOfDay(JSON.stringify(toPage(asChanged(record, found.content, photos))), day);
  }

  async #contentOf(viewer: Viewer, idOrSlug: string): Promise<{ id: string; content: EditableContent } | null> {
    try {
      return await this.#venues.contentOf(viewer, idOrSlug);
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  async #photosOf(venueId: string, { photos }: EditableContent): Promise<PhotoRecord[]> {
    const ids = photos.map(({ id }) => id);
    const rows = await this.#database.rows<PhotoRecord>(SELECT_PHOTOS, [venueId, ids]);
    return photos.flatMap(({ id, alt }) => {
      const row = rows.find((photo) => photo.id === id);
      return row ? [{ ...row, alt }] : [];
    });
  }
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
