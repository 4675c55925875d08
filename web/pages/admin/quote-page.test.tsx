import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { askedVenue, deskQuote } from '../../features/quote-desk/desk-quote.factory.ts';
import { api, server } from '../../testing/api.ts';
import { renderWithApp } from '../../testing/render-with-app.tsx';
import QuotePage from './quote-page.tsx';

const seen: unknown[] = [];
const give = (request: object | null) =>
  server.use(api.query('DeskQuote', () => HttpResponse.json({ data: { managedQuoteRequest: request } })));
const show = () => renderWithApp(<QuotePage />, { url: '/admin/quotes/q1', path: '/admin/quotes/:id' });

const proposal = {
  __typename: 'ProposedVenue',
  venueId: 'v2',
  slug: 'les-docks',
  name: 'Les Docks',
  city: 'Annecy',
  hasOwner: true,
  fit: [],
};

beforeEach(() => {
  seen.length = 0;
  server.use(
    api.mutation('DeskQuoteSeen', ({ variables }) => {
      seen.push(variables);
      return HttpResponse.json({
        data: {
          markNotificationsReadAbout: {
            __typename: 'NotificationCounts',
            unread: 0,
            unreadQuoteRequests: 0,
            pendingRegistrations: null,
          },
        },
      });
    }),
    api.query('DeskProposals', () => HttpResponse.json({ data: { quoteProposals: [proposal] } })),
  );
});

test('opening a request marks what was told of it as read, once', async () => {
  give(deskQuote());
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Journée d’étude, Essai SAS' })).toBeDefined();
  await waitFor(() => expect(seen).toEqual([{ reference: 'DEV-2026-000042' }]));
});

test('it is forwarded to the venues that are chosen, those that were added included', async () => {
  give(deskQuote({ askedVenues: [askedVenue(), askedVenue({ venueId: 'v9', name: 'Sans patron', hasOwner: false })] }));
  const sent: unknown[] = [];
  server.use(
    api.mutation('DeskForwardQuote', ({ variables }) => {
      sent.push(variables);
      const request = deskQuote({ state: 'FORWARDED', availableActions: ['REMIND'], version: 2 });
      return HttpResponse.json({ data: { forwardQuoteRequest: { __typename: 'ManagedQuoteChanged', request } } });
    }),
  );
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Ajouter Les Docks' }));
  expect(screen.queryByRole('button', { name: 'Ajouter Les Docks' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Transmettre à 2 lieux' }));
  expect(await screen.findByText('Transmise à 2 lieux.')).toBeDefined();
  expect(sent).toEqual([{ id: 'q1', version: 1, venueIds: ['v1', 'v2'] }]);
});

test('owners are reminded where somebody may be, and one who was quicker is told', async () => {
  const waiting = { forwardedAt: '2026-11-18T10:00:00.000Z', waits: true, mayBeReminded: true };
  give(deskQuote({ state: 'FORWARDED', availableActions: ['REMIND'], askedVenues: [askedVenue(waiting)] }));
  server.use(
    api.mutation('DeskRemindOwners', () =>
      HttpResponse.json({ data: { remindQuoteOwners: { __typename: 'Conflict' } } }),
    ),
  );
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Relancer 1 lieu' }));
  expect(await screen.findByText(/Quelqu’un a traité cette demande/)).toBeDefined();
});

test('one that is not there says so', async () => {
  give(null);
  await show();
  expect(await screen.findByText('Cette demande n’existe pas')).toBeDefined();
});
