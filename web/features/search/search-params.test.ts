import { describe, expect, it } from 'vitest';
import {
  changed,
  LIMITS,
  NO_CONDITIONS,
  parseSearch,
  printSearch,
  searchPath,
  toggled,
  toggledPlace,
} from './search-params.ts';
import { cleared, conditionCount, without } from './search-conditions.ts';
import { toFilter, toVariables } from './search-variables.ts';
import { categories, eventTypes } from './search-terms.ts';

/** On a day of November. */
const parsed = (query: string) => parseSearch(query, '2026-11-21');

/** What the address becomes when it is read and written again. */
const canonical = (query: string) => printSearch(parsed(query));

describe('reading an address', () => {
  it('reads the parameters of the specification', () => {
    const search = parsed('?location=Lyon,Île-de-France&eventType=journee-etude&capacity=60&category=4,5');
    expect(search).toEqual({
      ...NO_CONDITIONS,
      locations: ['Lyon', 'Île-de-France'],
      eventTypes: ['JOURNEE_ETUDE'],
      capacity: 60,
      categories: [5, 4],
    });
  });

  it('reads bands, layouts, services, offers, text, order and page', () => {
    const query =
      'capacity=50-100,plus-200&layout=u-shape&amenities=wifi,sea-view&promotion=true&q=ch%C3%A2teau&sort=-capacity&page=3';
    expect(parsed(query)).toEqual({
      ...NO_CONDITIONS,
      bands: ['50-100', 'plus-200'],
      layouts: ['U_SHAPE'],
      amenities: ['WIFI', 'SEA_VIEW'],
      promotion: true,
      text: 'château',
      sort: '-capacity',
      page: 3,
    });
  });

  it('reads kinds, the area of a room, bedrooms, a station close by and a distance from a place or a point', () => {
    expect(parsed('kind=barge,chateau&roomArea=120&bedrooms=20&station=15&budget=80&near=Lyon&km=50')).toEqual({
      ...NO_CONDITIONS,
      kinds: ['CHATEAU', 'BARGE'],
      roomArea: 120,
      bedrooms: 20,
      station: 15,
      budget: 80,
      near: { place: 'Lyon', point: null, km: 50 },
    });
    expect(parsed('near=45.764043,4.835659').near).toEqual({
      place: '',
      point: { latitude: 45.76, longitude: 4.84 },
      km: 30,
    });
  });

  it('takes a parameter given several times, as a form without a script sends it', () => {
    expect(parsed('category=4&category=5&location=Lyon&location=Nice&capacity=&capacity=20-50')).toEqual({
      ...NO_CONDITIONS,
      categories: [5, 4],
      locations: ['Lyon', 'Nice'],
      bands: ['20-50'],
    });
  });

  it.each([
    'location=&eventType=null&capacity=undefined&category=&q=null&promotion=&sort=undefined&page=null',
    'eventType=mariage&capacity=many&category=7&layout=circle&amenities=wings&sort=distance&page=0&promotion=no',
    'capacity=-5&page=1.5&category=4.5',
    'capacity=999999999999999999999&page=99999999',
    'location=%20,%20,null,---',
    'kind=palace&roomArea=100001&bedrooms=0&station=-5&near=&km=30',
    'bedrooms=many&station=99999&near=95,4&km=x',
    'constructor=1&__proto__=2&sort=toString&eventType=constructor',
    '%E0%A4%A=%',
  ])('leaves out what is empty, unknown or absurd: %s', (query) => {
    expect(parsed(query)).toEqual(NO_CONDITIONS);
  });

  it('lets a number of people win over bands', () => {
    expect(parsed('capacity=50-100,60')).toMatchObject({ capacity: 60, bands: [] });
  });

  it('takes a place once, however it is written, and no more places than the API does', () => {
    expect(parsed('location=Rhône,rhone,69,Lyon,LYON').locations).toEqual(['Rhône', 'Lyon']);
    const many = Array.from({ length: 60 }, (_, index) => `Ville ${index}`).join(',');
    expect(parsed(`location=${many}`).locations).toHaveLength(LIMITS.locations);
  });

  it('cuts a long text without breaking a character', () => {
    const { text } = parsed(`q=${encodeURIComponent(`${'a'.repeat(LIMITS.text - 1)}🏰🏰`)}`);
    expect(text).toBe('a'.repeat(LIMITS.text - 1));
    expect(() => encodeURIComponent(text)).not.toThrow();
  });

  it('knows the names of the API too', () => {
    expect(parsed('eventType=JOURNEE_ETUDE&layout=U_SHAPE')).toMatchObject({
      eventTypes: ['JOURNEE_ETUDE'],
      layouts: ['U_SHAPE'],
    });
  });
});

