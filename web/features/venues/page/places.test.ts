import { expect, it } from 'vitest';
import { accessesByWay } from './accesses.tsx';
import { mapLinks } from './map-links.ts';
import { windowAround } from './map-window.ts';
import { project } from '../../../lib/map-projection.ts';
import { possibleTowns } from './near-venues.tsx';
import { aVenue } from './venue.factory.ts';

it('groups the points of arrival by way of travel, the nearest first', () => {
  const point = (type: 'STATION' | 'MOTORWAY' | 'TRAM' | 'METRO', name: string, minutes: number) =>
    ({ type, name, minutes, mode: 'WALK' }) as const;
  const ways = accessesByWay([
    point('MOTORWAY', 'A7', 9),
    point('STATION', 'Part-Dieu', 20),
    point('TRAM', 'T1', 4),
    point('STATION', 'Perrache', 10),
    point('METRO', 'A', 3),
  ]);
  expect(ways.map(({ way, points }) => [way, ...points.map(({ name }) => name)])).toEqual([
    ['train', 'Perrache', 'Part-Dieu'],
    ['transit', 'A', 'T1'],
    ['road', 'A7'],
  ]);
});

it('marks an exact position on the map, shows an approximate one without a mark, and searches for an unknown one', () => {
  const exact = mapLinks(aVenue());
  expect(exact.map).toBe('https://www.openstreetmap.org/?mlat=45.7448&mlon=4.8203#map=16/45.7448/4.8203');
  expect(exact.directions).toContain('directions?to=45.7448%2C4.8203');
  expect(mapLinks(aVenue({ positionPrecision: 'DEPARTMENT' })).map).toContain('#map=9/');
  expect(mapLinks(aVenue({ latitude: null, longitude: null })).map).toBe(
    'https://www.openstreetmap.org/search?query=26+cours+Charlemagne%2C+69002+Lyon+2e%2C+France',
  );
});

it.each([
  ['Brest', -4.486, 48.39],
  ['Nice', 7.262, 43.71],
  ['Saint-Denis de La Réunion', 55.448, -20.879],
])('keeps %s within the part of the map that it shows', (_name, longitude, latitude) => {
  const place = project(longitude, latitude);
  const [left = 0, top = 0, width = 0, height = 0] = windowAround(place).viewBox.split(' ').map(Number);
  expect(place.x).toBeGreaterThan(left);
  expect(place.x).toBeLessThan(left + width);
  expect(place.y).toBeGreaterThan(top);
  expect(place.y).toBeLessThan(top + height);
});

it('finds what may be the town at the end of a slug', () => {
  expect(possibleTowns('hotel-de-la-gare-lyon-2e')).toEqual([
    '2e',
    'lyon-2e',
    'gare-lyon-2e',
    'la-gare-lyon-2e',
    'de-la-gare-lyon-2e',
  ]);
  expect(possibleTowns('')).toEqual([]);
});
