import { registerEnumType } from 'type-graphql';

/**
 * The enumerations of a venue. Keys are the names in GraphQL and in the database; labels are in the web's
 * catalogues. Terms: docs/glossary.md.
 */
export enum VenueKind {
  HOTEL = 'HOTEL',
  CHATEAU = 'CHATEAU',
  VINEYARD = 'VINEYARD',
  MOUNTAIN_LODGE = 'MOUNTAIN_LODGE',
  SEASIDE = 'SEASIDE',
  TOWNHOUSE = 'TOWNHOUSE',
  LOFT = 'LOFT',
  CONGRESS_CENTRE = 'CONGRESS_CENTRE',
  BARGE = 'BARGE',
  INDUSTRIAL_HALL = 'INDUSTRIAL_HALL',
  RESTAURANT = 'RESTAURANT',
  COUNTRY_ESTATE = 'COUNTRY_ESTATE',
}

export enum EventType {
  SEMINAIRE_SEMI_RESIDENTIEL = 'SEMINAIRE_SEMI_RESIDENTIEL',
  SEMINAIRE_RESIDENTIEL = 'SEMINAIRE_RESIDENTIEL',
  CONFERENCE_CONGRES = 'CONFERENCE_CONGRES',
  JOURNEE_ETUDE = 'JOURNEE_ETUDE',
  REPAS_D_AFFAIRE = 'REPAS_D_AFFAIRE',
  SOIREE_ET_COCKTAIL = 'SOIREE_ET_COCKTAIL',
  PRESTATAIRES = 'PRESTATAIRES',
}

export enum RoomLayout {
  THEATRE = 'THEATRE',
  CLASSROOM = 'CLASSROOM',
  U_SHAPE = 'U_SHAPE',
  BOARDROOM = 'BOARDROOM',
  CABARET = 'CABARET',
  BANQUET = 'BANQUET',
  COCKTAIL = 'COCKTAIL',
}

export enum CapacityBand {
  UP_TO_20 = 'UP_TO_20',
  FROM_20_TO_50 = 'FROM_20_TO_50',
  FROM_50_TO_100 = 'FROM_50_TO_100',
  FROM_100_TO_200 = 'FROM_100_TO_200',
  OVER_200 = 'OVER_200',
}

/** Services first, then installations: the two groups of the venue page. */
export enum Amenity {
  WIFI = 'WIFI',
  CATERING = 'CATERING',
  RESTAURANT = 'RESTAURANT',
  BAR = 'BAR',
  ROOM_SERVICE = 'ROOM_SERVICE',
  CONCIERGE = 'CONCIERGE',
  TECHNICIAN = 'TECHNICIAN',
  SHUTTLE = 'SHUTTLE',
  PETS_ALLOWED = 'PETS_ALLOWED',
  SECLUDED = 'SECLUDED',
  EXCLUSIVE_HIRE = 'EXCLUSIVE_HIRE',
  PROJECTOR = 'PROJECTOR',
  SOUND_SYSTEM = 'SOUND_SYSTEM',
  VIDEO_CONFERENCE = 'VIDEO_CONFERENCE',
  STAGE = 'STAGE',
  DANCE_FLOOR = 'DANCE_FLOOR',
  AIR_CONDITIONING = 'AIR_CONDITIONING',
  PARKING = 'PARKING',
  CHARGING_STATION = 'CHARGING_STATION',
  STEP_FREE_ACCESS = 'STEP_FREE_ACCESS',
  LIFT = 'LIFT',
  TERRACE = 'TERRACE',
  GARDEN = 'GARDEN',
  INDOOR_POOL = 'INDOOR_POOL',
  OUTDOOR_POOL = 'OUTDOOR_POOL',
  SPA = 'SPA',
  FITNESS = 'FITNESS',
  TENNIS = 'TENNIS',
  GOLF = 'GOLF',
  SEA_VIEW = 'SEA_VIEW',
  MOUNTAIN_VIEW = 'MOUNTAIN_VIEW',
  HELIPAD = 'HELIPAD',
}

export enum AccessType {
  STATION = 'STATION',
  AIRPORT = 'AIRPORT',
  METRO = 'METRO',
  TRAM = 'TRAM',
  MOTORWAY = 'MOTORWAY',
  PORT = 'PORT',
}

/** The means of travel from the access point to the venue. */
export enum TravelMode {
  WALK = 'WALK',
  CAR = 'CAR',
  TRANSIT = 'TRANSIT',
}

export enum ReviewStatus {
  DRAFT = 'DRAFT',
  PENDING = 'PENDING',
  APPROVED = 'APPROVED',
  REJECTED = 'REJECTED',
}

/** The source of the position of a venue: its address, or only the centre of its commune or department. */
export enum PositionPrecision {
  ADDRESS = 'ADDRESS',
  COMMUNE = 'COMMUNE',
  DEPARTMENT = 'DEPARTMENT',
}

