import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { TileSource } from './tile-source.ts';
import { TileStore } from './tile-store.ts';
import { Tiles } from './tiles.ts';

/** Some fifteen thousand tiles: what is looked at of France, street by street where venues are. */
const MAX_BYTES = 500_000_000;

/** The tiles of the configured source, kept in the data folder; null = there are none. */
export async function openTiles(config: Config, productName: string, logger: Logger): Promise<Tiles | null> {
  if (!config.tiles) return null;
  const { url } = config.tiles;
  const store = await TileStore.open(join(config.dataDir, 'tiles'), url, MAX_BYTES);
  return new Tiles(new TileSource(url, `${productName} (+${config.publicUrl})`), store, logger);
}
