/** Why a whole file is refused, before anything is written. */
export type CsvFaultCode =
  | 'read_failed'
  | 'file_too_large'
  | 'empty_file'
  | 'foreign_file'
  | 'json_file'
  | 'broken_encoding'
  | 'unknown_header'
  | 'no_rows'
  | 'missing_column'
  | 'duplicate_column'
  | 'too_many_columns'
  | 'too_many_rows'
  | 'record_too_long'
  | 'unclosed_quote'
  | 'ragged_row'
  | 'no_such_type'
  | 'write_failed';

/** One reason, with the line that it concerns (the first is 1) and a sentence for the log and the command line. */
export interface FileFault {
  code: CsvFaultCode;
  line: number | null;
  detail: string;
}

/** Carries the faults of a file to the import service, which turns them into its report. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault';
  readonly faults: readonly FileFault[];

  constructor(...faults: readonly FileFault[]) {
    super(faults.map(({ detail }) => detail).join(' '));
    this.faults = faults;
  }
}

/** Throws a fault of one reason. */
export function refuseFile(code: CsvFaultCode, detail: string, line: number | null = null): never {
  throw new CsvFault({ code, line, detail });
}
