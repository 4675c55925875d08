import { ApolloClient, ApolloLink, InMemoryCache, type NormalizedCacheObject } from '@apollo/client';
import { BaseHttpLink } from '@apollo/client/link/http';
import { OperationTypeNode } from 'graphql';
import { from, mergeMap } from 'rxjs';
import { TIMEOUTS } from '../../schema/constants.ts';
import { possibleTypes } from './possible-types.gen.ts';
import { ServedAnswers } from './served-data.ts';
import { bearerLink } from './session/bearer-link.ts';
import { readToken } from './session/token.ts';
import type { UploadInit } from './uploads.ts';

/** Rules of the cache, the same on the server and in the browser. Objects are known by `__typename` and `id`. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({
    // What the cache remembers of each part costs more than to read a part again: hydrating a list of venues takes a fifth less time without
    // (bench/README.md).
    resultCaching: false,
    possibleTypes: {
      ...possibleTypes,
      // In development, Apollo warns of a part for one member of a union that does not fit another, unless it knows both as leaves.
      ...(import.meta.env.DEV ? Object.fromEntries(possibleTypes.UserError.map((name) => [name, []])) : {}),
    },
    typePolicies: {
      // Parts of the root without an id of their own: new fields join those already there.
      Query: { fields: { home: { merge: true } } },
      // The map asks for the rectangle and for the markers of one search apart.
      VenueSearchResult: { merge: true },
      // A picture reads differently for the public and for its owner, who sees what is not approved yet: each parent keeps its own.
      Photo: { keyFields: false },
    },
  });
}

/** Opens the WebSocket with the first subscription; its code is not part of the first load. */
const subscriptionLink = new ApolloLink((operation) =>
  from(import('./subscription-link.ts')).pipe(
    mergeMap(({ webSocketLink }) => ApolloLink.execute(webSocketLink, operation, { client: operation.client })),
  ),
);

/** `fetch` that gives up after the time limit with a TimeoutError. */
const fetchInTime = async (input: RequestInfo | URL, given?: UploadInit): Promise<Response> => {
  const init = given?.files ? (await import('./upload-init.ts')).multipart(given) : given;
  const timeout = AbortSignal.timeout(TIMEOUTS.listMs);
  const own = init?.signal;
  // Browsers before 2024 can't join two signals; they keep the caller's.
  const signal = own && 'any' in AbortSignal ? AbortSignal.any([own, timeout]) : (own ?? timeout);
  return fetch(input, { ...init, signal });
};

/** What somebody signed in does may change what the page was served with: from then on Apollo's cache has it. */
const releaseLink = (served: ServedAnswers) =>
  new ApolloLink((operation, forward) => {
    if (operation.operationType === OperationTypeNode.MUTATION && readToken() !== null)
      served.release(operation.client.cache);
    return forward(operation);
  });

/** The browser's client: HTTP for queries and mutations, WebSocket for subscriptions, starting from what the page brings along. */
export function createBrowserClient(state?: NormalizedCacheObject, served = new ServedAnswers({})): ApolloClient {
  const http = new BaseHttpLink({
    uri: new URL('/graphql', location.href).href,
    credentials: 'same-origin',
    fetch: fetchInTime,
    // Lets the server distinguish our requests from a form of another site.
    headers: { 'apollo-require-preflight': 'true' },
  });
  return new ApolloClient({
    cache: createCache().restore(state ?? {}),
    link: ApolloLink.split(
      ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
      subscriptionLink,
      ApolloLink.from([releaseLink(served), bearerLink, http]),
    ),
    devtools: { enabled: import.meta.env.DEV },
  });
}
