import { EventEmitter } from 'node:events';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { isUuid } from '../../platform/text.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { CatalogueSnapshot } from './catalogue-snapshot.ts';
import {
  type DocumentKind,
  readAllRows,
  readChange,
  readChanges,
  readFormerSlugs,
  readRows,
  readVersion,
  readWords,
  selectDocuments,
} from './catalogue.queries.ts';
import { ReplicaReader } from './replica-reader.ts';

/** The number of changes that are read at once, and of venues that are indexed before other work may run. */
const READ_AT_ONCE = 500;
const PUT_AT_ONCE = 20;
/** The pattern of slugs; other texts are not looked up in the database. */
const SLUG = /^[a-z\d-]{1,200}$/;
/** The interval of reads of the log, for changes of other processes. */
const POLL_MS = 400;
/** The pause before a failed read of all texts is tried again. */
const RETRY_MS = 1_000;

/**
 * The public catalogue of this process: the index in memory, updated by the log of changes in the database, and the stored
 * documents. `version` grows with every change; caches are keyed by it. `changed` contains the changed venues, null = any
 * may have changed.
 */
export class Catalogue extends EventEmitter<{ changed: [version: number, ids: string[] | null] }> {
  readonly index = new CatalogueIndex();
  readonly #database: Database;
  readonly #replicaReader: ReplicaReader;
  readonly #logger: Logger;
  readonly #snapshot: CatalogueSnapshot | null;
  #version = 0;
  /** That of the snapshot; null = there is none. */
  #savedVersion: number | null = null;
  #hasTexts = false;
  #isStopped = false;
  #texts: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | null = null;
  #unfollow = (): void => {};
  #catchingUp: Promise<void> | null = null;
  #nextRun: Promise<void> | null = null;

  /** @param snapshot null = everything is read at each start. */
  constructor(database: Database, logger: Logger, snapshot: CatalogueSnapshot | null) {
    super();
    this.#snapshot = snapshot;
    this.#database = database;
    this.#replicaReader = new ReplicaReader(database.pool, database.replicas, logger);
    this.#logger = logger;
  }

  /** Number of the last change that this process has applied. */
  get version(): number {
    return this.#version;
  }

  /** When the texts of all venues can be searched: some seconds after the start, if there are very many. */
  get texts(): Promise<void> {
    return this.#texts;
  }

