import { lookup as resolve, type LookupAddress } from 'node:dns';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { isPublicAddress } from './public-address.ts';

/** Why an address that somebody has given could not be read. */
export type FetchFaultCode =
  | 'ADDRESS_REFUSED'
  | 'UNREACHABLE'
  | 'TOO_SLOW'
  | 'TOO_LARGE'
  | 'NOT_FOUND'
  | 'ACCESS_DENIED';

export class FetchFault extends Error {
  override name = 'FetchFault';
  readonly code: FetchFaultCode;

  constructor(code: FetchFaultCode, message: string = code) {
    super(message);
    this.code = code;
  }
}

export interface FetchOptions {
  headers?: Readonly<Record<string, string>>;
  /** Of the decompressed answer. */
  maxBytes: number;
  /** For all of it, redirects included. */
  timeoutMs: number;
}

/** What came; null = it has not changed since (304). */
export interface Fetched {
  bytes: Uint8Array | null;
  etag: string | null;
  lastModified: string | null;
}

/** Which addresses may be asked. Tests have rules of their own, as theirs are of this machine. */
export interface OutboundRules {
  isAllowedUrl(url: URL): boolean;
  isAllowedAddress(address: string): boolean;
  request: (url: URL, options: RequestOptions) => ReturnType<typeof requestHttps>;
}

/** The public internet by HTTPS at its own port: nothing inside the network of the server. */
export const PUBLIC_HTTPS: OutboundRules = {
  isAllowedUrl: ({ protocol, port, username, password }) =>
    protocol === 'https:' && port === '' && username === '' && password === '',
  isAllowedAddress: isPublicAddress,
  request: (url, options) => requestHttps(url, options),
};

const REDIRECTS = 3;
const REDIRECTING = new Set([301, 302, 303, 307, 308]);

/**
 * Reads an address that a user has given. What a name stands for is checked at the moment of the connection, by the address that is connected to, so
 * that no second answer of the DNS comes between; and each redirect again.
 * @throws FetchFault.
 */
export async function publicFetch(
  given: string,
  options: FetchOptions,
  rules: OutboundRules = PUBLIC_HTTPS,
): Promise<Fetched> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  let url = parsed(given);
  try {
    for (let redirects = 0; redirects <= REDIRECTS; redirects++) {
      const response = await ask(url, options, rules, signal);
      const { statusCode: status = 0, headers } = response;
      if (REDIRECTING.has(status) && headers.location) {
        response.destroy();
        url = parsed(headers.location, url);
        continue;
      }
      return await answerOf(response, options, signal);
    }
    throw new FetchFault('UNREACHABLE', `More than ${REDIRECTS} redirects`);
  } catch (error) {
    throw toFault(error, signal);
  }
}

function parsed(text: string, base?: URL): URL {
  const url = URL.parse(text, base);
  if (!url) throw new FetchFault('ADDRESS_REFUSED', 'No address');
  return url;
}

/** Sends a request to an address that is allowed. */
async function ask(
  url: URL,
  { headers = {} }: FetchOptions,
  rules: OutboundRules,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // An address without a name is not looked up.
  if (!rules.isAllowedUrl(url) || (isIP(host) && !rules.isAllowedAddress(host)))
    throw new FetchFault('ADDRESS_REFUSED');
  return new Promise((done, failed) => {
    const sent = rules.request(url, {
      // A connection of its own: one that is kept was checked for another request.
      agent: false,
      headers: { 'accept-encoding': 'gzip', ...headers },
      lookup: checkedLookup(rules),
      signal,
    });
    sent.once('response', done);
    sent.once('error', failed);
    sent.end();
  });
}

/** Looks a name up, and refuses it if any of its addresses is not allowed. */
function checkedLookup(rules: OutboundRules): LookupFunction {
  return (hostname, { family, hints, all }, callback) =>
    resolve(hostname, { family, hints, all: true }, (error, found: LookupAddress[]) => {
      const fault = error ?? (found.every(({ address }) => rules.isAllowedAddress(address)) ? null : refused(hostname));
      const [first] = found ?? [];
      if (fault || !first) callback(fault ?? refused(hostname), '', 0);
      else if (all) callback(null, found);
      else callback(null, first.address, first.family);
    });
}

function refused(hostname: string): FetchFault {
  return new FetchFault('ADDRESS_REFUSED', `${hostname} is inside a network`);
}

async function answerOf(response: IncomingMessage, options: FetchOptions, signal: AbortSignal): Promise<Fetched> {
  const { statusCode: status = 0, headers } = response;
  const about = { etag: headers.etag ?? null, lastModified: headers['last-modified'] ?? null };
  if (status === 200) return { bytes: await bodyOf(response, options, signal), ...about };
  response.destroy();
  if (status === 304) return { bytes: null, ...about };
  if (status === 404 || status === 410) throw new FetchFault('NOT_FOUND');
  if (status === 401 || status === 403) throw new FetchFault('ACCESS_DENIED');
  throw new FetchFault('UNREACHABLE', `HTTP ${status}`);
}

/** The decompressed body. A server that has more to say than allowed is not heard to its end. */
async function bodyOf(response: IncomingMessage, { maxBytes }: FetchOptions, signal: AbortSignal): Promise<Uint8Array> {
  const parts: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const part of source) {
      if ((size += part.length) > maxBytes) throw new FetchFault('TOO_LARGE');
      parts.push(part);
    }
  };
  const encoding = response.headers['content-encoding'] ?? 'identity';
  if (encoding === 'gzip') await pipeline(response, createGunzip(), collect, { signal });
  else if (encoding === 'identity') await pipeline(response, collect, { signal });
  else throw new FetchFault('UNREACHABLE', `Not asked for: ${encoding}`);
  return Buffer.concat(parts);
}

function toFault(error: unknown, signal: AbortSignal): FetchFault {
  if (error instanceof FetchFault) return error;
  if (signal.aborted) return new FetchFault('TOO_SLOW');
  return new FetchFault('UNREACHABLE', error instanceof Error ? error.message : undefined);
}
