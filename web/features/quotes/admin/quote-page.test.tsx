import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { askedVenue, adminQuote } from './admin-quote.factory.ts';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { COUNTS } from '../../../testing/viewer.ts';
import QuotePage from './quote-page.tsx';
import {
  AdminForwardQuoteDocument,
  AdminProposalsDocument,
  AdminQuoteDocument,
  AdminQuoteLatestDocument,
  AdminRemindOwnersDocument,
  AdminReviewQuoteDocument,
} from './quotes-admin.gen.ts';
import { MarkNotificationsReadAboutDocument } from '../../notifications/notifications.gen.ts';

const seen: unknown[] = [];
const give = (request: ReturnType<typeof adminQuote> | null) =>
  server.use(api.query(AdminQuoteDocument, () => ({ quoteRequest: request })));
const show = () => renderWithApp(<QuotePage />, { url: '/admin/quotes/q1', path: '/admin/quotes/:id' });

const proposal = { venueId: 'v2', slug: 'les-docks', name: 'Les Docks', city: 'Annecy', hasOwner: true, fit: [] };

beforeEach(() => {
  seen.length = 0;
  server.use(
    api.mutation(MarkNotificationsReadAboutDocument, ({ variables }) => {
      seen.push(variables);
      return { markNotificationsReadAbout: { counts: COUNTS } };
    }),
    api.query(AdminProposalsDocument, () => ({ quoteProposals: [proposal] })),
  );
});

test('opening a request marks what was told of it as read, once', async () => {
  give(adminQuote());
  await show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Journée d’étude, Essai SAS' })).toBeDefined();
  await waitFor(() => expect(seen).toEqual([{ input: { reference: 'DEV-2026-000042' } }]));
});

test('it is forwarded to the venues that are chosen, those that were added included', async () => {
  give(adminQuote({ venues: [askedVenue(), askedVenue({ venueId: 'v9', name: 'Sans patron', hasOwner: false })] }));
  const sent: unknown[] = [];
  server.use(
    api.mutation(AdminForwardQuoteDocument, ({ variables }) => {
      sent.push(variables.input);
      const request = adminQuote({ state: 'FORWARDED', availableActions: ['REMIND'], version: 2 });
      return { forwardQuoteRequest: { request, errors: [] } };
    }),
  );
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Ajouter Les Docks' }));
  expect(screen.queryByRole('button', { name: 'Ajouter Les Docks' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Transmettre à 2 lieux…' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Transmettre à 2 lieux/ }));
  expect(dialog.getByText(/Les Docks.+coordonnées de l’organisateur/)).toBeDefined();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Transmettre' }));
  expect(await screen.findByText('Transmise à 2 lieux.')).toBeDefined();
  expect(sent).toEqual([{ id: 'q1', version: 1, venueIds: ['v1', 'v2'] }]);
});

test('owners are reminded after a question, and who was quicker is named with what he did', async () => {
  const waiting = { forwardedAt: '2026-11-18T10:00:00.000Z', waits: true, mayBeReminded: true };
  give(adminQuote({ state: 'FORWARDED', availableActions: ['REMIND'], venues: [askedVenue(waiting)] }));
  server.use(
    api.mutation(AdminRemindOwnersDocument, () => ({
      remindQuoteOwners: { request: null, errors: [{ __typename: 'Conflict', code: 'CONFLICT' }] },
    })),
    api.query(AdminQuoteLatestDocument, () => {
      const reminded = {
        at: '2026-11-23T10:00:00.000Z',
        action: 'REMIND',
        actor: 'MODERATOR',
        by: 'Julien Sarrazin',
      } as const;
      return { quoteRequest: { id: 'q1', state: 'FORWARDED', steps: [reminded] } };
    }),
  );
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Relancer 1 lieu…' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Relancer 1 lieu/ }));
  await user.click(dialog.getByRole('button', { name: 'Relancer' }));
  expect(await screen.findByText(/Quelqu’un a traité cette demande/)).toBeDefined();
  expect(await screen.findByText(/relancés, par Julien Sarrazin.+Transmise/)).toBeDefined();
});

test('one that is not there says so', async () => {
  give(null);
  await show();
  expect(await screen.findByText('Cette demande n’existe pas')).toBeDefined();
});

test('to take a request in charge asks nothing', async () => {
  give(adminQuote({ availableActions: ['REVIEW', 'REJECT'] }));
  const sent: unknown[] = [];
  server.use(
    api.mutation(AdminReviewQuoteDocument, ({ variables }) => {
      sent.push(variables.input);
      const request = adminQuote({ state: 'IN_REVIEW', availableActions: ['REJECT'], version: 2 });
      give(request);
      return { reviewQuoteRequest: { request, errors: [] } };
    }),
  );
  const { user } = await show();
  const take = await screen.findByRole('button', { name: 'Prendre en charge' });
  await user.click(take);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Prendre en charge' })).toBeNull());
  expect(sent).toEqual([{ id: 'q1', version: 1 }]);
});
