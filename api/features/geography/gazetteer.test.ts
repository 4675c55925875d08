import { describe, expect, it } from 'vitest';
import { gazetteer } from './gazetteer.ts';

const { communes, communesByPostalCode, departments, regions, arrondissements } = gazetteer();

describe('gazetteer', () => {
  it('holds the whole of France', () => {
    expect(communes.size).toBeGreaterThan(34_900);
    expect(departments.size).toBe(109);
    expect(regions.size).toBe(26);
    expect(['13055', '69123', '75056'].map((city) => arrondissements.get(city)?.length)).toEqual([16, 9, 20]);
    expect(arrondissements.size).toBe(3);
    expect(
      arrondissements
        .get('75056')
        ?.map(({ label }) => label)
        .slice(0, 3),
    ).toEqual(['Paris 1er', 'Paris 2e', 'Paris 3e']);
  });

  it('is kept after the first load', () => expect(gazetteer()).toBe(gazetteer()));

  it.each([
    ['38185', 'Grenoble', 45.19, 5.72],
    ['75108', 'Paris 8e', 48.87, 2.31],
    ['69384', 'Lyon 4e', 45.78, 4.82],
    ['13208', 'Marseille 8e', 43.27, 5.38],
    ['69123', 'Lyon', 45.75, 4.85],
    ['69244', 'Tassin-la-Demi-Lune', 45.76, 4.78],
    ['93059', undefined, 0, 0],
    ['97701', 'Saint-Barthélemy', 17.9, -62.85],
    ['98818', 'Nouméa', -22.27, 166.45],
    ['97611', 'Mamoudzou', -12.78, 45.23],
  ])('%s is %s', (code, name, latitude, longitude) => {
    const commune = communes.get(code);
    expect(commune?.name).toBe(name);
    if (!commune) return;
    expect(commune.position).toBe('commune');
    expect(Math.abs((commune.latitude ?? 0) - latitude)).toBeLessThan(0.03);
    expect(Math.abs((commune.longitude ?? 0) - longitude)).toBeLessThan(0.03);
  });

  it('places every inhabited commune, at worst at the centre of its department', () => {
    const nowhere = [...communes.values()].filter(({ latitude, longitude }) => latitude === null || longitude === null);
    expect(nowhere.every(({ population }) => population === 0)).toBe(true);
    const small = communes.get('38002');
    expect(small?.position).toBe('department');
    expect(small?.latitude).toBe(departments.get('38')?.latitude);
  });

  it('keeps every position inside the mainland or overseas', () => {
    for (const { latitude, longitude, regionCode, label } of communes.values()) {
      if (latitude === null || longitude === null || Number(regionCode) < 11 || Number(regionCode) > 94) continue;
      expect(latitude > 41.3 && latitude < 51.2 && longitude > -5.3 && longitude < 9.7, label).toBe(true);
    }
  });

  it('counts the inhabitants of a city with arrondissements once', () => {
    expect(departments.get('75')?.population).toBe(communes.get('75056')?.population);
    const sum = [...departments.values()].reduce((total, { population }) => total + population, 0);
    expect(sum).toBeGreaterThan(66e6);
    expect(sum).toBeLessThan(72e6);
  });

  it('finds arrondissements, not their city, by postal code', () => {
    expect(communesByPostalCode.get('75002')?.map(({ code }) => code)).toEqual(['75102']);
    expect(communesByPostalCode.get('38000')?.map(({ code }) => code)).toEqual(['38185']);
    const populations = communesByPostalCode.get('01400')?.map(({ population }) => population) ?? [];
    expect(populations).toEqual(populations.toSorted((a, b) => b - a));
  });
});
