import { hash } from 'node:crypto';
import type { Response } from 'express';

/** JSON text that is the same for all anonymous callers, with the headers that depend on it. */
export interface PublicAnswer {
  json: string | Buffer;
  headers?: Record<string, string>;
}

/** The headers that depend on the text. */
export function contentHeaders({ json, headers }: PublicAnswer): Record<string, string> {
  // Weak, as proxies may compress it.
  return { ...headers, etag: `W/"${hash('sha256', json, 'base64url').slice(0, 27)}"` };
}

/** Answers with a text that caches may store but must revalidate: 304 without a body if it is unchanged. */
export function sendPublicJson(response: Response, answer: PublicAnswer): void {
  response.setHeader('cache-control', 'public, no-cache');
  response.vary('Authorization');
  for (const [name, value] of Object.entries(contentHeaders(answer))) response.setHeader(name, value);
  response.type('json').send(answer.json);
}

/** Answers with JSON text that no cache may store. */
export function sendPrivateJson(response: Response, json: string | Buffer): void {
  response.setHeader('cache-control', 'no-store');
  response.type('json').send(json);
}

/** Joins JSON texts (UTF-8) to a JSON array, without parsing them. */
export function jsonArray(items: readonly Buffer[]): Buffer {
  const parts = items.flatMap((item, index) => (index ? [COMMA, item] : [item]));
  return Buffer.concat([OPENING, ...parts, CLOSING]);
}

const [OPENING, COMMA, CLOSING] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];
