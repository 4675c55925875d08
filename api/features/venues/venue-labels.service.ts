import 'reflect-metadata';
import { validateInput } from '../../platform/validation.ts';
import { differing, type VenuePatch } from './venue-patch-content.ts';
import { EMPTY_VENUE, type VenueContent } from './venue-content.ts';
import { VenueInput } from './venue.inputs.ts';
import { placed } from './venue-place.ts';
import { patchOf, normalisedVenue } from './venue-normalised.ts';

/** A venue, or part of it, as in a file: with the names and rules of the form. */
export type VenueFields = Partial<VenueInput>;

/**
 * Converts the description of a file by the rules of the form.
 * @param now the changed venue; null = a new one.
 * @throws AppError VALIDATION_FAILED.
 */
export async function contentFrom(now: VenueContent | null, words: VenueFields): Promise<VenueContent> {
  const input = normalisedVenue(Object.assign(new VenueInput(), words));
  await validateInput(input);
  const patch = { ...patchOf(input), ...placed(input, now) };
  if (now) return { ...now, ...withoutSame(now, patch) };
  return { ...EMPTY_VENUE, ...(patch as Pick<VenueContent, 'name' | 'postalCode' | 'communeCode'>) };
}

/** A slug that is unchanged is not validated. */
function withoutSame(now: VenueContent, patch: VenuePatch): Partial<VenueContent> {
  return differing(now, patch);
}
