import compression from 'compression';
import express, { type Express } from 'express';
import type { Config } from '../config.ts';
import type { Logger } from '../logger.ts';
import { requestLog } from './request-log.ts';
import { securityHeaders } from './security.ts';
import { compressTheRest } from './captured-responses.ts';

/** The Express application with the middleware of every answer: request log, security headers, compression. */
export function createExpress(config: Config, logger: Logger): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.use(requestLog(logger));
  app.use(securityHeaders(config.publicUrl.startsWith('https:')));
  app.use(compressTheRest(compression({ threshold: 1_024 })));
  return app;
}
