import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, toPublicError, type ErrorCode } from '../errors.ts';

/** Large enough for an overlong URL, so that it gets a proper error. */
export const MAX_HEADER_BYTES = 128 * 1024;

/** The errors of Node's HTTP parser. */
const CODES: Partial<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};
/** Long enough for the client to read the answer. */
const FAREWELL_MS = 1_000;

/**
 * Answers requests that Node cannot parse with an error in the format of the product, then closes the connection, even if the client
 * continues to send.
 */
export function answerClientErrors(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const known = new AppError(CODES[error.code ?? ''] ?? 'BAD_REQUEST');
    const body = toPublicError(known);
    const json = JSON.stringify({ error: body, message: body.message });
    const lines = [
      `HTTP/1.1 ${known.status} ${STATUS_CODES[known.status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(json)}`,
      'cache-control: no-store',
      'connection: close',
    ];
    socket.end(`${lines.join('\r\n')}\r\n\r\n${json}`);
    setTimeout(() => socket.destroy(), FAREWELL_MS).unref();
  });
}
