import type { Transaction } from '../../platform/database/database.ts';
import { isUuid } from '../../platform/text.ts';
import { fittingMappings, type ImportFile } from './import-file.ts';
import type { ImportReport } from './import-report.ts';
import { toReportView } from './import-report.types.ts';
import { importWorkflow } from './import-run.workflow.ts';
import { ImportActor, ImportState } from './import-run.enums.ts';
import type { ImportRunView, ImportSettingsView } from './import-run.types.ts';

/** An import as its row tells it. */
export interface ImportRecord extends Omit<ImportFile, 'encoding' | 'delimiter'> {
  id: string;
  fileName: string;
  fileBytes: number;
  fileKey: string | null;
  issuesKey: string | null;
  encoding: string;
  delimiter: string;
  state: ImportState;
  settings: ImportSettingsView | null;
  phase: 'checking' | 'writing' | null;
  progressRows: number;
  createdBefore: number;
  updatedBefore: number;
  cancelRequested: boolean;
  checkReport: ImportReport | null;
  report: ImportReport | null;
  authorId: string | null;
  authorName: string | null;
  createdAt: Date;
  endedAt: Date | null;
}

const SELECT = `
  select r.id, r.file_name as "fileName", r.file_bytes as "fileBytes", r.file_key as "fileKey",
    r.issues_key as "issuesKey", r.encoding, r.delimiter, r.columns, r.rows, r.types, r.state, r.settings, r.phase,
    r.progress_rows as "progressRows", r.created_before as "createdBefore", r.updated_before as "updatedBefore",
    r.cancel_requested as "cancelRequested", r.check_report as "checkReport", r.report,
    r.author_id as "authorId", nullif(trim(u.first_name || ' ' || u.last_name), '') as "authorName", r.created_at as "createdAt",
    r.ended_at as "endedAt"
  from import_run r left join user_account u on u.id = r.author_id`;

type Query = Transaction['query'];

/** Null = there is none. */
export async function importRecord(query: Query, id: string, lock = false): Promise<ImportRecord | null> {
  if (!isUuid(id)) return null;
  const [record] = await query<ImportRecord>(`${SELECT} where r.id = $1${lock ? ' for update of r' : ''}`, [id]);
  return record ?? null;
}

/** The last ones first. */
export function importRecords(query: Query, limit: number, offset: number): Promise<ImportRecord[]> {
  return query<ImportRecord>(`${SELECT} order by r.created_at desc, r.id limit $1 offset $2`, [limit, offset]);
}

export function toRunView(record: ImportRecord): ImportRunView {
  const runs = record.state === ImportState.CHECKING || record.state === ImportState.IMPORTING;
  return {
    id: record.id,
    fileName: record.fileName,
    fileBytes: record.fileBytes,
    hasFile: record.fileKey !== null,
    encoding: record.encoding,
    delimiter: record.delimiter,
    rows: record.rows,
    columns: record.columns,
    fittingMappings: fittingMappings(record.columns.map(({ header }) => header)).map(({ name }) => name),
    types: record.types,
    state: record.state,
    // What was asked for before there were questions says nothing of them.
    settings: record.settings && Object.assign(record.settings, { confirmed: record.settings.confirmed ?? false }),
    progress: runs ? { checking: record.phase !== 'writing', rows: record.progressRows, total: record.rows } : null,
    check: record.checkReport && toReportView(record.checkReport),
    report: record.report && toReportView(record.report),
    authorName: record.authorName,
    createdAt: new Date(record.createdAt),
    endedAt: record.endedAt && new Date(record.endedAt),
    availableActions: importWorkflow.allowed(record, ImportActor.ADMINISTRATOR),
  };
}
