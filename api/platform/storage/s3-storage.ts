import { Readable } from 'node:stream';
import { GetObjectCommand, HeadBucketCommand, NoSuchKey, NotFound, S3Client } from '@aws-sdk/client-s3';
import { S3Driver } from 'flydrive/drivers/s3';
import type { StorageAddress } from './storage-url.ts';
import { assertKey, isKey, type ByteRange, type Storage, type StoredFile } from './storage.ts';

const CONNECT_LIMIT_MS = 3_000;
const REQUEST_LIMIT_MS = 15_000;
const ATTEMPTS = 2;

/** Files in a bucket of an S3-compatible service. */
export class S3Storage implements Storage {
  readonly #bucket: string;
  readonly #client: S3Client;
  readonly #driver: S3Driver;

  constructor(address: Extract<StorageAddress, { kind: 's3' }>) {
    const { endpoint, region, bucket, accessKeyId, secretAccessKey } = address;
    this.#bucket = bucket;
    this.#client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      maxAttempts: ATTEMPTS,
      requestHandler: {
        connectionTimeout: CONNECT_LIMIT_MS,
        requestTimeout: REQUEST_LIMIT_MS,
        throwOnRequestTimeout: true,
      },
      // Optional checksums are an extension that other services do not support.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
    this.#driver = new S3Driver({ client: this.#client, bucket, visibility: 'private', supportsACL: false });
  }

  async put(key: string, bytes: Uint8Array, contentType: string): Promise<void> {
    assertKey(key);
    await this.#driver.put(key, bytes, { contentType, contentLength: bytes.byteLength });
  }

  async describe(key: string): Promise<StoredFile | null> {
    assertKey(key);
    const found = await orNull(this.#driver.getMetaData(key));
    return found && { size: found.contentLength, modifiedAt: found.lastModified };
  }

  async read(key: string, range?: ByteRange): Promise<Readable | null> {
    assertKey(key);
    // The driver reads whole files only.
    const found = await orNull(
      this.#client.send(
        new GetObjectCommand({
          Bucket: this.#bucket,
          Key: key,
          ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}),
        }),
      ),
    );
    if (!found) return null;
    if (!(found.Body instanceof Readable)) throw new Error('The object storage answered without a body.');
    return found.Body;
  }

  async delete(key: string): Promise<void> {
    assertKey(key);
    await this.#driver.delete(key);
  }

  async *list(prefix: string): AsyncIterable<StoredFile & { key: string }> {
    let page: string | undefined;
    do {
      const found = await this.#driver.listAll(prefix || '/', {
        recursive: true,
        ...(page ? { paginationToken: page } : {}),
      });
      for (const object of found.objects) {
        if (!object.isFile || !isKey(object.key)) continue;
        const { contentLength, lastModified } = await object.getMetaData();
        yield { key: object.key, size: contentLength, modifiedAt: lastModified };
      }
      page = found.paginationToken;
    } while (page);
  }

  async check(): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
  }
}

/** Null if there is no such file. */
async function orNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found;
  } catch (error) {
    if (error instanceof NoSuchKey || error instanceof NotFound) return null;
    throw error;
  }
}
