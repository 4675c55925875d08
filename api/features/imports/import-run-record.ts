import type { User } from '../accounts/user.entity.ts';
import { fittingMappings } from './import-file.ts';
import { toReportView } from './import-report.types.ts';
import type { ImportRun } from './import-run.entity.ts';
import { importWorkflow } from './import-run.workflow.ts';
import { ImportActor, ImportState } from './import-run.enums.ts';
import type { ImportRunView } from './import-run.types.ts';

export function toRunView(record: ImportRun): ImportRunView {
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
    authorName: nameOf(record.author?.unwrap()),
    createdAt: record.createdAt,
    endedAt: record.endedAt,
    availableActions: importWorkflow.allowed(record, ImportActor.ADMINISTRATOR),
  };
}

function nameOf(user: User | undefined): string | null {
  return user ? `${user.firstName} ${user.lastName}`.trim() || null : null;
}
