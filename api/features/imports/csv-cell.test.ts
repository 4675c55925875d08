import { describe, expect, it } from 'vitest';
import { protectCell } from '../../platform/csv.ts';
import { keepSpaces, readCell } from './csv-cell.ts';

it.each(['=1+1', '-5', '\t1', "'quoted'"])('a guarded cell is read as it was: %j', (text) => {
  expect(readCell(protectCell(text))).toBe(text.trim());
});

describe('a text that was changed in a spreadsheet', () => {
  it('keeps the no-break spaces that it had, where the words still stand side by side', () => {
    const before = 'Vue\u202f! De 10\u202f000 m² «\u00a0au calme\u00a0»';
    expect(keepSpaces(before, 'Belle vue ! De 10 000 m² « au calme »')).toBe(
      'Belle vue ! De 10\u202f000 m² «\u00a0au calme\u00a0»',
    );
    expect(keepSpaces('sans rien', 'sans rien de plus')).toBe('sans rien de plus');
  });
});
