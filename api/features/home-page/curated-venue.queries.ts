import { createHash } from 'node:crypto';
import type { SearchService } from '../search/search.service.ts';
import { type PhotoRecord, toPhotoView } from '../venues/photo.types.ts';
import { HOME_PICTURE, IS_PUBLIC } from '../venues/public-venue.enums.ts';
import type { VenueKind } from '../venues/venue.enums.ts';
import { CuratedVenue } from './home-content.types.ts';

/** What is read of a venue that was chosen. */
export interface CuratedRow {
  id: string;
  name: string;
  kind: VenueKind;
  city: string;
  departmentCode: string;
  isPublic: boolean;
  photo: PhotoRecord | null;
}

export const CURATED_COLUMNS = `v.id, v.name, v.kind, c.label as city, c.department_code as "departmentCode",
  coalesce((${IS_PUBLIC}), false) as "isPublic", ${HOME_PICTURE} as photo`;

/** Venues that can be chosen: all that are not deleted, also those that the public does not see yet. */
export const CURATED_FROM = `venue v join commune c on c.code = v.commune_code
  left join user_account u on u.id = v.owner_id`;

/** Venues as the screens of the home page show them, in their order: with the card of those that are public. */
export async function toCuratedVenues(
  search: Pick<SearchService, 'cards'>,
  rows: readonly CuratedRow[],
): Promise<CuratedVenue[]> {
  const cards = await search.cards(rows.filter(({ isPublic }) => isPublic).map(({ id }) => id));
  const byId = new Map(cards.map((card) => [card.id, card]));
  return rows.map(({ id, name, kind, city, departmentCode, isPublic, photo }) =>
    Object.assign(new CuratedVenue(), {
      id,
      name,
      kind,
      city,
      departmentCode,
      isPublic,
      photo: photo ? toPhotoView(photo) : null,
      card: byId.get(id) ?? null,
    }),
  );
}

/** A name for exactly this state of a list: two that are alike have the same. */
export function revisionOf(state: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(state)).digest('hex').slice(0, 24);
}
