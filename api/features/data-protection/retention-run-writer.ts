import type { Transaction } from '../../platform/database/database.ts';
import type { KindResult, RunTrigger } from './retention.enums.ts';

interface Run {
  trigger: RunTrigger;
  /** Id of the administrator; null = the schedule. */
  ranBy: string | null;
  startedAt: Date;
  durationMs: number;
  results: readonly KindResult[];
}

/** Writes the report of what was forgotten. Gives its id. */
export async function writeRun(
  { query }: Transaction,
  { trigger, ranBy, startedAt, durationMs, results }: Run,
): Promise<string> {
  const [row] = await query<{ id: string }>(
    `insert into retention_run (trigger, ran_by_id, started_at, duration_ms, results)
     values ($1, $2, $3, $4, $5::jsonb) returning id`,
    [trigger, ranBy, startedAt, Math.round(durationMs), JSON.stringify(results)],
  );
  return row!.id;
}
