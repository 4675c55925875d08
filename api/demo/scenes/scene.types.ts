import type { DemoScene } from '../demo-venue.types.ts';

/** What a drawing depends on; the same setting gives the same drawing on every machine. */
export interface SceneSetting {
  scene: DemoScene;
  seed: string;
  season: 'spring' | 'summer' | 'autumn' | 'winter';
  hour: 'dawn' | 'morning' | 'noon' | 'dusk' | 'night';
  /** Region of France as INSEE numbers it; an unknown one is drawn in limestone and slate. */
  regionCode: string;
  stars: number | null;
  /** Which of the structures of a scene is drawn, counted round: a painter with three draws the first for 0, 3, 6 … */
  variant: number;
  /** The picture is for the slider of the home page, which cuts a strip of 16 to 5 out of it. */
  wide?: boolean;
  /** The venue's room that is shown, where the scene is a meeting. */
  room?: { areaSqm: number; daylight: boolean };
}
