import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { ShortlistButton } from './shortlist-button.tsx';

test('the button of a venue’s page says whether the venue is kept', async () => {
  const { user } = await renderWithApp(<ShortlistButton venueId="1" slug="le-parc" name="Le Parc" look="text" />);
  await user.click(screen.getByRole('button', { name: 'Ajouter à ma sélection' }));
  const kept = screen.getByRole('button', { name: 'Dans ma sélection' });
  expect(kept.getAttribute('aria-pressed')).toBe('true');
  await user.click(kept);
  expect(screen.getByRole('button', { name: 'Ajouter à ma sélection' }).getAttribute('aria-pressed')).toBe('false');
});
