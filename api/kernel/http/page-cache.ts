import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseCookie } from 'cookie';
import { type Answer, isPublic, wantedBy } from './answer.ts';
import { AnswerCache } from './answer-cache.ts';
import { takeAnswer } from './taken-answers.ts';

/** What is no page: it has its own ways, and memories. */
const NO_PAGES = /^\/(?:api|graphql|uploads|assets|healthz|readyz)(?:[/?]|$)/;
/** A page shows things that are chosen by chance, and others that the state does not name: not the same ones for ever. */
const KEPT_MS = 60_000;

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

export interface PageCacheOptions {
  /** Names the state that pages are made from: a page of another one is never sent. */
  state: () => string;
  /** The cookies that pages are made from, beside the address, with the values that mean something. */
  cookies: Readonly<Record<string, readonly string[]>>;
}

/**
 * Keeps the pages that a listener makes and that it says are `public`: the same for everybody with the same cookies. Visitors who ask
 * for a page that is being made wait for it instead of having it made again.
 */
export function withPageCache({ state, cookies }: PageCacheOptions, listener: Listener): Listener {
  const cache = new AnswerCache();
  const making = new Map<string, Promise<Answer | null>>();

  const make = (key: string, before: string, request: IncomingMessage, response: ServerResponse): void => {
    const wanted = wantedBy(request);
    const made = new Promise<Answer | null>((resolve) => {
      takeAnswer(response, (answer, headers) => {
        const keep = answer.status === 200 && isPublic(headers);
        if (keep) cache.keep(key, before, answer, KEPT_MS);
        resolve(keep && state() === before ? answer : null);
        answer.send(wanted, response);
      });
      response.once('close', () => resolve(null));
    });
    const task = `${before} ${key}`;
    making.set(task, made);
    void made.finally(() => making.delete(task));
    listener(request, response);
  };

  return (request, response) => {
    const key = keyOf(request, cookies);
    if (key === null) return listener(request, response);
    const current = state();
    const kept = cache.get(key, current);
    if (kept) return kept.send(wantedBy(request), response);
    const awaited = making.get(`${current} ${key}`);
    if (!awaited) return make(key, current, request, response);
    void awaited.then((answer) => (answer ? answer.send(wantedBy(request), response) : listener(request, response)));
  };
}

/** Null for what is no page, or is not everybody's. */
function keyOf({ method, url = '/', headers }: IncomingMessage, cookies: PageCacheOptions['cookies']): string | null {
  const isPage = method === 'GET' && headers.accept?.includes('text/html') && !NO_PAGES.test(url);
  if (!isPage || headers.authorization !== undefined) return null;
  const given = headers.cookie ? parseCookie(headers.cookie) : {};
  const chosen = Object.entries(cookies).map(([name, values]) => values.find((value) => value === given[name]) ?? '');
  return [...chosen, url].join(' ');
}
