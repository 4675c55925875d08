import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { FirstSteps, isStarting } from './first-steps.tsx';
import { aMyVenue as venue } from './my-venue.factory.ts';

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

test('who has published, or has several venues, is no beginner', () => {
  expect(isStarting([], 0)).toBe(true);
  expect(isStarting([venue('REJECTED')], 1)).toBe(true);
  expect(isStarting([venue('APPROVED')], 1)).toBe(false);
  expect(isStarting([venue('DRAFT'), venue('DRAFT')], 2)).toBe(false);
});