registerEnumType(VenueKind, {
  name: 'VenueKind',
  description: 'A kind of venue.',
  valuesConfig: {
    HOTEL: { description: 'The venue is a hotel.' },
    CHATEAU: { description: 'The venue is a castle or manor.' },
    VINEYARD: { description: 'The venue is a vineyard.' },
    MOUNTAIN_LODGE: { description: 'The venue is a lodge in the mountains.' },
    SEASIDE: { description: 'The venue is by the sea.' },
    TOWNHOUSE: { description: 'The venue is a townhouse.' },
    LOFT: { description: 'The venue is a loft.' },
    CONGRESS_CENTRE: { description: 'The venue is a congress centre.' },
    BARGE: { description: 'The venue is a barge.' },
    INDUSTRIAL_HALL: { description: 'The venue is a former industrial hall.' },
    RESTAURANT: { description: 'The venue is a restaurant.' },
    COUNTRY_ESTATE: { description: 'The venue is a country estate.' },
  },
});
registerEnumType(EventType, {
  name: 'EventType',
  description:
    'A kind of professional event. In addresses and REST it is written in lower case with hyphens: `journee-etude`.',
  valuesConfig: {
    SEMINAIRE_SEMI_RESIDENTIEL: { description: 'The event is a semi-residential seminar.' },
    SEMINAIRE_RESIDENTIEL: { description: 'The event is a residential seminar.' },
    CONFERENCE_CONGRES: { description: 'The event is a conference or a congress.' },
    JOURNEE_ETUDE: { description: 'The event is a day delegate meeting.' },
    REPAS_D_AFFAIRE: { description: 'The event is a business meal.' },
    SOIREE_ET_COCKTAIL: { description: 'The event is an evening or a cocktail reception.' },
    PRESTATAIRES: { description: 'The event is one of suppliers.' },
  },
});
registerEnumType(RoomLayout, {
  name: 'RoomLayout',
  description: 'A layout of a room.',
  valuesConfig: {
    THEATRE: { description: 'The chairs stand in rows.' },
    CLASSROOM: { description: 'The tables and chairs stand in rows.' },
    U_SHAPE: { description: 'The tables form a U.' },
    BOARDROOM: { description: 'The chairs stand around one table.' },
    CABARET: { description: 'The chairs stand at round tables, open towards the stage.' },
    BANQUET: { description: 'The chairs stand around tables for a meal.' },
    COCKTAIL: { description: 'The guests stand.' },
  },
});
registerEnumType(CapacityBand, {
  name: 'CapacityBand',
  description: 'A range of the number of people at an event.',
  valuesConfig: {
    UP_TO_20: { description: 'The event has up to 20 people.' },
    FROM_20_TO_50: { description: 'The event has 20 to 50 people.' },
    FROM_50_TO_100: { description: 'The event has 50 to 100 people.' },
    FROM_100_TO_200: { description: 'The event has 100 to 200 people.' },
    OVER_200: { description: 'The event has more than 200 people.' },
  },
});
registerEnumType(Amenity, {
  name: 'Amenity',
  description: 'A service or an installation of a venue.',
  valuesConfig: {
    WIFI: { description: 'The venue has wireless internet.' },
    CATERING: { description: 'The venue offers catering.' },
    RESTAURANT: { description: 'The venue has a restaurant.' },
    BAR: { description: 'The venue has a bar.' },
    ROOM_SERVICE: { description: 'The venue has room service.' },
    CONCIERGE: { description: 'The venue has a concierge.' },
    TECHNICIAN: { description: 'The venue has a technician on site.' },
    SHUTTLE: { description: 'The venue has a shuttle.' },
    PETS_ALLOWED: { description: 'The venue allows pets.' },
    SECLUDED: { description: 'The venue is secluded.' },
    EXCLUSIVE_HIRE: { description: 'The venue can be hired as a whole.' },
    PROJECTOR: { description: 'The venue has a projector.' },
    SOUND_SYSTEM: { description: 'The venue has a sound system.' },
    VIDEO_CONFERENCE: { description: 'The venue has equipment for video conferences.' },
    STAGE: { description: 'The venue has a stage.' },
    DANCE_FLOOR: { description: 'The venue has a dance floor.' },
    AIR_CONDITIONING: { description: 'The venue has air conditioning.' },
    PARKING: { description: 'The venue has a car park.' },
    CHARGING_STATION: { description: 'The venue has a charging station for electric cars.' },
    STEP_FREE_ACCESS: { description: 'The venue can be reached without a step.' },
    LIFT: { description: 'The venue has a lift.' },
    TERRACE: { description: 'The venue has a terrace.' },
    GARDEN: { description: 'The venue has a garden or a park.' },
    INDOOR_POOL: { description: 'The venue has an indoor pool.' },
    OUTDOOR_POOL: { description: 'The venue has an outdoor pool.' },
    SPA: { description: 'The venue has a spa.' },
    FITNESS: { description: 'The venue has a fitness room.' },
    TENNIS: { description: 'The venue has a tennis court.' },
    GOLF: { description: 'The venue has a golf course.' },
    SEA_VIEW: { description: 'The venue has a view of the sea.' },
    MOUNTAIN_VIEW: { description: 'The venue has a view of the mountains.' },
    HELIPAD: { description: 'The venue has a helipad.' },
  },
});
registerEnumType(AccessType, {
  name: 'AccessType',
  description: 'The kind of a station, airport or road near a venue.',
  valuesConfig: {
    STATION: { description: 'The access is a railway station.' },
    AIRPORT: { description: 'The access is an airport.' },
    METRO: { description: 'The access is a metro station.' },
    TRAM: { description: 'The access is a tram stop.' },
    MOTORWAY: { description: 'The access is a motorway exit.' },
    PORT: { description: 'The access is a port.' },
  },
});
registerEnumType(TravelMode, {
  name: 'TravelMode',
  description: 'A means of travel from an access point to the venue.',
  valuesConfig: {
    WALK: { description: 'People walk.' },
    CAR: { description: 'People go by car.' },
    TRANSIT: { description: 'People go by public transport.' },
  },
});
registerEnumType(PositionPrecision, {
  name: 'PositionPrecision',
  description: 'The precision of a position on the map.',
  valuesConfig: {
    ADDRESS: { description: 'The position is that of the address.' },
    COMMUNE: { description: 'The position is the centre of the commune.' },
    DEPARTMENT: { description: 'The position is the centre of the department.' },
  },
});
