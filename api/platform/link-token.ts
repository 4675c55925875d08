import { createHash } from 'node:crypto';

/** The token of a link has 43 characters; longer ones are cut. */
const MAX_LENGTH = 64;

/** The hash by which the token of a link is stored and found. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token.slice(0, MAX_LENGTH)).digest('base64url');
}
