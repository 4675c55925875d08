import 'reflect-metadata';
import { describe, expect, test } from 'vitest';
import { Amenity, RoomLayout, VenueKind } from '../venues/venue.enums.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import { catalogueRow } from './catalogue-row.factory.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import { parseSearch } from './query-parser/query-parser.ts';
import { NO_CONDITIONS } from './search-criteria.factory.ts';
import { SearchRun } from './search-run.ts';
import { VenueSort } from './search.inputs.ts';
import { findText } from './text-search.ts';

const LYON_2 = '69382';
const VILLEURBANNE = '69266';
const GRENOBLE = '38185';
const VOIRON = '38563';
const VIENNE = '38544';
const AUXERRE = '89024';
const DIJON = '21231';
const ANTONY = '92002';
const PARIS_17 = '75117';
const FONTAINEBLEAU = '77186';

/** The names of the found venues, in order, and the relaxed conditions. */
function search(venues: Partial<CatalogueRow>[], text: string, category?: number) {
  const index = new CatalogueIndex();
  index.replaceAll(venues.map((venue, number) => catalogueRow({ prominence: venues.length - number, ...venue })));
  const run = new SearchRun(index, {
    ...NO_CONDITIONS,
    text: (all, among) => findText(all, { text, parsed: parseSearch(text), atDates: null }, among),
    categories: category ? [category] : [],
  });
  const names = run.ids(VenueSort.RELEVANCE, 0, 50).map((id) => index.rowById(id)!.name);
  return { names, relaxed: run.relaxed };
}

const seating = (people: number): Partial<CatalogueRow> => ({
  layoutCapacities: { [RoomLayout.THEATRE]: people },
  largestRoom: people,
});

