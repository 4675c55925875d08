import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';
import { readToken } from './token.ts';

/** Sends the token of a session along. A visitor without one, that is nearly everybody, does not load what that takes. */
export const bearerLink = new ApolloLink((operation, forward) =>
  readToken() === null
    ? forward(operation)
    : from(import('./bearer.ts')).pipe(mergeMap(({ withBearer }) => withBearer(operation, forward))),
);
