import { createHash } from 'node:crypto';
import type { Database } from '../../platform/database/database.ts';
import { gazetteer } from './gazetteer.ts';
import { readState, writePlaces, writeState } from './geography.queries.ts';

const STATE_KEY = 'geography';
const BATCH = 5_000;

/**
 * Writes regions, departments and communes from the gazetteer if they differ from it: at the first start, and after
 * an upgrade with a newer official list. A place that has left the list remains, as venues may refer to it.
 * @returns whether anything was written.
 */
export async function seedGeography(database: Database): Promise<boolean> {
  const { regions, departments, communes } = gazetteer();
  const places = [...communes.values()].filter(({ latitude }) => latitude !== null);
  const fingerprint = createHash('sha256').update(JSON.stringify(places)).digest('hex');
  if ((await readState(database, STATE_KEY)) === fingerprint) return false;
  const rows = places.map(({ code, name, departmentCode, postalCodes, population, latitude, longitude }) => ({
    code,
    name,
    label: name,
    department_code: departmentCode,
    postal_codes: postalCodes,
    population,
    latitude,
    longitude,
  }));
  await database.transaction(async (transaction) => {
    const write = (table: string, all: object[]): Promise<void> => writePlaces(transaction, table, all);
    await write(
      'region',
      Array.from(regions.values(), ({ code, name }) => ({ code, name })),
    );
    await write(
      'department',
      Array.from(departments.values(), ({ code, name, regionCode }) => ({ code, name, region_code: regionCode })),
    );
    for (let start = 0; start < rows.length; start += BATCH) await write('commune', rows.slice(start, start + BATCH));
    await writeState(transaction, STATE_KEY, fingerprint);
  });
  return true;
}
