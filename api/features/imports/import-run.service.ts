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
import { validateInput } from '../../platform/validation.ts';
import { transition } from '../../platform/workflow.ts';
import { CsvFault } from './csv-fault.ts';
import { CSV_LIMITS } from './csv-reader.ts';
import { inspectFile } from './import-file.ts';
import type { ImportSettingsInput } from './import-run.inputs.ts';
import { VENUES_IMPORT } from './import-run-job.ts';
import { type ImportRecord, importRecord, importRecords, toRunView } from './import-run-record.ts';
import { ImportAction, ImportActor } from './import-run.enums.ts';
import type { ImportRunPage, ImportRunView } from './import-run.types.ts';
import { importWorkflow } from './import-run.workflow.ts';
import { mappingOf } from './import-settings.ts';

const TOPIC = 'import';

export interface ImportRunParts {
  database: Database;
  storage: Storage;
  jobs: Jobs;
  fanout: Pick<Fanout, 'publish' | 'listen'>;
}

/** Files of venues that administrators send, check and import. */
export class ImportRunService {
  readonly #parts: ImportRunParts;
  readonly #query: Transaction['query'];

  constructor(parts: ImportRunParts) {
    this.#parts = parts;
    this.#query = (text, values) => parts.database.rows(text, values);
  }

