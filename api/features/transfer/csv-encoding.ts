/** Encodings of a CSV file that the reader understands. Windows-1252 contains Latin-1 but for control characters. */
export const CSV_ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type CsvEncoding = (typeof CSV_ENCODINGS)[number];

/** What the bytes of a whole file say about it. */
export interface ByteReport {
  bytes: number;
  /** A name for what the file is when it is no text: "an Excel workbook". */
  foreign: string | null;
  encoding: CsvEncoding;
  /** Line of the first byte that is wrong in UTF-8, in a file that otherwise is UTF-8; null when there is none. */
  brokenLine: number | null;
}

const SIGNATURES: readonly (readonly [string, string])[] = [
  ['PK\u0003\u0004', 'a ZIP archive or an Excel workbook (.xlsx): save it as CSV'],
  ['\u00d0\u00cf\u0011\u00e0', 'an old Excel workbook (.xls): save it as CSV'],
  ['%PDF', 'a PDF document'],
  ['\u001f\u008b', 'a compressed file (.gz): unpack it first'],
  ['\u0089PNG', 'a picture'],
  ['\u00ff\u00d8\u00ff', 'a picture'],
  ['<!DOCTYPE', 'a web page'],
  ['<html', 'a web page'],
];
const LINE_FEED = 0x0a;

/**
 * Looks at every byte of a file once, in chunks of any size. A file is UTF-8 when all of it is; one with invalid bytes is
 * Windows-1252, unless it also has many valid accented letters in UTF-8: then it is a broken UTF-8 file.
 */
export class ByteInspector {
  #bytes = 0;
  #head = '';
  #line = 1;
  #nul = false;
  #pending = 0;
  #low = 0x80;
  #high = 0xbf;
  #valid = 0;
  #invalid = 0;
  #brokenLine: number | null = null;

  add(chunk: Uint8Array): void {
    if (this.#head.length < 16) this.#head += Buffer.from(chunk.subarray(0, 16)).toString('latin1');
    this.#bytes += chunk.length;
    for (const byte of chunk) {
      if (byte < 0x80) {
        if (this.#pending > 0) this.#break();
        if (byte === LINE_FEED) this.#line += 1;
        else if (byte === 0) this.#nul = true;
      } else if (this.#pending > 0) this.#continue(byte);
      else this.#begin(byte);
    }
  }

  finish(): ByteReport {
    if (this.#pending > 0) this.#break();
    const utf16 = this.#head.startsWith('\u00ff\u00fe')
      ? 'utf-16le'
      : this.#head.startsWith('\u00fe\u00ff')
        ? 'utf-16be'
        : null;
    if (utf16) return { bytes: this.#bytes, foreign: null, encoding: utf16, brokenLine: null };
    const signature = SIGNATURES.find(([start]) => this.#head.startsWith(start));
    const foreign = signature?.[1] ?? (this.#nul ? 'a binary file, not a text' : null);
    const marked = this.#head.startsWith('\u00ef\u00bb\u00bf');
    const isUtf8 = marked || this.#invalid === 0 || this.#valid > this.#invalid;
    return {
      bytes: this.#bytes,
      foreign,
      encoding: isUtf8 ? 'utf-8' : 'windows-1252',
      brokenLine: isUtf8 ? this.#brokenLine : null,
    };
  }

  /** The first byte of a letter beyond ASCII: how many follow, and what the next may be (Unicode, table 3-7). */
  #begin(byte: number): void {
    this.#low = 0x80;
    this.#high = 0xbf;
    if (byte >= 0xc2 && byte <= 0xdf) this.#pending = 1;
    else if (byte >= 0xe0 && byte <= 0xef) {
      this.#pending = 2;
      if (byte === 0xe0) this.#low = 0xa0;
      if (byte === 0xed) this.#high = 0x9f;
    } else if (byte >= 0xf0 && byte <= 0xf4) {
      this.#pending = 3;
      if (byte === 0xf0) this.#low = 0x90;
      if (byte === 0xf4) this.#high = 0x8f;
    } else this.#break();
  }

  #continue(byte: number): void {
    if (byte < this.#low || byte > this.#high) {
      this.#break();
      this.#begin(byte);
      return;
    }
    this.#low = 0x80;
    this.#high = 0xbf;
    this.#pending -= 1;
    if (this.#pending === 0) this.#valid += 1;
  }

  #break(): void {
    this.#pending = 0;
    this.#invalid += 1;
    this.#brokenLine ??= this.#line;
  }
}
