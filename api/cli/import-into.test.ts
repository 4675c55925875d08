import { PassThrough, Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { runImportCommand } from './import-command.ts';
import { importInto } from './import-into.ts';

const CSV = `TYPOLOGIE ÉTABLISSEMENT,CLASSEMENT,NOM COMMERCIAL,ADRESSE,CODE POSTAL,COMMUNE,SITE INTERNET
HÔTEL DE TOURISME,3 étoiles,HÔTEL A,1 rue X,38000,GRENOBLE,-
`;

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('what the command imports and publishes is in the public catalogue, although no server runs', async () => {
  await runImportCommand(['-', '--mapping', 'atout-france', '--publish'], {
    openSink: async () => ({ ...importInto(database), close: async () => {} }),
    folder: '.',
    stdin: Readable.from([CSV]),
    stdout: { write: () => true },
    stderr: new PassThrough(),
    signal: new AbortController().signal,
  });
  expect(await database.rows('select venue.name from catalogue_venue join venue on venue.id = venue_id')).toEqual([
    { name: 'Hôtel A' },
  ]);
});