  /** Keeps a file that can be read. @throws AppError VALIDATION_FAILED with the faults of one that cannot. */
  async upload(viewer: Viewer, name: string, bytes: Uint8Array): Promise<ImportRunView> {
    const file = await inspectFile(bytes, IMPORT_LIMITS.maxBytes).catch((error: unknown) => {
      throw error instanceof CsvFault ? toError(error) : error;
    });
    const id = crypto.randomUUID();
    const key = `imports/${id}.csv`;
    await this.#parts.storage.put(key, bytes, 'text/csv');
    await this.#parts.database.transaction(({ query }) =>
      query(
        `insert into import_run (id, author_id, file_name, file_bytes, file_key, encoding, delimiter, columns, rows, types, state, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9, $10, 'UPLOADED', $11)`,
        [
          id,
          viewer.id,
          oneLine(name, IMPORT_LIMITS.fileName) || 'import.csv',
          bytes.length,
          key,
          file.encoding,
          file.delimiter,
          JSON.stringify(file.columns),
          file.rows,
          file.types,
          now(),
        ],
      ),
    );
    return this.byId(id);
  }

  /** One page, the last first. */
  async list(paging: Paging): Promise<ImportRunPage> {
    const records = await importRecords(this.#query, paging.pageSize, offsetOf(paging));
    const [counts] = await this.#query<{ count: number; runningId: string | null }>(
      `select count(*)::int as count,
         (select id from import_run where state in ('CHECKING', 'IMPORTING')) as "runningId" from import_run`,
    );
    return { items: records.map(toRunView), ...pagePlace(counts!.count, paging), runningId: counts!.runningId };
  }

  /** Null = there is none. */
  async find(id: string): Promise<ImportRunView | null> {
    const record = await importRecord(this.#query, id);
    return record && toRunView(record);
  }

  /** @throws AppError NOT_FOUND. */
  async byId(id: string): Promise<ImportRunView> {
    const run = await this.find(id);
    if (!run) throw new AppError('NOT_FOUND');
    return run;
  }

  /**
   * Has a file gone through without writing.
   * @throws AppError NOT_FOUND, FORBIDDEN (as it stands), CONFLICT (another one runs), VALIDATION_FAILED (it cannot be read so).
   */
  async check(id: string, input: ImportSettingsInput): Promise<ImportRunView> {
    await validateInput(input);
    const { mapping = null, columns, only = null, publish, confirmed } = input;
    const settings = { mapping, columns: mapping === null ? columns : [], only: only || null, publish, confirmed };
    return this.#begin(id, ImportAction.CHECK, async ({ query }, { columns: all, state }) => {
      assertReadable(
        settings,
        all.map(({ header }) => header),
      );
      await query(
        `update import_run set state = $3, settings = $2::jsonb, check_report = null, report = null,
           created_before = 0, updated_before = 0 where id = $1`,
        [id, JSON.stringify(settings), state],
      );
    });
  }

  /** Imports a file as it was checked. @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT (another one runs). */
  start(id: string): Promise<ImportRunView> {
    return this.#begin(id, ImportAction.START, async ({ query }, { state }) => {
      await query(`update import_run set state = $2, report = null, ended_at = null where id = $1`, [id, state]);
    });
  }

  /** Has what runs stop after the batch that it is at. @throws AppError NOT_FOUND, FORBIDDEN where nothing runs. */
  async cancel(id: string): Promise<ImportRunView> {
    const { database, jobs } = this.#parts;
    await transition(database, importWorkflow, {
      lock: (transaction) => locked(transaction, id),
      action: ImportAction.CANCEL,
      by: ImportActor.ADMINISTRATOR,
      stays: true,
      effect: async (transaction) => {
        await transaction.query(`update import_run set cancel_requested = true where id = $1`, [id]);
        // Where no process is at it any more, this one ends it; otherwise it finds nothing left to do.
        await jobs.enqueue(transaction, VENUES_IMPORT, { importId: id });
      },
    });
    return this.byId(id);
  }

  /** Everything that the last check or import said of the rows, as a file. @throws AppError NOT_FOUND. */
  async issues(id: string) {
    const record = await importRecord(this.#query, id);
    const stream = record?.issuesKey ? await this.#parts.storage.read(record.issuesKey) : null;
    if (!record || !stream) throw new AppError('NOT_FOUND');
    return { stream, name: record.fileName };
  }

  /** How an import stands now and whenever it moves; of one that there is not nothing. */
  progress(id: string): Feed<string, ImportRunView> {
    return new Feed<string, ImportRunView>({
      first: [id],
      listen: (hear) => this.#parts.fanout.listen(TOPIC, (moved) => moved === id && hear(id)),
      read: () => this.find(id),
    });
  }

  /** Tells who looks at an import that it has moved. */
  moved(id: string): void {
    this.#parts.fanout.publish(TOPIC, id);
  }

  async #begin(
    id: string,
    action: ImportAction,
    work: (transaction: Transaction, record: ImportRecord) => Promise<void>,
  ): Promise<ImportRunView> {
    const { database, jobs } = this.#parts;
    await transition(database, importWorkflow, {
      lock: (transaction) => locked(transaction, id),
      action,
      by: ImportActor.ADMINISTRATOR,
      effect: async (transaction, record) => {
        const [other] = await transaction.query(
          `select 1 from import_run where state in ('CHECKING', 'IMPORTING') and id <> $1`,
          [id],
        );
        if (other) throw new AppError('CONFLICT', 'Another import is running; wait for it or stop it');
        await work(transaction, record);
        await transaction.query(
          `update import_run set phase = null, progress_rows = 0, cancel_requested = false, started_at = $2 where id = $1`,
          [id, now()],
        );
        await jobs.enqueue(transaction, VENUES_IMPORT, { importId: id });
      },
    });
    this.moved(id);
    return this.byId(id);
  }
}

/** A number that nothing else locks by. */
const BEGIN_LOCK = 4_711_015;

/** One begins after the other, so that who comes second sees who came first. */
async function locked({ query }: Transaction, id: string): Promise<ImportRecord | null> {
  await query(`select pg_advisory_xact_lock($1)`, [BEGIN_LOCK]);
  return importRecord(query, id, true);
}

function assertReadable(settings: Parameters<typeof mappingOf>[0] & { only: string | null }, header: string[]): void {
  const mapping = mappingOf(settings);
  if (settings.only !== null && !mapping.hasTypes) throw validationFailed([{ path: 'only', code: 'noTypes' }]);
  try {
    mapping.bind(header, CSV_LIMITS.maxCellLength);
  } catch (error) {
    throw error instanceof CsvFault ? toError(error, settings.mapping === null ? 'columns' : 'mapping') : error;
  }
}

function toError({ faults }: CsvFault, path = 'file'): AppError {
  return validationFailed(
    faults.map(({ code, line, detail }) => ({ path, code, params: { detail, ...(line === null ? {} : { line }) } })),
  );
}
