import { SLIDER } from '../../../../schema/constants.ts';

/** The slide that is shown: when the list has shrunk below it, the first one again. */
export function indexWithin(index: number, count: number): number {
  return index >= 0 && index < count ? index : 0;
}

/** One slide on (`1`) or back (`-1`); after the last comes the first. */
export function turned(index: number, by: 1 | -1, count: number): number {
  return count === 0 ? 0 : (indexWithin(index, count) + by + count) % count;
}

/** What a finger wants that moved by so many pixels: a stroke to the left brings the next slide, a short one nothing. */
export function swipeOf(dx: number, dy: number): 1 | -1 | 0 {
  if (Math.abs(dx) < SLIDER.swipeThresholdPx || Math.abs(dx) <= Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** Why the slider stands still. */
export type Halts = {
  /** The visitor pressed the pause button, or asks for less motion. */
  stopped: boolean;
  hovered: boolean;
  focused: boolean;
  /** The tab is in the background. */
  hidden: boolean;
};

export function isTurning(halts: Halts, count: number): boolean {
  return count > 1 && !halts.stopped && !halts.hovered && !halts.focused && !halts.hidden;
}
