import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isDiskFull } from '../../platform/errors.ts';
import { ByteInspector } from './csv-encoding.ts';
import type { ByteReport } from './csv-encoding.ts';
import { CsvFault, refuseFile } from './csv-fault.ts';

/** A temporary copy of the input, which is read twice and must not change in between. */
export interface CsvSnapshot {
  path: string;
  bytes: ByteReport;
  remove(): Promise<void>;
}

/**
 * Copies the stream to a temporary file, and inspects its bytes.
 *
 * @throws CsvFault file_too_large, empty_file, foreign_file or read_failed; the reason of `signal` when it aborts
 */
export async function takeSnapshot(
  stream: Readable,
  options: { maxBytes: number; signal?: AbortSignal | undefined },
): Promise<CsvSnapshot> {
  const folder = await mkdtemp(join(tmpdir(), 'pleniere-import-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const path = join(folder, 'input.csv');
    const inspector = new ByteInspector();
    let size = 0;
    const inspect = new Transform({
      transform(chunk: Buffer | string, encoding, done) {
        const buffer = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk;
        size += buffer.length;
        if (size > options.maxBytes) {
          const detail = `The file is larger than ${Math.floor(options.maxBytes / 1e6)} MB.`;
          done(new CsvFault({ code: 'file_too_large', line: null, detail }));
          return;
        }
        inspector.add(buffer);
        done(null, buffer);
      },
    });
    await copy(stream, inspect, path, options.signal);
    const bytes = inspector.finish();
    if (bytes.bytes === 0) refuseFile('empty_file', 'The file is empty.');
    if (bytes.foreign !== null) refuseFile('foreign_file', `This is no CSV file, but ${bytes.foreign}.`);
    if (bytes.json) refuseFile('json_file', 'This is no CSV file, but JSON: turn it into CSV first.');
    return { path, bytes, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

async function copy(
  stream: Readable,
  inspect: Transform,
  path: string,
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    await pipeline(stream, inspect, createWriteStream(path), { signal });
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (error instanceof CsvFault || isDiskFull(error)) throw error;
    refuseFile('read_failed', `The file cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
