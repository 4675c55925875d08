import { createReadStream } from 'node:fs';
import { access, constants, mkdir, open, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import { assertKey, isKey, type ByteRange, type Storage, type StoredFile } from './storage.ts';

/** Files in a folder of this machine. */
export class FolderStorage implements Storage {
  readonly #folder: string;
  readonly #driver: FSDriver;

  constructor(folder: string) {
    this.#folder = folder;
    this.#driver = new FSDriver({ location: folder, visibility: 'public' });
  }

  async put(key: string, bytes: Uint8Array, _contentType: string): Promise<void> {
    assertKey(key);
    const write = (): Promise<void> => this.#write(key, bytes);
    // An empty folder may have been removed between its creation and the write.
    const written = await orNull(write().then(() => true));
    if (!written) await write();
  }

  /** Writes under another name first: a full disk or a killed process leaves no partial file under the key. */
  async #write(key: string, bytes: Uint8Array): Promise<void> {
    // The draft has a valid key, so that the clean-up finds what a killed process has left.
    const draft = join(dirname(key), `unfinished-${crypto.randomUUID()}.part`);
    try {
      await this.#driver.put(draft, bytes);
      await this.#driver.move(draft, key);
    } catch (error) {
      await rm(join(this.#folder, draft), { force: true });
      await this.#removeEmptyFolders(dirname(key));
      throw error;
    }
  }

  async describe(key: string): Promise<StoredFile | null> {
    assertKey(key);
    const found = await orNull(stat(join(this.#folder, key)));
    return found?.isFile() ? { size: found.size, modifiedAt: found.mtime } : null;
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    assertKey(key);
    const file = await orNull(open(join(this.#folder, key), 'r'));
    return file && createReadStream('', { fd: file, ...range });
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await this.#driver.delete(key);
    await this.#removeEmptyFolders(dirname(key));
  }

  async #removeEmptyFolders(folder: string): Promise<void> {
    for (let path = folder; path !== '.'; path = dirname(path)) {
      const removed = await rmdir(join(this.#folder, path)).then(
        () => true,
        () => false,
      );
      if (!removed) return;
    }
  }

  async *list(prefix: string): AsyncIterable<StoredFile & { key: string }> {
    const { objects } = await this.#driver.listAll('', { recursive: true });
    for (const object of objects) {
      if (!object.isFile || !object.key.startsWith(prefix)) continue;
      if (!isKey(object.key)) continue;
      const found = await this.describe(object.key);
      if (found) yield { key: object.key, ...found };
    }
  }

  async check(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    await access(this.#folder, constants.R_OK | constants.W_OK | constants.X_OK);
  }
}

/** Null if there is no such file. */
async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}
