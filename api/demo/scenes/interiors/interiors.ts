import type { DemoScene } from '../../demo-venue.types.ts';
import type { Painter } from '../brush.ts';
import { boardroom, meetingU } from './meetings.ts';
import { plenary } from './plenary.ts';

/** Rooms that are painted to measure; all other scenes have templates. */
export const ROOM_PAINTERS: Partial<Record<DemoScene, Painter>> = {
  plenary,
  boardroom,
  'meeting-u': meetingU,
};

/** What is not seen from outside, and the pool. */
export const INTERIORS: ReadonlySet<DemoScene> = new Set([
  'auditorium',
  'plenary',
  'boardroom',
  'meeting-u',
  'banquet',
  'cocktail',
  'dining',
  'bedroom',
  'spa',
  'pool',
]);
