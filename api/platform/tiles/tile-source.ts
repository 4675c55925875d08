const TIMEOUT_MS = 4_000;
/** A tile of 256 pixels has some 30 kB; ten times the largest is a mistake or an attack. */
const MAX_BYTES = 1_000_000;
const IMAGE = /^image\/(?:png|jpeg|webp)$/;

/** The coordinates of a tile: zoom, column from the west, row from the north. */
export interface TileAddress {
  z: number;
  x: number;
  y: number;
}

export interface Tile {
  /** Media type of a picture. */
  type: string;
  body: Buffer;
  /** The ETag of the source; null = none. */
  sourceTag: string | null;
}

/** The answer of the source: a tile, that the stored one is still valid, or that there is none. */
export type SourceAnswer = Tile | 'unchanged' | 'none';

/** The source of tiles: one URL with `{z}`, `{x}` and `{y}`. */
export class TileSource {
  readonly #template: string;
  readonly #agent: string;

  /** @param agent the user agent, with an address for the operator of the source. */
  constructor(template: string, agent: string) {
    this.#template = template;
    this.#agent = agent;
  }

  /**
   * Fetches a tile.
   * @param knownTag the ETag of the stored tile.
   * @throws Error if there is no answer in time, or it is no picture.
   */
  async ask({ z, x, y }: TileAddress, knownTag: string | null): Promise<SourceAnswer> {
    const url = this.#template.replaceAll('{z}', `${z}`).replaceAll('{x}', `${x}`).replaceAll('{y}', `${y}`);
    const response = await fetch(url, {
      headers: {
        accept: 'image/png,image/jpeg,image/webp',
        'user-agent': this.#agent,
        ...(knownTag === null ? {} : { 'if-none-match': knownTag }),
      },
      // A redirect could lead to an address inside the internal network.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (response.status === 200) return await pictureOf(response);
    await response.body?.cancel();
    if (response.status === 304 && knownTag !== null) return 'unchanged';
    // For a tile outside of its area the Géoplateforme answers 400 or 404, others 204 or 410.
    if ([204, 400, 404, 410].includes(response.status)) return 'none';
    throw new Error(`The source of tiles answered ${response.status}.`);
  }
}

async function pictureOf(response: Response): Promise<Tile> {
  const type = (response.headers.get('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase();
  if (!IMAGE.test(type)) {
    await response.body?.cancel();
    throw new Error(`The source of tiles answered with ${type || 'no content type'}.`);
  }
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    // Leaving the loop cancels what is still to come.
    if (size > MAX_BYTES) throw new Error(`The source of tiles sent more than ${MAX_BYTES} bytes.`);
    parts.push(part);
  }
  return { type, body: Buffer.concat(parts), sourceTag: response.headers.get('etag') };
}