  /**
   * Takes what the last process saved and what has changed since then, or else loads everything, and starts to follow the changes. Only texts that
   * were not saved are loaded afterwards, as they take longer than all else.
   */
  async start(): Promise<void> {
    if (await this.#restore()) await this.catchUp();
    else {
      await this.#reload();
      this.#texts = this.#loadTexts();
    }
    this.#unfollow = this.#database.onCommit(() => this.catchUp());
    // With the embedded database there are no other processes.
    if (!this.#database.embedded) {
      this.#timer = setInterval(() => void this.catchUp(), POLL_MS);
      this.#timer.unref();
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#unfollow();
    if (this.#timer) clearInterval(this.#timer);
    await this.#catchingUp;
    await this.#save();
  }

  /** Applies everything that was committed before the call. */
  async catchUp(): Promise<void> {
    if (!this.#catchingUp) return this.#run();
    // The run in progress may have read before the latest commit; one more serves all calls in between.
    this.#nextRun ??= this.#catchingUp.then(() => {
      this.#nextRun = null;
      return this.#run();
    });
    return this.#nextRun;
  }

  #run(): Promise<void> {
    this.#catchingUp = this.#readChanges()
      .catch((error: unknown) => this.#logger.warn({ err: error }, 'the catalogue could not be brought up to date'))
      .finally(() => (this.#catchingUp = null));
    return this.#catchingUp;
  }

  async #readChanges(): Promise<void> {
    // Once it is stopped the index must not change, as it may be being saved.
    while (!this.#isStopped) {
      const changes = await readChanges(this.#database, this.#version, READ_AT_ONCE);
      if (!changes.length) return;
      const ids = [...new Set(changes.map((change) => change.venue_id))];
      const changed = new Map((await readRows(this.#database, ids)).map((row) => [row.id, row]));
      for (const [place, id] of ids.entries()) {
        const row = changed.get(id);
        if (row) this.index.put(row);
        else this.index.remove(id);
        // Requests are served in between, however many changes there are.
        if (place % PUT_AT_ONCE === PUT_AT_ONCE - 1) await setImmediate();
      }
      this.#moveTo(Number(changes.at(-1)!.version), ids);
      if (changes.length < READ_AT_ONCE) return;
    }
  }

  async #reload(): Promise<void> {
    const version = await readVersion(this.#database);
    await this.index.load(readAllRows(this.#database));
    this.#moveTo(version, null);
  }

  /** @returns whether there is a snapshot of this database whose last change the log still has. */
  async #restore(): Promise<boolean> {
    try {
      const saved = this.#snapshot?.read();
      if (!saved) return false;
      const change = await readChange(this.#database, saved.change.version);
      if (!isDeepStrictEqual(change, saved.change)) return false;
      this.index.restore(saved.parts);
      this.#savedVersion = saved.change.version;
      this.#moveTo(saved.change.version, null);
    } catch (error) {
      this.#logger.warn({ err: error }, 'the snapshot of the catalogue could not be read');
      return false;
    }
    this.#hasTexts = true;
    return true;
  }

  /** Writes a snapshot, unless the one that there is has everything. */
  async #save(): Promise<void> {
    if (!this.#snapshot || !this.#hasTexts || this.#savedVersion === this.#version) return;
    try {
      const change = await readChange(this.#database, this.#version);
      if (change) await this.#snapshot.write(change, this.index.save());
    } catch (error) {
      this.#logger.warn({ err: error }, 'the snapshot of the catalogue could not be written');
    }
  }

  async #loadTexts(): Promise<void> {
    while (!this.#isStopped) {
      try {
        await this.index.loadTexts(readWords(this.#database, this.index.ids));
        this.#hasTexts = true;
        return;
      } catch (error) {
        if (this.#isStopped) return;
        this.#logger.warn({ err: error }, 'the texts of the catalogue could not be loaded');
        await setTimeout(RETRY_MS, undefined, { ref: false });
      }
    }
  }

  #moveTo(version: number, ids: string[] | null): void {
    this.#version = version;
    this.emit('changed', version, ids);
  }

  /** Documents of one kind by id, as the stored JSON text, without venues that are not public. */
  async documents(kind: DocumentKind, ids: string[]): Promise<Map<string, string>> {
    if (!ids.length) return new Map();
    const read = selectDocuments(kind, ids);
    const rows = await this.#replicaReader.rows<{ venue_id: string; document: string }>(read, this.#version);
    return new Map(rows.map((row) => [row.venue_id, row.document]));
  }

  /** The number of reads of documents since the start, by database. */
  get reads(): { primary: number; replica: number } {
    return this.#replicaReader.counts;
  }

  /** The id of the public venue with this id or slug. */
  publicId(idOrSlug: string): string | null {
    if (isUuid(idOrSlug)) return this.index.rowById(idOrSlug.toLowerCase())?.id ?? null;
    return this.index.idBySlug(idOrSlug) ?? null;
  }

  /** The current slug of the public venue with this former one. */
  async movedTo(formerSlug: string): Promise<string | null> {
    const id = (await this.#formerSlugs([formerSlug])).get(formerSlug);
    return (id && this.index.rowById(id)?.slug) ?? null;
  }

  /** Ids of the public venues with these current or former slugs, in their order, each once. */
  async publicIds(slugs: string[]): Promise<string[]> {
    const unknown = slugs.filter((slug) => !this.publicId(slug));
    const former = await this.#formerSlugs(unknown);
    const ids = slugs.flatMap((slug) => this.publicId(slug) ?? former.get(slug) ?? []);
    return [...new Set(ids)].filter((id) => this.index.rowById(id));
  }

  /** Ids of venues by their former slugs. */
  async #formerSlugs(slugs: string[]): Promise<Map<string, string>> {
    const possible = slugs.filter((slug) => SLUG.test(slug));
    return possible.length ? readFormerSlugs(this.#database, possible) : new Map();
  }
}
