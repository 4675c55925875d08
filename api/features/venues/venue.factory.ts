import type { Database } from '../../platform/database/database.ts';
import { now } from '../../platform/clock.ts';
import { refreshCatalogue } from '../search/catalogue-writer.ts';
import { insertVenues, NO_FLAGS, type NewVenue } from './venue-bulk.queries.ts';
import { EMPTY_VENUE, type RoomContent, type VenueContent } from './venue-content.ts';
import { PositionPrecision, ReviewStatus, RoomLayout, VenueKind } from './venue.enums.ts';

let made = 0;

/** A room with one layout, with the given fields replaced. */
export function roomContent(wanted: Partial<RoomContent> = {}): RoomContent {
  return {
    name: 'Salle Lumière',
    description: null,
    areaSqm: 70,
    ceilingHeightM: 2.8,
    daylight: true,
    stepFree: true,
    capacities: { [RoomLayout.THEATRE]: 60 },
    ...wanted,
  };
}

/** A plain hotel in the 2nd arrondissement of Lyon, with the given fields replaced. */
export function venueContent(wanted: Partial<VenueContent> = {}): VenueContent {
  return {
    ...EMPTY_VENUE,
    name: `Hôtel d’essai ${++made}`,
    kind: VenueKind.HOTEL,
    category: 3,
    description: 'Une maison calme près de la gare, avec une salle claire pour les réunions.',
    address: '1 rue de l’Essai',
    postalCode: '69002',
    communeCode: '69382',
    latitude: 45.75,
    longitude: 4.83,
    positionPrecision: PositionPrecision.ADDRESS,
    bedrooms: 20,
    sleeps: 40,
    ...wanted,
  };
}

type Wanted = Partial<VenueContent> & Partial<Omit<NewVenue, 'content' | 'flags'>> & Partial<NewVenue['flags']>;

/** Inserts public venues with all required rows, and refreshes the catalogue. Returns their ids. */
export async function createVenues(database: Database, wanted: Wanted[]): Promise<string[]> {
  return database.transaction(async (transaction) => {
    const ids = await insertVenues(transaction, wanted.map(toNewVenue));
    await refreshCatalogue(transaction, ids);
    return ids;
  });
}

function toNewVenue(wanted: Wanted): NewVenue {
  const { ownerId, reviewStatus, isPublished, createdAt, importKey, importHash, ...rest } = wanted;
  const flags = Object.fromEntries(Object.entries(rest).filter(([name]) => name in NO_FLAGS));
  const content = Object.fromEntries(Object.entries(rest).filter(([name]) => !(name in NO_FLAGS)));
  return {
    content: venueContent(content),
    flags: { ...NO_FLAGS, ...flags },
    ownerId: ownerId ?? null,
    reviewStatus: reviewStatus ?? ReviewStatus.APPROVED,
    isPublished: isPublished ?? true,
    createdAt: createdAt ?? now().toISOString(),
    importKey: importKey ?? null,
    importHash: importHash ?? null,
  };
}