describe('writing an address', () => {
  it('writes one order, commas and nothing that says nothing', () => {
    const query =
      'page=1&sort=relevance&category=3,5&capacity=plus-200&capacity=jusqu-20&eventType=prestataires,journee-etude';
    expect(canonical(query)).toBe('eventType=journee-etude,prestataires&capacity=jusqu-20,plus-200&category=5,3');
    expect(canonical('')).toBe('');
    expect(searchPath(NO_CONDITIONS)).toBe('/establishments');
  });

  it.each([
    'q=ch%C3%A2teau+%26+parc',
    "location=C%C3%B4tes-d'Armor,Paris+2e,69",
    'near=Lyon&km=30',
    'near=45.76,4.84&km=100',
    'startDate=2027-03-12&endDate=2027-03-14&flexibleDays=2&capacity=60',
    'startDate=2027-03-01&endDate=2027-03-31&weekday=2,4&days=2&onlyAvailable=true',
    'q=a&location=Lyon&near=Annecy&km=20&kind=hotel,congress-centre&eventType=prestataires&layout=theatre&roomArea=50&bedrooms=20&station=10&amenities=wifi',
    'q=a&location=Lyon&eventType=conference-congres&capacity=60&category=5,4&layout=theatre&amenities=wifi,spa&promotion=true&sort=-category&page=12',
  ])('gives back a canonical address as it is: %s', (query) => {
    expect(canonical(query)).toBe(query);
    expect(parsed(canonical(query))).toEqual(parsed(query));
  });
});

describe('changing a search', () => {
  const search = parsed('location=Lyon&category=5&capacity=60&amenities=wifi,spa&sort=name&page=4');

  it('goes back to the first page', () => {
    expect(printSearch(changed(search, { capacity: 80 }))).toContain('capacity=80');
    expect(changed(search, { capacity: 80 }).page).toBe(1);
    expect(changed(search, { page: 2 }).page).toBe(2);
  });

  it('takes a value in and out, in canonical order', () => {
    expect(toggled(categories, search.categories, 4)).toEqual([5, 4]);
    expect(toggled(categories, [5, 4], 5)).toEqual([4]);
    expect(toggled(eventTypes, ['PRESTATAIRES'], 'JOURNEE_ETUDE')).toEqual(['JOURNEE_ETUDE', 'PRESTATAIRES']);
  });

  it('takes a place out however it is written', () => {
    expect(toggledPlace(['Lyon', '69'], 'Rhône')).toEqual(['Lyon']);
    expect(toggledPlace(['Lyon'], 'Rhône')).toEqual(['Lyon', 'Rhône']);
  });

  it('lets go of one kind of condition, or of all, and keeps the order', () => {
    expect(printSearch(without(search, 'capacity'))).toBe('location=Lyon&category=5&amenities=wifi,spa&sort=name');
    expect(printSearch(cleared(search))).toBe('sort=name');
    expect(conditionCount(search)).toBe(5);
    expect(conditionCount(NO_CONDITIONS)).toBe(0);
  });
});

describe('asking the API', () => {
  it('names conditions as the schema does, and only those that are there', () => {
    expect(toVariables(parsed('location=Lyon&capacity=60&sort=-capacity&page=2'))).toEqual({
      filter: { location: ['Lyon'], capacity: 60 },
      sort: 'CAPACITY_DESC',
      page: 2,
      pageSize: 20,
    });
    expect(toFilter(parsed('capacity=jusqu-20,plus-200&q=parc&promotion=1&category=4&layout=theatre'))).toEqual({
      text: 'parc',
      capacityBands: ['UP_TO_20', 'OVER_200'],
      categories: [4],
      layouts: ['THEATRE'],
      promotion: true,
    });
    expect(toFilter(parsed('near=Lyon&km=50&kind=loft&roomArea=90&bedrooms=12&station=20&budget=80'))).toEqual({
      near: { place: 'Lyon', kilometres: 50 },
      kinds: ['LOFT'],
      roomAreaSqm: 90,
      bedrooms: 12,
      stationMinutes: 20,
      maxPricePerPersonCents: 80_00,
    });
    expect(toFilter(parsed('near=45.76,4.84'))).toEqual({
      near: { latitude: 45.76, longitude: 4.84, kilometres: 30 },
    });
    expect(toFilter(NO_CONDITIONS)).toEqual({});
  });
});
