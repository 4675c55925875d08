import type { Database, Transaction } from '../../platform/database/database.ts';

/** Inserts or updates places by their codes; their fields are columns. */
export async function writePlaces({ query }: Transaction, table: string, places: object[]): Promise<void> {
  const columns = Object.keys(places[0]!);
  await query(
    `insert into ${table} (${columns.join(', ')}) select ${columns.join(', ')}
     from jsonb_populate_recordset(null::${table}, $1::jsonb)
     on conflict (code) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`,
    [JSON.stringify(places)],
  );
}

/** A stored value; undefined = there is none. */
export async function readState(database: Database, key: string): Promise<unknown> {
  const [state] = await database.rows<{ value: unknown }>(`select value from application_state where key = $1`, [key]);
  return state?.value;
}

export async function writeState({ query }: Transaction, key: string, value: string): Promise<void> {
  await query(
    `insert into application_state (key, value) values ($1, $2::jsonb) on conflict (key) do update set value = excluded.value`,
    [key, JSON.stringify(value)],
  );
}