describe('a text', () => {
  test('finds the venues that meet all its conditions', () => {
    const venues = [
      { name: 'Loft', kind: VenueKind.LOFT, communeCode: LYON_2, ...seating(100) },
      { name: 'Too small', kind: VenueKind.LOFT, communeCode: LYON_2, ...seating(70) },
      { name: 'Hotel', kind: VenueKind.HOTEL, communeCode: LYON_2, ...seating(100) },
      { name: 'Elsewhere', kind: VenueKind.LOFT, communeCode: GRENOBLE, ...seating(100) },
    ];
    expect(search(venues, 'loft lyon 80 personnes')).toEqual({ names: ['Loft'], relaxed: [] });
  });

  test('counts bedrooms, and takes any of the services that a word means', () => {
    const venues = [
      { name: 'Indoor', bedrooms: 40, amenities: [Amenity.INDOOR_POOL] },
      { name: 'Outdoor', bedrooms: 60, amenities: [Amenity.OUTDOOR_POOL] },
      { name: 'Few bedrooms', bedrooms: 39, amenities: [Amenity.INDOOR_POOL] },
      { name: 'No pool', bedrooms: 80 },
    ];
    expect(search(venues, '40 chambres piscine').names).toEqual(['Indoor', 'Outdoor']);
  });

  test('asks for a room of an area, nearly so large where there is none', () => {
    const venues = [
      { name: 'Unknown' },
      { name: 'Small', largestAreaSqm: 74 },
      { name: 'Smaller', largestAreaSqm: 80 },
      { name: 'Large', largestAreaSqm: 200 },
    ];
    expect(search(venues, 'salle de 100 m²')).toEqual({ names: ['Large'], relaxed: [] });
    expect(search(venues.slice(0, 3), '100m2')).toEqual({ names: ['Smaller'], relaxed: ['ROOM_AREA'] });
  });

  test('finds within a distance of a city', () => {
    const venues = [
      { name: 'Lyon', communeCode: LYON_2 },
      { name: 'Villeurbanne', communeCode: VILLEURBANNE },
      { name: 'Grenoble', communeCode: GRENOBLE },
    ];
    expect(search(venues, 'à moins de 20 km de lyon').names).toEqual(['Lyon', 'Villeurbanne']);
  });

  test('a journey of an hour is 60 km, one of two hours 150', () => {
    const venues = [
      { name: 'Auxerre', communeCode: AUXERRE },
      { name: 'Dijon', communeCode: DIJON },
    ];
    expect(search(venues, 'bourgogne à 2h de paris')).toEqual({ names: ['Auxerre'], relaxed: [] });
    expect(search(venues, 'bourgogne à 1h de paris').relaxed).toEqual(['PLACE']);
  });

  test('finds the part of a region that is so near to a city, or else the region', () => {
    const venues = [
      { name: 'Lyon', communeCode: LYON_2 },
      { name: 'Grenoble', communeCode: GRENOBLE },
    ];
    expect(search(venues, 'isère à 110 km de lyon')).toEqual({ names: ['Grenoble'], relaxed: [] });
    expect(search(venues, 'isère à 20 km de lyon')).toEqual({ names: ['Grenoble'], relaxed: ['PLACE'] });
  });

  test('that is the name of a venue finds it first, whatever its words mean', () => {
    const venues = [
      { name: 'Hôtel Bellevue', communeCode: LYON_2 },
      { name: 'Château de Lyon', kind: VenueKind.RESTAURANT, communeCode: GRENOBLE },
    ];
    expect(search(venues, 'Château de Lyon')).toEqual({ names: ['Château de Lyon'], relaxed: [] });
  });

  test('that is nearly the name of a venue finds it first, though its words were understood', () => {
    const venues = [
      { name: 'Hôtel Bellevue', communeCode: LYON_2, kind: VenueKind.HOTEL, words: '\nrue vaucanson' },
      { name: 'Hôtel Vaucanson', communeCode: GRENOBLE, kind: VenueKind.TOWNHOUSE },
    ];
    expect(search(venues, 'hotel vocanson').names).toEqual(['Hôtel Vaucanson', 'Hôtel Bellevue']);
  });

  test('that is a place does not find a venue with a similar name elsewhere', () => {
    const venues = [
      { name: 'Hôtel des Gronobles', communeCode: LYON_2 },
      { name: 'Bellevue', communeCode: VOIRON },
    ];
    expect(search(venues, 'grenoble')).toEqual({ names: ['Bellevue'], relaxed: ['PLACE'] });
  });

  test('puts venues of a kind before those that are only called so', () => {
    const venues = [
      { name: 'Château des Brumes', kind: VenueKind.HOTEL },
      { name: 'Bellevue', kind: VenueKind.CHATEAU },
      { name: 'Hôtel du Lac', kind: VenueKind.HOTEL },
    ];
    expect(search(venues, 'manoir').names).toEqual(['Bellevue', 'Château des Brumes']);
  });

  test('orders by surroundings that nobody enters, and excludes none', () => {
    const venues = [{ name: 'Field' }, { name: 'Chalet', kind: VenueKind.MOUNTAIN_LODGE }];
    expect(search(venues, 'à la montagne').names).toEqual(['Chalet', 'Field']);
    const stations = [{ name: 'Unknown' }, { name: 'Far', stationMinutes: 16 }, { name: 'Near', stationMinutes: 15 }];
    expect(search(stations, 'près de la gare').names).toEqual(['Near', 'Unknown', 'Far']);
  });

  test('finds by the sea, a lake or a river what lies there by the map, or is said to; those that are said to come first', () => {
    const nowhere = { latitude: null, longitude: null };
    const at = (name: string, latitude: number, longitude: number) => ({ name, latitude, longitude });
    const venues = [
      at('Aix', 43.53, 5.447),
      at('Cassis', 43.214, 5.537),
      at('Annecy', 45.9, 6.129),
      at('Lyon', 45.75, 4.85),
      at('Guadeloupe', 16.24, -61.53),
      { ...nowhere, name: 'Terrace', words: '\nune terrasse sur les lacs' },
      { ...nowhere, name: 'Sack', words: '\nun sac' },
      { ...nowhere, name: 'Shore', kind: VenueKind.SEASIDE },
    ];
    expect(search(venues, 'bord de mer')).toEqual({ names: ['Shore', 'Cassis', 'Guadeloupe'], relaxed: [] });
    expect(search(venues, 'bord de lac')).toEqual({ names: ['Terrace', 'Annecy'], relaxed: [] });
    expect(search(venues, 'bord de rivière').names).toEqual(['Cassis', 'Annecy', 'Lyon', 'Guadeloupe']);
  });

  test('gives up the water before the place', () => {
    const venues = [
      { name: 'Lyon', communeCode: LYON_2, latitude: 45.75, longitude: 4.85 },
      { name: 'Cassis', communeCode: '13022', latitude: 43.214, longitude: 5.537 },
    ];
    expect(search(venues, 'lyon bord de mer')).toEqual({ names: ['Lyon'], relaxed: ['SEA'] });
  });

  test('finds within some minutes from a station, and if there are none, within twice as many', () => {
    const venues = [
      { name: 'Unknown' },
      { name: '11 min', stationMinutes: 11 },
      { name: '20 min', stationMinutes: 20 },
      { name: '21 min', stationMinutes: 21 },
    ];
    expect(search(venues, 'à 11 min de la gare')).toEqual({ names: ['11 min'], relaxed: [] });
    expect(search(venues, 'à 10 min de la gare')).toEqual({ names: ['11 min', '20 min'], relaxed: ['STATION'] });
  });
});

