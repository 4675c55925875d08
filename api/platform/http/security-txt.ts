import { Router } from 'express';
import { dayFromToday } from '../clock.ts';
import { AppError } from '../errors.ts';

/** RFC 9116 recommends an expiry of less than a year. */
const GOOD_FOR_DAYS = 180;
const DAY_SECONDS = 86_400;

/** The contact for security reports, and the URL of the policy. */
export interface SecurityContact {
  /** E-mail address; null = there is none, and the file does not exist. */
  email: string | null;
  /** Origin of the site, without a trailing slash. */
  origin: string;
}

/**
 * Serves `/.well-known/security.txt` (RFC 9116).
 * @param contact called for each request, as the publisher can change.
 */
export function securityTxt(contact: () => SecurityContact): Router {
  const router = Router();
  router.get('/.well-known/security.txt', (_request, response) => {
    const { email, origin } = contact();
    if (email === null) throw new AppError('NOT_FOUND');
    const lines = [
      `Contact: mailto:${email}`,
      `Expires: ${dayFromToday(GOOD_FOR_DAYS)}T00:00:00Z`,
      'Preferred-Languages: fr, en',
      `Canonical: ${origin}/.well-known/security.txt`,
    ];
    response
      .set('cache-control', `public, max-age=${DAY_SECONDS}`)
      .type('text/plain')
      .send(`${lines.join('\n')}\n`);
  });
  return router;
}
