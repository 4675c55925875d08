import { LRUCache } from 'lru-cache';
import type { Logger } from '../../platform/logger.ts';
import { Outage } from '../../platform/outage.ts';

const TIMEOUT_MS = 3_000;
const MAX_BYTES = 200_000;
/** A lower score is another street. */
const LEAST_SCORE = 0.5;
const REMEMBERED = 2_000;
const DAY_MS = 24 * 3_600_000;

/** A found address with its position in degrees, in the spelling of the source. */
export interface FoundAddress {
  latitude: number;
  longitude: number;
  label: string;
}

/** The fields of the national address API that are read. */
interface Answer {
  features?: {
    geometry?: { coordinates?: unknown };
    properties?: { label?: unknown; score?: unknown; type?: unknown; citycode?: unknown };
  }[];
}

/** Finds streets and house numbers by the national address API (BAN), or a compatible one. */
export class AddressFinder {
  readonly #url: string | null;
  readonly #outage: Outage;
  readonly #found = new LRUCache<string, { address: FoundAddress | null }>({ max: REMEMBERED, ttl: DAY_MS });

  /** @param url null = nothing is found. */
  constructor(url: string | null, logger: Logger) {
    this.#url = url;
    this.#outage = new Outage(logger, {
      begins: 'addresses cannot be looked up: markers start in the middle of the commune',
      ends: 'addresses can be looked up again',
    });
  }

  /** The position of a street or house in a commune; null if it is unknown, or if addresses cannot be looked up. */
  async find(address: string, communeCode: string): Promise<FoundAddress | null> {
    const text = address.replaceAll(/\s+/g, ' ').trim();
    if (this.#url === null || text.length < 3 || this.#outage.lasts) return null;
    const key = `${communeCode} ${text.toLowerCase()}`;
    const known = this.#found.get(key);
    if (known) return known.address;
    try {
      const found = bestOf(await this.#ask(this.#url, text, communeCode), communeCode);
      this.#outage.succeeded();
      this.#found.set(key, { address: found });
      return found;
    } catch (error) {
      this.#outage.failed(error);
      return null;
    }
  }

  async #ask(base: string, text: string, communeCode: string): Promise<Answer> {
    const url = new URL(base);
    url.searchParams.set('q', text);
    url.searchParams.set('citycode', communeCode);
    url.searchParams.set('limit', '1');
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      // A redirect could lead to an address inside the internal network.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The address API answered ${response.status}.`);
    let body = '';
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      body += decoder.decode(part, { stream: true });
      if (body.length > MAX_BYTES) throw new Error(`The address API sent more than ${MAX_BYTES} bytes.`);
    }
    return JSON.parse(body) as Answer;
  }
}

/** The first result, if it is a street or a house of that commune. */
function bestOf({ features }: Answer, communeCode: string): FoundAddress | null {
  const { geometry, properties } = features?.[0] ?? {};
  const [longitude, latitude] = Array.isArray(geometry?.coordinates) ? (geometry.coordinates as unknown[]) : [];
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return null;
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180) return null;
  const { label, score, type, citycode } = properties ?? {};
  // The commune itself is known from the gazetteer.
  if (citycode !== communeCode || type === 'municipality' || Number(score) < LEAST_SCORE) return null;
  return { latitude, longitude, label: typeof label === 'string' ? label.slice(0, 200) : '' };
}
