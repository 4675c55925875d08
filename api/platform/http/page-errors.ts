import express, { Router } from 'express';
import { PAGE_ERRORS_PATH } from '../../../schema/constants.ts';
import type { Logger } from '../logger.ts';

const BODY_LIMIT = '8kb';
/** What a broken release would send by the thousand is known after some of them. */
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;
/** What a browser tells of an error, and how much of it is kept. */
const FIELDS = { kind: 40, page: 200, message: 500, stack: 2_000, component: 1_000 } as const;

/**
 * Takes from browsers what went wrong in a page, for the log alone.
 * @param ownOrigins refuses what comes from pages of others.
 */
export function pageErrors(logger: Logger, ownOrigins: express.Handler): Router {
  const router = Router();
  let [since, count] = [0, 0];
  router.post(PAGE_ERRORS_PATH, ownOrigins, express.json({ limit: BODY_LIMIT }), (request, response) => {
    const at = Date.now();
    if (at - since > MINUTE_MS) [since, count] = [at, 0];
    if (count++ < MOST_A_MINUTE) logger.warn(told(request.body), 'a page failed in a browser');
    response.status(204).end();
  });
  return router;
}

function told(body: unknown): Record<string, string> {
  const given = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(FIELDS).flatMap(([name, most]) => {
      const value = given[name];
      return typeof value === 'string' ? [[name, value.slice(0, most)]] : [];
    }),
  );
}
