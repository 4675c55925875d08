import { createServer, type RequestListener, type Server } from 'node:http';
import { answerClientErrors, MAX_HEADER_BYTES } from './client-errors.ts';

/** How long a client may take to send, in milliseconds; slow senders are checked every few seconds. */
const TIMEOUTS = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
};
/** A client that reads nothing of its answer for so long is cut off. */
const SILENCE_MS = 300_000;

/** A server that no slow client holds up. @param timeouts shorter ones, for tests. */
export function createHttpServer(listener: RequestListener, timeouts = TIMEOUTS): Server {
  const server = createServer({ ...timeouts, maxHeaderSize: MAX_HEADER_BYTES }, listener);
  server.setTimeout(SILENCE_MS);
  answerClientErrors(server);
  return server;
}
