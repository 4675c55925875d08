import { hash } from 'node:crypto';
import type { Response } from 'express';

/** JSON text that is the same for everybody who is not signed in, and the headers that go with just this text. */
export interface PublicAnswer {
  json: string | Buffer;
  headers?: Record<string, string>;
}

/** All headers that go with just this text. */
export function contentHeaders({ json, headers }: PublicAnswer): Record<string, string> {
  // Weak, as compression on the way may change the bytes.
  return { ...headers, etag: `W/"${hash('sha256', json, 'base64url').slice(0, 27)}"` };
}

/** Answers so that caches may keep it, and ask each time whether it still holds: the answer to that is 304 and no body. */
export function sendPublicJson(response: Response, answer: PublicAnswer): void {
  response.setHeader('cache-control', 'public, no-cache');
  response.vary('Authorization');
  for (const [name, value] of Object.entries(contentHeaders(answer))) response.setHeader(name, value);
  response.type('json').send(answer.json);
}

/** Answers with JSON text that is for this request alone. */
export function sendPrivateJson(response: Response, json: string | Buffer): void {
  response.setHeader('cache-control', 'no-store');
  response.type('json').send(json);
}

/** A list of JSON texts (UTF-8) as the text of a JSON array. They are copied, and not encoded again. */
export function jsonArray(items: readonly Buffer[]): Buffer {
  const parts = items.flatMap((item, index) => (index ? [COMMA, item] : [item]));
  return Buffer.concat([OPENING, ...parts, CLOSING]);
}

const [OPENING, COMMA, CLOSING] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];
