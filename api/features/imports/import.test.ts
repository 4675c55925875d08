import { createReadStream, existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { MemoryImportSink } from '../../testing/memory-import-sink.ts';
import type { ImportIssue } from './import-report.types.ts';
import { runImport } from './import.service.ts';
import type { ImportOptions } from './import.service.ts';
import { IMPORT_MAPPINGS, atoutFrance, hotelsGeo } from './register-mappings.ts';

const HEADER =
  'DATE DE CLASSEMENT;TYPOLOGIE ÉTABLISSEMENT;CLASSEMENT;NOM COMMERCIAL;ADRESSE;CODE POSTAL;COMMUNE;SITE INTERNET;NOMBRE DE CHAMBRES';
const row = (
  name: string,
  changes: { date?: string; type?: string; address?: string; town?: string; rooms?: string } = {},
) => {
  const {
    date = '19/06/2023',
    type = 'HÔTEL DE TOURISME',
    address = '1 rue X',
    town = '38000;GRENOBLE',
    rooms = '37',
  } = changes;
  return `${date};${type};3 étoiles;${name};${address};${town};-;${rooms}`;
};
const file = (...rows: string[]) => [HEADER, ...rows].join('\n');
const many = (count: number) => file(...Array.from({ length: count }, (_, index) => row(`HÔTEL ${index}`)));

function run(content: string | Buffer, sink: MemoryImportSink, options: Partial<ImportOptions> = {}) {
  const stream = Readable.from([Buffer.from(content as string)]);
  return runImport({ stream, mapping: atoutFrance, dryRun: false, publish: false, sink, ...options });
}

describe('runImport', () => {
  it('creates, then changes nothing, then updates what changed, by key', async () => {
    const sink = new MemoryImportSink();
    const first = await run(file(row('HÔTEL A'), row('HÔTEL B'), row('HÔTEL C')), sink);
    expect(first).toMatchObject({
      outcome: 'done',
      read: 3,
      created: 3,
      updated: 0,
      unchanged: 0,
      refused: 0,
      faults: [],
    });
    const second = await run(file(row('HÔTEL A'), row('HÔTEL B'), row('HÔTEL C')), sink);
    expect(second).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    expect(sink.batches).toEqual([3]);
    const third = await run(file(row('Hôtel C', { rooms: '40' }), row('HÔTEL D'), row('HÔTEL A')), sink);
    expect(third).toMatchObject({ created: 1, updated: 1, unchanged: 1 });
    expect([...sink.venues.values()].map(({ content }) => [content.name, content.bedrooms])).toEqual([
      ['Hôtel A', 37],
      ['Hôtel B', 37],
      ['Hôtel C', 40],
      ['Hôtel D', 37],
    ]);
  });

  it('filters by type, without regard to case and accents', async () => {
    const sink = new MemoryImportSink();
    const content = file(row('HÔTEL A'), row('CAMPING B', { type: 'CAMPING' }));
    const report = await run(content, sink, { only: 'hotel de tourisme' });
    expect(report).toMatchObject({ outcome: 'done', read: 2, skipped: 1, created: 1 });
    const wrong = await run(content, sink, { only: 'HOTELS' });
    expect(wrong).toMatchObject({ outcome: 'refused', faults: [{ code: 'no_such_type' }] });
    expect(wrong.faults[0]?.detail).toContain('HÔTEL DE TOURISME, CAMPING');
    const without = await run('nom;etoiles\n', sink, { mapping: hotelsGeo, only: 'x' });
    expect(without).toMatchObject({ outcome: 'refused', faults: [{ code: 'no_such_type' }] });
  });

  it('takes the latest classification of a hotel that stands there twice, and keeps namesakes at other addresses', async () => {
    const sink = new MemoryImportSink();
    const content = file(
      row('HÔTEL B&B', { date: '13/12/2022', address: '140 Boulevard Joffre', rooms: '85' }),
      row('HÔTEL B&B', { date: '31/03/2026', address: '140 boulevard Joffre', rooms: '86' }),
      row('HÔTEL B&B', { date: '01/01/2020', address: '140 bd Joffre', rooms: '87' }),
      row('HÔTEL B&B', { address: '7 rue Y', rooms: '88' }),
    );
    const report = await run(content, sink);
    expect(report).toMatchObject({ read: 4, created: 2, duplicates: 2, warnings: 2, totals: { duplicate: 2 } });
    expect(report.rows.map(({ line, value, otherLine }) => [line, value, otherLine])).toEqual([
      [2, 'HÔTEL B&B', 3],
      [4, 'HÔTEL B&B', 3],
    ]);
    expect([...sink.venues.values()].map(({ content: { bedrooms } }) => bedrooms)).toEqual([86, 88]);
    expect(await run(content, sink)).toMatchObject({ created: 0, unchanged: 2, duplicates: 2 });
  });

  it('refuses bad rows one by one, and says which', async () => {
    const sink = new MemoryImportSink();
    const issues: ImportIssue[] = [];
    const content = file(
      row('HÔTEL A'),
      row('-'),
      row('HÔTEL B', { town: '99999;ATLANTIS' }),
      row('X'.repeat(90_000)),
      row('HÔTEL C', { type: 'CAMPING' }),
      row('HÔTEL D', { town: '75009;PARIS' }),
    );
    const report = await run(content, sink, { onIssue: (issue) => issues.push(issue) });
    expect(report).toMatchObject({ outcome: 'done', read: 6, created: 2, refused: 4, warnings: 0 });
    expect(report.rows.map(({ line, severity, code }) => `${line} ${severity} ${code}`)).toEqual([
      '3 error name_missing',
      '4 error commune_unknown',
      '5 error cell_too_long',
      '6 error kind_unsupported',
      '7 info commune_by_arrondissement',
    ]);
    expect(issues).toEqual(report.rows);
    expect(Math.max(...issues.map(({ value }) => value.length))).toBeLessThanOrEqual(200);
  });

  it('counts every issue, but keeps the first of each code', async () => {
    const rows = Array.from({ length: 900 }, (_, index) => row(`H${index}`, { town: '75009;PARIS' }));
    const report = await run(file(...rows, row('LAST', { town: '99999;ATLANTIS' })), new MemoryImportSink());
    expect(report.totals).toEqual({ commune_by_arrondissement: 900, commune_unknown: 1 });
    expect(report.rows).toHaveLength(201);
  });

  it.each<[string, string | Buffer, string]>([
    ['a foreign CSV', 'id,label\n1,x\n', 'unknown_header'],
    ['a file without a needed column', 'NOM COMMERCIAL;ADRESSE\na;b\n', 'missing_column'],
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), 'foreign_file'],
    ['an empty file', '', 'empty_file'],
    ['a late ragged row', `${many(1_200)}\nHÔTEL;x`, 'ragged_row'],
    ['a late unclosed quote', `${many(1_200)}\n"${row('Z')}\n`, 'unclosed_quote'],
    [
      'a late broken letter',
      Buffer.concat([Buffer.from(`${many(1_200)}\n`), Buffer.from([0xff, 0x0a])]),
      'broken_encoding',
    ],
  ])('writes nothing of %s', async (_title, content, code) => {
    const sink = new MemoryImportSink();
    const report = await run(content, sink);
    expect(report.outcome).toBe('refused');
    expect(report.faults[0]?.code).toBe(code);
    expect(report).toMatchObject({ created: 0, updated: 0 });
    expect(sink.batches).toEqual([]);
  });

  it('takes a file with a header alone', async () => {
    expect(await run(HEADER, new MemoryImportSink())).toMatchObject({ outcome: 'done', read: 0, created: 0 });
  });

  it('reads Latin-1 and a byte order mark alike', async () => {
    const content = file(row('HÔTEL DE L’ÉTÉ').replace('’', "'"));
    const sink = new MemoryImportSink();
    await run(Buffer.from(content, 'latin1'), sink);
    expect(await run(`\ufeff${content.replaceAll('\n', '\r\n')}`, sink)).toMatchObject({
      unchanged: 1,
      encoding: 'utf-8',
    });
    expect([...sink.venues.values()][0]?.content.name).toBe('Hôtel de l’Été');
  });

  it('writes nothing in a dry run, and says what would be written', async () => {
    const sink = new MemoryImportSink();
    await run(file(row('HÔTEL A')), sink);
    const report = await run(file(row('HÔTEL A'), row('HÔTEL B')), sink, { dryRun: true });
    expect(report).toMatchObject({ outcome: 'done', dryRun: true, created: 1, unchanged: 1 });
    expect(sink.batches).toEqual([1]);
  });

  it('publishes on request, later too', async () => {
    const sink = new MemoryImportSink();
    await run(file(row('HÔTEL A')), sink);
    expect([...sink.venues.values()][0]?.published).toBe(false);
    expect(await run(file(row('HÔTEL A')), sink, { publish: true })).toMatchObject({ updated: 1, unchanged: 0 });
    expect([...sink.venues.values()][0]?.published).toBe(true);
    expect(await run(file(row('HÔTEL A')), sink, { publish: true })).toMatchObject({ updated: 0, unchanged: 1 });
  });

  it('writes batches of 500 and goes on where a failed import stopped', async () => {
    const sink = new MemoryImportSink();
    sink.failAfter = 2;
    const failed = await run(many(1_234), sink);
    expect(failed).toMatchObject({
      outcome: 'failed',
      created: 1_000,
      faults: [{ code: 'write_failed', detail: 'The database has gone away.' }],
    });
    sink.failAfter = null;
    expect(await run(many(1_234), sink)).toMatchObject({ outcome: 'done', created: 234, unchanged: 1_000 });
    expect(sink.batches).toEqual([500, 500, 234]);
  });

  it('stops when it is told to, between batches', async () => {
    const sink = new MemoryImportSink();
    const stop = new AbortController();
    sink.onBatch = () => stop.abort();
    const report = await run(many(1_234), sink, { signal: stop.signal });
    expect(report).toMatchObject({ outcome: 'aborted', created: 500 });
    expect(sink.batches).toEqual([500]);
    expect(await run(many(3), sink, { signal: AbortSignal.abort() })).toMatchObject({ outcome: 'aborted', created: 0 });
  });

  it('tells how far it is, and leaves no file behind', async () => {
    const leftovers = async () =>
      (await readdir(tmpdir())).filter((name) => name.startsWith('pleniere-import-')).length;
    const before = await leftovers();
    const progress: string[] = [];
    await run(many(1_234), new MemoryImportSink(), {
      onProgress: ({ phase, rows, total }) => progress.push(`${phase} ${rows}/${total}`),
    });
    expect(progress).toEqual([
      'checking 500/null',
      'checking 1000/null',
      'writing 500/1234',
      'writing 1000/1234',
      'writing 1234/1234',
    ]);
    expect(await leftovers()).toBe(before);
  });
});

