import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { foldPlace, fromPlaceFrench, inPlaceFrench, knownPlace, placeKey, placeName } from './known-places.ts';

const { resolve } = createRequire(import.meta.url);
const official = (name: string) =>
  JSON.parse(readFileSync(resolve(`@etalab/decoupage-administratif/data/${name}.json`), 'utf8')) as {
    code: string;
    nom: string;
    zone: string;
  }[];

describe('the regions and departments', () => {
  it('are all there, under their official names and codes', () => {
    const departments = official('departements').filter(({ zone }) => zone !== 'com');
    expect(departments).toHaveLength(101);
    for (const { code, nom } of departments) {
      expect(knownPlace(code)).toMatchObject({ kind: 'department', code, name: nom });
      expect(knownPlace(nom)?.name).toBe(nom);
    }
    for (const { nom } of official('regions').filter(({ zone }) => zone !== 'com')) {
      expect(knownPlace(nom)?.name).toBe(nom);
    }
  });
});

describe('the name of a place', () => {
  it.each([
    ['rhone', 'Rhône'],
    ['69', 'Rhône'],
    ['ile de france', 'Île-de-France'],
    ["COTES-D'ARMOR", 'Côtes-d’Armor'],
    ['Paris 2e', 'Paris 2e'],
    ["L'Isle-Adam", 'L’Isle-Adam'],
  ])('%s is written %s', (text, name) => {
    expect(placeName(text)).toBe(name);
  });

  it.each(['lyon', 'paris 2e', 'aix-en-provence', 'saint malo', 'LYON', 'château'])(
    'of a city, %s, is left as it was typed',
    (text) => {
      expect(placeName(text)).toBe(text);
    },
  );

  it('is the same place without accents, hyphens and apostrophes', () => {
    expect(placeKey('2a')).toBe(placeKey('Corse du Sud'));
    expect(foldPlace('Saint-Étienne')).toBe('saint etienne');
  });
});

describe('French', () => {
  it.each([
    ['Lyon', 'à Lyon'],
    ['lyon', 'à lyon'],
    ['Le Havre', 'au Havre'],
    ['le havre', 'au havre'],
    ['les sables', 'aux sables'],
    ["Les Sables-d'Olonne", 'aux Sables-d’Olonne'],
    ['La Rochelle', 'à La Rochelle'],
    ['Paris', 'à Paris'],
    ['69', 'dans le Rhône'],
    ['Ain', 'dans l’Ain'],
    ['savoie', 'en Savoie'],
    ['Drôme', 'dans la Drôme'],
    ['Yvelines', 'dans les Yvelines'],
    ['Île-de-France', 'en Île-de-France'],
    ['Grand Est', 'dans le Grand Est'],
    ['Hauts-de-France', 'dans les Hauts-de-France'],
    ['La Réunion', 'à La Réunion'],
  ])('puts the right preposition before %s', (text, words) => {
    expect(inPlaceFrench(text)).toBe(words);
  });
});

it.each([
  ['Lyon', 'de Lyon'],
  ['Annecy', 'd’Annecy'],
  ['Évian-les-Bains', 'd’Évian-les-Bains'],
  ['Hyères', 'd’Hyères'],
  ['Le Havre', 'du Havre'],
  ["Les Sables-d'Olonne", 'des Sables-d’Olonne'],
  ['69', 'du Rhône'],
  ['Savoie', 'de Savoie'],
])('French says the distance from %s: %s', (place, words) => expect(fromPlaceFrench(place)).toBe(words));
