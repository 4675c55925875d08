import type { FullConfig } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 500;
const LIMIT_MS = 120_000;

/** Waits until the home page has its pictures: they are drawn once the server listens, and a page that changes is no page to test. */
export default async function firstPictures({ projects: [project] }: FullConfig): Promise<void> {
  const address = new URL('/graphql', project!.use.baseURL);
  const body = JSON.stringify({ query: '{ searchVenues(pageSize: 20) { items { photo { url } } } }' });
  const until = Date.now() + LIMIT_MS;
  for (;;) {
    const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { data } = (await answer.json()) as { data: { searchVenues: { items: { photo: object | null }[] } } };
    if (data.searchVenues.items.every(({ photo }) => photo)) return;
    if (Date.now() > until) throw new Error(`The first pictures were not there after ${LIMIT_MS / 1000} s.`);
    await pause(EVERY_MS);
  }
}
