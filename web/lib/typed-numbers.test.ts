import { expect, test } from 'vitest';
import { cents, decimalNumber, inLanguage, typedEuros, typedNumber } from './typed-numbers.ts';

test('a comma and a dot are read alike, with spaces of any kind between the thousands', () => {
  expect(['3,5', '3.5', ' 3,5 '].map(decimalNumber)).toEqual([3.5, 3.5, 3.5]);
  expect(['1 200', '1\u202f200', '1\u00a0200'].map(decimalNumber)).toEqual([1200, 1200, 1200]);
});

test.each([
  ['84', 8_400],
  ['84,5', 8_450],
  ['84.50', 8_450],
  ['1 200,00 €', 120_000],
  ['84.505', Number.NaN],
  ['', Number.NaN],
])('%s is an amount', (text, amount) => {
  expect(cents(text)).toBe(amount);
});

test('what is no number is told from what is empty', () => {
  expect(decimalNumber(' ')).toBeNull();
  expect(['douze', '3,5,2', '1.'].map(decimalNumber)).toEqual([Number.NaN, Number.NaN, Number.NaN]);
});

test('amounts are written as one types them', () => {
  expect([typedEuros(6250), typedEuros(6200), typedNumber(3.5), typedNumber(null)]).toEqual(['62,50', '62', '3,5', '']);
});

test('each language has its decimal sign, whichever was typed', () => {
  expect([inLanguage('3.5', 'fr'), inLanguage('3,5', 'en')]).toEqual(['3,5', '3.5']);
});
