import { refresh } from './session-calls.ts';
import { readToken } from './token.ts';

/** Asks a path of the REST facade with the session's token; after a 401 once more with a refreshed one. */
export async function fetchWithBearer(path: string, init: RequestInit = {}): Promise<Response> {
  const send = (token: string | null): Promise<Response> =>
    fetch(new URL(path, location.href), {
      ...init,
      credentials: 'include',
      headers: token === null ? {} : { authorization: `Bearer ${token}` },
    });
  const token = readToken();
  const answer = await send(token);
  if (answer.status !== 401 || token === null) return answer;
  const next = await refresh(token);
  return next === null ? answer : send(next);
}
