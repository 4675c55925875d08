import { typeset } from '../../lib/place-names.ts';

/**
 * Regions and departments of France with the preposition that French puts before them ("dans le Rhône", "en Île-de-France"). Names
 * are those of the official geographic code; everything that is not here is taken for a city.
 */
export type KnownPlace = {
  readonly kind: 'region' | 'department';
  /** Of a department: "69", "2A"; of a region empty, because the codes of both overlap. */
  readonly code: string;
  readonly name: string;
  /** With the space after it, or the apostrophe. */
  readonly preposition: string;
};

const REGIONS: Readonly<Record<string, string>> = {
  'en ':
    'Auvergne-Rhône-Alpes|Bourgogne-Franche-Comté|Bretagne|Centre-Val de Loire|Corse|Guadeloupe|Guyane|Île-de-France|' +
    "Martinique|Normandie|Nouvelle-Aquitaine|Occitanie|Provence-Alpes-Côte d'Azur",
  'dans le ': 'Grand Est',
  'dans les ': 'Hauts-de-France|Pays de la Loire',
  'à ': 'La Réunion|Mayotte',
};

const DEPARTMENTS: Readonly<Record<string, string>> = {
  'dans l’':
    '01 Ain|02 Aisne|03 Allier|10 Aube|11 Aude|12 Aveyron|27 Eure|34 Hérault|36 Indre|60 Oise|61 Orne|89 Yonne|91 Essonne',
  'en ':
    "07 Ardèche|09 Ariège|16 Charente|17 Charente-Maritime|19 Corrèze|2A Corse-du-Sud|21 Côte-d'Or|23 Creuse|24 Dordogne|" +
    '28 Eure-et-Loir|33 Gironde|2B Haute-Corse|31 Haute-Garonne|43 Haute-Loire|52 Haute-Marne|70 Haute-Saône|74 Haute-Savoie|' +
    '87 Haute-Vienne|35 Ille-et-Vilaine|37 Indre-et-Loire|38 Isère|44 Loire-Atlantique|48 Lozère|53 Mayenne|' +
    '54 Meurthe-et-Moselle|57 Moselle|71 Saône-et-Loire|73 Savoie|77 Seine-et-Marne|76 Seine-Maritime|93 Seine-Saint-Denis|' +
    '85 Vendée|971 Guadeloupe|972 Martinique|973 Guyane',
  'dans le ':
    '14 Calvados|15 Cantal|18 Cher|25 Doubs|29 Finistère|30 Gard|32 Gers|39 Jura|41 Loir-et-Cher|45 Loiret|46 Lot|' +
    '47 Lot-et-Garonne|49 Maine-et-Loire|56 Morbihan|59 Nord|62 Pas-de-Calais|63 Puy-de-Dôme|67 Bas-Rhin|68 Haut-Rhin|69 Rhône|' +
    "81 Tarn|82 Tarn-et-Garonne|83 Var|84 Vaucluse|90 Territoire de Belfort|94 Val-de-Marne|95 Val-d'Oise",
  'dans la ': '26 Drôme|42 Loire|50 Manche|51 Marne|55 Meuse|58 Nièvre|72 Sarthe|80 Somme|86 Vienne',
  'dans les ':
    "04 Alpes-de-Haute-Provence|05 Hautes-Alpes|06 Alpes-Maritimes|08 Ardennes|13 Bouches-du-Rhône|22 Côtes-d'Armor|40 Landes|" +
    '64 Pyrénées-Atlantiques|65 Hautes-Pyrénées|66 Pyrénées-Orientales|78 Yvelines|79 Deux-Sèvres|88 Vosges|92 Hauts-de-Seine',
  'à ': '75 Paris|974 La Réunion|976 Mayotte',
};

/** What two ways of writing a place have in common: no accents, case, hyphens or apostrophes. */
export function foldPlace(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

const places = new Map<string, KnownPlace>();
for (const [preposition, list] of Object.entries(REGIONS)) {
  for (const name of list.split('|')) places.set(foldPlace(name), { kind: 'region', code: '', name, preposition });
}
for (const [preposition, list] of Object.entries(DEPARTMENTS)) {
  for (const entry of list.split('|')) {
    const [code = ''] = entry.split(' ', 1);
    const place: KnownPlace = { kind: 'department', code, name: entry.slice(code.length + 1), preposition };
    places.set(foldPlace(code), place);
    const key = foldPlace(place.name);
    // Overseas, region and department are one and the same.
    if (!places.has(key)) places.set(key, place);
  }
}

/** The region or department that a part of `location` names, by name or code; nothing for a city. */
export function knownPlace(text: string): KnownPlace | undefined {
  return places.get(foldPlace(text));
}

/** Two texts with the same key name the same place: "69", "Rhône" and "rhone". */
export function placeKey(text: string): string {
  return foldPlace(knownPlace(text)?.name ?? text);
}

/** A place as a reader expects it: the official name of a region or department; a city as it was typed, with no capital of ours. */
export function placeName(text: string): string {
  return typeset(knownPlace(text)?.name ?? text);
}

/** What "de" becomes before the article that a name takes. */
const FROM: Readonly<Record<string, string>> = {
  'dans le ': 'du ',
  'dans la ': 'de la ',
  'dans l’': 'de l’',
  'dans les ': 'des ',
};

/** "de Lyon", "d’Annecy", "du Havre", "des Sables-d’Olonne", "du Rhône". */
export function fromPlaceFrench(text: string): string {
  const name = placeName(text);
  const article = FROM[knownPlace(text)?.preposition ?? ''];
  if (article) return article + name;
  if (/^le /i.test(name)) return `du ${name.slice(3)}`;
  if (/^les /i.test(name)) return `des ${name.slice(4)}`;
  return /^[aeiouyhœ]/.test(foldPlace(name)) ? `d’${name}` : `de ${name}`;
}

/** "dans le Rhône", "à Lyon", "au Havre", "aux Sables-d’Olonne", "en Île-de-France". */
export function inPlaceFrench(text: string): string {
  const name = placeName(text);
  const place = knownPlace(text);
  if (place) return place.preposition + name;
  if (/^le /i.test(name)) return `au ${name.slice(3)}`;
  if (/^les /i.test(name)) return `aux ${name.slice(4)}`;
  return `à ${name}`;
}
