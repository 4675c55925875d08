import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/**
 * Names of what venues and rooms have, by the values of the API's enumerations; `useTerm` of `terms.ts` says them in the language of
 * the page. The keys stand in the order in which screens list them.
 */
export const ROOM_LAYOUTS = {
  THEATRE: msg({ id: 'layout.theatre', message: 'Theatre' }),
  CLASSROOM: msg({ id: 'layout.classroom', message: 'Classroom' }),
  U_SHAPE: msg({ id: 'layout.uShape', message: 'U-shape' }),
  BOARDROOM: msg({ id: 'layout.boardroom', message: 'Boardroom' }),
  CABARET: msg({ id: 'layout.cabaret', message: 'Cabaret' }),
  BANQUET: msg({ id: 'layout.banquet', message: 'Banquet' }),
  COCKTAIL: msg({ id: 'layout.cocktail', message: 'Cocktail (standing)' }),
} as const satisfies Record<string, MessageDescriptor>;

export const AMENITIES = {
  WIFI: msg({ id: 'amenity.wifi', message: 'Wi-Fi' }),
  PROJECTOR: msg({ id: 'amenity.projector', message: 'Projector' }),
  VIDEO_CONFERENCE: msg({ id: 'amenity.videoConference', message: 'Video conference' }),
  SOUND_SYSTEM: msg({ id: 'amenity.soundSystem', message: 'Sound system' }),
  STAGE: msg({ id: 'amenity.stage', message: 'Stage' }),
  TECHNICIAN: msg({ id: 'amenity.technician', message: 'Technician on site' }),
  AIR_CONDITIONING: msg({ id: 'amenity.airConditioning', message: 'Air conditioning' }),
  RESTAURANT: msg({ id: 'amenity.restaurant', message: 'Restaurant' }),
  CATERING: msg({ id: 'amenity.catering', message: 'Catering' }),
  BAR: msg({ id: 'amenity.bar', message: 'Bar' }),
  ROOM_SERVICE: msg({ id: 'amenity.roomService', message: 'Room service' }),
  CONCIERGE: msg({ id: 'amenity.concierge', message: 'Concierge' }),
  EXCLUSIVE_HIRE: msg({ id: 'amenity.exclusiveHire', message: 'Exclusive hire' }),
  PARKING: msg({ id: 'amenity.parking', message: 'Car park' }),
  CHARGING_STATION: msg({ id: 'amenity.chargingStation', message: 'Electric charging' }),
  SHUTTLE: msg({ id: 'amenity.shuttle', message: 'Shuttle' }),
  STEP_FREE_ACCESS: msg({ id: 'amenity.stepFreeAccess', message: 'Step-free access' }),
  LIFT: msg({ id: 'amenity.lift', message: 'Lift' }),
  HELIPAD: msg({ id: 'amenity.helipad', message: 'Helipad' }),
  PETS_ALLOWED: msg({ id: 'amenity.petsAllowed', message: 'Pets allowed' }),
  SPA: msg({ id: 'amenity.spa', message: 'Spa' }),
  INDOOR_POOL: msg({ id: 'amenity.indoorPool', message: 'Indoor pool' }),
  OUTDOOR_POOL: msg({ id: 'amenity.outdoorPool', message: 'Outdoor pool' }),
  FITNESS: msg({ id: 'amenity.fitness', message: 'Fitness room' }),
  TENNIS: msg({ id: 'amenity.tennis', message: 'Tennis court' }),
  GOLF: msg({ id: 'amenity.golf', message: 'Golf course' }),
  DANCE_FLOOR: msg({ id: 'amenity.danceFloor', message: 'Dance floor' }),
  TERRACE: msg({ id: 'amenity.terrace', message: 'Terrace' }),
  GARDEN: msg({ id: 'amenity.garden', message: 'Garden or grounds' }),
  SEA_VIEW: msg({ id: 'amenity.seaView', message: 'Sea view' }),
  MOUNTAIN_VIEW: msg({ id: 'amenity.mountainView', message: 'Mountain view' }),
  SECLUDED: msg({ id: 'amenity.secluded', message: 'Secluded setting' }),
} as const satisfies Record<string, MessageDescriptor>;

export type RoomLayout = keyof typeof ROOM_LAYOUTS;
export type Amenity = keyof typeof AMENITIES;

export const ROOM_LAYOUT_VALUES = Object.keys(ROOM_LAYOUTS) as RoomLayout[];
export const AMENITY_VALUES = Object.keys(AMENITIES) as Amenity[];
