import { setTimeout as pause } from 'node:timers/promises';
import { request, requestGraphql, type Timed } from './http-client.ts';

/** The names in one answer, and when its request was sent (`performance.now()`). */
export interface Sight {
  /** The read, and the process. */
  at: string;
  began: number;
  /** Names in the answer. */
  text: string;
}

type PublicRead = (url: string) => Promise<Timed>;

/** All public reads of a venue, and the slider. */
export function publicReads(slug: string, name: string): Record<string, PublicRead> {
  return {
    'the page’s query': (url) =>
      requestGraphql(url, 'query ($slug: String!) { venue(slug: $slug) { name } }', { slug }),
    'a search by words': (url) =>
      requestGraphql(url, 'query ($text: String!) { searchVenues(filter: { text: $text }) { items { name } } }', {
        text: name,
      }),
    'a search by place': (url) =>
      requestGraphql(url, '{ searchVenues(filter: { location: ["69"] }, pageSize: 100) { items { name } } }'),
    suggestions: (url) =>
      requestGraphql(url, 'query ($text: String!) { suggestions(text: $text) { venues { label } } }', { text: name }),
    'the list of REST': (url) => request(`${url}/api/public/establishments?location=69&limit=100`),
    'the venue of REST': (url) => request(`${url}/api/public/establishments/slug/${slug}`),
    'the rendered page': (url) => request(`${url}/establishment/${slug}`, { headers: { accept: 'text/html' } }),
    'the rendered home page': (url) => request(`${url}/`, { headers: { accept: 'text/html' } }),
    'the slider’s query': (url) => requestGraphql(url, '{ home { slider { name } } }'),
  };
}

/** Repeats every read on every process until it is stopped, one request per read at a time. */
export class PublicWatch {
  readonly #sights: Sight[] = [];
  readonly #lanes: Promise<void>[];
  #stopped = false;

  constructor(urls: readonly string[], reads: Record<string, PublicRead>) {
    this.#lanes = urls.flatMap((url, index) =>
      Object.entries(reads).map(([name, read]) => this.#ask(`${name}, process ${index + 1}`, () => read(url))),
    );
  }

  /** The answers of every read that began after a moment; waits for so many of each. */
  async sightsSince(moment: number, times: number): Promise<Sight[]> {
    for (;;) {
      const sights = this.#sights.filter(({ began }) => began > moment);
      const counts = new Map<string, number>();
      for (const { at } of sights) counts.set(at, (counts.get(at) ?? 0) + 1);
      if (counts.size === this.#lanes.length && Math.min(...counts.values()) >= times) return sights;
      // A failed read ends the watch.
      await Promise.race([pause(50), Promise.all(this.#lanes)]);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#lanes);
  }

  async #ask(at: string, read: () => Promise<Timed>): Promise<void> {
    while (!this.#stopped) {
      const began = performance.now();
      const { status, text } = await read();
      // Not an observation: the machine is busy.
      if (status === 503) {
        await pause(50);
        continue;
      }
      if (status !== 200 && status !== 404) throw new Error(`${at}: ${status} ${text}`);
      this.#sights.push({ at, began, text });
    }
  }
}
