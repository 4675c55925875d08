import { wordsOf } from '../../platform/http/words.ts';
import type { Json } from '../../platform/openapi/document.ts';
import { AccessType, RoomLayout, TravelMode } from '../venues/venue.enums.ts';

const text = (description: string, example: string): Json => ({ type: 'string', description, examples: [example] });
const flag = (description: string): Json => ({ type: 'boolean', description, examples: [false] });
const words = (values: Record<string, string>): string[] => [...wordsOf(values).keys()];

const ROOM: Json = {
  type: 'object',
  description: 'A room for events.',
  required: ['id', 'name', 'capacity', 'description', 'capacities'],
  properties: {
    id: { type: 'string', format: 'uuid', description: 'Id of the room; it stays when the venue is saved again.' },
    name: text('Its name.', 'Salle Lumière'),
    capacity: { type: 'integer', minimum: 0, description: 'People in the layout that holds most.', examples: [120] },
    description: {
      type: ['string', 'null'],
      description: 'In a few words; null = none.',
      examples: ['Au rez-de-jardin, vue sur le parc.'],
    },
    capacities: {
      type: 'object',
      description: 'People by layout; a layout that the room does not take is missing.',
      propertyNames: { enum: words(RoomLayout) },
      additionalProperties: { type: 'integer', minimum: 1 },
      examples: [{ theatre: 120, 'u-shape': 36 }],
    },
    areaSqm: { type: ['integer', 'null'], minimum: 1, description: 'Square metres; null = unknown.', examples: [140] },
    ceilingHeightM: {
      type: ['number', 'null'],
      minimum: 0,
      description: 'Metres under the ceiling; null = unknown.',
      examples: [3.2],
    },
    daylight: flag('Whether daylight comes in.'),
    stepFree: flag('Whether it can be reached without a step.'),
  },
};

/** What a venue has several of. */
export const VENUE_PART_SCHEMAS: Record<string, Json> = {
  Room: ROOM,
  Access: {
    type: 'object',
    description: 'A station, airport or road nearby.',
    required: ['type', 'name', 'minutes', 'mode'],
    properties: {
      type: { type: 'string', enum: words(AccessType), description: 'What it is.', examples: ['station'] },
      name: text('Its name.', 'Gare de Lyon-Part-Dieu'),
      minutes: { type: 'integer', minimum: 1, description: 'Minutes from there.', examples: [12] },
      mode: { type: 'string', enum: words(TravelMode), description: 'How one covers the way.', examples: ['car'] },
    },
  },
  PointOfInterest: {
    type: 'object',
    description: 'Something worth a visit nearby.',
    required: ['name', 'distanceKm'],
    properties: {
      name: text('Its name.', 'Musée des Confluences'),
      distanceKm: { type: 'number', minimum: 0, description: 'Kilometres to there.', examples: [2.5] },
    },
  },
  Activity: {
    type: 'object',
    description: 'Something that a team can do there.',
    required: ['name', 'description', 'onSite'],
    properties: {
      name: text('Its name.', 'Dégustation'),
      description: { type: ['string', 'null'], description: 'In a few words; null = nothing.' },
      onSite: flag('Whether it happens at the venue itself.'),
    },
  },
  Paragraph: {
    type: 'object',
    description: 'A titled part of a presentation.',
    required: ['title', 'text'],
    properties: { title: text('Its title.', 'Le parc'), text: text('Plain text.', 'Douze hectares au bord de l’eau.') },
  },
};
