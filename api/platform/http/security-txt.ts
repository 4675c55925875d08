import { Router } from 'express';
import { dayFromToday } from '../clock.ts';
import { AppError } from '../errors.ts';

/** RFC 9116 wants less than a year, after which nobody should trust what it says. */
const GOOD_FOR_DAYS = 180;
const DAY_SECONDS = 86_400;

/** The contact for reports of weaknesses, and the address of the policy. */
export interface SecurityContact {
  /** E-mail address; null = there is nobody, and so no such file. */
  email: string | null;
  /** Origin of the site, without a slash at the end. */
  origin: string;
}

/**
 * Serves `/.well-known/security.txt` (RFC 9116).
 * @param contact is asked for at each request, as the publisher may be another one by then.
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
