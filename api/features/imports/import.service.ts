import type { Readable } from 'node:stream';
import { fold } from '../../platform/text.ts';
import type { CsvEncoding } from './csv-encoding.ts';
import { CsvFault, refuseFile } from './csv-fault.ts';
import { CSV_LIMITS, detectFormat, readRows } from './csv-reader.ts';
import type { CsvDelimiter, CsvRow } from './csv-reader.ts';
import { takeSnapshot } from './csv-snapshot.ts';
import { ReportBuilder } from './import-report.ts';
import type { ImportIssue, ImportReport } from './import-report.types.ts';
import type { ImportSink } from './import-sink.ts';
import { BatchWriter } from './import-batch.ts';
import type { BoundMapping, ImportMapping } from './mapping.ts';

export interface ImportProgress {
  phase: 'checking' | 'writing';
  rows: number;
  /** Rows of the file, known once it has been checked. */
  total: number | null;
}

export interface ImportOptions {
  stream: Readable;
  mapping: ImportMapping;
  /** Imports only the rows with this value in the type column. */
  only?: string | undefined;
  /** Reads the sink, but writes nothing. */
  dryRun: boolean;
  /** Approves and publishes the venues that never were. */
  publish: boolean;
  /** Imports rows with warnings too, because they were confirmed. */
  confirmed?: boolean;
  sink: ImportSink;
  /** Detected when not given. */
  encoding?: CsvEncoding | undefined;
  delimiter?: CsvDelimiter | undefined;
  onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Gets every issue; the report contains the first ones of each code. */
  onIssue?: ((issue: ImportIssue) => void) | undefined;
  signal?: AbortSignal | undefined;
}

const BATCH_ROWS = 500;

/**
 * Imports venues from a CSV stream. The whole file is checked before the first write, so that a broken or foreign one
 * changes nothing; then batches are written, each in one transaction. An interrupted import is run again: written
 * rows are then unchanged. Never rejects: the report contains the result.
 */
export async function runImport(options: ImportOptions): Promise<ImportReport> {
  const builder = new ReportBuilder(options.mapping.name, options.dryRun, options.onIssue);
  try {
    await importFrom(options, builder);
    return builder.finish('done');
  } catch (error) {
    if (error instanceof CsvFault) return builder.finish('refused', error.faults);
    if (options.signal?.aborted) return builder.finish('aborted');
    const detail = error instanceof Error ? error.message : String(error);
    return builder.finish('failed', [{ code: 'write_failed', line: null, detail }]);
  }
}

async function importFrom(options: ImportOptions, builder: ReportBuilder): Promise<void> {
  const { mapping, encoding, delimiter, signal } = options;
  if (options.only !== undefined && !mapping.hasTypes) {
    refuseFile('no_such_type', `The mapping ${mapping.name} has no column of types to filter by.`);
  }
  const snapshot = await takeSnapshot(options.stream, { maxBytes: CSV_LIMITS.maxBytes, signal });
  try {
    const given = { encoding, delimiter, limits: CSV_LIMITS };
    const format = await detectFormat(snapshot, mapping.knownHeaders, given);
    builder.report.encoding = format.encoding;
    builder.report.delimiter = format.delimiter;
    const bound = mapping.bind(format.header);
    builder.report.ignoredColumns = [...bound.ignored];
    const rows = () => readRows(snapshot.path, format, CSV_LIMITS, (column) => bound.multiline(column));
    const plan = await checkFile(rows(), bound, options);
    await writeRows(rows(), bound, plan, options, builder);
  } finally {
    await snapshot.remove();
  }
}

interface Plan {
  total: number;
  /** The line of the imported row, by key. */
  lines: ReadonlyMap<string, number>;
}

/** First pass: the structure of the whole file, and which of several rows with the same key is imported. */
async function checkFile(rows: AsyncIterable<CsvRow>, bound: BoundMapping, options: ImportOptions): Promise<Plan> {
  const chosen = new Map<string, { line: number; rank: string }>();
  const types = new Set<string>();
  let total = 0;
  let wanted = 0;
  for await (const { line, cells } of rows) {
    options.signal?.throwIfAborted();
    total += 1;
    if (total % BATCH_ROWS === 0) options.onProgress?.({ phase: 'checking', rows: total, total: null });
    if (!isWanted(cells, bound, options.only)) {
      if (types.size < 20) types.add(bound.type(cells));
      continue;
    }
    wanted += 1;
    const identity = bound.identify(cells);
    if (!identity) continue;
    const before = chosen.get(identity.key);
    if (!before || identity.rank > before.rank) chosen.set(identity.key, { line, rank: identity.rank });
  }
  if (total > 0 && wanted === 0) {
    refuseFile('no_such_type', `No row is of the type "${options.only}"; there are: ${[...types].join(', ')}.`);
  }
  return { total, lines: new Map([...chosen].map(([key, { line }]) => [key, line])) };
}

/** Second pass: converts and writes batch by batch. */
async function writeRows(
  rows: AsyncIterable<CsvRow>,
  bound: BoundMapping,
  plan: Plan,
  options: ImportOptions,
  builder: ReportBuilder,
): Promise<void> {
  const { report } = builder;
  const writer = new BatchWriter(bound, plan.lines, { ...options, confirmed: options.confirmed ?? false }, builder);
  let batch: CsvRow[] = [];
  const tell = () => options.onProgress?.({ phase: 'writing', rows: report.read, total: plan.total });
  for await (const row of rows) {
    options.signal?.throwIfAborted();
    report.read += 1;
    if (isWanted(row.cells, bound, options.only)) batch.push(row);
    else report.skipped += 1;
    if (batch.length === BATCH_ROWS) {
      await writer.write(batch);
      batch = [];
    }
    if (report.read % BATCH_ROWS === 0) tell();
  }
  await writer.write(batch);
  tell();
}

function isWanted(cells: readonly string[], bound: BoundMapping, only: string | undefined): boolean {
  return only === undefined || fold(bound.type(cells)) === fold(only);
}
