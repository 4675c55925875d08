import type { VenueContent } from '../features/venues/venue-content.ts';
import type { AccessType, TravelMode } from '../features/venues/venue.enums.ts';
import { Amenity, EventType, RoomLayout, VenueKind } from '../features/venues/venue.enums.ts';
import { demoFile } from './demo-data.ts';
import { DEMO_KINDS } from './demo-kinds.ts';
import { listOf, randomOf, typeset } from './demo-text.ts';
import type { VenueSheet } from './demo-venue.types.ts';

interface Services {
  /** Amenities of every venue, and common ones, which fill up short lists. */
  everywhere: Amenity[];
  common: Amenity[];
  /** By the letters of a sheet. */
  accessTypes: Record<string, { type: AccessType; mode: TravelMode }>;
  modes: Record<string, TravelMode>;
  /** Practical notes of activities. */
  notes: { onSite: string[]; outside: string[] };
}

const SERVICES = demoFile('services.json') as Services;

/** Amenities: those of the sheet and of its kind of building, at least eight, in the order of the enumeration. */
export function demoAmenities(sheet: VenueSheet): Amenity[] {
  const found = new Set<Amenity>([...SERVICES.everywhere, ...DEMO_KINDS[VenueKind[sheet.kind]].amenities]);
  for (const extra of sheet.extras) found.add(Amenity[extra]);
  // A mountain refuge with air conditioning or a car park in Paris would not be credible.
  if (sheet.setting === 'mountains' && sheet.kind === 'MOUNTAIN_LODGE') found.delete(Amenity.AIR_CONDITIONING);
  if (sheet.place.startsWith('Paris') && sheet.kind !== 'CONGRESS_CENTRE') found.delete(Amenity.PARKING);
  for (const common of SERVICES.common) {
    if (found.size >= 8) break;
    found.add(common);
  }
  return Object.values(Amenity).filter((amenity) => found.has(amenity));
}

/** Venues with catering but without a restaurant of their own. */
const DINNER_KINDS: readonly VenueSheet['kind'][] = ['VINEYARD', 'TOWNHOUSE', 'BARGE'];

/** The suitable events of a venue, by its beds, its largest room and its kitchen. */
export function demoEventTypes(sheet: VenueSheet, rooms: VenueContent['rooms'], amenities: Amenity[]): EventType[] {
  const most = (layout: RoomLayout): number => Math.max(0, ...rooms.map((room) => room.capacities[layout] ?? 0));
  const bedrooms = sheet.bedrooms ?? 0;
  const remote = amenities.includes(Amenity.SECLUDED) || sheet.kind === 'MOUNTAIN_LODGE';
  const dines = amenities.includes(Amenity.RESTAURANT) || DINNER_KINDS.includes(sheet.kind);
  const festive = [Amenity.DANCE_FLOOR, Amenity.TERRACE, Amenity.EXCLUSIVE_HIRE].some((one) => amenities.includes(one));
  const supplies =
    (sheet.kind === 'RESTAURANT' && sheet.extras.includes('CATERING')) ||
    (sheet.kind === 'INDUSTRIAL_HALL' && sheet.extras.includes('TECHNICIAN'));
  const holds: Record<EventType, boolean> = {
    [EventType.SEMINAIRE_SEMI_RESIDENTIEL]: bedrooms >= 20,
    [EventType.SEMINAIRE_RESIDENTIEL]: bedrooms >= 8,
    [EventType.CONFERENCE_CONGRES]: most(RoomLayout.THEATRE) >= 180,
    [EventType.JOURNEE_ETUDE]: !(remote && bedrooms >= 20),
    [EventType.REPAS_D_AFFAIRE]: dines && most(RoomLayout.BANQUET) >= 24,
    [EventType.SOIREE_ET_COCKTAIL]: festive && most(RoomLayout.COCKTAIL) >= 90,
    [EventType.PRESTATAIRES]: supplies,
  };
  return Object.values(EventType).filter((type) => holds[type]);
}

/** The accesses of a venue (grammar: see VenueSheet). */
export function demoAccesses(access: string): VenueContent['accesses'] {
  return listOf(access).map((line) => {
    const groups = /^(?<letter>[SAMTRP]) (?<name>.+) (?<minutes>\d+)(?<mode>[WCT]?)$/.exec(line)?.groups;
    const kind = SERVICES.accessTypes[groups?.['letter'] ?? ''];
    if (groups === undefined || kind === undefined) throw new Error(`demo access not understood: ${line}`);
    return {
      type: kind.type,
      name: typeset(groups['name'] ?? ''),
      minutes: Number(groups['minutes']),
      mode: SERVICES.modes[groups['mode'] ?? ''] ?? kind.mode,
    };
  });
}

/** Points of interest, with their distance in km written the French way (`0,4`). */
export function demoPointsOfInterest(near: string): VenueContent['pointsOfInterest'] {
  return listOf(near).map((line) => {
    const groups = /^(?<name>.+) (?<distance>\d+(?:,\d+)?)$/.exec(line)?.groups;
    if (groups === undefined) throw new Error(`demo point of interest not understood: ${line}`);
    return { name: typeset(groups['name'] ?? ''), distanceKm: Number((groups['distance'] ?? '').replace(',', '.')) };
  });
}

/** Activities; a star marks those on the premises. About half have a practical note. */
export function demoActivities(activities: string, seed: string): VenueContent['activities'] {
  const random = randomOf(`activities of ${seed}`);
  return listOf(activities).map((line) => {
    const onSite = line.endsWith('*');
    const notes = SERVICES.notes[onSite ? 'onSite' : 'outside'];
    const note = random() < 0.5 ? notes[Math.floor(random() * notes.length)] : undefined;
    return {
      name: typeset(onSite ? line.slice(0, -1) : line),
      description: note === undefined ? null : typeset(note),
      onSite,
    };
  });
}
