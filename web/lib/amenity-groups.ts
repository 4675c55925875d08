import { msg } from '@lingui/core/macro';
import type { Amenity } from './venue-terms.ts';

/** Titles of the groups; read them with `useTerm`. */
export const AMENITY_GROUP_TITLES = {
  services: msg({ id: 'venue.services', message: 'Services' }),
  equipment: msg({ id: 'venue.equipment', message: 'Equipment' }),
  comfort: msg({ id: 'venue.comfort', message: 'Access and comfort' }),
  leisure: msg({ id: 'venue.leisure', message: 'Outdoors and leisure' }),
} as const;

export type AmenityGroup = keyof typeof AMENITY_GROUP_TITLES;

/** Services and installations by theme; each stands in one group. */
export const AMENITY_GROUPS = {
  services: [
    'CATERING',
    'RESTAURANT',
    'BAR',
    'ROOM_SERVICE',
    'CONCIERGE',
    'TECHNICIAN',
    'SHUTTLE',
    'EXCLUSIVE_HIRE',
    'PETS_ALLOWED',
  ],
  equipment: ['WIFI', 'PROJECTOR', 'SOUND_SYSTEM', 'VIDEO_CONFERENCE', 'STAGE', 'DANCE_FLOOR'],
  comfort: ['PARKING', 'CHARGING_STATION', 'STEP_FREE_ACCESS', 'LIFT', 'AIR_CONDITIONING', 'HELIPAD'],
  leisure: [
    'TERRACE',
    'GARDEN',
    'SEA_VIEW',
    'MOUNTAIN_VIEW',
    'SECLUDED',
    'INDOOR_POOL',
    'OUTDOOR_POOL',
    'SPA',
    'FITNESS',
    'TENNIS',
    'GOLF',
  ],
} as const satisfies Record<AmenityGroup, readonly Amenity[]>;
