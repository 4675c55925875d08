import { createHash } from 'node:crypto';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { gazetteer } from './gazetteer.ts';

const STATE_KEY = 'geography';
const BATCH = 5_000;

/**
 * Writes regions, departments and communes from the gazetteer, where they differ from it: at the first start, and after
 * an upgrade that brings a newer official list. A place that has left the list stays, as venues may lie there.
 * @returns whether something was written.
 */
export async function seedGeography(database: Database): Promise<boolean> {
  const { regions, departments, communes } = gazetteer();
  const places = [...communes.values()].filter(({ latitude }) => latitude !== null);
  const fingerprint = createHash('sha256').update(JSON.stringify(places)).digest('hex');
  const [state] = await database.rows<{ value: string }>(`select value from application_state where key = $1`, [
    STATE_KEY,
  ]);
  if (state?.value === fingerprint) return false;
  await database.transaction(async (transaction) => {
    await upsert(transaction, REGIONS, [...regions.values()]);
    await upsert(transaction, DEPARTMENTS, [...departments.values()]);
    for (let start = 0; start < places.length; start += BATCH) {
      await upsert(transaction, COMMUNES, places.slice(start, start + BATCH));
    }
    await transaction.query(
      `insert into application_state (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value`,
      [STATE_KEY, JSON.stringify(fingerprint)],
    );
  });
  return true;
}

async function upsert({ query }: Transaction, statement: string, places: object[]): Promise<void> {
  await query(statement, [JSON.stringify(places)]);
}

const REGIONS = `
  insert into region (code, name)
  select code, name from jsonb_to_recordset($1::jsonb) as r(code text, name text)
  on conflict (code) do update set name = excluded.name`;

const DEPARTMENTS = `
  insert into department (code, name, region_code)
  select code, name, "regionCode" from jsonb_to_recordset($1::jsonb) as r(code text, name text, "regionCode" text)
  on conflict (code) do update set name = excluded.name, region_code = excluded.region_code`;

const COMMUNES = `
  insert into commune (code, name, label, department_code, postal_codes, population, latitude, longitude)
  select code, name, name, "departmentCode", "postalCodes", population, latitude, longitude
  from jsonb_to_recordset($1::jsonb) as r(code text, name text, "departmentCode" text, "postalCodes" text[],
    population integer, latitude double precision, longitude double precision)
  on conflict (code) do update set name = excluded.name, label = excluded.label,
    department_code = excluded.department_code, postal_codes = excluded.postal_codes,
    population = excluded.population, latitude = excluded.latitude, longitude = excluded.longitude`;
