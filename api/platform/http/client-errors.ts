import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, toPublicError, type ErrorCode } from '../errors.ts';

/** Room for an address of absurd length, so that it is told what is wrong with it instead of being cut off. */
export const MAX_HEADER_BYTES = 128 * 1024;

/** What Node says of a request that it gives up. */
const CODES: Partial<Record<string, ErrorCode>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};
/** Long enough for the answer to be read. */
const FAREWELL_MS = 1_000;

/**
 * Requests that Node can't even read are answered in the product's grammar too, then the connection ends: also that of a client
 * who goes on sending.
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
