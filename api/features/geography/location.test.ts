import { describe, expect, it } from 'vitest';
import { gazetteer } from './gazetteer.ts';
import { parseLocations, resolveLocation } from './location.ts';

const brief = (text: string): string | null => {
  const location = resolveLocation(text);
  return location && `${location.kind} ${location.codes.slice(0, 3).join(' ')} = ${location.label}`;
};

describe('resolveLocation', () => {
  it.each([
    // regions
    ['Île-de-France', 'region 11 = Île-de-France'],
    ['ile de france', 'region 11 = Île-de-France'],
    ["provence alpes cote d'azur", "region 93 = Provence-Alpes-Côte d'Azur"],
    ['Provence-Alpes-Côte d’Azur', "region 93 = Provence-Alpes-Côte d'Azur"],
    ['PACA', "region 93 = Provence-Alpes-Côte d'Azur"],
    ['Martinique', 'region 02 = Martinique'],
    ['La Réunion', 'region 04 = La Réunion'],
    ['bretagne', 'region 53 = Bretagne'],
    // departments
    ['Rhône', 'department 69 = Rhône'],
    ['69', 'department 69 = Rhône'],
    ['01', 'department 01 = Ain'],
    ['2A', 'department 2A = Corse-du-Sud'],
    ['2a', 'department 2A = Corse-du-Sud'],
    ['974', 'department 974 = La Réunion'],
    ['seine saint denis', 'department 93 = Seine-Saint-Denis'],
    ['vienne', 'department 86 = Vienne'],
    ['Vienne (86)', 'department 86 = Vienne'],
    ['75', 'department 75 = Paris'],
    // cities and their arrondissements
    ['grenoble', 'communes 38185 = Grenoble'],
    ['St Etienne', 'communes 42218 = Saint-Étienne'],
    ['SAINT-ÉTIENNE', 'communes 42218 = Saint-Étienne'],
    ['ste-maxime', 'communes 83115 = Sainte-Maxime'],
    ["l'hay les roses", "communes 94038 = L'Haÿ-les-Roses"],
    ['Paris', 'communes 75056 75101 75102 = Paris'],
    ['Lyon', 'communes 69123 69381 69382 = Lyon'],
    ['Paris 2e', 'communes 75102 = Paris 2e'],
    ['paris 2', 'communes 75102 = Paris 2e'],
    ['PARIS 02', 'communes 75102 = Paris 2e'],
    ['Paris 2ᵉ', 'communes 75102 = Paris 2e'],
    ['75002', 'communes 75102 = Paris 2e'],
    ['75116', 'communes 75116 = Paris 16e'],
    ['Paris 2e Arrondissement', 'communes 75102 = Paris 2e'],
    ['2e arrondissement de Paris', 'communes 75102 = Paris 2e'],
    ['paris 10eme', 'communes 75110 = Paris 10e'],
    ['lyon 1er', 'communes 69381 = Lyon 1er'],
    ['Marseille 13', 'communes 13213 = Marseille 13e'],
    ['Marseille (13)', 'communes 13055 13201 13202 = Marseille'],
    ['75008 Paris', 'communes 75108 = Paris 8e'],
    ['Paris 75008', 'communes 75108 = Paris 8e'],
    ['Lyon 69', 'communes 69123 69381 69382 = Lyon'],
    // namesakes
    ['Vienne (38)', 'communes 38544 = Vienne (38)'],
    ['vienne 38', 'communes 38544 = Vienne (38)'],
    ['Vienne (Isère)', 'communes 38544 = Vienne (38)'],
    ['38200 Vienne', 'communes 38544 = Vienne (38)'],
    ['Saint-Denis', 'communes 97411 = Saint-Denis'],
    ['st denis (93)', 'communes 93066 = Saint-Denis (93)'],
    ['Mayenne', 'department 53 = Mayenne'],
    ['Mayenne (53)', 'communes 53147 = Mayenne (53)'],
    ['Château-Chinon (Ville)', 'communes 58062 = Château-Chinon (Ville)'],
    // postal codes
    ['38000', 'communes 38185 = Grenoble'],
    ['73440', 'communes 73257 = Les Belleville'],
    // former communes
    ['Annecy-le-Vieux', 'communes 74010 = Annecy'],
    // nothing
    ['Lyon 10', null],
    ['Paris 0', null],
    ['Paris 21e', null],
    ['99999', null],
    ['Atlantis', null],
    ['Grenoble (75)', null],
    ['', null],
    [' - ', null],
    ['()', null],
    ['constructor', null],
    ['__proto__', null],
    ['\ud800', null],
    ['paris'.repeat(20_000), null],
  ])('%j → %s', (text, expected) => expect(brief(text)).toBe(expected));

  it('gives all the arrondissements of a city, and the city itself', () => {
    expect(resolveLocation('Paris')?.codes).toHaveLength(21);
    expect(resolveLocation('Lyon')?.codes).toHaveLength(10);
    expect(resolveLocation('Marseille')?.codes).toHaveLength(17);
  });

  it('gives every commune of a shared postal code', () => {
    const shared = resolveLocation('01400');
    expect(shared?.codes.length).toBeGreaterThan(5);
    expect(shared?.label).toBe('01400');
    expect(resolveLocation(shared?.label ?? '')).toEqual(shared);
  });

  it('comes back to the same place from every label', () => {
    const { communes, departments, regions } = gazetteer();
    const wrong = [...communes.values()].filter((commune) => {
      const location = resolveLocation(commune.label);
      return location?.codes[0] !== commune.code || location.kind !== 'communes' || location.label !== commune.label;
    });
    expect(wrong.map(({ code, label }) => [code, label])).toEqual([]);
    for (const region of regions.values()) {
      expect(resolveLocation(region.label)).toEqual({ kind: 'region', codes: [region.code], label: region.label });
    }
    for (const department of departments.values()) {
      expect(resolveLocation(department.code)).toEqual({
        kind: 'department',
        codes: [department.code],
        label: department.label,
      });
      const named = resolveLocation(department.label);
      // Overseas the region is the same ground, and for Paris the city is.
      const sameGround =
        named?.kind === 'region' ? department.regionCode : named?.label === 'Paris' ? '75056' : department.code;
      expect(named?.codes[0]).toBe(sameGround);
    }
  });
});

describe('parseLocations', () => {
  it('takes lists, and lists of lists, each place once and in order', () => {
    const { locations, unknown } = parseLocations(['Lyon, 69', 'ile de france,,lyon', 'Nulle Part, Nulle Part']);
    expect(locations.map(({ label }) => label)).toEqual(['Lyon', 'Rhône', 'Île-de-France']);
    expect(unknown).toEqual(['Nulle Part']);
  });

  it('takes the eight departments of the menu', () => {
    const text = 'Paris,Seine-et-Marne,Yvelines,Essonne,Hauts-de-Seine,Seine-Saint-Denis,Val-de-Marne,Val-d’Oise';
    const { locations, unknown } = parseLocations(text);
    expect(locations.map(({ codes }) => codes[0])).toEqual(['75056', '77', '78', '91', '92', '93', '94', '95']);
    expect(unknown).toEqual([]);
  });

  it('has a limit', () => {
    const { locations, unknown } = parseLocations(Array.from({ length: 60 }, (_, index) => `380${10 + index}`).join());
    expect(locations.length + unknown.length).toBeLessThanOrEqual(60);
    expect(unknown).toContain('38069');
    expect(parseLocations('')).toEqual({ locations: [], named: [], unknown: [] });
    expect(parseLocations(',,,')).toEqual({ locations: [], named: [], unknown: [] });
  });
});
