import type { Database, Transaction } from '../platform/database/database.ts';

/** Whether a step of the demo world was carried out in this database. */
export async function wasDone(database: Database, step: string): Promise<boolean> {
  return (await database.rows('select 1 from application_state where key = $1', [step])).length > 0;
}

/** Records that a step was carried out, in its transaction. */
export async function markDone({ query }: Transaction, step: string): Promise<void> {
  await query(`insert into application_state (key, value) values ($1, 'true') on conflict do nothing`, [step]);
}
