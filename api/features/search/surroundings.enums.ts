import { registerEnumType } from 'type-graphql';
import type { Water } from '../geography/waters.ts';
import { SearchCondition } from './near-miss.types.ts';

/** The surroundings of a venue. */
export enum Surroundings {
  SEA = 'SEA',
  MOUNTAINS = 'MOUNTAINS',
  LAKE = 'LAKE',
  WATERSIDE = 'WATERSIDE',
  COUNTRYSIDE = 'COUNTRYSIDE',
  FOREST = 'FOREST',
  CITY_CENTRE = 'CITY_CENTRE',
  STATION = 'STATION',
  AIRPORT = 'AIRPORT',
}

registerEnumType(Surroundings, {
  name: 'Surroundings',
  description: 'The surroundings that a search asks for. Those by water are conditions, the others order the venues.',
  valuesConfig: {
    SEA: { description: 'The venue is by the sea.' },
    MOUNTAINS: { description: 'The venue is in the mountains.' },
    LAKE: { description: 'The venue is by a lake.' },
    WATERSIDE: { description: 'The venue is by a river, a lake or the sea.' },
    COUNTRYSIDE: { description: 'The venue is in the countryside.' },
    FOREST: { description: 'The venue is in a forest.' },
    CITY_CENTRE: { description: 'The venue is in the centre of a city.' },
    STATION: { description: 'The venue is close to a railway station.' },
    AIRPORT: { description: 'The venue is close to an airport.' },
  },
});

/** Surroundings by the waters of the map, which a search can therefore insist on. */
export const BY_WATER: Partial<Record<Surroundings, { condition: SearchCondition; waters: Water[] }>> = {
  [Surroundings.SEA]: { condition: SearchCondition.SEA, waters: ['sea'] },
  [Surroundings.LAKE]: { condition: SearchCondition.LAKE, waters: ['lake'] },
  [Surroundings.WATERSIDE]: { condition: SearchCondition.WATERSIDE, waters: ['river', 'lake', 'sea'] },
};
