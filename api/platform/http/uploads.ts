import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Handler, Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import pTimeout from 'p-timeout';
import type { Logger } from '../logger.ts';
import { type ByteRange, contentTypeOf, isKey, type Storage, type StoredFile } from '../storage/storage.ts';

const YEAR_SECONDS = 31_536_000;
const RETRY_SECONDS = 5;
/** The time limit of each of the two calls of the storage for a file. */
const STORAGE_TIMEOUT = { milliseconds: 2_000 };
/** The number of files whose size is cached, so that a request needs one call of the storage instead of two. */
const REMEMBERED_FILES = 20_000;

/**
 * Serves stored files under the path that it is mounted on. The content of a URL never changes, so it is cached
 * without limit. The undecoded path is compared with the form of a key: nothing else reaches the storage.
 */
export function serveUploads(storage: Storage, logger: Logger): Handler {
  const known = new LRUCache<string, StoredFile>({ max: REMEMBERED_FILES });

  const describe = async (key: string): Promise<StoredFile | null> => {
    const found = known.get(key) ?? (await pTimeout<StoredFile | null>(storage.describe(key), STORAGE_TIMEOUT));
    if (found) known.set(key, found);
    return found;
  };

  const serve = async (request: Request, response: Response): Promise<void> => {
    const key = (request.url.split('?', 1)[0] ?? '').slice(1);
    const type = isKey(key) ? contentTypeOf(key) : undefined;
    const file = type ? await describe(key) : null;
    if (!type || !file) return plain(response, 404, 'Not found');
    setHeaders(response, key, type, file);
    // Express computes `fresh` from the headers that were just set.
    if (request.fresh) return void response.status(304).end();
    const range = rangeOf(request, response, file);
    if (range === 'unsatisfiable') {
      response.removeHeader('cache-control');
      response.setHeader('content-range', `bytes */${file.size}`);
      return plain(response, 416, 'Range not satisfiable');
    }
    const body =
      request.method === 'HEAD' ? null : await pTimeout(storage.read(key, range ?? undefined), STORAGE_TIMEOUT);
    if (body === null && request.method !== 'HEAD') {
      known.delete(key);
      return plain(response, 404, 'Not found');
    }
    response.status(range ? 206 : 200);
    if (range) response.setHeader('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
    response.setHeader('content-length', range ? range.end - range.start + 1 : file.size);
    if (body) await send(body, response);
    else response.end();
  };

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return plain(response, 405, 'Method not allowed');
    }
    serve(request, response).catch((error: unknown) => {
      logger.error({ err: error }, 'the storage of uploads failed');
      if (response.headersSent) return void response.destroy();
      response.setHeader('retry-after', String(RETRY_SECONDS));
      plain(response, 503, 'Temporarily unavailable');
    });
  };
}

function setHeaders(response: Response, key: string, type: string, file: StoredFile): void {
  response.set({
    'content-type': type,
    'cache-control': `public, max-age=${YEAR_SECONDS}, immutable`,
    etag: `"${key.slice(key.lastIndexOf('/') + 1)}-${file.size}"`,
    'last-modified': file.modifiedAt.toUTCString(),
    'accept-ranges': 'bytes',
    'content-disposition': 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    // Pictures can be embedded in pages of other sites: those of integrators.
    'cross-origin-resource-policy': 'cross-origin',
  });
}

/** The requested range; null = the whole file, also for several ranges or an invalid one. */
function rangeOf(
  request: Request,
  response: Response,
  { size, modifiedAt }: StoredFile,
): ByteRange | null | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  if (!mayResume(request, response, modifiedAt)) return null;
  if (first === '') return last === '0' ? 'unsatisfiable' : { start: Math.max(0, size - Number(last)), end: size - 1 };
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'unsatisfiable';
  return { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** `If-Range`: a part is sent only if the client has the same version of the file. */
function mayResume(request: Request, response: Response, modifiedAt: Date): boolean {
  const condition = request.get('if-range');
  if (condition === undefined) return true;
  if (condition.startsWith('"')) return condition === response.getHeader('etag');
  return modifiedAt.toUTCString() === condition;
}

/** A client that disconnects is not an error; a failing storage is. */
async function send(body: Readable, response: Response): Promise<void> {
  // The client has disconnected before the file was open.
  if (response.destroyed) return void body.destroy();
  try {
    await pipeline(body, response);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE')) throw error;
  }
}

function plain(response: Response, status: number, text: string): void {
  for (const name of ['content-length', 'etag', 'last-modified', 'content-disposition']) response.removeHeader(name);
  response
    .status(status)
    .set({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
    .type('text')
    .send(text);
}
