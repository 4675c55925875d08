import { fileURLToPath } from 'node:url';

/** A folder, or a bucket of an S3-compatible service. */
export type StorageAddress =
  | { kind: 'folder'; folder: string }
  | { kind: 's3'; endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };

const DEFAULT_REGION = 'us-east-1';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/**
 * Reads STORAGE_URL: `file:///srv/uploads`, or `s3://KEY:SECRET@host:port/bucket?region=eu-west-3&secure=0`. Characters of
 * KEY and SECRET that an address reserves are percent-encoded; `region` is us-east-1 unless given; `secure=0` speaks plain
 * HTTP, for a service on the same private network.
 * @throws Error whose message is meant for the operator.
 */
export function parseStorageUrl(text: string): StorageAddress {
  const url = URL.parse(text);
  if (url?.protocol === 'file:') return { kind: 'folder', folder: folderOf(url) };
  if (url?.protocol !== 's3:') throw new Error('must begin with file: or s3:');
  const bucket = url.pathname.replace(/^\/|\/$/g, '');
  if (!url.host) throw new Error('has no host: s3://KEY:SECRET@host/bucket');
  if (!BUCKET.test(bucket)) throw new Error('has no valid bucket: s3://KEY:SECRET@host/bucket');
  if (!url.username || !url.password) throw new Error('has no key and secret: s3://KEY:SECRET@host/bucket');
  const unknown = [...url.searchParams.keys()].filter((name) => name !== 'region' && name !== 'secure');
  if (unknown.length) throw new Error(`has the unknown option ${unknown[0]}; known are region and secure`);
  return {
    kind: 's3',
    endpoint: `${isSecure(url.searchParams.get('secure')) ? 'https' : 'http'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? DEFAULT_REGION,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
  };
}

function folderOf(url: URL): string {
  try {
    return fileURLToPath(url);
  } catch {
    throw new Error('must be file:///absolute/path');
  }
}

function isSecure(value: string | null): boolean {
  if (value === null || value === '1') return true;
  if (value === '0') return false;
  throw new Error('has a wrong option secure; it is 1 or 0');
}
