import { createServer, type RequestListener, type Server } from 'node:http';
import { answerClientErrors, MAX_HEADER_BYTES } from './client-errors.ts';

/** Time limits for clients that send, in milliseconds; Node checks them every few seconds. */
const TIMEOUTS = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  // Longer than the 60 s of common load balancers, which otherwise send requests on connections that are just being closed.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 5_000,
};
/** A connection whose client reads nothing for this time is closed. */
const SILENCE_MS = 300_000;

/** An HTTP server with time limits for slow clients. @param timeouts shorter ones, for tests. */
export function createHttpServer(listener: RequestListener, timeouts = TIMEOUTS): Server {
  const server = createServer({ ...timeouts, maxHeaderSize: MAX_HEADER_BYTES }, listener);
  server.setTimeout(SILENCE_MS);
  answerClientErrors(server);
  return server;
}
