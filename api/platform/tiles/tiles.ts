import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import { PRODUCT_NAME } from '../../../schema/constants.ts';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { Outage } from '../outage.ts';
import { type TileAddress, TileSource } from './tile-source.ts';
import { type StoredTile, TileStore } from './tile-store.ts';

/** Streets change a few times a year. */
const FRESH_MS = 7 * 24 * 3_600_000;
const MISSING_TTL_MS = 3_600_000;
const MAX_MISSING = 20_000;
/** Some fifteen thousand tiles: what is viewed of France, street by street where venues are. */
const MAX_STORED_BYTES = 500_000_000;
const AT_ONCE = 8;
const MAX_WAITING = 100;

/** A tile cannot be fetched at the moment. */
export class TilesUnavailable extends Error {
  override name = 'TilesUnavailable';
}

/**
 * A cache in front of a source of tiles. A stale tile is served while it is revalidated; concurrent requests for one tile share
 * one fetch.
 */
export class Tiles {
  readonly #source: TileSource;
  readonly #store: TileStore;
  readonly #logger: Logger;
  readonly #outage: Outage;
  readonly #limit = pLimit(AT_ONCE);
  readonly #fetching = new Map<string, Promise<StoredTile | null>>();
  /** Tiles that the source does not have. */
  readonly #missing = new LRUCache<string, true>({ max: MAX_MISSING, ttl: MISSING_TTL_MS });
  #isStoreBroken = false;

  /** The tiles of the configured source, stored in the data folder; null if the configuration names none. */
  static async open(config: Pick<Config, 'tiles' | 'dataDir' | 'publicUrl'>, logger: Logger): Promise<Tiles | null> {
    if (!config.tiles) return null;
    const { url } = config.tiles;
    const store = await TileStore.open(join(config.dataDir, 'tiles'), url, MAX_STORED_BYTES);
    return new Tiles(new TileSource(url, `${PRODUCT_NAME} (+${config.publicUrl})`), store, logger);
  }

  constructor(source: TileSource, store: TileStore, logger: Logger) {
    this.#source = source;
    this.#store = store;
    this.#logger = logger;
    this.#outage = new Outage(logger, {
      begins: 'tiles of maps cannot be had: maps are drawn instead',
      ends: 'tiles of maps can be had again',
    });
  }

  /**
   * The tile; null if the source has none.
   * @throws TilesUnavailable
   */
  async at(address: TileAddress): Promise<StoredTile | null> {
    const name = `${address.z}-${address.x}-${address.y}`;
    if (this.#missing.has(name)) return null;
    const kept = await this.#store.read(name);
    if (!kept) return await this.#fetchOnce(name, address, null);
    if (Date.now() - kept.checkedAt > FRESH_MS && !this.#outage.lasts) {
      // The stored tile is served meanwhile, and as long as the source is unavailable.
      void this.#fetchOnce(name, address, kept).catch(() => undefined);
    }
    return kept;
  }

  #fetchOnce(name: string, address: TileAddress, kept: StoredTile | null): Promise<StoredTile | null> {
    const running = this.#fetching.get(name);
    if (running) return running;
    const fetching = this.#fetch(name, address, kept).finally(() => this.#fetching.delete(name));
    this.#fetching.set(name, fetching);
    return fetching;
  }

  async #fetch(name: string, address: TileAddress, kept: StoredTile | null): Promise<StoredTile | null> {
    if (this.#limit.activeCount + this.#limit.pendingCount >= AT_ONCE + MAX_WAITING)
      throw new TilesUnavailable('Too many tiles are requested.');
    const answer = await this.#limit(() => this.#fetchFromSource(address, kept));
    if (answer === 'none') {
      this.#missing.set(name, true);
      return null;
    }
    const fresh: StoredTile =
      answer === 'unchanged'
        ? { ...kept!, checkedAt: Date.now() }
        : {
            ...answer,
            tag: createHash('sha256').update(answer.body).digest('base64url').slice(0, 22),
            checkedAt: Date.now(),
          };
    await this.#save(name, fresh);
    return fresh;
  }

  async #fetchFromSource(address: TileAddress, kept: StoredTile | null) {
    if (this.#outage.lasts) throw new TilesUnavailable('The source of tiles is unavailable.');
    try {
      const answer = await this.#source.ask(address, kept?.sourceTag ?? null);
      this.#outage.succeeded();
      return answer;
    } catch (error) {
      this.#outage.failed(error);
      throw new TilesUnavailable('The source of tiles gave no tile.', { cause: error });
    }
  }

  /** On a full disk the tile is served without being stored. */
  async #save(name: string, tile: StoredTile): Promise<void> {
    try {
      await this.#store.write(name, tile);
      this.#isStoreBroken = false;
    } catch (error) {
      if (!this.#isStoreBroken) this.#logger.warn({ err: error }, 'tiles of maps cannot be kept');
      this.#isStoreBroken = true;
    }
  }
}
