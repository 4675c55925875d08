import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { euros } from '../../platform/graphql/money.ts';
import { parseLocations } from '../geography/location.ts';
import { Amenity, RoomLayout, VenueKind } from '../venues/venue.enums.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { catalogueRow } from './catalogue-row.factory.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import { nearMisses } from './near-misses.ts';
import { parseSearch } from './query-parser/query-parser.ts';
import { NO_CONDITIONS } from './search-criteria.factory.ts';
import { type SearchCriteria, SearchRun } from './search-run.ts';
import { findText } from './text-search.ts';

const LYON = { communeCode: '69382', departmentCode: '69', regionCode: '84', latitude: 45.75, longitude: 4.83 };
const VILLEURBANNE = { communeCode: '69266', departmentCode: '69', regionCode: '84', latitude: 45.77, longitude: 4.89 };
const GRENOBLE = { communeCode: '38185', departmentCode: '38', regionCode: '84', latitude: 45.19, longitude: 5.72 };
const PARIS = { communeCode: '75101', departmentCode: '75', regionCode: '11', latitude: 48.86, longitude: 2.34 };

const seating = (people: number): Partial<CatalogueRow> => ({
  layoutCapacities: { [RoomLayout.THEATRE]: people },
  largestRoom: people,
});

/** The near misses of a search by name, with what differs. */
function missesOf(
  venues: Partial<CatalogueRow>[],
  { text, location, ...filters }: { text?: string; location?: string } & Partial<Omit<SearchCriteria, 'text'>>,
) {
  const index = new CatalogueIndex();
  index.replaceAll(venues.map((venue, number) => catalogueRow({ prominence: venues.length - number, ...venue })));
  const run = new SearchRun(index, {
    ...NO_CONDITIONS,
    text: text ? (all, among) => findText(all, { text, parsed: parseSearch(text), atDates: null }, among) : null,
    locations: location ? parseLocations(location).locations : null,
    ...filters,
  });
  return nearMisses(run).map(({ id, differences }) => [index.rowById(id)!.name, differences] as const);
}
const names = (misses: ReturnType<typeof missesOf>) => misses.map(([name]) => name);

