import type { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { catchError, from, map, mergeMap, of, throwError, type Observable } from 'rxjs';
import { errorCode } from '../errors.ts';
import { refresh } from './session-calls.ts';
import { readToken } from './token.ts';

type Outcome = { readonly result: ApolloLink.Result } | { readonly error: unknown };

const REFUSED = 'UNAUTHENTICATED';

function wasRefused(outcome: Outcome): boolean {
  if ('error' in outcome) return errorCode(outcome.error) === REFUSED;
  return outcome.result.errors !== undefined && errorCode(new CombinedGraphQLErrors(outcome.result)) === REFUSED;
}

const told = (outcome: Outcome): Observable<ApolloLink.Result> =>
  'error' in outcome ? throwError(() => outcome.error) : of(outcome.result);

/** Sends an operation with the token; after a 401 once more with a refreshed one. */
export function withBearer(
  operation: ApolloLink.Operation,
  forward: ApolloLink.ForwardFunction,
): Observable<ApolloLink.Result> {
  const send = (token: string | null): Observable<Outcome> => {
    if (token !== null) {
      operation.setContext(({ headers }: { headers?: Record<string, string> }) => ({
        headers: { ...headers, authorization: `Bearer ${token}` },
      }));
    }
    return forward(operation).pipe(
      map((result): Outcome => ({ result })),
      catchError((error: unknown) => of<Outcome>({ error })),
    );
  };
  const token = readToken();
  return send(token).pipe(
    mergeMap((outcome) => {
      if (token === null || !wasRefused(outcome)) return of(outcome);
      return from(refresh(token)).pipe(mergeMap((next) => (next === null ? of(outcome) : send(next))));
    }),
    mergeMap(told),
  );
}
