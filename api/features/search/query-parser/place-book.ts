import type { Gazetteer } from '../../geography/gazetteer.ts';
import type { Commune, Department, Region } from '../../geography/place.ts';
import { foldPlaceName, ordinalNumber } from '../../geography/place-name.ts';
import type { Surroundings } from '../surroundings.enums.ts';
import { ParsedPlaceKind } from './parsed-search.types.ts';
import { raise } from './phrases.ts';
import type { QueryText } from './query-text.ts';
import { shortNames } from './short-names.ts';
import { type Area, readAreas } from './vocabulary.ts';

/** A meaning of a name. */
export interface PlaceMeaning {
  kind: ParsedPlaceKind;
  label: string;
  /** In the format of the `location` of a search. */
  locations: string[];
  /** The codes of its area. */
  parts: (Region | Department | Commune)[];
  population: number;
  /** Whether the name is a usual misspelling of it. */
  misspelt?: boolean;
  /** What the name asks for beside the place. */
  surroundings?: Surroundings[];
}

export interface FoundPlace {
  /** The likeliest first. */
  meanings: PlaceMeaning[];
  length: number;
  /** Whether the bare name among other words means the place: that of a region or a town, or one of several words. */
  isClear: boolean;
}

const PARIS = 'paris';
/** A smaller commune with a name of one word needs "à" before it: there are communes called Vue, Pont, Grand, La Table. */
const WELL_KNOWN = 3_000;
/** Before a month in the name of a place: "Saint-Martin-de-May". */
const MOST_WORDS_BEFORE = 3;

/** The places of France by all names that a search may use. */
export class PlaceBook {
  readonly #gazetteer: Gazetteer;
  /** Areas, regions, departments, arrondissements; the gazetteer has communes by name. */
  readonly #named = new Map<string, PlaceMeaning[]>();
  /** The length of the longest name that begins with two words. */
  readonly #longest = new Map<string, number>();

