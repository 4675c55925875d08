import { EventEmitter } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logger.ts';
import { isUuid } from '../../platform/text.ts';
import { CatalogueIndex } from './catalogue-index.ts';
import type { CatalogueRow } from './catalogue-row.ts';
import { ReplicaReader } from './replica-reader.ts';
import { type TextHit, textSearch } from './text-search.ts';

/** The ready-made documents of a venue: for lists, for its page, for REST. */
export type DocumentKind = 'card' | 'page' | 'rest';

/** Changes that are read at once, and venues that are put into the index before anything else may run. */
const TAKEN_AT_ONCE = 500;
const BREATH = 20;
/** What a slug can be; anything else is not worth a look into the database. */
const SLUG = /^[a-z\d-]{1,200}$/;
/** Between looks at the log of changes for what other processes did. */
const POLL_MS = 400;

const SELECT_ROWS = `
  select venue_id as id, slug, name, category, commune_code as "communeCode", department_code as "departmentCode",
    region_code as "regionCode", event_types as "eventTypes", amenities, layout_capacities as "layoutCapacities",
    layout_bands as "layoutBands", largest_room as "largestRoom", latitude, longitude, prominence,
    to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt", promotions, placements
  from catalogue_venue where ($1::uuid[] is null or venue_id = any($1))`;

/**
 * The public catalogue of this process: the index in memory, kept abreast of the database by the log of changes, and
 * the ready-made documents, which stay there. `version` moves with every change; caches are keyed by it. `changed` tells
 * the venues that did, null = any may have.
 */
export class Catalogue extends EventEmitter<{ changed: [version: number, ids: string[] | null] }> {
  readonly index = new CatalogueIndex();
  readonly #database: Database;
  readonly #replicaReader: ReplicaReader;
  readonly #logger: Logger;
  #version = 0;
  #timer: NodeJS.Timeout | null = null;
  #unfollow = (): void => {};
  #catchingUp: Promise<void> | null = null;
  #nextRun: Promise<void> | null = null;

  constructor(database: Database, logger: Logger) {
    super();
    this.#database = database;
    this.#replicaReader = new ReplicaReader(database.pool, database.replicas, logger);
    this.#logger = logger;
  }

  /** Number of the last change that this process has taken in. */
  get version(): number {
    return this.#version;
  }

  /** Loads everything and starts to follow the changes. */
  async start(): Promise<void> {
    await this.#reload();
    this.#unfollow = this.#database.onCommit(() => this.catchUp());
    // With the embedded database no other process can change anything.
    if (!this.#database.embedded) {
      this.#timer = setInterval(() => void this.catchUp(), POLL_MS);
      this.#timer.unref();
    }
  }

  stop(): void {
    this.#unfollow();
    if (this.#timer) clearInterval(this.#timer);
  }

  /** Takes in everything that was committed before the call. */
  async catchUp(): Promise<void> {
    if (!this.#catchingUp) return this.#run();
    // The run under way may have looked before the latest commit; one more serves all who ask meanwhile.
    this.#nextRun ??= this.#catchingUp.then(() => {
      this.#nextRun = null;
      return this.#run();
    });
    return this.#nextRun;
  }

  #run(): Promise<void> {
    this.#catchingUp = this.#takeIn()
      .catch((error: unknown) => this.#logger.warn({ err: error }, 'the catalogue could not be brought up to date'))
      .finally(() => (this.#catchingUp = null));
    return this.#catchingUp;
  }

  async #takeIn(): Promise<void> {
    for (;;) {
      const changes = await this.#database.rows<{ version: string; venue_id: string }>(
        `select version, venue_id from catalogue_change where version > $1 order by version limit $2`,
        [this.#version, TAKEN_AT_ONCE],
      );
      if (!changes.length) return;
      const ids = [...new Set(changes.map((change) => change.venue_id))];
      const rows = await this.#database.rows<CatalogueRow>(SELECT_ROWS, [ids]);
      const changed = new Map(rows.map((row) => [row.id, row]));
      for (const [place, id] of ids.entries()) {
        const row = changed.get(id);
        if (row) this.index.put(row);
        else this.index.remove(id);
        // However many there are, requests are served in between.
        if (place % BREATH === BREATH - 1) await setImmediate();
      }
      this.#moveTo(Number(changes.at(-1)!.version), ids);
      if (changes.length < TAKEN_AT_ONCE) return;
    }
  }

  async #reload(): Promise<void> {
    const [latest] = await this.#database.rows<{ version: string }>(
      `select coalesce(max(version), 0) as version from catalogue_change`,
    );
    this.index.replaceAll(await this.#database.rows<CatalogueRow>(SELECT_ROWS, [null]));
    this.#moveTo(Number(latest!.version), null);
  }

  #moveTo(version: number, ids: string[] | null): void {
    this.#version = version;
    this.emit('changed', version, ids);
  }

  /** Documents of one kind by id, as the JSON text that was stored; venues that are not public are missing. */
  async documents(kind: DocumentKind, ids: string[]): Promise<Map<string, string>> {
    if (!ids.length) return new Map();
    const rows = await this.#replicaReader.rows<{ venue_id: string; document: string }>(
      {
        name: `catalogue-${kind}`,
        text: `select venue_id, ${kind} as document from catalogue_document where venue_id = any($1::uuid[])`,
        values: [ids],
      },
      this.#version,
    );
    return new Map(rows.map((row) => [row.venue_id, row.document]));
  }

  /** The venues that a free text finds, with a score: greater fits better. Never fails on what was typed. */
  async textScores(text: string): Promise<Map<string, number>> {
    const rows = await this.#replicaReader.rows<TextHit>(textSearch(text), this.#version);
    return new Map(rows.map((row) => [row.venue_id, row.score]));
  }

  /** Reads of documents and texts since the start, by who answered. */
  get reads(): { primary: number; replica: number } {
    return this.#replicaReader.counts;
  }

  /** The id of the venue with this id or slug when it is public. */
  publicId(idOrSlug: string): string | null {
    if (isUuid(idOrSlug)) return this.index.rowById(idOrSlug.toLowerCase())?.id ?? null;
    return this.index.idBySlug(idOrSlug) ?? null;
  }

  /** The present slug of the public venue that once had this one. */
  async movedTo(formerSlug: string): Promise<string | null> {
    const id = (await this.#formerSlugs([formerSlug])).get(formerSlug);
    return (id && this.index.rowById(id)?.slug) ?? null;
  }

  /** Ids of the public venues that have or once had these slugs, in their order, each once. */
  async publicIds(slugs: string[]): Promise<string[]> {
    const unknown = slugs.filter((slug) => !this.publicId(slug));
    const former = await this.#formerSlugs(unknown);
    const ids = slugs.flatMap((slug) => this.publicId(slug) ?? former.get(slug) ?? []);
    return [...new Set(ids)].filter((id) => this.index.rowById(id));
  }

  /** Ids of venues by the slugs that they had before. */
  async #formerSlugs(slugs: string[]): Promise<Map<string, string>> {
    const possible = slugs.filter((slug) => SLUG.test(slug));
    if (!possible.length) return new Map();
    const rows = await this.#database.rows<{ slug: string; venue_id: string }>(
      `select slug, venue_id from former_slug where slug = any($1)`,
      [possible],
    );
    return new Map(rows.map((row) => [row.slug, row.venue_id]));
  }
}
