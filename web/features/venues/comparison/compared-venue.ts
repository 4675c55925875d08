import type { ComparisonQuery } from './comparison.gen.ts';

/** A venue with all that is compared. */
export type ComparedVenue = ComparisonQuery['venues'][number];
