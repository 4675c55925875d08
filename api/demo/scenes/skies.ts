import { demoFile } from '../demo-data.ts';
import type { SceneSetting } from './scene.types.ts';

/** One light: its sky from top to horizon, and what it does to every colour below. */
export interface Sky {
  top: string;
  middle: string;
  low: string;
  orb: string;
  cloud: string;
  /** Towards which far things fade. */
  haze: string;
  /** What falls on the sunny side, and how much of it. */
  light: readonly [colour: string, share: number];
  /** What lies on the other side, and how much of it. */
  shadow: readonly [colour: string, share: number];
  /** How many of a hundred windows are lit. */
  lamps: number;
}

/** Chosen one by one. */
export const SKIES = demoFile('skies.json') as Record<SceneSetting['hour'], readonly Sky[]>;
