import { raw } from '@mikro-orm/core';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { DATABASE_VACUUM } from '../../platform/database/vacuum.ts';
import { now } from '../../platform/clock.ts';
import type { JobContext } from '../../platform/jobs/job-runner.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { defineQueue } from '../../platform/jobs/queue.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { ReportBuilder } from './import-report.ts';
import type { ImportIssue, ImportReport } from './import-report.types.ts';
import { ImportRun } from './import-run.entity.ts';
import { ImportState } from './import-run.enums.ts';
import type { ImportProgress } from './import.service.ts';
import { runImport } from './import.service.ts';
import { formatIssues } from './issues-file.ts';
import { mappingOf } from './register-mappings.ts';
import { createVenueImportSink } from './venue-import-sink.ts';

/** Checks or imports a file. If the process is killed, the next one continues. */
export const VENUES_IMPORT = defineQueue<{ importId: string }>('venues.import', {
  singleton: true,
  limitSeconds: 3_600,
  retryAfterSeconds: 1,
  longestWaitSeconds: 30,
  retries: 20,
});

const PROGRESS_INTERVAL_MS = 400;
/** The greatest number of issues in the file of issues. */
const MAX_ISSUES = 100_000;

export interface ImportWorld {
  database: Database;
  storage: Storage;
  jobs: Jobs;
  /** Notifies subscribers of the progress of an import. */
  moved: (importId: string) => void;
  /** Sets the actor of the audit log. */
  onBehalfOf: <Result>(userId: string | null, work: () => Promise<Result>) => Promise<Result>;
  /** Refreshes the live lists after the end, and whether venues were written. */
  ended: (wrote: boolean) => void;
}

/** Handler of VENUES_IMPORT. */
export async function runImportJob(world: ImportWorld, importId: string, context: JobContext): Promise<void> {
  const record = await world.database.em.findOne(ImportRun, { id: importId });
  if (!record || (record.state !== ImportState.CHECKING && record.state !== ImportState.IMPORTING)) return;
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  context.signal.addEventListener('abort', interrupt);
  try {
    const issues: ImportIssue[] = [];
    const report = await importFile(world, record, stop, issues);
    // The process stops, or another one has taken over: the next run continues.
    if (context.signal.aborted) throw new Error('The import was interrupted and goes on later.');
    if (report.outcome === 'failed' && context.attempt <= VENUES_IMPORT.retries) {
      throw new Error(report.faults[0]?.detail ?? 'The import failed.');
    }
    await end(world, record, report, issues);
  } finally {
    context.signal.removeEventListener('abort', interrupt);
  }
}

async function importFile(
  world: ImportWorld,
  record: ImportRun,
  stop: AbortController,
  issues: ImportIssue[],
): Promise<ImportReport> {
  const dryRun = record.state === ImportState.CHECKING;
  const stream = record.fileKey === null ? null : await world.storage.read(record.fileKey);
  if (!stream || !record.settings) {
    const fault = { code: 'read_failed', line: null, detail: 'The file is no longer there.' } as const;
    return new ReportBuilder(record.settings?.mapping ?? '', dryRun).finish('refused', [fault]);
  }
  const reporter = new ProgressReporter(world, record, stop);
  const { settings } = record;
  const options = {
    stream,
    mapping: mappingOf(settings),
    only: settings.only ?? undefined,
    dryRun,
    publish: settings.publish,
    confirmed: settings.confirmed,
    sink: createVenueImportSink(world.database, (transaction, written) => noteWritten(transaction, record.id, written)),
    onProgress: (progress: ImportProgress) => reporter.tell(progress),
    onIssue: (issue: ImportIssue) => void (issues.length < MAX_ISSUES && issues.push(issue)),
    signal: stop.signal,
  };
  const report = await world.onBehalfOf(record.author?.id ?? null, () => runImport(options));
  await reporter.end();
  return dryRun ? report : withEarlierCounts(record, report);
}

/** Counts the written rows in their transaction, so that an import that continues knows them. */
async function noteWritten(
  { em }: Transaction,
  id: string,
  { created, updated }: { created: number; updated: number },
): Promise<void> {
  const createdBefore = raw('created_before + ?', [created]);
  const updatedBefore = raw('updated_before + ?', [updated]);
  await em.nativeUpdate(ImportRun, { id }, { createdBefore, updatedBefore });
}

/** Rows that were written before an interruption are unchanged for the run that continues; the report counts them as written. */
function withEarlierCounts({ createdBefore, updatedBefore }: ImportRun, report: ImportReport): ImportReport {
  const earlier = Math.min(report.unchanged, createdBefore + updatedBefore);
  return Object.assign(report, {
    created: report.created + createdBefore,
    updated: report.updated + updatedBefore,
    unchanged: report.unchanged - earlier,
  });
}

/** Stores the progress from time to time, and checks whether the run is to be cancelled. */
class ProgressReporter {
  readonly #world: ImportWorld;
  readonly #record: ImportRun;
  readonly #stop: AbortController;
  #told = 0;
  #telling: Promise<void> = Promise.resolve();

  constructor(world: ImportWorld, record: ImportRun, stop: AbortController) {
    this.#world = world;
    this.#record = record;
    this.#stop = stop;
    if (record.cancelRequested) stop.abort();
  }

  tell({ phase, rows }: ImportProgress): void {
    if (performance.now() - this.#told < PROGRESS_INTERVAL_MS) return;
    this.#told = performance.now();
    this.#telling = this.#telling
      .then(() => this.#write(phase, rows))
      .catch(() => {
        // The next update follows soon.
      });
  }

  async end(): Promise<void> {
    await this.#telling;
  }

  async #write(phase: ImportProgress['phase'], progressRows: number): Promise<void> {
    const { em } = this.#world.database;
    const { id } = this.#record;
    await em.nativeUpdate(ImportRun, { id }, { phase, progressRows });
    if (await em.count(ImportRun, { id, cancelRequested: true })) this.#stop.abort();
    this.#world.moved(this.#record.id);
  }
}

async function end(
  { database, storage, jobs, moved, ended }: ImportWorld,
  { id, state }: ImportRun,
  report: ImportReport,
  issues: ImportIssue[],
): Promise<void> {
  const issuesKey = `imports/${id}-issues.csv`;
  await storage.put(issuesKey, Buffer.from(formatIssues(report, issues)), 'text/csv');
  const isCheck = state === ImportState.CHECKING;
  await database.transaction(async (transaction) => {
    const next = isCheck ? afterCheck(report) : AFTER_IMPORT[report.outcome];
    const outcome = isCheck ? { checkReport: report, endedAt: null } : { report, endedAt: now() };
    const written = next === ImportState.DONE ? { createdBefore: 0, updatedBefore: 0 } : {};
    await transaction.em.nativeUpdate(
      ImportRun,
      { id },
      { state: next, issuesKey, phase: null, cancelRequested: false, ...outcome, ...written },
    );
    if (!isCheck && report.created + report.updated > 0) await jobs.enqueue(transaction, DATABASE_VACUUM, {});
  });
  moved(id);
  ended(!isCheck);
}

const AFTER_IMPORT = {
  done: ImportState.DONE,
  aborted: ImportState.CANCELLED,
  refused: ImportState.FAILED,
  failed: ImportState.FAILED,
} as const;

function afterCheck({ outcome }: ImportReport): ImportState {
  return outcome === 'aborted' ? ImportState.UPLOADED : ImportState.CHECKED;
}
