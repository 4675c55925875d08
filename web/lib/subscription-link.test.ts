import { ApolloClient, gql, InMemoryCache } from '@apollo/client';
import { ws } from 'msw/ws';
import { expect, test, vi } from 'vitest';
import { server } from '../testing/api.ts';

/** The server's side of the socket, as far as the protocol (graphql-transport-ws) needs it. */
const endpoint = ws.link('ws://localhost:4000/graphql');

test('the socket shows the session’s token in the field that the API reads, and a new one once it is there', async () => {
  const shown: unknown[] = [];
  server.use(
    endpoint.addEventListener('connection', ({ client }) => {
      client.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data as string) as { type: string; id?: string; payload?: unknown };
        if (message.type === 'connection_init') {
          shown.push(message.payload);
          client.send(JSON.stringify({ type: 'connection_ack' }));
        }
        if (message.type === 'subscribe') {
          client.send(JSON.stringify({ id: message.id, type: 'next', payload: { data: { ready: shown.length } } }));
        }
      });
    }),
  );
  // Only now, and anew: it takes the WebSocket that it finds, and that is the tests’ own once they have begun.
  vi.resetModules();
  const { writeToken } = await import('./session/token-events.ts');
  writeToken('first');
  const { webSocketLink } = await import('./subscription-link.ts');
  const heard: unknown[] = [];
  const apollo = new ApolloClient({ cache: new InMemoryCache(), link: webSocketLink });
  const subscription = apollo
    .subscribe({
      query: gql`
        subscription {
          ready
        }
      `,
      fetchPolicy: 'no-cache',
    })
    .subscribe(({ data }) => heard.push(data));
  await vi.waitFor(() => expect(heard).toEqual([{ ready: 1 }]));
  // The session's token was refreshed: the subscription goes on over another socket.
  writeToken('second');
  await vi.waitFor(() => expect(heard).toEqual([{ ready: 1 }, { ready: 2 }]), { timeout: 8_000 });
  subscription.unsubscribe();
  expect(shown).toEqual([{ authorization: 'Bearer first' }, { authorization: 'Bearer second' }]);
});
