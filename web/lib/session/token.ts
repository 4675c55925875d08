import { TOKEN_KEY } from '../../../schema/constants.ts';
import { storage } from '../cookies.ts';

/** The bearer token of the session; null = signed out. */
export function readToken(): string | null {
  return storage.read(TOKEN_KEY);
}
