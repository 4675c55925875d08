import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie } from 'cookie';
import { type Answer, isPublic, wantedBy } from './answer.ts';
import { AnswerCache } from './answer-cache.ts';
import { captureResponse } from './captured-responses.ts';

/** Paths that are not pages, and have their own caches. */
const NO_PAGES = /^\/(?:api|graphql|uploads|assets|healthz|readyz)(?:[/?]|$)/;
/** Pages also contain random picks, and data that the state does not cover: they are rendered again after this time. */
const TTL_MS = 60_000;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface PageCacheOptions {
  /** Version of the data that pages are rendered from: a page of another version is never sent. */
  state: () => string;
  /** The cookies that a page depends on, with their known values. */
  cookies: Readonly<Record<string, readonly string[]>>;
}

/**
 * Caches the pages of a listener that are `public` by their cache-control, by URL and known cookies. Concurrent requests for a page that is
 * being rendered wait for it instead of rendering it again.
 */
export function withPageCache({ state, cookies }: PageCacheOptions, listener: Listener): Listener {
  const cache = new AnswerCache();
  const rendering = new Map<string, Promise<Answer | null>>();

  const render = (key: string, before: string, request: IncomingMessage, response: ServerResponse): void => {
    const wanted = wantedBy(request);
    const rendered = new Promise<Answer | null>((resolve) => {
      captureResponse(response, (answer, headers) => {
        const keep = answer.status === 200 && isPublic(headers);
        if (keep) cache.keep(key, before, answer, TTL_MS);
        resolve(keep && state() === before ? answer : null);
        answer.send(wanted, response);
      });
      response.once('close', () => resolve(null));
    });
    const task = `${before} ${key}`;
    rendering.set(task, rendered);
    void rendered.finally(() => rendering.delete(task));
    listener(request, response);
  };

  return (request, response) => {
    const key = keyOf(request, cookies);
    if (key === null) return listener(request, response);
    const current = state();
    const cached = cache.get(key, current);
    if (cached) return cached.send(wantedBy(request), response);
    const awaited = rendering.get(`${current} ${key}`);
    if (!awaited) return render(key, current, request, response);
    void awaited.then((answer) => (answer ? answer.send(wantedBy(request), response) : listener(request, response)));
  };
}

/** Null for requests other than pages, and those with credentials. */
function keyOf({ method, url = '/', headers }: IncomingMessage, cookies: PageCacheOptions['cookies']): string | null {
  const isPage = method === 'GET' && headers.accept?.includes('text/html') && !NO_PAGES.test(url);
  if (!isPage || headers.authorization !== undefined) return null;
  const given = headers.cookie ? parseCookie(headers.cookie) : {};
  const chosen = Object.entries(cookies).map(([name, values]) => values.find((value) => value === given[name]) ?? '');
  return [...chosen, url].join(' ');
}
