import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Tile } from './tile-source.ts';

export interface StoredTile extends Tile {
  /** Entity tag for our clients. */
  tag: string;
  /** When the source last confirmed it: milliseconds since 1970. */
  checkedAt: number;
}

const NAME = /^\d+-\d+-\d+$/;

/** Tiles in a folder; the least recently used are deleted when they exceed a number of bytes. */
export class TileStore {
  readonly #folder: string;
  /** Name of the file → its size. */
  readonly #sizes: LRUCache<string, number>;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#sizes = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (size) => size,
      dispose: (_size, name, reason) => {
        if (reason === 'evict') void unlink(join(folder, name)).catch(() => undefined);
      },
    });
  }

  /**
   * Opens the store of one source under `parent`; tiles of other sources are deleted, so that map styles never mix.
   * @param source its URL.
   */
  static async open(parent: string, source: string, maxBytes: number): Promise<TileStore> {
    const own = createHash('sha256').update(source).digest('hex').slice(0, 12);
    const folder = join(parent, own);
    await mkdir(folder, { recursive: true });
    const others = (await readdir(parent)).filter((name) => name !== own);
    await Promise.all(others.map((name) => rm(join(parent, name), { recursive: true, force: true })));
    const store = new TileStore(folder, maxBytes);
    await store.#count();
    return store;
  }

  async read(name: string): Promise<StoredTile | null> {
    if (this.#sizes.get(name) === undefined) return null;
    try {
      return parse(await readFile(join(this.#folder, name)));
    } catch {
      // Deleted by another process, or truncated by a crash: it is fetched again.
      this.#sizes.delete(name);
      return null;
    }
  }

  async write(name: string, { body, ...facts }: StoredTile): Promise<void> {
    const file = Buffer.concat([Buffer.from(`${JSON.stringify(facts)}\n`), body]);
    const draft = join(this.#folder, `.${randomUUID()}`);
    await writeFile(draft, file);
    await rename(draft, join(this.#folder, name));
    this.#sizes.set(name, file.byteLength);
  }

  /** Indexes the files of an earlier process, the oldest first. */
  async #count(): Promise<void> {
    const found: { name: string; size: number; at: number }[] = [];
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name);
      if (!NAME.test(name)) await rm(path, { force: true });
      else {
        const { size, mtimeMs } = await stat(path);
        found.push({ name, size, at: mtimeMs });
      }
    }
    for (const { name, size } of found.toSorted((a, b) => a.at - b.at)) this.#sizes.set(name, size);
  }
}

function parse(file: Buffer): StoredTile {
  const end = file.indexOf('\n');
  const facts = JSON.parse(file.toString('utf8', 0, end)) as Omit<StoredTile, 'body'>;
  return { ...facts, body: file.subarray(end + 1) };
}
