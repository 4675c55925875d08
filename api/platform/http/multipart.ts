import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Readable } from 'node:stream';
import busboy from 'busboy';
import type { Request } from 'express';
import { AppError, isDiskFull, validationFailed } from '../errors.ts';

const MAX_FIELDS = 20;
const MAX_FIELD_BYTES = 4_096;

export interface MultipartLimits {
  /** Name of the field with the files; files in other fields are ignored. */
  field: string;
  maxFiles: number;
  /** Bytes of one file. */
  maxBytes: number;
}

/** A received file in a temporary folder; the client's file name is not used. */
export interface ReceivedFile {
  read(): Promise<Uint8Array>;
  stream(): Readable;
}

/**
 * Receives the files of a form one after the other onto the disk, passes them to `work`, and deletes them in any case, even if the
 * request is aborted.
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, BAD_REQUEST, VALIDATION_FAILED (tooMany), PAYLOAD_TOO_LARGE; and what `work` throws.
 */
export async function withFiles<Result>(
  request: Request,
  limits: MultipartLimits,
  work: (files: ReceivedFile[]) => Promise<Result>,
): Promise<Result> {
  if (!request.is('multipart/form-data')) throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  const folder = await mkdtemp(join(tmpdir(), 'upload-'));
  try {
    const paths = await receive(request, folder, limits);
    return await work(paths.map((path) => ({ read: () => readFile(path), stream: () => createReadStream(path) })));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(
  request: Request,
  folder: string,
  { field, maxFiles, maxBytes }: MultipartLimits,
): Promise<string[]> {
  const paths: string[] = [];
  const writing: Promise<void>[] = [];
  let problem: Error | null = null;
  const form = openForm(request, {
    files: maxFiles,
    // One byte more, so that a larger file is detected.
    fileSize: maxBytes + 1,
    fields: MAX_FIELDS,
    fieldSize: MAX_FIELD_BYTES,
    parts: maxFiles + MAX_FIELDS,
  });
  form.on('file', (name: string, stream: Readable & { truncated?: boolean }) => {
    if (name !== field || problem) return void stream.resume();
    const at = `${field}.${paths.length}`;
    const path = join(folder, String(paths.length));
    paths.push(path);
    stream.on('limit', () => {
      const issue = { path: at, code: 'tooLarge', params: { maxMegabytes: maxBytes / 1024 / 1024 } };
      problem ??= new AppError('PAYLOAD_TOO_LARGE', undefined, { fields: [issue] });
    });
    // A broken form is reported once; the truncated file in it is not a second error.
    writing.push(
      pipeline(stream, createWriteStream(path)).catch((error: unknown) => void (problem ??= unwritten(error))),
    );
  });
  const tooMany = (): void =>
    void (problem ??= validationFailed([{ path: field, code: 'tooMany', params: { max: maxFiles } }]));
  form.on('filesLimit', tooMany);
  form.on('partsLimit', tooMany);
  try {
    await pipeline(request, form);
  } catch (error) {
    if (!problem) problem = error instanceof AppError ? error : new AppError('BAD_REQUEST');
  }
  await Promise.all(writing);
  if (problem) throw problem;
  return paths;
}

function openForm(request: Request, limits: busboy.Limits): busboy.Busboy {
  try {
    return busboy({ headers: request.headers, limits });
  } catch {
    throw new AppError('BAD_REQUEST');
  }
}

/** Errors of the disk are INTERNAL; a stream that ended early is the client's error. */
function unwritten(error: unknown): Error {
  if (error instanceof Error && isDiskFull(error)) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new AppError(/^E(IO|ACCES|ROFS|MFILE)$/.test(code) ? 'UNAVAILABLE' : 'BAD_REQUEST');
}
