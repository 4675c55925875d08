import { createServer, type RequestListener, type Server } from 'node:http';
import { answerClientErrors, MAX_HEADER_BYTES } from './client-errors.ts';

/** How long a client may take to send; who sends drop by drop is looked after every few seconds. */
const TIMEOUTS = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 5_000,
};

export function createHttpServer(listener: RequestListener): Server {
  const server = createServer({ ...TIMEOUTS, maxHeaderSize: MAX_HEADER_BYTES }, listener);
  answerClientErrors(server);
  return server;
}
