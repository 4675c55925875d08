import type { SimpleName } from '../../../../schema/venue-fields.ts';
import type { EventType } from '../../../lib/terms.ts';
import { ROOM_LAYOUT_VALUES, type Amenity, type RoomLayout } from '../../../lib/venue-terms.ts';
import type { RateForm } from './rate-form.ts';
import type { AccessType, TravelMode, VenueKind } from '../../../lib/venue-labels.ts';

/** A room as the form holds it: everything that is typed is text. */
export type RoomForm = {
  name: string;
  description: string;
  areaSqm: string;
  ceilingHeightM: string;
  daylight: boolean;
  stepFree: boolean;
  capacities: Record<RoomLayout, string>;
};

export type AccessForm = { type: AccessType; name: string; minutes: string; mode: TravelMode };
export type PointForm = { name: string; distanceKm: string };
export type ActivityForm = { name: string; description: string; onSite: boolean };
export type ParagraphForm = { title: string; text: string };

/** A commune of the official list, as it was chosen, and its centre where that is known. */
export type CommuneChoice = { code: string; name: string; centre: Position | null };

/** A place on the map in degrees, as it is typed. */
export type PositionForm = { latitude: string; longitude: string };

/** A place on the map, in degrees. */
export type Position = { latitude: number; longitude: number };

/** All content of a venue that owners edit, as the form holds it. */
export type VenueForm = Record<SimpleName, string> & {
  name: string;
  kind: VenueKind;
  eventTypes: EventType[];
  description: string;
  slug: string;
  address: string;
  postalCode: string;
  commune: CommuneChoice | null;
  /** The position of the marker; empty = not set. */
  position: PositionForm;
  rooms: RoomForm[];
  rates: RateForm[];
  amenities: Amenity[];
  tags: string[];
  activities: ActivityForm[];
  accesses: AccessForm[];
  pointsOfInterest: PointForm[];
  paragraphs: ParagraphForm[];
};

export type VenueField = keyof VenueForm;

const NO_CAPACITIES = Object.fromEntries(ROOM_LAYOUT_VALUES.map((layout) => [layout, ''])) as Record<
  RoomLayout,
  string
>;

export const NOT_PLACED: PositionForm = { latitude: '', longitude: '' };

/** What a press on “add” adds. */
export const NEW_ROOM: RoomForm = {
  name: '',
  description: '',
  areaSqm: '',
  ceilingHeightM: '',
  daylight: false,
  stepFree: false,
  capacities: NO_CAPACITIES,
};
export const NEW_ACCESS: AccessForm = { type: 'STATION', name: '', minutes: '', mode: 'CAR' };
export const NEW_POINT: PointForm = { name: '', distanceKm: '' };
export const NEW_ACTIVITY: ActivityForm = { name: '', description: '', onSite: true };
export const NEW_PARAGRAPH: ParagraphForm = { title: '', text: '' };
