import express, { Router } from 'express';
import { PAGE_ERRORS_PATH } from '../../../schema/constants.ts';
import type { Logger } from '../logger.ts';

const BODY_LIMIT = '8kb';
/** Limits the log of a broken release, whose pages would all report the same error. */
const MOST_A_MINUTE = 60;
const MINUTE_MS = 60_000;
/** The fields of a reported error, with their maximum lengths. */
const FIELDS = { kind: 40, page: 200, message: 500, stack: 2_000, component: 1_000 } as const;

/**
 * Logs errors that browsers report from pages.
 * @param ownOrigins refuses requests from pages of other origins.
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
