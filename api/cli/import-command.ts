import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Readable } from 'node:stream';
import { SingleBar } from 'cli-progress';
import { Command, CommanderError, Option } from 'commander';
import { CSV_ENCODINGS } from '../features/imports/csv-encoding.ts';
import type { CsvEncoding } from '../features/imports/csv-encoding.ts';
import type { CsvDelimiter } from '../features/imports/csv-reader.ts';
import { IssueSeverity, ROW_CODES } from '../features/imports/import-report.enums.ts';
import type { ImportIssue, ImportReport } from '../features/imports/import-report.types.ts';
import type { ImportSink } from '../features/imports/import-sink.ts';
import { runImport } from '../features/imports/import.service.ts';
import type { ImportProgress } from '../features/imports/import.service.ts';
import { formatIssues } from '../features/imports/issues-file.ts';
import { IMPORT_MAPPINGS, mappingOf } from '../features/imports/register-mappings.ts';

/** 0: everything was imported; 1: the file or rows of it were not; 2: the import could not begin. */
export type ExitCode = 0 | 1 | 2;

export interface OpenedSink {
  sink: ImportSink;
  close(): Promise<void>;
}

/** The environment of the command. */
export interface ImportEnvironment {
  /** Rejects with a message for the operator, for example while a server uses the data folder. */
  openSink(): Promise<OpenedSink>;
  /** Paths are relative to it. */
  folder: string;
  stdin: Readable;
  stdout: { write(text: string): unknown };
  /** Progress and errors. */
  stderr: NodeJS.WritableStream & { isTTY?: boolean };
  signal: AbortSignal;
}

interface Flags {
  mapping: string;
  only?: string;
  publish?: true;
  confirmed?: true;
  dryRun?: true;
  report?: string;
  encoding?: CsvEncoding;
  delimiter?: keyof typeof DELIMITERS;
}

const DELIMITERS = { ';': ';', ',': ',', '|': '|', tab: '\t' } as const satisfies Record<string, CsvDelimiter>;
const PROGRESS_EVERY_MS = 2_000;
const LINES_SHOWN = 10;

