import { TOKEN_KEY } from '../../../schema/constants.ts';
import { storage } from '../cookies.ts';
import { listenersTo } from '../stored-value.ts';
import { readToken } from './token.ts';

const doubters = new Set<() => void>();

const { tell, listen } = listenersTo(TOKEN_KEY);

/** Calls the listener when the token changes, in this tab or in another; gives back how to stop. */
export const onToken = listen;

export function writeToken(token: string): void {
  storage.write(TOKEN_KEY, token);
  tell();
}

/** Forgets a token, unless a newer one has taken its place: all tabs are signed out. */
export function dropToken(token: string): void {
  if (readToken() !== token) return;
  storage.remove(TOKEN_KEY);
  tell();
}

/** The server closed the socket of this session: the session is validated again. */
export function doubtSession(): void {
  for (const doubter of doubters) doubter();
}

export function onDoubt(listener: () => void): () => void {
  doubters.add(listener);
  return () => doubters.delete(listener);
}

/** The user of a token. Not verified, as the server does that; it distinguishes a new token from a new user. */
export function subjectOf(token: string): string | null {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { sub } = JSON.parse(atob(payload)) as { sub?: unknown };
    return typeof sub === 'string' ? sub : null;
  } catch {
    return null;
  }
}
