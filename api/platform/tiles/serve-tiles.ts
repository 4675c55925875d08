import type { Handler, Response } from 'express';
import { TILE_ZOOM } from '../../../schema/map-paths.ts';
import type { TileAddress } from './tile-source.ts';
import { type Tiles, TilesUnavailable } from './tiles.ts';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;
const RETRY_SECONDS = 15;

/** Serves map tiles as `/{z}/{x}/{y}` below the path that it is mounted on. @param tiles null = there are none. */
export function serveTiles(tiles: Tiles | null): Handler {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return plain(response, 405, 'Method not allowed', 'no-store');
    }
    const address = addressOf(request.path);
    if (!tiles || !address) return plain(response, 404, 'Not found', `public, max-age=${HOUR_SECONDS}`);
    try {
      const tile = await tiles.at(address);
      if (!tile) return plain(response, 404, 'Not found', `public, max-age=${HOUR_SECONDS}`);
      response.set({
        'content-type': tile.type,
        'cache-control': `public, max-age=${DAY_SECONDS}`,
        etag: `"${tile.tag}"`,
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
      });
      // Express computes `fresh` from the headers that were just set.
      if (request.fresh) return void response.status(304).end();
      response.send(tile.body);
    } catch (error) {
      if (!(error instanceof TilesUnavailable)) throw error;
      response.setHeader('retry-after', String(RETRY_SECONDS));
      plain(response, 503, 'Temporarily unavailable', 'no-store');
    }
  };
}

/** The tile of a path; null if it is not a valid address in canonical form. */
function addressOf(path: string): TileAddress | null {
  const parts = /^\/(0|[1-9]\d?)\/(0|[1-9]\d{0,6})\/(0|[1-9]\d{0,6})$/.exec(path);
  if (!parts) return null;
  const [z, x, y] = parts.slice(1).map(Number) as [number, number, number];
  const side = 2 ** z;
  return z >= TILE_ZOOM.min && z <= TILE_ZOOM.max && x < side && y < side ? { z, x, y } : null;
}

function plain(response: Response, status: number, text: string, cacheControl: string): void {
  response
    .status(status)
    .set({ 'cache-control': cacheControl, 'x-content-type-options': 'nosniff' })
    .type('text')
    .send(text);
}
