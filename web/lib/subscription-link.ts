import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { CloseCode, createClient } from 'graphql-ws';
import { doubtSession, onToken } from './session/token-events.ts';
import { readToken } from './session/token.ts';

const SESSION_ENDED: number = CloseCode.Forbidden;

/**
 * One WebSocket for all subscriptions, closed 10 s after the last one ends, opened again after a break. It is authenticated when it opens:
 * a new token opens a new one. The server closes it with 4403 when the session has ended.
 */
const socket = createClient({
  url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/graphql`,
  lazy: true,
  lazyCloseTimeout: 10_000,
  retryAttempts: Infinity,
  shouldRetry: () => true,
  connectionParams: () => {
    const token = readToken();
    return token === null ? {} : { authorization: `Bearer ${token}` };
  },
  on: {
    closed: (event) => {
      if ((event as CloseEvent).code === SESSION_ENDED) doubtSession();
    },
  },
});

onToken(() => socket.terminate());

export const webSocketLink = new GraphQLWsLink(socket);
