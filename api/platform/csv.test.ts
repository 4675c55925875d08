import { describe, expect, it } from 'vitest';
import { formatCsv, protectCell, unprotectCell } from './csv.ts';

describe('a cell', () => {
  it.each(['-1,55', '-0.5', '-12'])('that is a negative number stays one: %s', (text) => {
    expect(protectCell(text)).toBe(text);
  });

  it.each(['=1+1', '-1+1', '+33 1', '@x', '-cmd', '\t1', '＝1', '\rx'])('that is a formula is guarded: %j', (text) => {
    expect(protectCell(text)).toBe(`'${text}`);
    expect(unprotectCell(protectCell(text))).toBe(text);
  });

  it.each(["l'eau", "'quoted'", 'plain', ''])('that is none stays as it is: %j', (text) => {
    expect(unprotectCell(protectCell(text))).toBe(text);
  });

  it('has no space that Windows-1252 lacks', () => {
    expect(formatCsv([['10\u202f000 m²\u202f!']])).toBe('10\u00a0000 m²\u00a0!\r\n');
  });
});

it('guards formulas and quotes what needs it', () => {
  expect(formatCsv([['=HYPERLINK("x")', 'a;b', 'c\nd', 'c\rd', 'e', 5, null, ''], ['f']])).toBe(
    `"'=HYPERLINK(""x"")";"a;b";"c\nd";"c\rd";e;5;;\r\nf\r\n`,
  );
  expect(formatCsv([])).toBe('');
});
