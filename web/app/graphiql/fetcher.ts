import { createGraphiQLFetcher, type Fetcher } from '@graphiql/toolkit';
import { refresh, validate } from '../../lib/session/session-calls.ts';
import { readToken } from '../../lib/session/token.ts';

/** The session of the site, with a token that is still good. */
async function sessionHeaders(): Promise<Record<string, string>> {
  const token = readToken();
  if (token === null) return {};
  const { valid, shouldRefresh } = await validate(token);
  const current = valid && !shouldRefresh ? token : await refresh(token);
  return current === null ? {} : { authorization: `Bearer ${current}` };
}

/**
 * Asks as whoever is signed in to the site, over HTTP and over WebSocket; a token among the headers that are typed in comes before.
 * @param endpoint the address of both.
 */
export function sessionFetcher(endpoint: string): Fetcher {
  const fetcher = createGraphiQLFetcher({
    url: endpoint,
    // Each subscription opens a socket of its own, which sends the headers when it opens.
    subscriptionUrl: endpoint.replace(/^http/, 'ws'),
    headers: { 'apollo-require-preflight': 'true' },
  });
  return async (operation, options) => {
    const typed = (options?.headers ?? {}) as Record<string, string>;
    const isNamed = Object.keys(typed).some((name) => name.toLowerCase() === 'authorization');
    const headers = isNamed ? typed : { ...typed, ...(await sessionHeaders()) };
    return fetcher(operation, { ...options, headers });
  };
}
