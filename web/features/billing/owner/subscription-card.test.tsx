import { useQuery } from '@apollo/client/react';
import { gql, type TypedDocumentNode } from '@apollo/client';
import type { FragmentType } from '@apollo/client/masking';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import type { SubscriptionCardPartsFragment } from './subscription.gen.ts';

// What a page that spreads the fragment asks for.
const QUERY: TypedDocumentNode<{ myBillingAccount: FragmentType<SubscriptionCardPartsFragment> }> = gql`
  query Card {
    myBillingAccount {
      id
      currentPlan {
        id
        name
        isFree
        venueLimit
      }
      usage {
        venues
      }
      subscription {
        id
        status
        endDate
        daysLeft
        endsSoon
        plan {
          id
          name
        }
        requestedPlan {
          id
          name
        }
      }
      hiddenVenues {
        id
        name
      }
    }
  }
`;

function Dashboard() {
  const { data } = useQuery(QUERY);
  return data ? <SubscriptionCard subscription={data.myBillingAccount} /> : null;
}

test('the card tells the plan, its end and how many venues it holds', async () => {
  server.use(
    api.query(QUERY, () => ({
      myBillingAccount: {
        id: 'user-1',
        currentPlan: { id: 'p', name: 'Essentiel', isFree: false, venueLimit: 3 },
        usage: { venues: 2 },
        subscription: {
          id: 's-1',
          status: 'ACTIVE',
          endDate: '2026-12-01',
          daysLeft: 10,
          endsSoon: true,
          plan: { id: 'p', name: 'Essentiel' },
          requestedPlan: null,
        },
        hiddenVenues: [],
      },
    })),
  );
  await renderWithApp(<Dashboard />);
  expect(await screen.findByText(/Valable jusqu’au 1er décembre 2026 · 10 jours restants/)).toBeDefined();
  expect(screen.getByText('Se termine bientôt')).toBeDefined();
  expect(screen.getByText(/2 sur 3/)).toBeDefined();
});
