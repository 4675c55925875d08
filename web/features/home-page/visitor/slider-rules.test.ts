import { describe, expect, it } from 'vitest';
import { indexWithin, isTurning, swipeOf, turned } from './slider-rules.ts';

describe('the slider', () => {
  it('wraps around at both ends', () => {
    expect(turned(4, 1, 5)).toBe(0);
    expect(turned(0, -1, 5)).toBe(4);
    expect(turned(1, 1, 5)).toBe(2);
    expect(turned(0, 1, 0)).toBe(0);
  });

  it('begins anew when the list shrinks below the shown slide', () => {
    expect(indexWithin(4, 5)).toBe(4);
    expect(indexWithin(4, 3)).toBe(0);
    expect(turned(4, 1, 3)).toBe(1);
  });

  it('follows a finger from 50 px on, and no scrolling', () => {
    expect(swipeOf(-50, 0)).toBe(1);
    expect(swipeOf(50, 10)).toBe(-1);
    expect(swipeOf(49, 0)).toBe(0);
    expect(swipeOf(-60, 80)).toBe(0);
  });

  it('turns only while nothing holds it and there is something to turn to', () => {
    const free = { stopped: false, hovered: false, focused: false, hidden: false };
    expect(isTurning(free, 2)).toBe(true);
    expect(isTurning(free, 1)).toBe(false);
    for (const halt of Object.keys(free)) expect(isTurning({ ...free, [halt]: true }, 5)).toBe(false);
  });
});
