import { describe, expect, test } from 'vitest';
import { headerAddress, isMailAddress, manyLines, oneLine, parseMailbox } from './mail-address.ts';

describe('an address that mail can be sent to', () => {
  test.each([
    'camille@exemple.test',
    'camille.martin+devis@sous.domaine.exemple.fr',
    "o'neil@exemple.ie",
    'élodie@hôtel-du-lac.fr',
    'x@xn--htel-du-lac-ibb.fr',
    `${'a'.repeat(64)}@exemple.test`,
  ])('%s', (address) => expect(isMailAddress(address)).toBe(true));
});

describe('no address', () => {
  test.each([
    '',
    'camille',
    '@exemple.test',
    'camille@',
    'camille@localhost',
    'camille@-exemple.test',
    'camille@exemple..test',
    '.camille@exemple.test',
    'ca..mille@exemple.test',
    'a@b@exemple.test"',
    '"camille martin"@exemple.test',
    'camille@exemple.test, victim@exemple.test',
    'camille@exemple.test\r\nBcc: victim@exemple.test',
    'Camille <camille@exemple.test>',
    `${'a'.repeat(65)}@exemple.test`,
    `a@${'b.'.repeat(130)}test`,
  ])('%s', (address) => expect(isMailAddress(address)).toBe(false));

  test('is found out at once, however long it is', () => {
    const started = performance.now();
    expect(isMailAddress(`a@${'a.'.repeat(1_000_000)}`)).toBe(false);
    expect(isMailAddress(`${'a.'.repeat(120)}@`)).toBe(false);
    expect(performance.now() - started).toBeLessThan(20);
  });
});

test('one line stays one line, and what is not seen goes', () => {
  expect(oneLine(' Camille\r\nBcc: x\u2028y\u0000\t z ', 100)).toBe('Camille Bcc: x y z');
  expect(oneLine('abc\u202Efdp.exe', 100)).toBe('abc fdp.exe');
  expect(oneLine('12 345\u202f€', 100)).toBe('12 345\u202f€');
});

test('a line that is too long is cut without cutting a character in two', () => {
  expect(oneLine('abcdef', 4)).toBe('abc…');
  const cut = oneLine(`ab${'😀'.repeat(10)}`, 6);
  expect(cut.isWellFormed()).toBe(true);
  expect(cut.length).toBeLessThanOrEqual(6);
});

test('lines keep their ends, whatever wrote them', () => {
  expect(manyLines('a\r\nb\rc\n\n\n\n\nd\u0007 ')).toBe('a\nb\nc\n\nd');
});

test('a name with whatever in it makes a name of one line', () => {
  expect(headerAddress({ name: 'A\nB: "c" <d@e.fr>', address: 'a@b.fr' })).toEqual({
    name: 'A B: "c" <d@e.fr>',
    address: 'a@b.fr',
  });
});

test('a sender is read with and without a name', () => {
  expect(parseMailbox('Plénière <contact@pleniere.fr>')).toEqual({ name: 'Plénière', address: 'contact@pleniere.fr' });
  expect(parseMailbox('"Plénière, devis" <contact@pleniere.fr>')).toMatchObject({ name: 'Plénière, devis' });
  expect(parseMailbox(' contact@pleniere.fr ')).toEqual({ name: null, address: 'contact@pleniere.fr' });
  expect(() => parseMailbox('Plénière')).toThrow('contact@example.com');
});