// The real files are not part of the repository; without them these tests are skipped.
const FOLDER = new URL('../../../../shared/data/', import.meta.url).pathname;
describe.skipIf(!existsSync(FOLDER))('the national register', () => {
  it('is taken whole, and a second time changes nothing', { timeout: 60_000 }, async () => {
    const sink = new MemoryImportSink();
    const options = { only: 'HÔTEL DE TOURISME', publish: true, confirmed: true };
    const open = () => ({ stream: createReadStream(`${FOLDER}hebergements-classes-2026-04.csv`), ...options });
    const first = await run('', sink, open());
    expect(first).toMatchObject({
      outcome: 'done',
      read: 21_311,
      skipped: 8_072,
      refused: 0,
      duplicates: 2,
      created: 13_237,
    });
    expect(first.totals.commune_unknown).toBeUndefined();
    expect(await run('', sink, open())).toMatchObject({ created: 0, updated: 0, unchanged: 13_237 });
    const located = await run('', sink, {
      stream: createReadStream(`${FOLDER}hotels-2026-geo.csv`),
      mapping: IMPORT_MAPPINGS['hotels-geo'] ?? hotelsGeo,
    });
    expect(located).toMatchObject({ outcome: 'done', read: 13_239, created: 0, refused: 0 });
    const descriptions = [...sink.venues.values()].map(({ content }) => content.description);
    expect(
      descriptions.every((text) => /^Hôtel \d étoiles? de [\d\u202f]+ chambres? (?:à|au|aux) .+\.$/.test(text)),
    ).toBe(true);
  });
});
