import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import LocationMap from './location-map.tsx';

const LYON = {
  name: 'Hôtel du Lac',
  city: 'Lyon 2e',
  department: { code: '69', name: 'Rhône' },
  latitude: 45.755,
  longitude: 4.83,
  positionPrecision: 'ADDRESS',
} as Parameters<typeof LocationMap>[0]['venue'];

const DRAWING = /Lyon 2e, département Rhône/;
const STREETS = /^Hôtel du Lac\s:\scarte des environs/;

let comeNear: () => void;
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const observer = (told: (entries: { isIntersecting: boolean }[]) => void) => {
    comeNear = () => told([{ isIntersecting: true }]);
    return { observe() {}, disconnect() {} };
  };
  vi.stubGlobal(
    'IntersectionObserver',
    vi.fn(function (told: Parameters<typeof observer>[0]) {
      return observer(told);
    }),
  );
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

it('shows the streets around a venue to who comes near its map, and the drawing until then', async () => {
  await renderWithApp(<LocationMap venue={LYON} />);
  expect(screen.getByRole('group', { name: DRAWING })).toBeDefined();
  expect(screen.queryByRole('region', { name: STREETS })).toBeNull();
  comeNear();
  expect(await screen.findByRole('region', { name: STREETS })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Revenir au lieu' })).toBeDefined();
});