  /** @param ordinary words that are no short names of places: "salon" is not Salon-de-Provence. */
  constructor(gazetteer: Gazetteer, ordinary: ReadonlySet<string>) {
    this.#gazetteer = gazetteer;
    const byLabel = new Map<string, Region | Department | Commune>();
    for (const place of [
      ...gazetteer.communes.values(),
      ...gazetteer.departments.values(),
      ...gazetteer.regions.values(),
    ])
      if (place.label !== 'Paris' || 'cityCode' in place) byLabel.set(place.label, place);
    const areas = readAreas();
    const areaByLabel = new Map(areas.map((area) => [area.label, area]));
    for (const area of areas) {
      const others = (area.alternatives ?? []).flatMap((label) => {
        const place = byLabel.get(label);
        return place ? meaningOf(place) : areaMeaning(areaByLabel.get(label)!, byLabel);
      });
      for (const name of area.names) this.#add(name, areaMeaning(area, byLabel), ...others);
    }
    for (const region of gazetteer.regions.values()) this.#add(region.name, meaningOf(region));
    for (const department of gazetteer.departments.values())
      if (foldPlaceName(department.name) !== PARIS) this.#add(department.name, meaningOf(department));
    for (const [city, districts] of gazetteer.arrondissements) {
      const cityName = foldPlaceName(gazetteer.communes.get(city)!.name);
      for (const [index, district] of districts.entries())
        for (const name of districtNames(cityName, index + 1)) this.#add(name, meaningOf(district));
    }
    for (const [name, communes] of shortNames(gazetteer))
      if (!ordinary.has(name) && !this.#named.has(name)) this.#add(name, ...communes.map(meaningOf));
    for (const names of [gazetteer.communesByName, gazetteer.formerCommunesByName, this.#named]) {
      for (const name of names.keys()) {
        const words = name.split(' ');
        if (words.length > 1) raise(this.#longest, `${words[0]} ${words[1]}`, words.length);
      }
    }
  }

  /** Names that may be misspelt, the most important first; of communes only those with at least so many inhabitants. */
  *misspellable(inhabitants: number): Iterable<readonly [name: string, inhabitants: number]> {
    for (const [name, [meaning]] of this.#named) if (!/\d/.test(name)) yield [name, meaning!.population];
    const communes = [...this.#gazetteer.communes.values()].filter(
      ({ population, cityCode }) => population >= inhabitants && cityCode === null,
    );
    for (const { name, population } of communes.sort((a, b) => b.population - a.population))
      yield [foldPlaceName(name), population];
  }

  /** The meanings of a folded name, the likeliest first: an area, a region, a department, the communes by inhabitants. */
  meanings(name: string): PlaceMeaning[] {
    const named = this.#named.get(name) ?? [];
    const communes = this.#gazetteer.communesByName.get(name) ?? [];
    const meanings = [...named, ...communes.map(meaningOf)];
    return meanings.length > 0 ? withoutTwins(meanings) : this.#former(name).map(meaningOf);
  }

  #former(name: string): Commune[] {
    return (this.#gazetteer.formerCommunesByName.get(name) ?? []).slice(0, 1);
  }

  /** The longest name of unused words that begins at one. */
  longestAt(query: QueryText, from: number): FoundPlace | null {
    let name = '';
    const [first, second] = query.words.slice(from, from + 2);
    const mostWords = this.#longest.get(`${first?.text} ${second?.text}`) ?? 1;
    let longest: { name: string; length: number } | null = null;
    for (let length = 1; length <= mostWords && query.isFree(from + length - 1); length++) {
      name += (length === 1 ? '' : ' ') + query.words[from + length - 1]!.text;
      if (this.#isName(name)) longest = { name, length };
    }
    return longest && { ...longest, meanings: this.meanings(longest.name), isClear: this.#isClear(longest.name) };
  }

  /** The index after a name of several words without numbers that a word belongs to: "mars" in "Saint-Mars-du-Désert"; null = there is none. */
  endOfNameAround(query: QueryText, at: number): number | null {
    for (let from = Math.max(0, at - MOST_WORDS_BEFORE); from <= at; from++) {
      const found = this.longestAt(query, from);
      const end = from + (found?.length ?? 0);
      const isName = found?.isClear && found.length > 1 && !/\d/.test(query.typed(from, end));
      if (isName && end > at) return end;
    }
    return null;
  }

  #isClear(name: string): boolean {
    const inhabitants = this.#gazetteer.communesByName.get(name)?.[0]?.population ?? 0;
    const isOneWord = !name.replace(/^(?:les?|la|l) /, '').includes(' ');
    return !isOneWord || this.#named.has(name) || inhabitants >= WELL_KNOWN;
  }

  #isName(name: string): boolean {
    const { communesByName, formerCommunesByName } = this.#gazetteer;
    return communesByName.has(name) || this.#named.has(name) || formerCommunesByName.has(name);
  }

  postalCode(code: string): PlaceMeaning | null {
    const communes = this.#gazetteer.communesByPostalCode.get(code);
    if (!communes?.[0]) return null;
    if (communes.length === 1) return meaningOf(communes[0]);
    const population = communes.reduce((sum, commune) => sum + commune.population, 0);
    return { kind: ParsedPlaceKind.CITY, label: code, locations: [code], parts: [...communes], population };
  }

  /** By its code: "69", "2a". */
  department(code: string): PlaceMeaning | null {
    const department = this.#gazetteer.departments.get(code.toUpperCase());
    return department ? meaningOf(department) : null;
  }

  /** The name by which a search means this place: with its department where the bare label is read as another one. */
  clearName({ label, parts: [part] }: PlaceMeaning): string {
    const first = this.meanings(foldPlaceName(label))[0];
    const isClear = !first || first.label === label || !part || !('departmentCode' in part);
    return isClear ? label : `${label} (${part.departmentCode})`;
  }

  /** The surrounding places: the department of a commune, the region of Paris and of places in it. */
  around({ parts, locations }: PlaceMeaning): string[] {
    const around = parts.map((part) => {
      if (!('departmentCode' in part)) return part.label;
      if (part.regionCode === ILE_DE_FRANCE) return this.#gazetteer.regions.get(part.regionCode)?.label;
      return this.#gazetteer.departments.get(part.departmentCode)?.label;
    });
    const known = new Set(around.filter((label) => label !== undefined));
    return known.size > 0 ? [...known] : locations;
  }

  #add(name: string, ...meanings: PlaceMeaning[]): void {
    const key = foldPlaceName(name);
    this.#named.set(key, [...(this.#named.get(key) ?? []), ...meanings]);
  }
}

const ILE_DE_FRANCE = '11';

function areaMeaning(
  { label, locations, surroundings, misspelt = false }: Area,
  byLabel: Map<string, Region | Department | Commune>,
): PlaceMeaning {
  const parts = locations.flatMap((name) => byLabel.get(name) ?? []);
  if (label === undefined && parts[0]) return { ...meaningOf(parts[0]), misspelt };
  const population = parts.reduce((sum, part) => sum + part.population, 0);
  return { kind: ParsedPlaceKind.AREA, label: label ?? locations[0]!, locations, parts, population, surroundings };
}

function meaningOf(place: Region | Department | Commune): PlaceMeaning {
  const kind =
    'departmentCode' in place
      ? ParsedPlaceKind.CITY
      : 'regionCode' in place
        ? ParsedPlaceKind.DEPARTMENT
        : ParsedPlaceKind.REGION;
  return { kind, label: place.label, locations: [place.label], parts: [place], population: place.population };
}

/** A region and a department with the same name and area, such as La Réunion, count once. */
function withoutTwins(meanings: PlaceMeaning[]): PlaceMeaning[] {
  return meanings.filter(({ label }, index) => meanings.findIndex((other) => other.label === label) === index);
}

const ORDINAL_ENDINGS = ['', 'er', 'e', 'eme', 'ieme', 'nd'];
const ROMAN = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x'];

/** "paris 1", "paris 01", "paris 1er", "paris XVI", "1er arrondissement de paris", "16e paris"; of Paris also without its name. */
function districtNames(city: string, number: number): string[] {
  const roman = number > 10 ? `x${number === 20 ? 'x' : ROMAN[number - 10]}` : ROMAN[number]!;
  const digits = ORDINAL_ENDINGS.map((ending) => `${number}${ending}`).filter((one) => ordinalNumber(one) === number);
  const ordinals = [...digits, String(number).padStart(2, '0'), ...ORDINAL_ENDINGS.map((ending) => roman + ending)];
  const isParis = city === PARIS;
  return ordinals.flatMap((ordinal) => [
    `${city} ${ordinal}`,
    `${city} ${ordinal} arrondissement`,
    `${city} dans le ${ordinal}`,
    `${ordinal} arrondissement de ${city}`,
    ...(/^\d+[a-z]/.test(ordinal) ? [`${ordinal} ${city}`, `${ordinal} a ${city}`] : []),
    ...(isParis ? [`${ordinal} arrondissement`] : []),
    // Lyon has no tenth one, and few of Marseille's are called by their number.
    ...(isParis && number > 9 && /^\d+[a-z]/.test(ordinal) ? [ordinal] : []),
  ]);
}

/** Whether one place lies in another. */
export function liesIn(inner: PlaceMeaning, outer: PlaceMeaning): boolean {
  return inner.parts.length > 0 && inner.parts.every((part) => outer.parts.some((whole) => isPartOf(part, whole)));
}

function isPartOf(part: Region | Department | Commune, whole: Region | Department | Commune): boolean {
  if ('departmentCode' in whole)
    return part.code === whole.code ? 'departmentCode' in part : 'cityCode' in part && part.cityCode === whole.code;
  if ('regionCode' in whole)
    return 'departmentCode' in part
      ? part.departmentCode === whole.code
      : 'regionCode' in part && part.code === whole.code;
  return 'regionCode' in part ? part.regionCode === whole.code : part.code === whole.code;
}
