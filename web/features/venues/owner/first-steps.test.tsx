import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tellOwnNews } from '../../../lib/session/own-news.ts';
import { api, server } from '../../../testing/api.ts';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { FirstSteps, isStarting } from './first-steps.tsx';
import type { MyVenue } from './my-venue.ts';
import { MY_VENUES, toVariables } from './my-venues-address.ts';
import { MyVenuesDocument, useMyVenuesQuery } from './my-venues.gen.ts';

const venue = (status: MyVenue['status']): MyVenue => ({
  id: 'v-1',
  slug: 'manoir-lyon',
  name: 'Manoir d’essai',
  kind: 'CHATEAU',
  city: 'Lyon',
  status,
  rejectionReason: null,
  isPublic: false,
  subscriptionExpired: false,
  isBeyondPlan: false,
  pendingChange: null,
  completeness: { percent: 40, missing: ['PHOTO', 'RATES'], next: 'PHOTO' },
  changedAt: '2026-11-20T10:00:00.000Z',
  deletedAt: null,
  availableActions: ['EDIT'],
  photo: null,
});
const current = () => document.querySelector('[aria-current=step]')?.textContent;

test('an empty account has five steps and one thing to do', async () => {
  await renderWithApp(<FirstSteps venue={null} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  expect(current()).toContain('Ajoutez votre lieu');
  expect(screen.getByRole('link', { name: 'Ajouter un lieu' }).getAttribute('href')).toBe(
    '/dashboard/create-establishment-selection',
  );
});

test('the steps follow the first venue', async () => {
  const { unmount } = await renderWithApp(<FirstSteps venue={venue('DRAFT')} />);
  expect(current()).toContain('Complétez sa fiche');
  expect(screen.getByRole('link', { name: 'Compléter la fiche' }).getAttribute('href')).toBe(
    '/dashboard/establishments/v-1/edit?onglet=photos',
  );
  unmount();
  await renderWithApp(<FirstSteps venue={venue('PENDING')} />);
  expect(current()).toContain('Notre équipe lit votre fiche');
  expect(screen.getByRole('link', { name: 'Indiquer vos tarifs' }).getAttribute('href')).toBe(
    '/dashboard/establishments/v-1/edit?onglet=tarifs',
  );
  expect(screen.getByRole('link', { name: 'Commencer votre calendrier' }).getAttribute('href')).toBe(
    '/dashboard/establishments/v-1/calendar',
  );
});

test('what a venue under review has is not asked for', async () => {
  const completeness = { percent: 90, missing: ['WEBSITE'], next: 'WEBSITE' } as const;
  await renderWithApp(<FirstSteps venue={{ ...venue('PENDING'), completeness }} />);
  expect(current()).not.toContain('tarifs');
  expect(screen.queryByRole('link', { name: 'Indiquer vos tarifs' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Commencer votre calendrier' })).toBeDefined();
});

test('the steps follow what their reader is told', async () => {
  const holds = (status: MyVenue['status']) =>
    server.use(
      api.query(MyVenuesDocument, () => ({
        myVenues: { items: [venue(status)], totalCount: 1, page: 1, pageCount: 1, statuses: [] },
      })),
    );
  function Dashboard() {
    const { data } = useMyVenuesQuery({ variables: toVariables(MY_VENUES.parse('')), fetchPolicy: 'cache-first' });
    return data && <FirstSteps venue={data.myVenues.items[0]!} />;
  }
  holds('PENDING');
  await renderWithApp(<Dashboard />);
  expect(await screen.findByText(/Notre équipe lit votre fiche/)).toBeDefined();
  holds('REJECTED');
  act(tellOwnNews);
  expect(await screen.findByRole('link', { name: 'Compléter la fiche' })).toBeDefined();
});

test('who has published, or has several venues, is no beginner', () => {
  expect(isStarting([], 0)).toBe(true);
  expect(isStarting([venue('REJECTED')], 1)).toBe(true);
  expect(isStarting([venue('APPROVED')], 1)).toBe(false);
  expect(isStarting([venue('DRAFT'), venue('DRAFT')], 2)).toBe(false);
});
