import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MemoryImportSink } from '../testing/memory-import-sink.ts';
import { runImportCommand } from './import-command.ts';

const CSV = [
  'TYPOLOGIE ÉTABLISSEMENT,CLASSEMENT,NOM COMMERCIAL,ADRESSE,CODE POSTAL,COMMUNE,SITE INTERNET',
  'HÔTEL DE TOURISME,3 étoiles,HÔTEL A,1 rue X,38000,GRENOBLE,www.a.fr',
  'CAMPING,3 étoiles,CAMPING B,2 rue X,38000,GRENOBLE,-',
  'HÔTEL DE TOURISME,3 étoiles,HÔTEL C,3 rue X,99999,ATLANTIS,=1+1',
].join('\n');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pleniere-cli-'));
  await writeFile(join(folder, 'good.csv'), CSV.split('\n').slice(0, 2).join('\n'));
  await writeFile(join(folder, 'mixed.csv'), CSV);
  await writeFile(join(folder, 'foreign.csv'), 'id,label\n1,x\n');
});
afterAll(() => rm(folder, { recursive: true }));

async function run(args: string[], options: { stdin?: string; openFails?: string; sink?: MemoryImportSink } = {}) {
  let stdout = '';
  let closed = 0;
  const stderr = new PassThrough();
  const sink = options.sink ?? new MemoryImportSink();
  const code = await runImportCommand(args, {
    openSink: () => {
      if (options.openFails) return Promise.reject(new Error(options.openFails));
      return Promise.resolve({ sink, close: () => Promise.resolve(void (closed += 1)) });
    },
    folder,
    stdin: Readable.from([options.stdin ?? '']),
    stdout: { write: (text) => (stdout += text) },
    stderr,
    signal: new AbortController().signal,
  });
  return { code, stdout, stderr: String(stderr.read() ?? ''), closed, venues: sink.venues.size };
}

describe('the import command', () => {
  it('imports a file and sums up in plain numbers', async () => {
    const result = await run(['good.csv', '--mapping', 'atout-france', '--publish']);
    expect(result).toMatchObject({ code: 0, closed: 1, venues: 1, stderr: '' });
    expect(result.stdout).toMatch(/^The import is done\.$/m);
    expect(result.stdout).toMatch(/^ {2}created +1$/m);
    expect(result.stdout).toMatch(/^ {2}info +url_completed +1$/m);
  });

  it('ends with 1 when rows were refused, and writes the whole report', async () => {
    const { code, stdout } = await run([
      'mixed.csv',
      '-m',
      'atout-france',
      '--only',
      'hôtel de tourisme',
      '--report',
      'report.csv',
    ]);
    expect(code).toBe(1);
    expect(stdout).toMatch(/^ {2}skipped +1$/m);
    expect(stdout).toMatch(/^ {2}refused +1$/m);
    expect(stdout).toContain('line 4: commune_unknown in COMMUNE: 99999 ATLANTIS');
    expect(await readFile(join(folder, 'report.csv'), 'utf8')).toBe(
      '\ufeffLigne;Gravité;Remarque;Colonne;Valeur\r\n' +
        '2;Information;L’adresse web a été complétée;SITE INTERNET;www.a.fr\r\n' +
        '4;Erreur;Cette commune est inconnue;COMMUNE;99999 ATLANTIS\r\n',
    );
  });

  it('writes nothing in a dry run, and takes standard input', async () => {
    const { code, stdout, venues } = await run(['-', '-m', 'atout-france', '--dry-run'], { stdin: CSV });
    expect({ code, venues }).toEqual({ code: 1, venues: 0 });
    expect(stdout).toContain('Dry run: nothing was written.');
  });

  it('ends with 1 for a foreign file', async () => {
    const { code, stdout, venues } = await run(['foreign.csv', '-m', 'atout-france']);
    expect({ code, venues }).toEqual({ code: 1, venues: 0 });
    expect(stdout).toMatch(/unknown_header, line 1: .*"id,label"/);
  });

  it.each([
    [['-m', 'atout-france'], /missing required argument/],
    [['good.csv'], /--mapping/],
    [['good.csv', '-m', 'nonsense'], /atout-france, hotels-geo/],
    [['good.csv', '-m', 'atout-france', '--delimiter', 'x'], /delimiter/],
    [['good.csv', '-m', 'atout-france', '--nonsense'], /unknown option/],
    [['absent.csv', '-m', 'atout-france'], /absent\.csv/],
    [['.', '-m', 'atout-france'], /is no file/],
  ])('ends with 2 for %j', async (args, message) => {
    const { code, stderr } = await run(args);
    expect(code).toBe(2);
    expect(stderr).toMatch(message);
  });

  it('ends with 2 and the reason when the database cannot be opened', async () => {
    const reason = 'The data folder is in use by process 4711.';
    expect(await run(['good.csv', '-m', 'atout-france'], { openFails: reason })).toMatchObject({
      code: 2,
      stderr: `${reason}\n`,
    });
  });

  it('explains itself', async () => {
    const { code, stdout } = await run(['--help']);
    expect(code).toBe(0);
    expect(stdout).toContain('FILE --mapping NAME');
  });
});
