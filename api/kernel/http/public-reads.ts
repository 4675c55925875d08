import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { KnownQueries } from '../graphql/known-queries.ts';
import { requestScope } from '../logger.ts';
import { Answer, isPublic, wantedBy } from './answer.ts';
import { AnswerCache } from './answer-cache.ts';
import { contentHeaders, type PublicAnswer } from './json-answers.ts';
import { requestIdOf } from './request-log.ts';
import { takeAnswer } from './taken-answers.ts';

const MAX_BODY_BYTES = 16 * 1024;
/** Under these the public reads of REST live; each answer says itself, by its `cache-control`, whether it is one. */
const REST_PREFIXES = ['/api/public/', '/api/establishments'];

/**
 * Which form of an answer of GraphQL is wanted, in the words that take the short way: those of our pages, and those that leave it to us.
 * Whoever weighs them up in words of his own takes the long way, where they are understood.
 */
const ACCEPTED = new Set([
  '',
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'application/graphql-response+json,application/json;q=0.9',
]);

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** A request whose body was read before Express saw it, as body-parser marks it. */
type Parsed = IncomingMessage & { body?: unknown; _body?: boolean };

export interface PublicReads {
  /** Names the state that answers are computed from: an answer of another one is never sent. */
  state: () => string;
  /** Whether answers are kept. */
  keep: boolean;
  /** Goes on with a request that has to be computed when there is room for it; one that is refused has been answered. */
  enter: (request: IncomingMessage, response: ServerResponse, go: () => void) => void;
  /** Answers queries of GraphQL that were asked before, with any variables. */
  queries: KnownQueries;
  /** Answers reads of REST by their address. */
  rest: (url: string) => Promise<PublicAnswer | null>;
}

/** Reads of REST, or GraphQL with one way to say which JSON is wanted. */
type Kind = 'GET' | `POST ${string}`;

/** Headers that one public answer has and another has not, or has differently. */
const OF_ONE_CONTENT = ['etag', 'link', 'x-total-count'];

/**
 * Puts a short way to anonymous public reads before a listener: answers that were kept, then reads that need nothing of
 * what the listener does. Everything else takes the long way: what has a bearer, is no JSON, is not
 * known, or goes wrong. What that one answers with status 200 and a `public` cache-control is kept.
 */
export function withPublicReads({ state, keep, enter, queries, rest }: PublicReads, listener: Listener): Listener {
  const cache = keep ? new AnswerCache() : null;
  /** Headers that all public answers of a kind have, as the first one that took the long way had them. */
  const shared: Partial<Record<Kind, OutgoingHttpHeaders>> = {};

  const longWay = (kind: Kind, key: string, request: IncomingMessage, response: ServerResponse): void => {
    const before = state();
    const wanted = wantedBy(request);
    takeAnswer(response, (answer, headers) => {
      if (answer.status === 200 && isPublic(headers)) {
        if (isAlike(kind, request)) shared[kind] ??= without(headers, OF_ONE_CONTENT);
        cache?.keep(key, before, answer);
      }
      answer.send(wanted, response);
    });
    listener(request, response);
  };

  const shortWay = async (
    { key, shared: headers }: { key: string; shared: OutgoingHttpHeaders },
    compute: () => Promise<PublicAnswer | null>,
  ): Promise<Answer | null> => {
    const before = state();
    const found = await compute();
    if (!found) return null;
    const answer = new Answer(200, { ...headers, ...found.headers }, toBuffer(found.json));
    cache?.keep(key, before, answer);
    return answer;
  };

  const sendKept = (key: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const kept = cache?.get(key, state());
    kept?.send(wantedBy(request), response);
    return kept != null;
  };

  const serve = async (
    kind: Kind,
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    compute: () => Promise<PublicAnswer | null>,
  ): Promise<void> => {
    const headers = shared[kind];
    const requestId = requestIdOf(request);
    if (headers && isAlike(kind, request)) {
      // An error is for the long way to name and to log.
      const answer = await requestScope
        .run({ requestId }, () => shortWay({ key, shared: headers }, compute))
        .catch(() => null);
      if (answer) return answer.send(wantedBy(request), response, ['x-request-id', requestId]);
    }
    longWay(kind, key, request, response);
  };

  return (request, response) => {
    if (request.headers.authorization) return listener(request, response);
    const url = request.url ?? '/';
    const fail = (): void => void response.destroy();
    if (request.method === 'GET' && REST_PREFIXES.some((prefix) => url.startsWith(prefix))) {
      const key = `GET ${request.headers.origin ?? ''} ${url}`;
      if (sendKept(key, request, response)) return;
      enter(request, response, () => {
        // Somebody may have asked the same while this one waited.
        if (sendKept(key, request, response)) return;
        serve('GET', key, request, response, async () => withContentHeaders(await rest(url))).catch(fail);
      });
    } else if (isQuery(url, request)) {
      const kind: Kind = `POST ${request.headers.accept ?? ''}`;
      readBody(request, (text) => {
        const key = `${kind} ${text}`;
        if (sendKept(key, request, response)) return;
        enter(request, response, () => {
          if (sendKept(key, request, response)) return;
          const body = parse(text);
          // What is no JSON is for the real parser to complain about; it finds the body read and empty.
          Object.assign<Parsed, Partial<Parsed>>(request, { body, _body: true });
          serve(kind, key, request, response, () => queries.answer(body)).catch(fail);
        });
      });
    } else listener(request, response);
  };
}

/** REST names the origin that may read an answer; that is for the long way. */
function isAlike(kind: Kind, { headers }: IncomingMessage): boolean {
  return kind !== 'GET' || headers.origin === undefined;
}

function withContentHeaders(answer: PublicAnswer | null): PublicAnswer | null {
  const json = answer && toBuffer(answer.json);
  return json && { json, headers: contentHeaders({ ...answer, json }) };
}

function toBuffer(json: string | Buffer): Buffer {
  return typeof json === 'string' ? Buffer.from(json) : json;
}

function without(headers: OutgoingHttpHeaders, names: string[]): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}

function isQuery(url: string, { method, headers }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    url === '/graphql' &&
    Number(headers['content-length'] ?? Number.NaN) <= MAX_BODY_BYTES &&
    ACCEPTED.has(headers.accept ?? '') &&
    /^application\/json\b/.test(headers['content-type'] ?? '') &&
    !headers['content-encoding']
  );
}

function readBody(request: IncomingMessage, done: (text: string) => void): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => done((chunks.length === 1 ? chunks[0]! : Buffer.concat(chunks)).toString('utf8')));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
