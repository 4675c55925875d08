import { createHash } from 'node:crypto';

/** A token of a link has 43 characters; what is longer is not worth a look. */
const MAX_LENGTH = 64;

/** What is kept of the token of a link, and looked up by. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token.slice(0, MAX_LENGTH)).digest('base64url');
}
