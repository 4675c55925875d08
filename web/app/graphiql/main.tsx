import 'graphiql/style.css';
import './graphiql.css';
import { GraphiQL } from 'graphiql';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sessionFetcher } from './fetcher.ts';

const WELCOME = `# The API of Plénière. Queries and mutations go over HTTP, subscriptions over a WebSocket on the same address.
# Whoever is signed in to the site is so here; an "authorization" among the headers below comes before.
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
const fetcher = sessionFetcher(new URL('/graphql', location.href).href);

const root = document.getElementById('graphiql');
if (!root) throw new Error('graphiql.html has no #graphiql element.');
createRoot(root).render(
  <StrictMode>
    <GraphiQL fetcher={fetcher} query={linked} defaultQuery={WELCOME} shouldPersistHeaders />
  </StrictMode>,
);
