import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { summaryOf } from './parsed-search-summary.factory.ts';
import { parseSearch } from './query-parser.ts';

const partsOf = (text: string) => parseSearch(text).parts.map(({ condition, text: words }) => `${condition}: ${words}`);

describe('the parts of a text that state something', () => {
  test.each([
    ['80 personnes lyon péniche', ['CAPACITY: 80 personnes', 'PLACE: lyon', 'KIND: péniche']],
    ['séminaire à Lyon avec piscine', ['EVENT_TYPE: séminaire', 'PLACE: à Lyon', 'AMENITY: avec piscine']],
    ['à moins de 50 km de Paris', ['PLACE: à moins de 50 km de Paris']],
    ['hôtel 4 étoiles près de Lille', ['KIND: hôtel', 'STARS: 4 étoiles', 'PLACE: près de Lille']],
    ['séminaire entre Paris et Lyon', ['EVENT_TYPE: séminaire', 'PLACE: entre Paris et Lyon']],
    ['40 chambres bord de mer', ['BEDROOMS: 40 chambres', 'SEA: bord de mer']],
    ['20 doubles et 10 singles à Lyon', ['BEDROOMS: 20 doubles et 10 singles', 'PLACE: à Lyon']],
    ['30 chambres dont 10 singles', ['BEDROOMS: 30 chambres dont 10 singles']],
    ['20 chambres lyon, 10 singles', ['BEDROOMS: 20 chambres', 'PLACE: lyon', 'BEDROOMS: 10 singles']],
    ['salle de 200m² à Lille', ['ROOM_AREA: salle de 200m²', 'PLACE: à Lille']],
    ['vaucanson lyon', ['PLACE: lyon']],
    ['xyzzy', []],
  ])('of “%s” have the words that belong to them', (text, expected) => {
    expect(partsOf(text)).toEqual(expected);
  });

  test('mean people on their own, where they are a bare number', () => {
    expect(partsOf('lyon 80')).toEqual(['PLACE: lyon', 'CAPACITY: 80 pers']);
  });

  test.each([
    'salle vaucanson 80p bordeaux',
    'pour 80 à Nantes en U',
    'château 40-60 personnes strasbourg avec parking',
    'à 30 min de la gare, péniche, St Denis',
    'for 40 people near Paris with pool',
    '4 étoiles et plus Nice bord de mer',
    'chatau bordo',
    'domaine des oliviers lyon 80',
    'lyon 20 doubles et 10 singles, piscine',
  ])('and the rest of “%s” mean the same together', (text) => {
    const { parts, rest, ...parsed } = parseSearch(text);
    const again = parseSearch([...parts.map((part) => part.text), rest].filter(Boolean).join(' '));
    expect(summaryOf(again)).toBe(summaryOf({ ...parsed, parts, rest }));
  });
});

describe('a misspelt place', () => {
  test.each(['charpente', 'chapelles', 'loges', 'accueil', 'étapes'])('is not what the word "%s" means', (word) => {
    expect(parseSearch(`salle ${word}`)).toMatchObject({ places: [], rest: `salle ${word}` });
  });

  test('is told from one that was spelt correctly', () => {
    expect(parseSearch('bordeau 80 personnes').places[0]).toMatchObject({ label: 'Bordeaux', misspelt: true });
    expect(parseSearch('Bordeaux 80 personnes').places[0]).toMatchObject({ misspelt: false });
  });
});

describe('words in quotation marks', () => {
  test.each(['"lyon" 80 personnes', '80 personnes “lyon”', '80 personnes « lyon »'])('are no condition: %s', (text) => {
    const { places, capacity, rest } = parseSearch(text);
    expect(places).toEqual([]);
    expect(capacity).toBe(80);
    expect(rest).toMatch(/^["“«] ?lyon ?["”»]$/u);
  });

  test('stay as they are among others, and mean the same when they are typed again', () => {
    const { rest } = parseSearch('salon "hôtel du lac" paris');
    expect(rest).toBe('salon "hôtel du lac"');
    expect(parseSearch(rest).kinds).toEqual([]);
  });
});
