import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';

/** One WebSocket for all subscriptions, closed 10 s after the last one ends, opened again after a break. Authenticated by the cookie. */
export const webSocketLink = new GraphQLWsLink(
  createClient({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
    lazy: true,
    lazyCloseTimeout: 10_000,
    retryAttempts: Infinity,
    shouldRetry: () => true,
  }),
);
