import { gazetteer } from './gazetteer.ts';
import type { Commune } from './place.ts';
import { foldPlaceName, ordinalNumber } from './place-name.ts';

/**
 * How a commune was found: by its name ("exact"); the arrondissement of a bare "PARIS" by the postal code or CEDEX number
 * ("arrondissement"); by the name of a commune that was merged into it or of a resort that lies in it ("other-name"); by
 * the postal code because the name is no commune's there ("postal-code-only"); not at all ("none").
 */
export type CommuneMatch = 'exact' | 'arrondissement' | 'other-name' | 'postal-code-only' | 'none';

/**
 * Resorts that are no communes and whose postal code (or the one usually written) leads to another commune: folded name
 * → INSEE code.
 */
const RESORTS: ReadonlyMap<string, string> = new Map([
  ['val thorens', '73257'],
  ['les menuires', '73257'],
  ['flaine', '74014'],
  ['les carroz', '74014'],
  ['les carroz d araches', '74014'],
  ['avoriaz', '74191'],
  ['le lioran', '15101'],
  ['super lioran', '15101'],
  ['carnon', '34154'],
  ['carnon plage', '34154'],
  ['super besse', '63038'],
  ['la plagne', '73150'],
  ['les arcs', '73054'],
]);

export interface ResolvedCommune {
  match: CommuneMatch;
  /** Null exactly when `match` is "none". */
  commune: Commune | null;
  /** Five digits, a lost leading zero restored; null when none was given or it is no postal code. */
  postalCode: string | null;
}

/** Finds the official commune of an address whose postal code and town were typed by hand. */
export function resolveCommune(address: { postalCode: string; commune: string }): ResolvedCommune {
  const postalCode = normalisePostalCode(address.postalCode);
  const folded = foldPlaceName(address.commune.slice(0, 200));
  const cedex = /\bcedex(?: (\d{1,2}))?$/.exec(folded);
  const town = folded.split(/ ?\bcedex\b/, 1)[0]!;
  const found = (match: CommuneMatch, commune: Commune | null | undefined): ResolvedCommune => {
    return commune ? { match, commune, postalCode } : { match: 'none', commune: null, postalCode };
  };

  const district = namedDistrict(town);
  if (district) return found('exact', district);
  const city = districtsOf(town);
  const deduced =
    city?.find(({ postalCodes }) => postalCode !== null && postalCodes.includes(postalCode)) ??
    city?.[Number(cedex?.[1] ?? 0) - 1];
  if (deduced) return found('arrondissement', deduced);

  const named = byName(town, postalCode) ?? byName(town.replace(/\bs\b/g, 'sur'), postalCode);
  if (named) return found('exact', named);
  const resort = gazetteer().communes.get(RESORTS.get(town) ?? '');
  const other = choose(
    [...(gazetteer().formerCommunesByName.get(town) ?? []), ...(resort ? [resort] : [])],
    postalCode,
  );
  if (other) return found('other-name', other);
  const there = postalCode === null ? [] : (gazetteer().communesByPostalCode.get(postalCode) ?? []);
  return found('postal-code-only', nearestName(there, town) ?? there[0]);
}

/** Whether a town and a postal code contradict each other: the name is that of a commune with other postal codes. */
export function contradicts(address: { postalCode: string; commune: string }): boolean {
  const { match, commune, postalCode } = resolveCommune(address);
  if (!commune || postalCode === null || match === 'other-name') return false;
  if (match !== 'postal-code-only') return codesElsewhere(commune, postalCode);
  const town = foldPlaceName(address.commune.slice(0, 200));
  return gazetteer().communesByName.has(town) && !nearestName([commune], town);
}

/** Whether a postal code is that of other communes. Unlisted ones, such as a CEDEX, are not. */
export function codesElsewhere({ postalCodes }: Commune, postalCode: string): boolean {
  return !postalCodes.includes(postalCode) && gazetteer().communesByPostalCode.has(postalCode);
}

/** "3210" → "03210", " 38 000" → "38000", "F-75002" → "75002"; null for what is no postal code. */
export function normalisePostalCode(text: string): string | null {
  const digits = text
    .slice(0, 20)
    .replace(/^\s*F\s*-/i, '')
    .replace(/[\s.\u00a0\u202f]/g, '');
  if (/^\d{5}$/.test(digits)) return digits;
  return /^[1-9]\d{3}$/.test(digits) ? `0${digits}` : null;
}

function districtsOf(town: string): readonly Commune[] | undefined {
  return gazetteer().arrondissements.get(gazetteer().communesByName.get(town)?.[0]?.code ?? '');
}

/** "paris 9e arrondissement", "lyon 03". */
function namedDistrict(town: string): Commune | undefined {
  const match = /^(\S+) (\S+)(?: arr(?:ondissement|dt)?)?$/.exec(town);
  const number = ordinalNumber(match?.[2] ?? '');
  return number === null ? undefined : districtsOf(match?.[1] ?? '')?.[number - 1];
}

function byName(town: string, postalCode: string | null): Commune | undefined {
  return choose(gazetteer().communesByName.get(town) ?? [], postalCode);
}

/** Of the communes of one name the one with the postal code, or in its department; without a postal code the only one. */
function choose(communes: readonly Commune[], postalCode: string | null): Commune | undefined {
  if (postalCode === null) return communes.length === 1 ? communes[0] : undefined;
  return (
    communes.find(({ postalCodes }) => postalCodes.includes(postalCode)) ??
    communes.find(({ departmentCode }) => departmentCode === departmentOf(postalCode))
  );
}

/** A CEDEX code is in no list, but begins like the others of its department. */
function departmentOf(postalCode: string): string {
  if (postalCode.startsWith('97') || postalCode.startsWith('98')) return postalCode.slice(0, 3);
  if (postalCode.startsWith('20')) return postalCode < '20200' ? '2A' : '2B';
  return postalCode.slice(0, 2);
}

/**
 * The commune whose name contains the town's as whole words or the other way round ("CHAMONIX", "MORZINE AVORIAZ"),
 * rather at the beginning, and of several the most populous.
 */
function nearestName(communes: readonly Commune[], town: string): Commune | undefined {
  if (town === '') return undefined;
  let nearest: { commune: Commune; score: number } | undefined;
  for (const commune of communes) {
    const name = foldPlaceName(commune.name);
    const [longer, shorter] = name.length > town.length ? [` ${name} `, ` ${town} `] : [` ${town} `, ` ${name} `];
    const score = longer.startsWith(shorter) ? 2 : longer.includes(shorter) ? 1 : 0;
    if (score > (nearest?.score ?? 0)) nearest = { commune, score };
  }
  return nearest?.commune;
}
