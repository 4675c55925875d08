import { screen, waitFor } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { api, server } from '../testing/api.ts';
import { renderWithApp } from '../testing/render-with-app.tsx';
import QuoteTrackingPage from './quote-tracking-page.tsx';

const REQUEST = {
  __typename: 'QuoteRequest',
  id: 'q1',
  reference: 'DEV-2026-000042',
  state: 'NEW',
  availableActions: ['CHANGE', 'WITHDRAW'],
  history: [{ __typename: 'QuoteRequestStep', state: 'NEW', at: '2026-11-21T10:00:00.000Z' }],
  rejectionReason: null,
  withdrawnAt: null,
  linkExpiresAt: '2027-05-20T10:00:00.000Z',
  version: 3,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  firstName: 'Jeanne',
  lastName: 'Essai',
  companyName: 'Essai SAS',
  email: 'jeanne@essai.test',
  phone: '01 99 00 00 01',
  eventType: 'JOURNEE_ETUDE',
  startDate: '2027-03-01',
  endDate: '2027-03-02',
  flexibleDates: false,
  participants: 60,
  layout: 'THEATRE',
  bedrooms: null,
  budgetPerPersonCents: 8550,
  catering: ['LUNCH'],
  cateringNote: null,
  equipment: [],
  equipmentNote: null,
  message: '<script>alert(1)</script>',
  mustHaves: ['DATES'],
  venues: [
    { __typename: 'QuoteRequestVenue', id: null, slug: null, name: 'Lieu parti', city: 'Lyon' },
    { __typename: 'QuoteRequestVenue', id: 'v1', slug: 'chateau', name: 'Château', city: 'Tours' },
  ],
};

const give = (quoteRequest: object | null) =>
  server.use(api.query('TrackedQuote', () => HttpResponse.json({ data: { quoteRequest } })));
const open = (hash = '#token') =>
  renderWithApp(<QuoteTrackingPage />, { url: `/demande-devis/suivi${hash}`, path: '/demande-devis/suivi' });

test('who has the private link sees where the request stands and what was asked; script is text', async () => {
  give(REQUEST);
  const { container } = await open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('DEV-2026-000042');
  expect(screen.getByText('1er mars 2027', { exact: false }).textContent).toContain('2 mars 2027');
  expect(screen.getByText('85,50', { exact: false })).toBeDefined();
  expect(screen.getByText('<script>alert(1)</script>')).toBeDefined();
  expect(container.querySelector('main script, dd script')).toBeNull();
  expect(screen.getByText('N’est plus sur le site')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Château' }).getAttribute('href')).toBe('/establishment/chateau');
});

test.each(['', '#wrong'])('a link that leads nowhere (%s) says so and helps on', async (hash) => {
  give(null);
  await open(hash);
  expect(await screen.findByText('Ce lien ne mène à aucune demande')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Demander un devis' })).toBeDefined();
});

test('it is withdrawn after asking once, with the reason', async () => {
  give(REQUEST);
  server.use(
    api.mutation('WithdrawQuote', ({ variables }) => {
      expect(variables).toEqual({ token: 'token', reason: 'Reporté' });
      const request = {
        ...REQUEST,
        state: 'ARCHIVED',
        availableActions: [],
        withdrawnAt: '2026-11-21T11:00:00.000Z',
        history: [
          ...REQUEST.history,
          { __typename: 'QuoteRequestStep', state: 'ARCHIVED', at: '2026-11-21T11:00:00.000Z' },
        ],
      };
      return HttpResponse.json({ data: { withdrawQuoteRequest: { __typename: 'QuoteRequestChanged', request } } });
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Retirer ma demande' }));
  await user.type(screen.getByRole('textbox', { name: /Pourquoi/ }), 'Reporté');
  await user.click(screen.getAllByRole('button', { name: 'Retirer ma demande' }).at(-1)!);
  expect(await screen.findByText(/Votre demande est retirée/)).toBeDefined();
  expect(screen.getByText('Retirée par vous')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Retirer ma demande' })).toBeNull();
});

test('a change names the version that it was made from; one that came too late says so', async () => {
  give(REQUEST);
  server.use(
    api.query('QuoteVenues', () => HttpResponse.json({ data: { venues: [] } })),
    api.mutation('ChangeQuote', ({ variables }) => {
      expect(variables).toMatchObject({ version: 3, input: { participants: 80, budgetPerPersonCents: 8550 } });
      return HttpResponse.json({ data: { changeQuoteRequest: { __typename: 'Conflict' } } });
    }),
  );
  const { user } = await open();
  await user.click(await screen.findByRole('link', { name: 'Modifier ma demande' }));
  const people = await screen.findByRole('textbox', { name: 'Nombre de participants' });
  await user.clear(people);
  await user.type(people, '80');
  await user.click(screen.getByRole('button', { name: 'Enregistrer les modifications' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('modifiée ailleurs'));
});
