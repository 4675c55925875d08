import { gazetteer } from '../geography/gazetteer.ts';
import type { Commune } from '../geography/place.ts';
import { resolveLocation } from '../geography/location.ts';
import { normalisePostalCode, resolveCommune } from '../geography/postal.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { VenuePatch } from './venue-patch-content.ts';
import type { VenueContent } from './venue-content.ts';
import type { VenueInput } from './venue.inputs.ts';
import { PositionPrecision } from './venue.enums.ts';

type Place = Pick<VenueContent, 'communeCode' | 'postalCode'>;
type Position = Pick<VenueContent, 'latitude' | 'longitude' | 'positionPrecision'>;

/**
 * The commune, postal code and position of an input.
 * @param now the current place; null = a new venue, which needs one.
 * @throws AppError VALIDATION_FAILED for an unknown place.
 */
export function placed(input: VenueInput, now: (Place & Position) | null): VenuePatch {
  const place = placeOf(input, now);
  const position = positionOf(input, place, now);
  return { ...place, ...position };
}

function placeOf(input: VenueInput, now: Place | null): Place | null {
  const { communeCode, city, postalCode } = input;
  const typedPostalCode = postalCode ? normalisePostalCode(postalCode) : null;
  if (postalCode && !typedPostalCode) throw validationFailed([{ path: 'postalCode', code: 'notPostalCode' }]);
  if (communeCode) {
    const commune = gazetteer().communes.get(communeCode);
    if (!commune) throw validationFailed([{ path: 'communeCode', code: 'unknownCity' }]);
    return { communeCode, postalCode: postalCodeOf(commune, typedPostalCode) };
  }
  if (city) {
    const commune = communeNamed(city, typedPostalCode);
    if (!commune) throw validationFailed([{ path: 'city', code: 'unknownCity', params: { value: city } }]);
    return { communeCode: commune.code, postalCode: postalCodeOf(commune, typedPostalCode) };
  }
  if (!now) throw validationFailed([{ path: 'city', code: 'required' }]);
  if (!typedPostalCode || typedPostalCode === now.postalCode) return null;
  const there = gazetteer().communes.get(now.communeCode);
  if (!there?.postalCodes.includes(typedPostalCode) && there?.cityCode === null) {
    return { communeCode: now.communeCode, postalCode: typedPostalCode };
  }
  const commune = there && communeNamed(there.name, typedPostalCode);
  return { communeCode: commune?.code ?? now.communeCode, postalCode: typedPostalCode };
}

/** With its postal code, a name must be in the official list; without, it is the most populous place of that name. */
function communeNamed(city: string, postalCode: string | null): Commune | null {
  const { match, commune } = resolveCommune({ postalCode: postalCode ?? '', commune: city });
  if (commune && match !== 'postal-code-only') return commune;
  if (postalCode !== null) return commune;
  const location = resolveLocation(city);
  const [code = ''] = location?.kind === 'communes' ? location.codes : [];
  return gazetteer().communes.get(code) ?? null;
}

/** A typed postal code is stored, as the official list is not complete. */
function postalCodeOf({ postalCodes }: Commune, typed: string | null): string {
  return typed ?? postalCodes[0] ?? '';
}

/** A given position is stored; otherwise a venue that moves to a commune gets its centre. */
function positionOf(input: VenueInput, place: Place | null, now: (Place & Position) | null): Partial<Position> {
  const { latitude, longitude } = input;
  if (latitude === undefined && longitude === undefined) {
    return place && place.communeCode !== now?.communeCode ? centreOf(place.communeCode) : {};
  }
  if (latitude === null && longitude === null) return centreOf((place ?? now)!.communeCode);
  if (typeof latitude !== 'number') throw validationFailed([{ path: 'latitude', code: 'required' }]);
  if (typeof longitude !== 'number') throw validationFailed([{ path: 'longitude', code: 'required' }]);
  const same = (position: Position | null): boolean =>
    position !== null && position.latitude === latitude && position.longitude === longitude;
  // A position that is sent back unchanged was not chosen on the map.
  const stays = now !== null && (!place || place.communeCode === now.communeCode);
  const centre = centreOf((place ?? now)!.communeCode);
  if (stays && (same(now) || (now.latitude === null && same(centre)))) return {};
  if (same(centre)) return centre;
  return { latitude, longitude, positionPrecision: PositionPrecision.ADDRESS };
}

function centreOf(communeCode: string): Position {
  const commune = gazetteer().communes.get(communeCode);
  return {
    latitude: commune?.latitude ?? null,
    longitude: commune?.longitude ?? null,
    positionPrecision: commune?.position === 'department' ? PositionPrecision.DEPARTMENT : PositionPrecision.COMMUNE,
  };
}
