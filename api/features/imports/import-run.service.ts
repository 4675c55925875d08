import { FlushMode, LockMode } from '@mikro-orm/core';
import { IMPORT_LIMITS } from '../../../schema/import-limits.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now } from '../../platform/clock.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import type { Fanout } from '../../platform/fanout.ts';
import { Feed } from '../../platform/graphql/feed.ts';
import { offsetOf, pagePlace, type Paging } from '../../platform/graphql/paging.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { oneLine } from '../../platform/mail/mail-address.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { isUuid } from '../../platform/text.ts';
import { validateInput } from '../../platform/validation.ts';
import { transition } from '../../platform/workflow.ts';
import { CsvFault } from './csv-fault.ts';
import { inspectFile } from './import-file.ts';
import type { CheckImportInput } from './import-run.inputs.ts';
import { VENUES_IMPORT } from './import-run-job.ts';
import { ImportRun, RUNNING } from './import-run.entity.ts';
import { ImportAction, ImportActor, ImportState } from './import-run.enums.ts';
import type { ImportRunPage } from './import-run.types.ts';
import { importWorkflow } from './import-run.workflow.ts';
import { mappingOf } from './register-mappings.ts';

const TOPIC = 'import';

export interface ImportRunDependencies {
  database: Database;
  storage: Storage;
  jobs: Jobs;
  fanout: Pick<Fanout, 'publish' | 'listen'>;
}

/** Imports of venues from files, by administrators. */
export class ImportRunService {
  readonly #dependencies: ImportRunDependencies;

  constructor(dependencies: ImportRunDependencies) {
    this.#dependencies = dependencies;
  }