/** `npm run import -- FILE --mapping NAME …`; `args` are those after the program's name. */
export async function runImportCommand(args: readonly string[], environment: ImportEnvironment): Promise<ExitCode> {
  let exitCode: ExitCode = 0;
  const command = describeCommand(environment).action(async (file: string, flags: Flags) => {
    exitCode = await importFile(file, flags, environment);
  });
  try {
    await command.parseAsync(args, { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    environment.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 2;
  }
}

function describeCommand({ stdout, stderr }: ImportEnvironment): Command {
  return new Command('import')
    .usage('FILE --mapping NAME [options]')
    .description('Imports venues from a CSV file. Running it again changes only what changed in the file.')
    .argument('<file>', 'the CSV file, or - for standard input')
    .addOption(
      new Option('-m, --mapping <name>', 'how columns become venues')
        .choices(Object.keys(IMPORT_MAPPINGS))
        .makeOptionMandatory(),
    )
    .option('--only <value>', 'only the rows with this value in the type column of the mapping')
    .option('--publish', 'approve and publish the venues that never were')
    .option('--confirmed', 'take the rows that raise a question too')
    .option('--dry-run', 'check everything, write nothing')
    .option('--report <file>', 'write every remark on every row to this CSV file')
    .addOption(new Option('--encoding <name>', 'instead of detecting it').choices(CSV_ENCODINGS))
    .addOption(new Option('--delimiter <character>', 'instead of detecting it').choices(Object.keys(DELIMITERS)))
    .exitOverride()
    .configureOutput({ writeOut: (text) => void stdout.write(text), writeErr: (text) => void stderr.write(text) });
}

async function importFile(file: string, flags: Flags, environment: ImportEnvironment): Promise<ExitCode> {
  const path = resolve(environment.folder, file);
  if (file !== '-' && !(await stat(path)).isFile()) throw new Error(`${path} is no file.`);
  const mapping = mappingOf({ mapping: flags.mapping, columns: [] });
  const opened = await environment.openSink();
  const progress = new ProgressLine(environment.stderr);
  const issues: ImportIssue[] = [];
  try {
    const report = await runImport({
      stream: file === '-' ? environment.stdin : createReadStream(path),
      mapping,
      only: flags.only,
      dryRun: flags.dryRun ?? false,
      publish: flags.publish ?? false,
      confirmed: flags.confirmed ?? false,
      sink: opened.sink,
      encoding: flags.encoding,
      delimiter: flags.delimiter && DELIMITERS[flags.delimiter],
      signal: environment.signal,
      onProgress: (state) => progress.show(state),
      ...(flags.report !== undefined && { onIssue: (issue: ImportIssue) => issues.push(issue) }),
    });
    progress.end();
    environment.stdout.write(summarise(report));
    if (flags.report !== undefined) {
      await writeFile(resolve(environment.folder, flags.report), formatIssues(report, issues));
    }
    return report.outcome === 'done' && report.refused + report.held === 0 ? 0 : 1;
  } finally {
    progress.end();
    await opened.close();
  }
}

/** A bar on a terminal, elsewhere a line every two seconds. */
class ProgressLine {
  readonly #output: ImportEnvironment['stderr'];
  #bar: SingleBar | undefined;
  #written = performance.now();

  constructor(output: ImportEnvironment['stderr']) {
    this.#output = output;
  }

  show({ phase, rows, total }: ImportProgress): void {
    if (this.#output.isTTY) {
      if (total === null) return;
      this.#bar ??= this.#startBar(total);
      this.#bar.update(rows);
      return;
    }
    if (performance.now() - this.#written < PROGRESS_EVERY_MS) return;
    this.#written = performance.now();
    this.#output.write(`${phase} ${rows}${total === null ? '' : ` of ${total}`} rows\n`);
  }

  end(): void {
    this.#bar?.stop();
    this.#bar = undefined;
  }

  #startBar(total: number): SingleBar {
    const bar = new SingleBar({
      format: '[{bar}] {percentage} % · {value} of {total} rows · {eta_formatted} left',
      stream: this.#output,
    });
    bar.start(total, 0);
    return bar;
  }
}

const HEADLINES = {
  done: 'The import is done.',
  refused: 'The file was refused; nothing was written.',
  aborted: 'The import was stopped. What the counts say was written stays; run it again to go on.',
  failed: 'The import failed. What the counts say was written stays; run it again to go on.',
} as const;

function summarise(report: ImportReport): string {
  const lines: string[] = [HEADLINES[report.outcome] + (report.dryRun ? ' (Dry run: nothing was written.)' : '')];
  for (const { code, line, detail } of report.faults) {
    lines.push(`  ${code}${line === null ? '' : `, line ${line}`}: ${detail}`);
  }
  for (const name of [
    'read',
    'skipped',
    'created',
    'updated',
    'unchanged',
    'duplicates',
    'refused',
    'held',
    'warnings',
  ] as const) {
    lines.push(`  ${name.padEnd(11)}${String(report[name]).padStart(8)}`);
  }
  for (const severity of Object.values(IssueSeverity)) {
    const codes = Object.entries(report.totals).filter(
      ([code]) => ROW_CODES[code as keyof typeof ROW_CODES] === severity,
    );
    for (const [code, total] of codes)
      lines.push(`  ${severity.padEnd(8)} ${code.padEnd(28)}${String(total).padStart(6)}`);
  }
  for (const { line, code, column, value } of report.rows
    .filter(({ severity }) => severity === IssueSeverity.ERROR || severity === IssueSeverity.QUESTION)
    .slice(0, LINES_SHOWN)) {
    lines.push(`  line ${line}: ${code} in ${column}: ${value}`);
  }
  lines.push(`  ${(report.milliseconds / 1000).toFixed(1)} s`);
  return `${lines.join('\n')}\n`;
}
