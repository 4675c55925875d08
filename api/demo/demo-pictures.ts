import { gazetteer } from '../features/geography/gazetteer.ts';
import type { RoomContent } from '../features/venues/venue-content.ts';
import { ReviewStatus } from '../features/venues/venue.enums.ts';
import { demoAlt } from './demo-alts.ts';
import { DEMO_KINDS } from './demo-kinds.ts';
import { randomOf } from './demo-text.ts';
import type { DemoScene, DemoVenue } from './demo-venue.types.ts';
import { demoVenues } from './demo-venues.ts';
import { interiorVariant } from './scenes/interiors/room.ts';
import { INTERIORS } from './scenes/interiors/interiors.ts';
import type { SceneSetting } from './scenes/scene.types.ts';
import { sceneSettings } from './scenes/venue-scenes.ts';

/** A picture of a demo venue to be drawn. */
export interface DemoPicture {
  setting: SceneSetting;
  /** Its description, in French. */
  alt: string;
}

/**
 * The pictures of every public demo venue, by its name, in their order. The structures of a scene
 * alternate over the venues, so that neighbours in a list differ in more than colour.
 */
export function demoPictures(venues: readonly DemoVenue[] = demoVenues()): Map<string, DemoPicture[]> {
  const turns = new Map<DemoScene, number>();
  const shown = venues.filter((venue) => venue.isPublished && venue.reviewStatus === ReviewStatus.APPROVED);
  return new Map(shown.map((venue) => [venue.content.name, picturesOf(venue, turns)]));
}

function picturesOf(venue: DemoVenue, turns: Map<DemoScene, number>): DemoPicture[] {
  const { name, kind, communeCode } = venue.content;
  const commune = gazetteer().communes.get(communeCode);
  const { ceilings } = DEMO_KINDS[kind];
  const ceiling = ceilings[Math.floor(randomOf(`ceiling of ${name}`)() * ceilings.length)]!;
  return sceneSettings(venue, commune?.regionCode ?? '').map((given, index) => {
    const turn = turns.get(given.scene) ?? 0;
    turns.set(given.scene, turn + 1);
    const room = shownRoom(given.scene, venue.content.rooms);
    const variant = INTERIORS.has(given.scene) ? interiorVariant(turn, ceiling) : turn;
    const wide = index === 0 && venue.flags.sliderOrder !== null;
    const setting = { ...given, variant, wide, ...(room ? { room } : {}) };
    return { setting, alt: demoAlt(setting, { name, town: commune?.name ?? '' }) };
  });
}

/** The room of the venue that a meeting shows: the largest for a plenary, the smallest for a board. */
function shownRoom(scene: DemoScene, rooms: readonly RoomContent[]): SceneSetting['room'] {
  const inside = rooms.filter(({ ceilingHeightM }) => ceilingHeightM !== null);
  const bySize = inside.toSorted((one, other) => (other.areaSqm ?? 0) - (one.areaSqm ?? 0));
  const middle = Math.floor(bySize.length / 2);
  const places: Partial<Record<DemoScene, number>> = { plenary: 0, 'meeting-u': middle, boardroom: bySize.length - 1 };
  const room = bySize[places[scene] ?? -1];
  return room && { areaSqm: room.areaSqm ?? 0, daylight: room.daylight };
}
