import type { Language } from '../../../schema/constants.ts';
import { LABELS } from '../../../schema/labels.gen.ts';
import { Amenity, EventType, RoomLayout, VenueKind } from './venue.enums.ts';

/** A label in each language. */
type Label = Readonly<Record<Language, string>>;

export const EVENT_TYPE_LABELS: Readonly<Record<EventType, Label>> = {
  [EventType.SEMINAIRE_SEMI_RESIDENTIEL]: LABELS['eventType.semiResidentialSeminar'],
  [EventType.SEMINAIRE_RESIDENTIEL]: LABELS['eventType.residentialSeminar'],
  [EventType.CONFERENCE_CONGRES]: LABELS['eventType.conference'],
  [EventType.JOURNEE_ETUDE]: LABELS['eventType.dayMeeting'],
  [EventType.REPAS_D_AFFAIRE]: LABELS['eventType.businessMeal'],
  [EventType.SOIREE_ET_COCKTAIL]: LABELS['eventType.evening'],
  [EventType.PRESTATAIRES]: LABELS['eventType.suppliers'],
};

export const LAYOUT_LABELS: Readonly<Record<RoomLayout, Label>> = {
  [RoomLayout.THEATRE]: LABELS['layout.theatre'],
  [RoomLayout.CLASSROOM]: LABELS['layout.classroom'],
  [RoomLayout.U_SHAPE]: LABELS['layout.uShape'],
  [RoomLayout.BOARDROOM]: LABELS['layout.boardroom'],
  [RoomLayout.CABARET]: LABELS['layout.cabaret'],
  [RoomLayout.BANQUET]: LABELS['layout.banquet'],
  [RoomLayout.COCKTAIL]: LABELS['layout.cocktail'],
};

export const AMENITY_LABELS: Readonly<Record<Amenity, Label>> = {
  [Amenity.WIFI]: LABELS['amenity.wifi'],
  [Amenity.PROJECTOR]: LABELS['amenity.projector'],
  [Amenity.VIDEO_CONFERENCE]: LABELS['amenity.videoConference'],
  [Amenity.SOUND_SYSTEM]: LABELS['amenity.soundSystem'],
  [Amenity.STAGE]: LABELS['amenity.stage'],
  [Amenity.TECHNICIAN]: LABELS['amenity.technician'],
  [Amenity.AIR_CONDITIONING]: LABELS['amenity.airConditioning'],
  [Amenity.RESTAURANT]: LABELS['amenity.restaurant'],
  [Amenity.CATERING]: LABELS['amenity.catering'],
  [Amenity.BAR]: LABELS['amenity.bar'],
  [Amenity.ROOM_SERVICE]: LABELS['amenity.roomService'],
  [Amenity.CONCIERGE]: LABELS['amenity.concierge'],
  [Amenity.EXCLUSIVE_HIRE]: LABELS['amenity.exclusiveHire'],
  [Amenity.PARKING]: LABELS['amenity.parking'],
  [Amenity.CHARGING_STATION]: LABELS['amenity.chargingStation'],
  [Amenity.SHUTTLE]: LABELS['amenity.shuttle'],
  [Amenity.STEP_FREE_ACCESS]: LABELS['amenity.stepFreeAccess'],
  [Amenity.LIFT]: LABELS['amenity.lift'],
  [Amenity.HELIPAD]: LABELS['amenity.helipad'],
  [Amenity.PETS_ALLOWED]: LABELS['amenity.petsAllowed'],
  [Amenity.SPA]: LABELS['amenity.spa'],
  [Amenity.INDOOR_POOL]: LABELS['amenity.indoorPool'],
  [Amenity.OUTDOOR_POOL]: LABELS['amenity.outdoorPool'],
  [Amenity.FITNESS]: LABELS['amenity.fitness'],
  [Amenity.TENNIS]: LABELS['amenity.tennis'],
  [Amenity.GOLF]: LABELS['amenity.golf'],
  [Amenity.DANCE_FLOOR]: LABELS['amenity.danceFloor'],
  [Amenity.TERRACE]: LABELS['amenity.terrace'],
  [Amenity.GARDEN]: LABELS['amenity.garden'],
  [Amenity.SEA_VIEW]: LABELS['amenity.seaView'],
  [Amenity.MOUNTAIN_VIEW]: LABELS['amenity.mountainView'],
  [Amenity.SECLUDED]: LABELS['amenity.secluded'],
};

export const KIND_LABELS: Readonly<Record<VenueKind, Label>> = {
  [VenueKind.HOTEL]: LABELS['venueKind.hotel'],
  [VenueKind.CHATEAU]: LABELS['venueKind.chateau'],
  [VenueKind.VINEYARD]: LABELS['venueKind.vineyard'],
  [VenueKind.MOUNTAIN_LODGE]: LABELS['venueKind.mountainLodge'],
  [VenueKind.SEASIDE]: LABELS['venueKind.seaside'],
  [VenueKind.TOWNHOUSE]: LABELS['venueKind.townhouse'],
  [VenueKind.LOFT]: LABELS['venueKind.loft'],
  [VenueKind.CONGRESS_CENTRE]: LABELS['venueKind.congressCentre'],
  [VenueKind.BARGE]: LABELS['venueKind.barge'],
  [VenueKind.INDUSTRIAL_HALL]: LABELS['venueKind.industrialHall'],
  [VenueKind.RESTAURANT]: LABELS['venueKind.restaurant'],
  [VenueKind.COUNTRY_ESTATE]: LABELS['venueKind.countryEstate'],
};
