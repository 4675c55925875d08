/** Why a calendar could not be read; `CalendarFault` tells what each means. */
export type ReadingFaultCode = 'UNREADABLE' | 'TOO_LARGE' | 'TOO_MANY' | 'TOO_SLOW';

/** Why a file could not be read. Thread and server both know it, so it is of plain TypeScript. */
export class ReadingFault extends Error {
  override name = 'ReadingFault';
  readonly code: ReadingFaultCode;

  constructor(code: ReadingFaultCode) {
    super(code);
    this.code = code;
  }
}
