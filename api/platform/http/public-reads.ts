import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { DocumentCache } from '../graphql/document-cache.ts';
import { requestScope } from '../logger.ts';
import { alternating, Answer, isPublic, wantedBy } from './answer.ts';
import { AnswerCache } from './answer-cache.ts';
import { contentHeaders, type PublicAnswer } from './json-answers.ts';
import { requestIdOf } from './request-log.ts';
import { captureResponse } from './captured-responses.ts';

const MAX_BODY_BYTES = 16 * 1024;
/** Paths of the public reads of REST; whether an answer is cached is up to its `cache-control`. */
const REST_PREFIXES = ['/api/public/', '/api/establishments'];

/** `Accept` headers that take the fast path: those of our pages, and those that leave the choice to the server. Others are negotiated by the server. */
const ACCEPTED = new Set([
  '',
  '*/*',
  'application/json',
  'application/graphql-response+json',
  'application/graphql-response+json,application/json;q=0.9',
]);

type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/** A request whose body was read before Express, as body-parser marks it. */
type Parsed = IncomingMessage & { body?: unknown; _body?: boolean };

export interface PublicReads {
  /** Version of the data that answers are computed from: an answer of another version is never sent. */
  state: () => string;
  /** Whether answers are cached. */
  keep: boolean;
  /** Admits a request that has to be computed, now or later; a refused one has been answered. */
  enter: (request: IncomingMessage, response: ServerResponse, go: () => void) => void;
  /** Answers GraphQL queries whose text is known, with any variables. */
  queries: DocumentCache;
  /** Answers reads of REST by their URL. */
  rest: (url: string) => Promise<PublicAnswer | null>;
}

/** Reads of REST, or GraphQL with one `Accept` header. */
type Kind = 'GET' | `POST ${string}`;

/** Headers that differ between public answers of one kind. */
const CONTENT_HEADERS = ['etag', 'link', 'x-total-count', 'x-unknown-locations'];

/**
 * A fast path for anonymous public reads before a listener: cached answers, then reads that need nothing of
 * what the listener does. Everything else takes the slow path: requests with a bearer, no JSON, an unknown
 * query, or an error. Its answers with status 200 and a `public` cache-control are cached.
 */
export function withPublicReads({ state, keep, enter, queries, rest }: PublicReads, listener: Listener): Listener {
  const cache = keep ? new AnswerCache() : null;
  /** Headers common to all public answers of a kind, taken from the first one of the slow path; names and values alternate. */
  const shared: Partial<Record<Kind, readonly string[]>> = {};

  const slowPath = (kind: Kind, key: string, request: IncomingMessage, response: ServerResponse): void => {
    const before = state();
    const wanted = wantedBy(request);
    captureResponse(response, (answer, headers) => {
      if (answer.status === 200 && isPublic(headers)) {
        if (isAlike(kind, request)) shared[kind] ??= alternating(without(headers, CONTENT_HEADERS));
        cache?.keep(key, before, answer);
      }
      answer.send(wanted, response);
    });
    listener(request, response);
  };

  const fastPath = async (
    { key, shared: headers }: { key: string; shared: readonly string[] },
    compute: () => Promise<PublicAnswer | null>,
  ): Promise<Answer | null> => {
    const before = state();
    const found = await compute();
    if (!found) return null;
    const answer = new Answer(200, found.headers ?? {}, partsOf(found.json), headers);
    cache?.keep(key, before, answer);
    return answer;
  };

  const sendCached = (key: string, request: IncomingMessage, response: ServerResponse): boolean => {
    const cached = cache?.get(key, state());
    cached?.send(wantedBy(request), response);
    return cached != null;
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
      // Errors are reported and logged by the slow path.
      const answer = await requestScope
        .run({ requestId }, () => fastPath({ key, shared: headers }, compute))
        .catch(() => null);
      if (answer) return answer.send(wantedBy(request), response, ['x-request-id', requestId]);
    }
    slowPath(kind, key, request, response);
  };

  return (request, response) => {
    if (request.headers.authorization) return listener(request, response);
    const url = request.url ?? '/';
    const fail = (): void => void response.destroy();
    if (request.method === 'GET' && REST_PREFIXES.some((prefix) => url.startsWith(prefix))) {
      const key = `GET ${request.headers.origin ?? ''} ${url}`;
      if (sendCached(key, request, response)) return;
      enter(request, response, () => {
        // The same may have been computed while this request was queued.
        if (sendCached(key, request, response)) return;
        serve('GET', key, request, response, async () => withContentHeaders(await rest(url))).catch(fail);
      });
    } else if (isQuery(url, request)) {
      const kind: Kind = `POST ${request.headers.accept ?? ''}`;
      readBody(request, (text) => {
        const key = `${kind} ${text}`;
        if (sendCached(key, request, response)) return;
        enter(request, response, () => {
          if (sendCached(key, request, response)) return;
          const body = parse(text);
          // Invalid JSON is reported by the real parser, which finds the body read and empty.
          Object.assign<Parsed, Partial<Parsed>>(request, { body, _body: true });
          serve(kind, key, request, response, () => queries.answer(body)).catch(fail);
        });
      });
    } else listener(request, response);
  };
}

/** REST answers with an `Origin` have CORS headers of their own, which the slow path sets. */
function isAlike(kind: Kind, { headers }: IncomingMessage): boolean {
  return kind !== 'GET' || headers.origin === undefined;
}

function withContentHeaders(answer: PublicAnswer | null): PublicAnswer | null {
  return answer && { json: answer.json, headers: contentHeaders(answer) };
}

function partsOf(json: PublicAnswer['json']): Buffer[] {
  return Array.isArray(json) ? json : [typeof json === 'string' ? Buffer.from(json) : json];
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
