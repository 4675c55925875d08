import type { Amenity, RoomLayout, VenueKind } from '../features/venues/venue.enums.ts';
import { demoFile } from './demo-data.ts';
import type { DemoScene } from './demo-venue.types.ts';
import type { Ceiling } from './scenes/interiors/room.ts';

/** What the venues of a kind have in common: the scene of their building, the ceilings of its rooms, some amenities. */
interface DemoKind {
  scene: DemoScene;
  ceilings: Ceiling[];
  amenities: Amenity[];
  /** Fixed tables, or a hull that is too narrow for rows of tables. */
  layoutsMissing?: RoomLayout[];
}

export const DEMO_KINDS = demoFile('kinds.json') as Record<VenueKind, DemoKind>;