describe('venues that nearly meet a search', () => {
  test('are told with the distance from the city that was asked for, the nearest first', () => {
    const venues = [
      { name: 'Grenoble', ...GRENOBLE },
      { name: 'Villeurbanne', ...VILLEURBANNE },
    ];
    expect(missesOf(venues, { location: 'Lyon' })).toEqual([
      ['Villeurbanne', [{ condition: 'PLACE', place: 'Lyon', kilometres: 4 }]],
      ['Grenoble', [{ condition: 'PLACE', place: 'Lyon', kilometres: 92 }]],
    ]);
  });

  test('are told with the distance from a part of a city, and not from a region', () => {
    const venues = [{ name: 'Villeurbanne', ...VILLEURBANNE }];
    const place = (text: string) => missesOf(venues, { text })[0]![1][0];
    expect(place('la défense')).toEqual({ condition: 'PLACE', place: 'La Défense', kilometres: 401 });
    expect(place('bretagne')).toEqual({ condition: 'PLACE', place: 'Bretagne', kilometres: null });
  });

  test('are told with the people that their largest room holds, the fullest first', () => {
    const venues = [
      { name: '65', ...LYON, ...seating(65) },
      { name: '75', ...LYON, ...seating(75) },
    ];
    expect(missesOf(venues, { location: 'Lyon', capacity: 80 })).toEqual([
      ['75', [{ condition: 'CAPACITY', asked: 80, found: 75, layout: 'THEATRE' }]],
      ['65', [{ condition: 'CAPACITY', asked: 80, found: 65, layout: 'THEATRE' }]],
    ]);
  });

  test('are told with the area of their largest room, those without one last', () => {
    const venues = [
      { name: 'Unknown', ...LYON },
      { name: '60', ...LYON, largestAreaSqm: 60 },
      { name: '90', ...LYON, largestAreaSqm: 90 },
    ];
    const misses = missesOf(venues, { location: 'Lyon', roomAreaSqm: 100 });
    expect(misses).toEqual([
      ['90', [{ condition: 'ROOM_AREA', asked: 100, found: 90 }]],
      ['60', [{ condition: 'ROOM_AREA', asked: 100, found: 60 }]],
      ['Unknown', [{ condition: 'ROOM_AREA', asked: 100, found: null }]],
    ]);
    expect(missesOf(venues, { text: 'salle 100 m² lyon' })).toEqual(misses);
  });

  test('are told with their price, those without one after the cheapest', () => {
    const venues = [
      { name: 'Unknown', ...LYON },
      { name: '105', ...LYON, priceFrom: 105_00 },
      { name: '95', ...LYON, priceFrom: 95_00 },
    ];
    const [asked, price] = [euros(80_00), euros(95_00)];
    const misses = missesOf(venues, { location: 'Lyon', maxPrice: 80_00 });
    expect(names(misses)).toEqual(['95', '105', 'Unknown']);
    expect(misses[0]![1]).toEqual([{ condition: 'BUDGET', askedPrice: asked, price }]);
    expect(misses[2]![1]).toEqual([{ condition: 'BUDGET', askedPrice: asked, price: null }]);
    expect(missesOf(venues, { text: 'lyon max 80 € par personne' })).toEqual(misses);
  });

  test('are the same for a text as for filters', () => {
    const venues = [
      { name: 'Elsewhere', ...GRENOBLE, ...seating(100) },
      { name: 'Small', ...LYON, ...seating(70) },
    ];
    const byText = missesOf(venues, { text: 'lyon 80 personnes' });
    expect(names(byText)).toEqual(['Small', 'Elsewhere']);
    expect(byText).toEqual(missesOf(venues, { location: 'Lyon', capacity: 80 }));
  });

  test('differ in a step of one condition before they lack another', () => {
    const venues = [
      { name: 'No pool', ...LYON },
      { name: 'Pool nearby', ...VILLEURBANNE, amenities: [Amenity.OUTDOOR_POOL] },
    ];
    const misses = missesOf(venues, { location: 'Lyon', amenities: [Amenity.OUTDOOR_POOL] });
    expect(names(misses)).toEqual(['Pool nearby', 'No pool']);
    expect(misses[1]![1]).toEqual([{ condition: 'AMENITY', amenities: ['OUTDOOR_POOL'] }]);
  });

  test('are told with each condition that they lack, where none lacks only one', () => {
    const venues = [{ name: 'Hotel', ...GRENOBLE, kind: VenueKind.HOTEL }];
    const [miss] = missesOf(venues, { text: 'péniche lyon' });
    expect(miss![1].map(({ condition }) => condition)).toEqual(['KIND', 'PLACE']);
  });

  test('follow a few venues that meet everything, if they lack little', () => {
    const venues = [
      { name: 'Lyon', ...LYON },
      { name: 'Paris', ...PARIS },
      { name: 'Villeurbanne', ...VILLEURBANNE },
    ];
    expect(names(missesOf(venues, { location: 'Lyon' }))).toEqual(['Villeurbanne']);
  });

  test('are not needed where a handful meet everything', () => {
    const venues = [...Array.from({ length: 5 }, () => ({ name: 'Lyon', ...LYON })), { name: 'V', ...VILLEURBANNE }];
    expect(missesOf(venues, { location: 'Lyon' })).toEqual([]);
  });

  test('are the most prominent ones, when nothing nears the search', () => {
    const venues = [{ name: 'First' }, { name: 'Second' }];
    expect(names(missesOf(venues, { categories: [5] }))).toEqual(['First', 'Second']);
  });

  test('have at least one of the words, where nothing else is asked for and a venue has one', () => {
    const venues = ['Bellevue aux Tilleuls', 'Bellevue', 'La Roseraie'].map((name) => ({
      name,
      ...LYON,
      ...seating(100),
    }));
    expect(missesOf(venues, { text: 'bellevue tilleuls' })).toEqual([['Bellevue', [{ condition: 'WORDS' }]]]);
    expect(names(missesOf(venues, { text: 'zzzqqq' })).toSorted()).toEqual(venues.map(({ name }) => name).toSorted());
    expect(missesOf(venues, { text: 'zzzqqq', capacity: 80 })).toHaveLength(3);
  });

  test('are not offered for the name of a venue, whatever its words mean', () => {
    const venues = [
      { name: 'Château de Lyon', ...GRENOBLE, kind: VenueKind.RESTAURANT },
      { name: 'Bellevue', ...LYON },
    ];
    expect(missesOf(venues, { text: 'Château de Lyon' })).toEqual([]);
  });
});
