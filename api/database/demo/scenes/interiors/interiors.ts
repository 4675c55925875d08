import type { DemoScene } from '../../demo-venue.types.ts';
import type { ExteriorScene } from '../exteriors/exteriors.ts';
import type { Painter } from '../brush.ts';
import { auditorium } from './auditorium.ts';
import { banquet } from './banquet.ts';
import { bedroom } from './bedroom.ts';
import { cocktail } from './cocktail.ts';
import { dining } from './dining.ts';
import { boardroom, meetingU } from './meetings.ts';
import { plenary } from './plenary.ts';
import { pool } from './pool.ts';
import { spa } from './spa.ts';

/** Everything that is not seen from outside, and the pool. */
export type InteriorScene = Exclude<DemoScene, ExteriorScene>;

export const INTERIORS: Record<InteriorScene, Painter> = {
  auditorium,
  plenary,
  boardroom,
  'meeting-u': meetingU,
  banquet,
  cocktail,
  dining,
  bedroom,
  spa,
  pool,
};
