import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { NextStep } from './next-step.tsx';

type Venue = Parameters<typeof NextStep>[0]['venue'];

const published: Venue = {
  id: 'v-1',
  status: 'PUBLISHED',
  completeness: { percent: 100, missing: [], next: null, required: [] },
  isBeyondPlan: false,
  subscriptionExpired: false,
  availableActions: ['EDIT'],
};
const open = (venue: Partial<Venue>, waiting = 0) =>
  renderWithApp(
    <NextStep
      venue={{ ...published, ...venue }}
      waiting={waiting}
      requestsPath="/dashboard/quotes?suivi=a-repondre"
      publish={null}
    />,
  );
const link = () => screen.queryByRole('link')?.textContent;

test('requests that wait come before all else', async () => {
  await open({ isBeyondPlan: true }, 2);
  expect(screen.getByText('2 organisateurs attendent votre réponse.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Voir les demandes à traiter' }).getAttribute('href')).toBe(
    '/dashboard/quotes?suivi=a-repondre',
  );
});

test('a hidden venue leads to the subscription, a draft to what it lacks', async () => {
  const { unmount } = await open({ subscriptionExpired: true });
  expect(link()).toBe('Gérer mon abonnement');
  unmount();
  const draft = await open({
    status: 'DRAFT',
    completeness: { percent: 60, missing: ['PHOTO', 'ROOMS'], next: 'PHOTO', required: ['PHOTO', 'ROOMS'] },
  });
  expect(screen.getByText(/Il manque encore 2 éléments obligatoires/)).toBeDefined();
  expect(link()).toBe('Ajouter une première photo');
  draft.unmount();
  await open({ status: 'REJECTED' });
  expect(link()).toBe('Relire et envoyer');
});

test('while the listing is read, prices can be entered', async () => {
  await open({
    status: 'PENDING',
    completeness: { percent: 70, missing: ['POSITION', 'RATES'], next: 'POSITION', required: [] },
  });
  expect(link()).toBe('Indiquer vos tarifs');
});

test('what is in order says so, and who may not edit is not sent to the form', async () => {
  const { unmount } = await open({});
  expect(screen.getByText('Tout est en ordre.')).toBeDefined();
  expect(link()).toBeUndefined();
  unmount();
  await open({
    completeness: { percent: 90, missing: ['WEBSITE'], next: 'WEBSITE', required: [] },
    availableActions: [],
  });
  expect(link()).toBeUndefined();
});
