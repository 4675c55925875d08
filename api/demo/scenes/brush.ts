import { randomOf } from '../demo-text.ts';
import { fadedPalette, paletteOf, type Palette } from './palette.ts';
import type { SceneSetting } from './scene.types.ts';

/** What a painter paints with: chance that the seed decides, the colours of the hour, and what is to be shown. */
export interface Brush {
  setting: SceneSetting;
  palette: Palette;
  /** Side from which light comes: −1 from the left, 1 from the right. */
  sun: -1 | 1;
  /** In [0, 1). */
  random: () => number;
  between: (from: number, to: number) => number;
  /** A whole number, both ends included. */
  whole: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** A pane: dark, or lit as often as the hour wants. */
  pane: () => string;
  /** Is a lamp on behind this window? */
  isLit: () => boolean;
}

export function brushOf(setting: SceneSetting): Brush {
  const random = randomOf(`${setting.scene} ${setting.seed} ${setting.variant}`);
  const palette = paletteOf(setting, random);
  const sun = random() < 0.5 ? -1 : 1;
  const isLit = (): boolean => random() * 100 < palette.sky.lamps;
  return {
    setting,
    palette,
    sun,
    random,
    between: (from, to) => from + random() * (to - from),
    whole: (from, to) => from + Math.floor(random() * (to - from + 1)),
    chance: (probability) => random() < probability,
    pick: (list) => list[Math.floor(random() * list.length)]!,
    pane: () => (isLit() ? palette.lamp : palette.pane),
    isLit,
  };
}

/** The same brush for things further away: 0 at the feet, 1 at the horizon. */
export const afar = (brush: Brush, distance: number): Brush => ({
  ...brush,
  palette: fadedPalette(brush.palette, distance),
});

/** Draws one scene, back to front, into a canvas of WIDTH × HEIGHT. */
export type Painter = (brush: Brush) => string;
