import type { Visitor } from '../../testing/accounts.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;

/** Requests with an access token, and with the cookie of its session. */
export function sessionCalls(visitor: Visitor) {
  return {
    me: (token: string, cookie?: string) => visitor.rest('GET', '/users/me', undefined, { token, cookie }),
    refresh: (token: string, cookie?: string) => visitor.rest('POST', '/token/refresh', undefined, { token, cookie }),
    validate: async (token: string) => (await visitor.rest('POST', '/token/validate', { token })).body as object,
  };
}

/** The access token of an answer that has one. */
export const tokenIn = (answer: { body: unknown }) => (answer.body as { token: string }).token;