  /** Stores a valid file. @throws AppError VALIDATION_FAILED with the faults of an invalid one. */
  async upload(viewer: Viewer, name: string, bytes: Uint8Array): Promise<ImportRun> {
    const file = await inspectFile(bytes, IMPORT_LIMITS.maxBytes).catch((error: unknown) => {
      throw error instanceof CsvFault ? toError(error) : error;
    });
    const id = crypto.randomUUID();
    const key = `imports/${id}.csv`;
    await this.#dependencies.storage.put(key, bytes, 'text/csv');
    await this.#dependencies.database.transaction(({ em }) =>
      em.insert(ImportRun, {
        ...file,
        id,
        author: viewer.id,
        fileName: oneLine(name, IMPORT_LIMITS.fileName) || 'import.csv',
        fileBytes: bytes.length,
        fileKey: key,
        state: ImportState.UPLOADED,
        createdAt: now(),
      }),
    );
    return this.byId(id);
  }

  /** A page of imports, the latest first. */
  async list(paging: Paging): Promise<ImportRunPage> {
    const { em } = this.#dependencies.database;
    const [runs, count] = await em.findAndCount(
      ImportRun,
      {},
      {
        populate: ['author'],
        orderBy: { createdAt: 'desc', id: 'asc' },
        limit: paging.pageSize,
        offset: offsetOf(paging),
      },
    );
    const running = await em.findOne(ImportRun, RUNNING);
    return { items: runs, ...pagePlace(count, paging), runningId: running?.id ?? null };
  }

  /** Null = there is none. */
  async find(id: string): Promise<ImportRun | null> {
    return isUuid(id) ? this.#dependencies.database.em.findOne(ImportRun, { id }, { populate: ['author'] }) : null;
  }

  /** @throws AppError NOT_FOUND. */
  async byId(id: string): Promise<ImportRun> {
    const run = await this.find(id);
    if (!run) throw new AppError('NOT_FOUND');
    return run;
  }

  /**
   * Checks a file without writing.
   * @throws AppError NOT_FOUND, FORBIDDEN (in its state), CONFLICT (another one runs), VALIDATION_FAILED (it cannot be read with these settings).
   */
  async check(input: CheckImportInput): Promise<ImportRun> {
    await validateInput(input);
    const { id, mapping, columns, only, publish, confirmed } = input;
    const settings = {
      mapping: mapping || null,
      columns: mapping ? [] : columns,
      only: only || null,
      publish,
      confirmed,
    };
    return this.#begin(id, ImportAction.CHECK, (run) => {
      const header = run.columns.map((column) => column.header);
      assertReadable(settings, header);
      const anew = { checkReport: null, report: null, createdBefore: 0, updatedBefore: 0 };
      Object.assign(run, { settings, ...anew });
    });
  }

  /** Imports a file with the settings of its check. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT (another one runs). */
  start(id: string): Promise<ImportRun> {
    return this.#begin(id, ImportAction.START, (run) => {
      Object.assign(run, { report: null, endedAt: null });
    });
  }

  /** Cancels a running import after its current batch. @throws AppError NOT_FOUND, FORBIDDEN if it does not run. */
  async cancel(id: string): Promise<ImportRun> {
    const { database, jobs } = this.#dependencies;
    await transition(database, importWorkflow, {
      lock: (transaction) => locked(transaction, id),
      action: ImportAction.CANCEL,
      by: ImportActor.ADMINISTRATOR,
      stays: true,
      effect: async (transaction, run) => {
        run.cancelRequested = true;
        // If its process is gone, this job ends the import; otherwise it has nothing to do.
        await jobs.enqueue(transaction, VENUES_IMPORT, { importId: id });
      },
    });
    return this.byId(id);
  }

  /** All issues of the last check or import, as a file. @throws AppError NOT_FOUND. */
  async issues(id: string) {
    const record = await this.find(id);
    const stream = record?.issuesKey ? await this.#dependencies.storage.read(record.issuesKey) : null;
    if (!record || !stream) throw new AppError('NOT_FOUND');
    return { stream, name: record.fileName };
  }

  /** The current state of an import, and all later ones; nothing if there is no such id. */
  progress(id: string): Feed<string, ImportRun> {
    return new Feed<string, ImportRun>({
      first: [id],
      listen: (hear) => this.#dependencies.fanout.listen(TOPIC, (moved) => moved === id && hear(id)),
      read: () => this.find(id),
    });
  }

  /** Notifies subscribers of the progress of an import. */
  moved(id: string): void {
    this.#dependencies.fanout.publish(TOPIC, id);
  }

  async #begin(id: string, action: ImportAction, work: (run: ImportRun) => void): Promise<ImportRun> {
    const { database, jobs } = this.#dependencies;
    await transition(database, importWorkflow, {
      lock: (transaction) => locked(transaction, id),
      action,
      by: ImportActor.ADMINISTRATOR,
      effect: async (transaction, run) => {
        // The new state is written after the others were counted.
        const others = { ...RUNNING, id: { $ne: id } };
        if (await transaction.em.count(ImportRun, others, { flushMode: FlushMode.COMMIT }))
          throw new AppError('CONFLICT', 'Another import is running; wait for it or stop it');
        work(run);
        Object.assign(run, { phase: null, progressRows: 0, cancelRequested: false, startedAt: now() });
        await jobs.enqueue(transaction, VENUES_IMPORT, { importId: id });
      },
    });
    this.moved(id);
    return this.byId(id);
  }
}

/** Key of an advisory lock. */
const BEGIN_LOCK = 4_711_015;

/** Serialises the starts, so that the second one sees the first. */
async function locked({ em, query }: Transaction, id: string): Promise<ImportRun | null> {
  await query(`select pg_advisory_xact_lock($1)`, [BEGIN_LOCK]);
  return isUuid(id) ? em.findOne(ImportRun, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE }) : null;
}

function assertReadable(settings: Parameters<typeof mappingOf>[0] & { only: string | null }, header: string[]): void {
  const mapping = mappingOf(settings);
  if (settings.only !== null && !mapping.hasTypes) throw validationFailed([{ path: 'only', code: 'noTypes' }]);
  try {
    mapping.bind(header);
  } catch (error) {
    throw error instanceof CsvFault ? toError(error, settings.mapping === null ? 'columns' : 'mapping') : error;
  }
}

function toError({ faults }: CsvFault, path = 'file'): AppError {
  return validationFailed(
    faults.map(({ code, line, detail }) => ({ path, code, params: { detail, ...(line === null ? {} : { line }) } })),
  );
}
