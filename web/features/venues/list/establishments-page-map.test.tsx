import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { api, server } from '../../../testing/api.ts';
import { give, HIDDEN, open } from './establishments-page.fixtures.tsx';
import { ResultAreaDocument, ResultMarkersDocument } from './establishments-page-map.gen.ts';

// A wide screen: the map stands beside the list.
vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
for (const side of ['clientWidth', 'clientHeight'] as const) {
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 600 });
}

const LYON = { north: 45.9, south: 45.6, east: 5.05, west: 4.65 };

beforeEach(() => {
  const result = {};
  server.use(
    api.query(ResultAreaDocument, () => ({ searchVenues: { ...result, bounds: LYON } })),
    api.query(ResultMarkersDocument, () => ({ searchVenues: { ...result, markers: [] } })),
  );
});

it('a part of the map takes the place of the city that was searched, and keeps the other conditions', async () => {
  const asked = give();
  const { user, address } = await open('/establishments?location=Lyon&capacity=60');
  await user.click(await screen.findByRole('button', { ...HIDDEN, name: 'Agrandir' }));
  await user.click(await screen.findByRole('button', { ...HIDDEN, name: 'Rechercher dans cette zone' }));
  await waitFor(() => expect(asked.at(-1)!.filter).toMatchObject({ capacity: 60, bounds: {} }));
  expect(address()).not.toContain('location');
  expect(asked.at(-1)!.filter).not.toHaveProperty('location');
});
