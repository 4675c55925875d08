import 'graphiql/setup-workers/vite';
import 'graphiql/style.css';
import './graphiql.css';
import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import { createClient } from 'graphql-ws';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

const WELCOME = `# The API of Plénière. Queries and mutations go over HTTP, subscriptions over a WebSocket on the same address.
# The documentation of every type is behind the book on the left.

query VenuesInLyon {
  searchVenues(filter: { location: ["Lyon"], capacity: 60 }) {
    totalCount
    items {
      name
      city
      largestRoom
    }
  }
}
`;
/** A link can carry the operation to start with. */
const linked = new URLSearchParams(location.search).get('query') ?? undefined;

/** The same address for everything: the one this page was loaded from. */
const endpoint = new URL('/graphql', location.href);

const fetcher = createGraphiQLFetcher({
  url: endpoint.href,
  headers: { 'apollo-require-preflight': 'true' },
  wsClient: createClient({ url: endpoint.href.replace(/^http/, 'ws'), lazy: true }),
});

const root = document.getElementById('graphiql');
if (!root) throw new Error('graphiql.html has no #graphiql element.');
createRoot(root).render(
  <StrictMode>
    <GraphiQL fetcher={fetcher} initialQuery={linked} defaultQuery={WELCOME} shouldPersistHeaders />
  </StrictMode>,
);
