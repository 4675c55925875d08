import { msg } from '@lingui/core/macro';

/** Names of what the venue page and the venue form say, by the values of the API's enumerations; read them with `useTerm`. */
export const VENUE_KINDS = {
  HOTEL: msg({ id: 'venueKind.hotel', message: 'Hotel' }),
  CHATEAU: msg({ id: 'venueKind.chateau', message: 'Château' }),
  VINEYARD: msg({ id: 'venueKind.vineyard', message: 'Wine estate' }),
  MOUNTAIN_LODGE: msg({ id: 'venueKind.mountainLodge', message: 'Mountain lodge' }),
  SEASIDE: msg({ id: 'venueKind.seaside', message: 'Seaside venue' }),
  TOWNHOUSE: msg({ id: 'venueKind.townhouse', message: 'Town house' }),
  LOFT: msg({ id: 'venueKind.loft', message: 'Loft' }),
  CONGRESS_CENTRE: msg({ id: 'venueKind.congressCentre', message: 'Congress centre' }),
  BARGE: msg({ id: 'venueKind.barge', message: 'Barge' }),
  INDUSTRIAL_HALL: msg({ id: 'venueKind.industrialHall', message: 'Industrial hall' }),
  RESTAURANT: msg({ id: 'venueKind.restaurant', message: 'Restaurant' }),
  COUNTRY_ESTATE: msg({ id: 'venueKind.countryEstate', message: 'Country estate' }),
} as const;

export const ACCESS_TYPES = {
  STATION: msg({ id: 'accessType.station', message: 'Railway station' }),
  AIRPORT: msg({ id: 'accessType.airport', message: 'Airport' }),
  METRO: msg({ id: 'accessType.metro', message: 'Metro' }),
  TRAM: msg({ id: 'accessType.tram', message: 'Tram' }),
  MOTORWAY: msg({ id: 'accessType.motorway', message: 'Motorway' }),
  PORT: msg({ id: 'accessType.port', message: 'Harbour' }),
} as const;

export const TRAVEL_MODES = {
  WALK: msg({ id: 'travelMode.walk', message: 'on foot' }),
  CAR: msg({ id: 'travelMode.car', message: 'by car' }),
  TRANSIT: msg({ id: 'travelMode.transit', message: 'by public transport' }),
} as const;

export type VenueKind = keyof typeof VENUE_KINDS;
export const VENUE_KIND_VALUES = Object.keys(VENUE_KINDS) as VenueKind[];
export type AccessType = keyof typeof ACCESS_TYPES;
export type TravelMode = keyof typeof TRAVEL_MODES;
