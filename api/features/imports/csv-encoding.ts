/** Supported encodings of CSV files. Windows-1252 is a superset of Latin-1, except for control characters. */
export const CSV_ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type CsvEncoding = (typeof CSV_ENCODINGS)[number];

/** The properties of a file, from all of its bytes. */
export interface ByteReport {
  bytes: number;
  /** The name of the file type if it is not text: "an Excel workbook". */
  foreign: string | null;
  /** Whether it begins as JSON does, one document or one a line. */
  json: boolean;
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
/** Binary text, with the byte order mark. */
const JSON_START = /^(?:\u00ef\u00bb\u00bf)?\s*(?:\{\s*["}]|\[\s*[[{"\]])/;
const LINE_FEED = 0x0a;
const REPLACEMENT = 0xfffd;

/**
 * Inspects every byte of a file once, in chunks of any size. A file is UTF-8 if all of it is valid; one with invalid bytes is
 * Windows-1252, unless it has more valid letters beyond ASCII in UTF-8: then it is a damaged UTF-8 file.
 */
export class ByteInspector {
  /** Null after the first invalid byte. A file may contain the replacement character itself, so only a strict decoder detects invalid bytes. */
  #strict: TextDecoder | null = new TextDecoder('utf-8', { fatal: true });
  readonly #lenient = new TextDecoder('utf-8', { ignoreBOM: true });
  #bytes = 0;
  #head = '';
  #hasNul = false;
  /** Number of lines so far. */
  #line = 1;
  /** UTF-16 units beyond ASCII, and replacement characters. */
  #letters = 0;
  #replaced = 0;
  #replacedLine: number | null = null;

  add(chunk: Uint8Array): void {
    if (this.#head.length < 16) this.#head += Buffer.from(chunk.subarray(0, 16)).toString('latin1');
    this.#bytes += chunk.length;
    this.#hasNul ||= chunk.includes(0);
    this.#decode(chunk, true);
  }

  finish(): ByteReport {
    this.#decode(new Uint8Array(), false);
    const utf16 = this.#head.startsWith('\u00ff\u00fe')
      ? 'utf-16le'
      : this.#head.startsWith('\u00fe\u00ff')
        ? 'utf-16be'
        : null;
    if (utf16) return { bytes: this.#bytes, foreign: null, json: false, encoding: utf16, brokenLine: null };
    const signature = SIGNATURES.find(([start]) => this.#head.startsWith(start));
    const marked = this.#head.startsWith('\u00ef\u00bb\u00bf');
    const isValid = this.#strict !== null;
    const isUtf8 = marked || isValid || this.#letters > this.#replaced;
    return {
      bytes: this.#bytes,
      foreign: signature?.[1] ?? (this.#hasNul ? 'a binary file, not a text' : null),
      json: JSON_START.test(this.#head),
      encoding: isUtf8 ? 'utf-8' : 'windows-1252',
      brokenLine: isUtf8 && !isValid ? this.#replacedLine : null,
    };
  }

  #decode(chunk: Uint8Array, stream: boolean): void {
    try {
      this.#strict?.decode(chunk, { stream });
    } catch {
      this.#strict = null;
    }
    const text = this.#lenient.decode(chunk, { stream });
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit === LINE_FEED) this.#line++;
      else if (unit === REPLACEMENT) {
        this.#replaced++;
        this.#replacedLine ??= this.#line;
      } else if (unit > 0x7f) this.#letters++;
    }
  }
}
