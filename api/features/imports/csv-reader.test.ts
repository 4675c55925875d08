import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { fold } from '../../platform/text.ts';
import { readCell } from './csv-cell.ts';
import { ByteInspector } from './csv-encoding.ts';
import { CsvFault } from './csv-fault.ts';
import { CSV_LIMITS, detectFormat, readRows } from './csv-reader.ts';
import type { CsvLimits } from './csv-reader.ts';
import { takeSnapshot } from './csv-snapshot.ts';
import type { CsvSnapshot } from './csv-snapshot.ts';

const KNOWN = new Set(['nom', 'ville', 'note'].map(fold));
let snapshot: CsvSnapshot | undefined;
afterEach(() => snapshot?.remove());

/** Header and rows of a file, or the codes and lines of its faults. */
async function read(content: string | Buffer, limits: Partial<CsvLimits> = {}) {
  const all = { ...CSV_LIMITS, ...limits };
  try {
    const buffer = Buffer.from(content as string);
    // In small chunks, so that letters are cut in the middle.
    const pieces = Array.from({ length: Math.ceil(buffer.length / 7) }, (_, i) => buffer.subarray(i * 7, i * 7 + 7));
    snapshot = await takeSnapshot(Readable.from(buffer.length > 100_000 ? [buffer] : pieces), {
      maxBytes: all.maxBytes,
    });
    const format = await detectFormat(snapshot, KNOWN, { limits: all });
    const rows: string[] = [];
    const noteColumn = format.header.indexOf('note');
    for await (const { line, cells } of readRows(snapshot.path, format, all, (column) => column === noteColumn)) {
      rows.push(`${line}: ${cells.join('|')}`);
    }
    return { ...format, rows };
  } catch (error) {
    if (error instanceof CsvFault) return { rows: [], faults: error.faults.map(({ code, line }) => `${code} ${line}`) };
    throw error;
  }
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');
const ROWS = ['2: Étoile|Nîmes', '3: Lac|Évian'];

describe('a CSV file', () => {
  it.each<[string, string | Buffer, string, string]>([
    ['plain', 'nom;ville\nÉtoile;Nîmes\nLac;Évian\n', 'utf-8', ';'],
    ['without a last line end', 'nom;ville\nÉtoile;Nîmes\nLac;Évian', 'utf-8', ';'],
    ['with a byte order mark', '\ufeffnom;ville\nÉtoile;Nîmes\nLac;Évian\n', 'utf-8', ';'],
    ['with a byte order mark and quotes', '\ufeff"nom";"ville"\n"Étoile";"Nîmes"\n"Lac";"Évian"\n', 'utf-8', ';'],
    ['with CRLF', 'nom;ville\r\nÉtoile;Nîmes\r\nLac;Évian\r\n', 'utf-8', ';'],
    ['with CR alone', 'nom;ville\rÉtoile;Nîmes\rLac;Évian\r', 'utf-8', ';'],
    ['with commas', 'nom,ville\nÉtoile,Nîmes\nLac,Évian\n', 'utf-8', ','],
    ['with tabs', 'nom\tville\nÉtoile\tNîmes\nLac\tÉvian\n', 'utf-8', '\t'],
    ['in Latin-1', latin1('nom;ville\nÉtoile;Nîmes\nLac;Évian\n'), 'windows-1252', ';'],
    ['in UTF-16', utf16('nom;ville\nÉtoile;Nîmes\nLac;Évian\n'), 'utf-16le', ';'],
    ['with empty cells at the end', 'nom;ville;;\nÉtoile;Nîmes;;\nLac;Évian;\n', 'utf-8', ';'],
    ['with capitals in the header', 'NOM;Ville\nÉtoile;Nîmes\nLac;Évian\n', 'utf-8', ';'],
  ])('is read %s', async (_title, content, encoding, delimiter) => {
    expect(await read(content)).toMatchObject({ encoding, delimiter, rows: ROWS });
  });

  it('may have blank lines, quotes inside cells and cells of several lines where they are allowed', async () => {
    const content = 'nom;ville;note\n\nHÔTEL "LA MAISON";Nîmes;x\n;;\n"A;B";"C ""D""";"un\ndeux"\nE;F;G\n';
    const { rows } = await read(content);
    // As a spreadsheet numbers them: a cell of two lines is in one row.
    expect(rows).toEqual(['3: HÔTEL "LA MAISON"|Nîmes|x', '5: A;B|C "D"|un\ndeux', '6: E|F|G']);
  });

  it('keeps the letters that only Windows-1252 has', async () => {
    const { rows } = await read(
      Buffer.concat([latin1('nom;ville\nL'), Buffer.from([0x92, 0x8c]), latin1('il;\x80\n')]),
    );
    expect(rows).toEqual(['2: L’Œil|€']);
  });

  it.each<[string, string | Buffer, Partial<CsvLimits>, string[]]>([
    ['empty', '', {}, ['empty_file null']],
    ['blank', '\n \n\n', {}, ['empty_file null']],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), {}, ['foreign_file null']],
    ['a workbook', Buffer.from('PK\u0003\u0004\u0000\u0000xl/workbook'), {}, ['foreign_file null']],
    ['JSON, a document a line', '{"nom": "A", "ville": "B"}\n{"nom": "C", "ville": "D"}\n', {}, ['json_file null']],
    ['JSON, a list', '[\n  {"nom": "A"}\n]', {}, ['json_file null']],
    ['binary', 'nom;ville\n\u0000\u0001;b\n', {}, ['foreign_file null']],
    ['a web page', '<!DOCTYPE html><html><body>nom;ville</body></html>', {}, ['foreign_file null']],
    ['a foreign table', 'id,label\n1,x\n', {}, ['unknown_header 1']],
    ['prose', 'Bonjour, ceci est une lettre.\nElle a deux lignes.\n', {}, ['unknown_header 1']],
    ['one endless line', 'x'.repeat(2_000_000), {}, ['unknown_header 1']],
    [
      'damaged',
      Buffer.concat([Buffer.from('nom;ville\nÉtoile;Nîmes\nLac;'), Buffer.from([0xc3, 0x28, 0x0a])]),
      {},
      ['broken_encoding 3'],
    ],
    [
      'cut inside a letter',
      Buffer.concat([Buffer.from('nom;ville\nÉ;Nîmes\nLac;'), Buffer.from([0xc3])]),
      {},
      ['broken_encoding 3'],
    ],
    ['a header with a column twice', 'nom;ville;Nom\na;b;c\n', {}, ['duplicate_column 1']],
    ['of too many columns', `nom;ville${';x'.repeat(300)}\n`, {}, ['too_many_columns 1']],
    ['cut off in a row', 'nom;ville\nÉtoile;Nîmes\nLac', {}, ['ragged_row 3']],
    ['ragged', 'nom;ville\na;b;c\nd\ne;f\n', {}, ['ragged_row 2', 'ragged_row 3']],
    ['with a quote never closed', 'nom;ville\na;b\n"c;d\ne;f\n', {}, ['unclosed_quote 3']],
    ['with a quote closed by another', 'nom;ville\na;b\n"c;d\n"e";f\ng;h\n', {}, ['unclosed_quote 3']],
    [
      'with a quote never closed in a long file',
      `nom;ville\n"a;b\n${'c;d\n'.repeat(9_000)}`,
      { maxRecordLength: 20_000 },
      ['record_too_long 2'],
    ],
    ['of too many rows', 'nom;ville\na;b\nc;d\ne;f\n', { maxRows: 2 }, ['too_many_rows 4']],
    ['too large', 'nom;ville\na;b\nc;d\ne;f\n', { maxBytes: 12 }, ['file_too_large null']],
  ])('is refused when it is %s', async (_title, content, limits, faults) => {
    expect(await read(content, limits)).toEqual({ rows: [], faults });
  });

  it('tells of at most twenty ragged rows', async () => {
    const { faults } = await read(`nom;ville\n${'a\n'.repeat(500)}`);
    expect(faults).toHaveLength(20);
  });

  it('is refused when it cannot be read', async () => {
    const broken = new Readable({ read: () => broken.destroy(new Error('disk on fire')) });
    await expect(takeSnapshot(broken, { maxBytes: 100 })).rejects.toThrow('disk on fire');
  });
});

describe('ByteInspector', () => {
  it.each([
    ['c080', 1],
    ['eda080', 1],
    ['f5808080', 1],
    ['e282', 1],
    ['e282ac', null],
    ['f09f8fa8', null],
  ])('judges the bytes %s as Unicode does', (hex, brokenLine) => {
    const inspector = new ByteInspector();
    inspector.add(Buffer.from('é'.repeat(9)));
    for (const byte of Buffer.from(hex, 'hex')) inspector.add(Buffer.of(byte));
    expect(inspector.finish()).toMatchObject({ encoding: 'utf-8', brokenLine });
  });
});

describe('cells', () => {
  it('drops control characters and no-break spaces', () => {
    expect(readCell('\u00a0A\u0007B\u202f')).toBe('A B');
  });
});
