import type { DemoScene } from '../../demo-venue.types.ts';
import { paintHotel } from './hotel.ts';
import { paintChateau } from './chateau.ts';
import { paintChalet } from './chalet.ts';
import { paintVilla } from './villa.ts';
import { paintTownhouse } from './townhouse.ts';
import { paintLoft } from './loft.ts';
import { paintBarge } from './barge.ts';
import { paintHall } from './hall.ts';
import { paintRestaurant } from './restaurant.ts';
import { paintFarmhouse } from './farmhouse.ts';
import { paintGarden } from './garden.ts';
import { paintTerrace } from './terrace.ts';
import { paintLavender } from './lavender.ts';
import { paintVineyard } from './vineyard.ts';
import { paintRiver } from './river.ts';
import { paintMountains } from './mountains.ts';
import { paintForest } from './forest.ts';
import { paintCountryside } from './fields.ts';
import { paintOldTown } from './old-town.ts';
import { paintSkyline } from './skyline.ts';
import type { Painter } from '../brush.ts';
import { paintLake } from './lake.ts';
import { paintSea } from './sea.ts';

/** What is seen from outside; pools are the interiors', in and out of doors. */
export type ExteriorScene = Extract<
  DemoScene,
  | 'hotel'
  | 'chateau'
  | 'vineyard'
  | 'chalet'
  | 'villa'
  | 'townhouse'
  | 'loft'
  | 'barge'
  | 'hall'
  | 'restaurant'
  | 'farmhouse'
  | 'sea'
  | 'lake'
  | 'river'
  | 'mountains'
  | 'forest'
  | 'countryside'
  | 'lavender'
  | 'old-town'
  | 'skyline'
  | 'garden'
  | 'terrace'
>;

export const EXTERIORS: Record<ExteriorScene, Painter> = {
  hotel: paintHotel,
  chateau: paintChateau,
  vineyard: paintVineyard,
  chalet: paintChalet,
  villa: paintVilla,
  townhouse: paintTownhouse,
  loft: paintLoft,
  barge: paintBarge,
  hall: paintHall,
  restaurant: paintRestaurant,
  farmhouse: paintFarmhouse,
  sea: paintSea,
  lake: paintLake,
  river: paintRiver,
  mountains: paintMountains,
  forest: paintForest,
  countryside: paintCountryside,
  lavender: paintLavender,
  'old-town': paintOldTown,
  skyline: paintSkyline,
  garden: paintGarden,
  terrace: paintTerrace,
};