describe('where no venue meets all of a text', () => {
  test('what lies near a city is found beyond the border of its department', () => {
    const venues = [
      { name: 'Antony', communeCode: ANTONY },
      { name: 'Paris 17e', communeCode: PARIS_17 },
      { name: 'Fontainebleau', communeCode: FONTAINEBLEAU },
    ];
    expect(search(venues, 'levallois')).toEqual({ names: ['Paris 17e', 'Antony'], relaxed: ['PLACE'] });
  });

  test('those nearest to the place come first, whatever their prominence', () => {
    const venues = [
      { name: 'Vienne', communeCode: VIENNE },
      { name: 'Voiron', communeCode: VOIRON },
    ];
    expect(search(venues, 'grenoble')).toEqual({ names: ['Voiron', 'Vienne'], relaxed: ['PLACE'] });
  });

  test('the department of the city comes before another kind of venue', () => {
    const venues = [
      { name: 'Hotel', communeCode: LYON_2 },
      { name: 'Barge', kind: VenueKind.BARGE, communeCode: VILLEURBANNE },
    ];
    expect(search(venues, 'péniche lyon')).toEqual({ names: ['Barge'], relaxed: ['PLACE'] });
  });

  test('a service is given up before the region is searched', () => {
    const venues = [
      { name: 'Villeurbanne', communeCode: VILLEURBANNE },
      { name: 'Grenoble', communeCode: GRENOBLE, amenities: [Amenity.STAGE] },
    ];
    expect(search(venues, 'estrade villeurbanne')).toEqual({ names: ['Villeurbanne'], relaxed: ['AMENITY'] });
  });

  test('nearly as many people are enough', () => {
    const venues = [
      { name: 'For 75', communeCode: LYON_2, ...seating(75) },
      { name: 'For 20', communeCode: LYON_2, ...seating(20) },
    ];
    expect(search(venues, 'lyon 80 personnes')).toEqual({ names: ['For 75'], relaxed: ['CAPACITY'] });
  });

  test('unknown words are dropped before the others', () => {
    const venues = [
      { name: 'Lyon', communeCode: LYON_2 },
      { name: 'Grenoble', communeCode: GRENOBLE },
    ];
    expect(search(venues, 'xyzzy lyon')).toEqual({ names: ['Lyon'], relaxed: ['WORDS'] });
  });

  test('unknown words are dropped from the last one', () => {
    const venues = [
      { name: 'Verger', communeCode: LYON_2, words: '\nglycine' },
      { name: 'Potager', communeCode: LYON_2, words: '\ntonnelle' },
    ];
    expect(search(venues, 'lyon glycine tonnelle')).toEqual({ names: ['Verger'], relaxed: ['WORDS'] });
  });

  test('several conditions are dropped when one is not enough', () => {
    const venues = [{ name: 'Lyon', communeCode: LYON_2 }];
    const { names, relaxed } = search(venues, 'péniche lyon 300 personnes 50 chambres');
    expect(names).toEqual(['Lyon']);
    expect(relaxed).toEqual(['KIND', 'BEDROOMS', 'CAPACITY']);
  });

  test('all venues are no answer to an unknown word', () => {
    expect(search([{ name: 'Lyon' }], 'xyzzy')).toEqual({ names: [], relaxed: [] });
  });

  test('the conditions that were chosen beside the text are kept', () => {
    const venues = [
      { name: 'Four stars', category: 4, communeCode: GRENOBLE },
      { name: 'Two stars', category: 2, communeCode: LYON_2 },
    ];
    expect(search(venues, 'loft lyon', 4)).toEqual({ names: [], relaxed: [] });
    expect(search(venues, 'lyon', 4)).toEqual({ names: ['Four stars'], relaxed: ['PLACE'] });
  });
});
