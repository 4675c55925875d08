import 'reflect-metadata';
import { validateInput } from '../../platform/validation.ts';
import { differing, type VenuePatch } from './venue-patch-content.ts';
import { EMPTY_VENUE, type VenueContent } from './venue-content.ts';
import { VenueInput } from './venue.inputs.ts';
import { placed } from './venue-place.ts';
import { patchOf, normalisedVenue } from './venue-normalised.ts';

/** A venue, or part of it, as a file describes it: by the names and rules of the form. */
export type VenueWords = Partial<VenueInput>;

/**
 * A venue as these words make it, by the rules that hold for what an owner types.
 * @param now the venue that they change; null = they describe a new one.
 * @throws AppError VALIDATION_FAILED.
 */
export async function reworded(now: VenueContent | null, words: VenueWords): Promise<VenueContent> {
  const input = normalisedVenue(Object.assign(new VenueInput(), words));
  await validateInput(input);
  const patch = { ...patchOf(input), ...placed(input, now) };
  if (now) return { ...now, ...withoutSame(now, patch) };
  return { ...EMPTY_VENUE, ...(patch as Pick<VenueContent, 'name' | 'postalCode' | 'communeCode'>) };
}

/** What is wished as it is already keeps its form. */
function withoutSame(now: VenueContent, patch: VenuePatch): Partial<VenueContent> {
  return differing(now, patch);
}
