import type { Readable } from 'node:stream';

/** The metadata of a stored file. */
export interface StoredFile {
  /** Bytes. */
  size: number;
  modifiedAt: Date;
}

/** A part of a file: the first and the last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The storage of uploaded files: a folder, or a bucket that several processes share. Keys are generated (`assertKey`), never taken
 * from user input. A file never changes under its key: another content gets another key.
 */
export interface Storage {
  /** Writes a file atomically; writing the same key again is harmless. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Size and date; null if there is no such file. */
  describe(key: string): Promise<StoredFile | null>;
  /** The bytes of a file or of a part of it; null if there is no such file. The caller reads the stream or destroys it. */
  read(key: string, range?: ByteRange): Promise<Readable | null>;
  /** Removes a file; one that is not there is no error. */
  delete(key: string): Promise<void>;
  /** Every file under a prefix ('' = all), in no order. */
  list(prefix: string): AsyncIterable<StoredFile & { key: string }>;
  /** Checks that files can be read and written. @throws the error that prevents it. */
  check(): Promise<void>;
}

const CONTENT_TYPES: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** The content type of a key by its extension; undefined for one that the product does not serve. */
export function contentTypeOf(key: string): string | undefined {
  return CONTENT_TYPES[key.slice(key.lastIndexOf('.') + 1)];
}

const KEY = /^(?:[a-z0-9][a-z0-9_-]*\/)*[a-z0-9][a-z0-9_-]*\.[a-z0-9]{1,8}$/;
const MAX_KEY_LENGTH = 300;

/** Whether a text has the form of a key: lower-case segments, no dot but the one before the extension. */
export function isKey(text: string): boolean {
  return text.length <= MAX_KEY_LENGTH && KEY.test(text);
}

/** @throws Error for a key that the product does not generate. */
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, MAX_KEY_LENGTH))}`);
}
