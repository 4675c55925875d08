import type { Transaction } from '../../platform/database/database.ts';
import { RetentionRun } from './retention-run.entity.ts';
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
export function writeRun({ em }: Transaction, { durationMs, results, ...run }: Run): Promise<string> {
  return em.insert(RetentionRun, { ...run, durationMs: Math.round(durationMs), results: [...results] });
}
