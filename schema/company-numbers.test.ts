import { expect, test } from 'vitest';
import { isVatNumber, sirenOf } from './company-numbers.ts';

test.each([
  ['RCS Lyon 732 829 320', '732829320'],
  ['RCS Paris 552.100.554', '552100554'],
  ['RCS Lyon 732 829 321', null],
  ['RCS Lyon', null],
  ['RCS Lyon 732 829 320 00074', null],
])('the SIREN of %s is %s', (text, siren) => expect(sirenOf(text)).toBe(siren));

test.each([
  ['FR44 732 829 320', true],
  ['fr 44732829320', true],
  ['FR45 732 829 320', false],
  ['FR44 732 829 321', false],
  ['DE129273398', true],
  ['732829320', false],
  ['', false],
])('%s is a VAT number: %s', (text, valid) => expect(isVatNumber(text)).toBe(valid));
