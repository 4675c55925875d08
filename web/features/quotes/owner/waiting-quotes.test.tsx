import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api, server, type Answer } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { ownerQuote } from './owner-quote.factory.ts';
import { OwnerQuotesDocument } from './owner-quotes.gen.ts';
import { WaitingQuotes } from './waiting-quotes.tsx';

type Counts = Answer<typeof OwnerQuotesDocument>['forwardedQuoteRequests']['progressCounts'];

const give = (requests: ReturnType<typeof ownerQuote>[], totalCount: number, progressCounts: Counts) =>
  server.use(
    api.query(OwnerQuotesDocument, ({ variables }) => {
      expect(variables.filter).toEqual({ progress: 'TO_ANSWER' });
      return {
        forwardedQuoteRequests: {
          edges: requests.map((node) => ({ node })),
          pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
          totalCount,
          progressCounts,
        },
      };
    }),
  );

test('a request that waits says when, for how many, what it is worth and since when', async () => {
  give([ownerQuote()], 5, [
    { progress: 'TO_ANSWER', count: 5 },
    { progress: 'ANSWERED', count: 2 },
  ]);
  await renderWithApp(<WaitingQuotes />);
  const line = (await screen.findAllByRole('listitem'))[0]!;
  expect(line.textContent).toContain('1er–2 mars 2027 · 60 personnes · budget\u00a0: 5\u202f130\u00a0€ HT');
  expect(line.textContent).toContain('reçue hier');
  expect(screen.getByRole('link', { name: 'Répondre\u00a0: Journée d’étude, Essai SAS' }).getAttribute('href')).toBe(
    '/dashboard/quotes/q1',
  );
  expect(screen.getByRole('link', { name: 'Mes 7 demandes' })).toBeDefined();
  expect(screen.getByRole('link', { name: '1 autre demande à laquelle répondre' }).getAttribute('href')).toBe(
    '/dashboard/quotes?suivi=a-repondre',
  );
});

test('who has answered everything is told so, who never had a request what will happen', async () => {
  give([], 0, [{ progress: 'ANSWERED', count: 1 }]);
  const { unmount } = await renderWithApp(<WaitingQuotes />);
  expect(await screen.findByText('Vous avez répondu à tout.')).toBeDefined();
  unmount();
  give([], 0, []);
  await renderWithApp(<WaitingQuotes />);
  expect(await screen.findByText(/Aucune demande/)).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});
