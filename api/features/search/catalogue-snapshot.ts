import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import type { LoggedChange } from './catalogue.queries.ts';
import { deserialize, serialize } from './snapshot-values.ts';

const LENGTH_BYTES = 4;

/** The parts of a saved index, and the last change that is in it. */
export interface Saved {
  change: LoggedChange;
  parts: unknown[];
}

/**
 * A file with the index of the catalogue, so that a start need not read and index all venues. It is of one build, as another may index otherwise; whether it
 * is of this database, the log of changes tells.
 */
export class CatalogueSnapshot {
  readonly #file: string;
  readonly #build: string;

  constructor(file: string, build: string) {
    this.#file = file;
    this.#build = build;
  }

  /**
   * Replaces the file. It is written under another name first, so that a killed process leaves no partial one.
   * @param parts each is made when it is written.
   */
  async write(change: LoggedChange, parts: Iterable<unknown>): Promise<void> {
    const draft = `${this.#file}.${randomBytes(4).toString('hex')}`;
    try {
      await writeFile(draft, chunks([{ build: this.#build, change }], parts), { mode: 0o600, flush: true });
      await rename(draft, this.#file);
    } finally {
      await rm(draft, { force: true });
    }
  }

  /** Null = there is none of this build. In one read, as nothing else runs at a start. @throws Error if the file is damaged. */
  read(): Saved | null {
    const bytes = bytesOf(this.#file);
    if (!bytes) return null;
    const values = valuesIn(bytes);
    const { build, change } = values.next().value as { build: string; change: LoggedChange };
    return build === this.#build ? { change, parts: [...values] } : null;
  }
}

/** Each value as its length and its bytes. */
function* chunks(...lists: Iterable<unknown>[]): Generator<Buffer> {
  for (const values of lists)
    for (const value of values) {
      const bytes = serialize(value);
      const length = Buffer.alloc(LENGTH_BYTES);
      length.writeUInt32LE(bytes.length);
      yield length;
      yield bytes;
    }
}

function* valuesIn(bytes: Buffer): Generator {
  for (let start = 0; start < bytes.length;) {
    const end = start + LENGTH_BYTES + bytes.readUInt32LE(start);
    yield deserialize(bytes.subarray(start + LENGTH_BYTES, end));
    start = end;
  }
}

function bytesOf(file: string): Buffer | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
