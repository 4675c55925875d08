import { today } from './clock.ts';
import type { Transaction } from './database/database.ts';

/**
 * The next number of a series: `DEV-2026-000042`, from 1 each year (Europe/Paris). It is counted in the transaction: one that
 * fails gives its number back, and concurrent ones wait for each other. So call it late in the transaction.
 */
export async function nextReference({ query }: Pick<Transaction, 'query'>, series: string): Promise<string> {
  const year = today().slice(0, 4);
  const [counter] = await query<{ last: number }>(
    `insert into reference_counter as counter (series, year, last) values ($1, $2, 1)
     on conflict (series, year) do update set last = counter.last + 1
     returning last`,
    [series, year],
  );
  return `${series}-${year}-${String(counter!.last).padStart(6, '0')}`;
}
