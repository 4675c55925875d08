import { describe, expect, it } from 'vitest';
import { isPalace, parseCount, parseDay, parseDegrees, parseStars, parseTime, parseUrl } from './converters.ts';

describe('parseStars', () => {
  it.each([
    ['4 étoiles', 4],
    ['1 étoile', 1],
    ['5 étoiles Palace', 5],
    ['5 étoiles - mention Palace', 5],
    ['Palace', 5],
    ['3 ETOILES', 3],
    ['3*', 3],
    ['***', 3],
    ['2', 2],
    ['6 étoiles', null],
    ['0', null],
    ['45', null],
    ['******', null],
    ['Aire naturelle', null],
    ['', null],
  ])('%j → %j', (text, stars) => expect(parseStars(text)).toBe(stars));

  it('knows a palace', () => {
    expect(isPalace('5 étoiles Palace')).toBe(true);
    expect(isPalace('5 étoiles')).toBe(false);
  });
});

describe('parseTime', () => {
  it.each([
    ['15:00', '15:00'],
    ['9:30:00', '09:30'],
    ['15h', '15:00'],
    ['15 h 00', '15:00'],
    ['9H05', '09:05'],
    ['24:00', null],
    ['15:60', null],
    ['15:', null],
    ['midi', null],
    ['', null],
  ])('%j → %j', (text, time) => expect(parseTime(text)).toBe(time));
});

describe('parseCount', () => {
  it.each([
    ['37', 37],
    ['1 097', 1097],
    ['12,0', 12],
    ['0', null],
    ['-5', null],
    ['3,5', null],
    ['99999', null],
    ['1e3', null],
    ['douze', null],
    ['', null],
  ])('%j → %j', (text, count) => expect(parseCount(text, 10_000)).toBe(count));
});

describe('parseDay', () => {
  it.each([
    ['19/06/2023', '2023-06-19'],
    ['1/2/2024', '2024-02-01'],
    ['2024-02-29', '2024-02-29'],
    ['29/02/2023', null],
    ['31/13/2023', null],
    ['06-19-2023', null],
    ['', null],
  ])('%j → %j', (text, day) => expect(parseDay(text)).toBe(day));
});

describe('parseDegrees', () => {
  it.each([
    ['45.189316', 45.189316],
    ['-0,033630', -0.03363],
    ['91', null],
    ['NaN', null],
    ['', null],
  ])('%j → %j', (text, degrees) => expect(parseDegrees(text, 90)).toBe(degrees));
});

describe('parseUrl', () => {
  it.each([
    ['https://www.1924hotel.com/', 'https://www.1924hotel.com/', false],
    ['http://www.abelha.fr', 'http://www.abelha.fr/', false],
    ['www.hoteloustalbarbotan.fr', 'https://www.hoteloustalbarbotan.fr/', true],
    ['WWW.HOTEL.FR/Chambres?Lang=FR', 'https://www.hotel.fr/Chambres?Lang=FR', true],
    ['hotel.fr:8080', 'https://hotel.fr:8080/', true],
    ['https:\\\\www.hoteldeverdun1882.com', 'https://www.hoteldeverdun1882.com/', true],
    ['https:/lesudhotel.com/', 'https://lesudhotel.com/', true],
    ['http:///www.hotel-lesalizes-biarritz.com/', 'http://www.hotel-lesalizes-biarritz.com/', true],
    ['www.le-saint-remy.fr.', 'https://www.le-saint-remy.fr/', true],
    ['https://hôtel-dé.fr/é', 'https://xn--htel-d-dva6q.fr/%C3%A9', false],
  ])('%j → %j', (text, url, completed) => {
    const parsed = parseUrl(text);
    expect(parsed?.completed).toBe(completed);
    expect(parsed?.url.replace(/xn--[a-z0-9-]+/, 'X')).toBe(url.replace(/xn--[a-z0-9-]+/, 'X'));
  });

  it.each([
    'pas encore en ligne',
    'Le déclic hôtel',
    'direction-amiens@brithotel.fr',
    'http://info@hotel-alcyon.com',
    'https://all.accor.com/hotel/B7A8/ index.fr.shtml',
    'https://www.belambra.',
    'http:/https://www.domaine-du-limonay.com/fr/',
    '-https://all.accor.com/hotel/2328',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://hotel.fr',
    'http://localhost/',
    'http://192.168.1.1/',
    'http://[::1]/',
    'https://',
    'hotel',
    '"><script>.fr',
    `https://a.fr/${'x'.repeat(600)}`,
    '',
  ])('refuses %j', (text) => expect(parseUrl(text)).toBeNull());
});
