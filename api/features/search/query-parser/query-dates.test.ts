import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { SearchCondition } from '../near-miss.types.ts';
import { parseSearch } from './query-parser.ts';

/** A Wednesday. */
const TODAY = '2026-11-25';

/** "2027-03-12 2027-03-14 ±2 on 2,4 for 2 days". */
function datesOf(text: string): string | null {
  const { dates } = parseSearch(text, TODAY);
  if (!dates) return null;
  const { startDate, endDate, flexibleDays, weekdays, days } = dates;
  return [
    startDate,
    ...(endDate === startDate ? [] : [endDate]),
    ...(flexibleDays ? [`±${flexibleDays}`] : []),
    ...(weekdays.length ? [`on ${weekdays.join()}`] : []),
    ...(days === null ? [] : [`for ${days}`]),
  ].join(' ');
}

describe('days', () => {
  test.each([
    ['le 12 mars', '2027-03-12'],
    ['12 décembre', '2026-12-12'],
    ['25 novembre', '2026-11-25'],
    ['24 novembre', '2027-11-24'],
    ['1er février 2027', '2027-02-01'],
    ['mardi 12 janvier 2027', '2027-01-12'],
    ['12/03/2027', '2027-03-12'],
    ['12.03.2027', '2027-03-12'],
    ['12-03-27', '2027-03-12'],
    ['2027-03-12', '2027-03-12'],
    ['le 12/03', '2027-03-12'],
    ['on March 12th', '2027-03-12'],
    ['12th of March 2028', '2028-03-12'],
    ['12 sept', '2027-09-12'],
    ['demain', '2026-11-26'],
    ['après-demain', '2026-11-27'],
    ['tomorrow', '2026-11-26'],
    ['mardi prochain', '2026-12-01'],
    ['next Tuesday', '2026-12-01'],
    ['mercredi prochain', '2026-12-02'],
    ['ce vendredi', '2026-11-27'],
    ['du 12 au 14 mars 2027', '2027-03-12 2027-03-14'],
    ['12-14 mars', '2027-03-12 2027-03-14'],
    ['12–14 March', '2027-03-12 2027-03-14'],
    ['March 12-14, 2028', '2028-03-12 2028-03-14'],
    ['from 12 to 14 march', '2027-03-12 2027-03-14'],
    ['12, 13 et 14 mars', '2027-03-12 2027-03-14'],
    ['jeudi 11 et vendredi 12 mars', '2027-03-11 2027-03-12'],
    ['du 28 février au 2 mars', '2027-02-28 2027-03-02'],
    ['du 30 décembre au 2 janvier', '2026-12-30 2027-01-02'],
    ['du 30/12/2026 au 02/01/2027', '2026-12-30 2027-01-02'],
    ['12/03/2027 - 14/03/2027', '2027-03-12 2027-03-14'],
    ['le 12 mars ± 2 jours', '2027-03-12 ±2'],
    ['le 12 mars +/- 3 jours', '2027-03-12 ±3'],
    ['le 12 mars à 2 jours près', '2027-03-12 ±2'],
    ['le week-end du 12 juin', '2027-06-12 2027-06-13'],
    ['weekend of June 11', '2027-06-12 2027-06-13'],
    ['le week-end du 12 au 14 juin', '2027-06-12 2027-06-14'],
    ['le we du 12 juin', '2027-06-12 2027-06-13'],
    ['ce we', '2026-11-28 2026-11-29'],
    ['aujourd’hui', '2026-11-25'],
    ['ce soir', '2026-11-25'],
    ['14/01 paris', '2027-01-14'],
    ['du 12 mars jusqu’au 14 mars', '2027-03-12 2027-03-14'],
    ['ce week-end', '2026-11-28 2026-11-29'],
    ['le week-end prochain', '2026-11-28 2026-11-29'],
    ['next weekend', '2026-11-28 2026-11-29'],
    ['la semaine du 15 au 17 mars', '2027-03-15 2027-03-17'],
  ])('“%s”', (text, expected) => expect(datesOf(text)).toBe(expected));
});

