import { hash } from 'node:crypto';
import type { Response } from 'express';

/** JSON text that is the same for all anonymous callers, with the headers that depend on it. */
export interface PublicAnswer {
  /** In one piece, or in parts. */
  json: string | Buffer | Buffer[];
  /** Digest of the text; without it, it is computed when it is needed. */
  digest?: string;
  headers?: Record<string, string>;
}

/** JSON text (UTF-8) that is sent many times, with its digest. */
export interface JsonDocument {
  json: Buffer;
  digest: string;
}

export function jsonDocument(json: Buffer): JsonDocument {
  return { json, digest: digestOf(json) };
}

/** The headers that depend on the text. */
export function contentHeaders({
  json,
  digest = digestOf(joined(json)),
  headers,
}: PublicAnswer): Record<string, string> {
  // Weak, as proxies may compress it.
  return { ...headers, etag: `W/"${digest}"` };
}

/** Tells versions of an answer apart, no more: half the time of SHA-256. */
function digestOf(text: string | Buffer): string {
  return hash('sha1', text, 'base64url');
}

/** Answers with a text that caches may store but must revalidate: 304 without a body if it is unchanged. */
export function sendPublicJson(response: Response, answer: PublicAnswer): void {
  response.setHeader('cache-control', 'public, no-cache');
  response.vary('Authorization');
  for (const [name, value] of Object.entries(contentHeaders(answer))) response.setHeader(name, value);
  response.type('json').send(joined(answer.json));
}

/** Answers with JSON text that no cache may store. */
export function sendPrivateJson(response: Response, json: string | Buffer): void {
  response.setHeader('cache-control', 'no-store');
  response.type('json').send(json);
}

/** A JSON array of JSON texts (UTF-8), without parsing them. */
export function jsonArray(items: readonly Buffer[]): Buffer {
  return Buffer.concat(arrayParts(items));
}

/** A JSON array of documents, in parts. Its digest is that of the digests of its items, which are shorter than their texts. */
export function documentArray(items: readonly JsonDocument[]): { json: Buffer[]; digest: string } {
  return {
    json: arrayParts(items.map(({ json }) => json)),
    digest: digestOf(items.map(({ digest }) => digest).join()),
  };
}

function arrayParts(items: readonly Buffer[]): Buffer[] {
  return [OPENING, ...items.flatMap((item, index) => (index ? [COMMA, item] : [item])), CLOSING];
}

function joined(json: PublicAnswer['json']): string | Buffer {
  return Array.isArray(json) ? Buffer.concat(json) : json;
}

const [OPENING, COMMA, CLOSING] = [Buffer.from('['), Buffer.from(','), Buffer.from(']')];
