import { buffer } from 'node:stream/consumers';
import type { Handler } from 'express';
import { type FileUpload, graphqlUploadExpress } from 'graphql-upload-ts';
import { PHOTOS } from '../../../schema/owner-limits.ts';
import { AppError } from '../errors.ts';
import { callerOf } from '../http/callers.ts';

/** Of the texts that come with files. */
const MAX_FIELD_BYTES = 64 * 1024;

/**
 * Takes files that come with an operation (GraphQL multipart request). They are written to disk while they come in, so nobody
 * may send any who is not signed in.
 */
export function takeUploads(): Handler {
  const take = graphqlUploadExpress({
    maxFieldSize: MAX_FIELD_BYTES,
    // One byte more, so that what is too large is told by the name of its field.
    maxFileSize: PHOTOS.maxBytes + 1,
    maxFiles: PHOTOS.maxPerUpload,
  });
  return async (request, response, next) => {
    if (!request.is('multipart/form-data')) return next();
    await callerOf(response).enter();
    // The cross-site forms of other sites send this type too, without asking; they cannot send this header.
    if (!request.get('apollo-require-preflight') && !request.get('x-apollo-operation-name'))
      throw new AppError('BAD_REQUEST');
    take(request, response, next);
  };
}

/** The bytes of a file that came with an operation. */
export async function readUpload(file: FileUpload): Promise<Uint8Array> {
  return buffer(file.createReadStream());
}
