import { buffer } from 'node:stream/consumers';
import type { Handler } from 'express';
import { type FileUpload, graphqlUploadExpress } from 'graphql-upload-ts';
import { PHOTOS } from '../../../schema/owner-limits.ts';
import { AppError } from '../errors.ts';
import { callerOf } from '../http/callers.ts';

/** The texts that come with files. */
const MAX_FIELD_BYTES = 64 * 1024;

/**
 * Receives files of an operation (GraphQL multipart request). They are written to disk while they arrive, so only signed-in
 * callers may send them.
 */
export function takeUploads(): Handler {
  const take = graphqlUploadExpress({
    maxFieldSize: MAX_FIELD_BYTES,
    // One byte more, so that the error for a file that is too large can name its field.
    maxFileSize: PHOTOS.maxBytes + 1,
    maxFiles: PHOTOS.maxPerUpload,
  });
  return async (request, response, next) => {
    if (!request.is('multipart/form-data')) return next();
    await callerOf(response).enter();
    // Forms of other sites can send this content type without a preflight request, but not this header.
    if (!request.get('apollo-require-preflight') && !request.get('x-apollo-operation-name'))
      throw new AppError('BAD_REQUEST');
    take(request, response, next);
  };
}

/** The content of a file of an operation. */
export async function readUpload(file: FileUpload): Promise<Uint8Array> {
  return buffer(file.createReadStream());
}
