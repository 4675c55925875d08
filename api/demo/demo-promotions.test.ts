import { describe, expect, it } from 'vitest';
import { DISCOUNT_PERCENT } from '../features/promotions/promotion.enums.ts';
import { DEMO_PROMOTIONS } from './demo-promotions.ts';
import { demoVenues } from './demo-venues.ts';

const venues = new Map(demoVenues().map((venue) => [venue.content.name, venue]));

describe('the promotions of the demo world', () => {
  it('belong to its venues, one of them to one that the public does not see', () => {
    expect(DEMO_PROMOTIONS.filter(({ venue }) => !venues.has(venue))).toEqual([]);
    expect(DEMO_PROMOTIONS.filter(({ venue }) => !venues.get(venue)!.isPublished)).toHaveLength(1);
  });

  it('run, are to come and are over, and fill more than one page', () => {
    const running = DEMO_PROMOTIONS.filter(({ days: [start, end] }) => start <= 0 && end >= 0);
    expect(running.length).toBeGreaterThan(20);
    expect(DEMO_PROMOTIONS.filter(({ days: [start] }) => start > 0).length).toBeGreaterThanOrEqual(3);
    expect(DEMO_PROMOTIONS.filter(({ days: [, end] }) => end < 0).length).toBeGreaterThanOrEqual(3);
  });

  it.each(DEMO_PROMOTIONS)('$venue: $title keeps to the rules', ({ percent, price, days: [start, end] }) => {
    expect(percent === undefined || price === undefined).toBe(true);
    if (percent !== undefined) {
      expect(percent).toBeGreaterThanOrEqual(DISCOUNT_PERCENT.min);
      expect(percent).toBeLessThanOrEqual(DISCOUNT_PERCENT.max);
    }
    expect(start).toBeLessThanOrEqual(end);
  });
});
