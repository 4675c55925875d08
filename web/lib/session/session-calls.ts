import { API_BASE_PATH, TIMEOUTS } from '../../../schema/constants.ts';
import { dropToken, writeToken } from './token-events.ts';
import { readToken } from './token.ts';

/** The calls of the session, which are REST (specification, section 7). */

/** What the server says about a token. */
export type Verdict = { readonly valid: boolean; readonly shouldRefresh: boolean; readonly expired: boolean };

/** The server refused to refresh for another reason than the session's end. */
class RefreshError extends Error {
  override name = 'RefreshError';
}

function post(path: string, token: string | null, body?: object): Promise<Response> {
  return fetch(new URL(API_BASE_PATH + path, location.href), {
    method: 'POST',
    credentials: 'include',
    // Outlives the page: the last page view, and the end of a session whose tab is closed at once.
    keepalive: true,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    signal: AbortSignal.timeout(TIMEOUTS.listMs),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

/** Rejects when there is no answer. */
export async function validate(token: string): Promise<Verdict> {
  const answer = await post('/token/validate', null, { token });
  if (!answer.ok) throw new Error(`The token could not be validated: ${answer.status}.`);
  return (await answer.json()) as Verdict;
}

/** One at a time in all tabs, where the browser has locks; elsewhere the server gives all of them the same successor. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks;
  return locks ? locks.request('session-refresh', work) : work();
}

async function renew(stale: string): Promise<string | null> {
  const token = readToken();
  // Another tab was first, or has signed out.
  if (token !== stale) return token;
  const answer = await post('/token/refresh', token);
  if (answer.ok) {
    const { token: next } = (await answer.json()) as { token: string };
    // Signed out meanwhile: the session is dead, and its new token is not kept.
    if (readToken() !== token) return readToken();
    writeToken(next);
    return next;
  }
  if (answer.status !== 401 && answer.status !== 403) throw new RefreshError(`Not refreshed: ${answer.status}.`);
  dropToken(token);
  return null;
}

let underway: Promise<string | null> | null = null;

/**
 * The token that follows a stale one: all callers, in all tabs, share one attempt. Null = the session has ended, and its token is
 * forgotten. Rejects when the server can't be reached.
 */
export function refresh(stale: string): Promise<string | null> {
  underway ??= alone(() => renew(stale)).finally(() => {
    underway = null;
  });
  return underway;
}

/** Ends the session on the server. In the browser it is over already, so that a lost connection keeps no session alive. */
export async function endSession(token: string): Promise<void> {
  await post('/auth/logout', token).catch(() => {});
}

/** Tells that the signed-in user looks at a page; of no importance to them, so failures are passed over. */
export async function recordPageView(userId: string, pagePath: string): Promise<void> {
  const body = { userId, type: 'page_view', pagePath };
  const send = async (token: string | null) => (token === null ? null : post('/activities', token, body));
  try {
    const token = readToken();
    const answer = await send(token);
    if (answer?.status === 401 && token !== null) await send(await refresh(token));
  } catch {
    // As said.
  }
}
