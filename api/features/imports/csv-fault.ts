import type { CsvFaultCode } from './import-report.enums.ts';
import type { ImportFault } from './import-report.types.ts';

/** Carries the faults of a file to the import service, which turns them into its report. */
export class CsvFault extends Error {
  override readonly name = 'CsvFault';
  readonly faults: readonly ImportFault[];

  constructor(...faults: readonly ImportFault[]) {
    super(faults.map(({ detail }) => detail).join(' '));
    this.faults = faults;
  }
}

/** Throws a fault of one reason. */
export function refuseFile(code: CsvFaultCode, detail: string, line: number | null = null): never {
  throw new CsvFault({ code, line, detail });
}
