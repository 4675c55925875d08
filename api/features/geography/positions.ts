import { ARRONDISSEMENT_CENTRES } from './arrondissement-centres.ts';
import { type CityPosition, readCityPositions } from './city-positions.ts';
import type { OfficialCommune } from './official-codes.ts';
import { foldPlaceName } from './place-name.ts';

/** Degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** Territories whose places carry no INSEE code in GeoNames: their department, and the commune where there is only one. */
const TERRITORIES: Readonly<Record<string, { department: string; commune?: string }>> = {
  BL: { department: '977', commune: '97701' },
  MF: { department: '978', commune: '97801' },
  WF: { department: '986' },
  PF: { department: '987' },
  NC: { department: '988' },
};
const PARIS = '75056';

/** Which of a commune's places stands for it: the seat of an administration, then a town, then a quarter. */
function rank(place: CityPosition): number {
  if (place.feature.startsWith('PPLC') || place.feature.startsWith('PPLA')) return 2;
  return place.feature === 'PPL' ? 1 : 0;
}

/**
 * Centre of the communes that GeoNames knows, some 8,700, and of all the arrondissements, by INSEE code. A place that
 * bears the name of a commune counts before any other place of it.
 *
 * @param present codes of the communes and arrondissements
 * @param byName the communes and arrondissements by `foldPlaceName`
 * @param successors code of a former commune → code of the one that it belongs to now
 */
export function positionsByCommune(
  present: ReadonlySet<string>,
  byName: ReadonlyMap<string, readonly OfficialCommune[]>,
  successors: ReadonlyMap<string, string>,
): Map<string, Position> {
  const best = new Map<string, { place: CityPosition; score: number }>();
  for (const place of readCityPositions()) {
    const territory = TERRITORIES[place.country];
    const given =
      place.inseeCode ?? territory?.commune ?? (place.feature === 'PPLC' && place.country === 'FR' ? PARIS : null);
    const district = /^Marseille (\d\d)$/.exec(place.name);
    const department = territory?.department ?? (given === null ? null : departmentOf(given));
    const namesake = byName.get(foldPlaceName(place.name))?.find((commune) => commune.departement === department)?.code;
    // GeoNames keeps codes of former communes, and files some suburbs under the city beside them: the name decides.
    const code = district ? `132${district[1]}` : (namesake ?? given);
    if (code === null) continue;
    const commune = present.has(code) ? code : successors.get(code);
    if (commune === undefined) continue;
    const score = (namesake === undefined && !district ? 0 : 10) + rank(place);
    const current = best.get(commune);
    if (current && (current.score > score || (current.score === score && current.place.population >= place.population)))
      continue;
    best.set(commune, { place, score });
  }

  const positions = new Map<string, Position>();
  for (const [code, { place }] of best) positions.set(code, { latitude: place.latitude, longitude: place.longitude });
  for (const [code, [latitude, longitude]] of Object.entries(ARRONDISSEMENT_CENTRES))
    positions.set(code, { latitude, longitude });
  return positions;
}

function departmentOf(inseeCode: string): string {
  return inseeCode.slice(0, inseeCode.startsWith('97') || inseeCode.startsWith('98') ? 3 : 2);
}
