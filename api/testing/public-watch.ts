import { setTimeout as pause } from 'node:timers/promises';
import { request, requestGraphql, type Timed } from './http-client.ts';

/** What one answer showed, and when its question was asked (`performance.now()`). */
export interface Sight {
  /** Where it was asked, and at which of the processes. */
  at: string;
  began: number;
  /** Names that it showed. */
  text: string;
}

type Door = (url: string) => Promise<Timed>;

/** All doors by which the public sees a venue, and the slider. */
export function publicDoors(slug: string, name: string): Record<string, Door> {
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

/** Asks every door of every process again and again until it is stopped, one question a door at a time. */
export class PublicWatch {
  readonly #sights: Sight[] = [];
  readonly #lanes: Promise<void>[];
  #stopped = false;

  constructor(urls: readonly string[], doors: Record<string, Door>) {
    this.#lanes = urls.flatMap((url, index) =>
      Object.entries(doors).map(([name, door]) => this.#ask(`${name}, process ${index + 1}`, () => door(url))),
    );
  }

  /** What was seen through every door by questions that began after a moment; waits until each has been asked so often since. */
  async sightsSince(moment: number, times: number): Promise<Sight[]> {
    for (;;) {
      const sights = this.#sights.filter(({ began }) => began > moment);
      const counts = new Map<string, number>();
      for (const { at } of sights) counts.set(at, (counts.get(at) ?? 0) + 1);
      if (counts.size === this.#lanes.length && Math.min(...counts.values()) >= times) return sights;
      // A door that failed ends the watch.
      await Promise.race([pause(50), Promise.all(this.#lanes)]);
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await Promise.all(this.#lanes);
  }

  async #ask(at: string, door: () => Promise<Timed>): Promise<void> {
    while (!this.#stopped) {
      const began = performance.now();
      const { status, text } = await door();
      // No sight of anything: the machine has much else to do.
      if (status === 503) {
        await pause(50);
        continue;
      }
      if (status !== 200 && status !== 404) throw new Error(`${at}: ${status} ${text}`);
      this.#sights.push({ at, began, text });
    }
  }
}
