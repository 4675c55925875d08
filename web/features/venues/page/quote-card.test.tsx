import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import { QuoteCard } from './quote-card.tsx';

it('tells what the lowest price is for: the price list may have lower ones, of shorter packages', async () => {
  const priceFrom = { kind: 'DAY_DELEGATE', price: { amount: 71_00, currency: 'EUR' } } as const;
  const venue = { slug: 'trois-loggias', name: 'Trois Loggias', rooms: [], promotions: [], priceFrom };
  await renderWithApp(<QuoteCard venue={venue} />, { url: '/establishment/trois-loggias' });
  expect(screen.getByText(/^À partir de/).previousElementSibling?.textContent).toBe('Journée d’étude');
});