describe('times in which an event takes place', () => {
  test.each([
    ['en juin', '2027-06-01 2027-06-30 for 1'],
    ['séminaire juin 2028 lyon', '2028-06-01 2028-06-30 for 1'],
    ['en novembre', '2026-11-25 2026-11-30 for 1'],
    ['en octobre', '2027-10-01 2027-10-31 for 1'],
    ['in March', '2027-03-01 2027-03-31 for 1'],
    ['mars ou avril', '2027-03-01 2027-04-30 for 1'],
    ['décembre-janvier', '2026-12-01 2027-01-31 for 1'],
    ['du 1er mars au 15 avril', '2027-03-01 2027-04-15 for 1'],
    ['du 1er mars au 15 avril, 2 jours', '2027-03-01 2027-04-15 for 2'],
    ['mi-mars', '2027-03-11 2027-03-20 for 1'],
    ['début février', '2027-02-01 2027-02-10 for 1'],
    ['fin février 2028', '2028-02-21 2028-02-29 for 1'],
    ['un mardi en mars', '2027-03-01 2027-03-31 on 2 for 1'],
    ['a Tuesday or Thursday in March', '2027-03-01 2027-03-31 on 2,4 for 1'],
    ['mardis de mars 2028', '2028-03-01 2028-03-31 on 2 for 1'],
    ['semaine 24', '2027-06-14 2027-06-20 for 1'],
    ['semaine 48', '2026-11-25 2026-11-29 for 1'],
    ['week 1 2028', '2028-01-03 2028-01-09 for 1'],
    ['la semaine prochaine', '2026-11-30 2026-12-06 for 1'],
    ['next week', '2026-11-30 2026-12-06 for 1'],
    ['cette semaine', '2026-11-25 2026-11-29 for 1'],
    ['le mois prochain', '2026-12-01 2026-12-31 for 1'],
    ['la semaine du 17 mars', '2027-03-15 2027-03-21 for 1'],
    ['week of June 14th 2028', '2028-06-12 2028-06-18 for 1'],
    ['un week-end en juin', '2027-06-01 2027-06-30 on 6 for 2'],
    ['avant le 15 janvier', '2026-11-25 2027-01-14 for 1'],
    ['2 jours avant le 15 janvier', '2026-11-25 2027-01-14 for 2'],
    ['d’ici fin janvier', '2026-11-25 2027-01-31 for 1'],
    ['until January 15', '2026-11-25 2027-01-15 for 1'],
    ['après le 15 mars', '2027-03-16 2027-06-15 for 1'],
    ['à partir du 12 mars', '2027-03-12 2027-06-11 for 1'],
    ['à partir de mars', '2027-03-01 2027-05-31 for 1'],
    ['from March to April', '2027-03-01 2027-04-30 for 1'],
    ['janv 2027', '2027-01-01 2027-01-31 for 1'],
    ['à la rentrée', '2027-09-01 2027-09-30 for 1'],
    ['au printemps', '2027-03-01 2027-05-31 for 1'],
    ['séminaire été 2028', '2028-06-01 2028-08-31 for 1'],
    ['à l’automne prochain', '2027-09-01 2027-11-30 for 1'],
    ['cet automne', '2026-11-25 2026-11-30 for 1'],
    ['cet hiver', '2026-12-01 2027-02-28 for 1'],
    ['hiver 2027', '2026-12-01 2027-02-28 for 1'],
    ['in the spring', '2027-03-01 2027-05-31 for 1'],
    ['summer 2027', '2027-06-01 2027-08-31 for 1'],
    ['deux jours cet hiver', '2026-12-01 2027-02-28 for 2'],
    ['1er trimestre 2027', '2027-01-01 2027-03-31 for 1'],
    ['dernier trimestre', '2026-11-25 2026-12-31 for 1'],
    ['T3 2027', '2027-07-01 2027-09-30 for 1'],
    ['Q1', '2027-01-01 2027-03-31 for 1'],
    ['first quarter of 2028', '2028-01-01 2028-03-31 for 1'],
    ['début 2027', '2027-01-01 2027-03-31 for 1'],
    ['fin 2026', '2026-11-25 2026-12-31 for 1'],
    ['2 jours en juin', '2027-06-01 2027-06-30 for 2'],
    ['deux jours la semaine prochaine', '2026-11-30 2026-12-06 for 2'],
    ['en juin, 3 jours', '2027-06-01 2027-06-30 for 3'],
    ['2 days on a Tuesday in March', '2027-03-01 2027-03-31 on 2 for 2'],
  ])('“%s”', (text, expected) => expect(datesOf(text)).toBe(expected));
});

describe('what names no dates', () => {
  test.each([
    '80 personnes lyon',
    '10/12 personnes',
    'pour 20 à 30 personnes',
    'we may need a room for 20',
    'sept chambres',
    '"en juin"',
    'le 30 février',
    'le 12 mars 2026',
    'le 12 mars 2035',
    'du 1er janvier au 31 mai 2027',
    'mardi',
    'Paris 12',
    'semaine 60',
    'jardin d’hiver',
    'hot spring',
    'winter garden',
    'printemps 2026',
    'tram T3',
    'Quartier latin',
    'week-end de cohésion',
    'avant le 15 juin',
    'by the sea',
    'after work',
    'we need a room',
    'à partir de 50 personnes',
    '10/12 paris',
    'hôtel 4 étoiles',
    'Saint-Mars-du-Désert',
    'séminaire 20 personnes saint martin de may',
  ])('“%s”', (text) => expect(datesOf(text)).toBeNull());

  test.each([
    ['Petit-Mars en juin', 'Petit-Mars', '2027-06-01'],
    ['mars, Petit-Mars', 'Petit-Mars', '2027-03-01'],
    ['Mars-la-Tour le 12 mars', 'Mars-la-Tour', '2027-03-12'],
    ['Paris 12 mars', 'Paris', '2027-03-12'],
  ])('“%s” is at %s from %s', (text, label, startDate) =>
    expect(parseSearch(text, TODAY)).toMatchObject({ places: [{ label }], dates: { startDate } }),
  );

  test('takes no number of people for a day', () => {
    expect(parseSearch('June 20 people', TODAY)).toMatchObject({ capacity: 20, dates: { startDate: '2027-06-01' } });
    expect(parseSearch('juin 20 personnes', TODAY)).toMatchObject({ capacity: 20, dates: { days: 1 } });
    expect(parseSearch('80 personnes le 12 mars à Lyon', TODAY)).toMatchObject({
      capacity: 80,
      dates: { startDate: '2027-03-12' },
      places: [{ label: 'Lyon' }],
      rest: '',
    });
  });
});

test.each([
  'séminaire de 2 jours en juin à Lyon',
  'du 12 au 14 mars 2027, 80 personnes',
  'lyon un mardi en mars piscine',
  'le 12 mars à 2 jours près château',
  'péniche la semaine prochaine vaucanson',
  'lyon 2 jours à l’automne, 30 personnes',
  'la semaine du 17 mars, château',
  'lyon le week-end prochain piscine',
  'séminaire 1er trimestre 2027 lyon',
  'lyon 2 jours avant le 15 janvier, 30 personnes',
])('the parts of “%s” mean the same on their own', (text) => {
  const { parts, dates } = parseSearch(text, TODAY);
  const [part] = parts.filter(({ condition }) => condition === SearchCondition.DATES);
  expect(parseSearch(part!.text, TODAY)).toMatchObject({ dates, rest: '', capacity: null });
});
