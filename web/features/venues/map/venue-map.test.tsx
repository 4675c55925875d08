import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderWithApp } from '../../../testing/render-with-app.tsx';
import type { MapArea, MapView } from './map-view.ts';
import type { VenueMarker } from './marker-layer.ts';
import { VenueMap } from './venue-map.tsx';

// Not in jsdom, which has no layout: the map is 600 pixels wide.
vi.stubGlobal('matchMedia', () => ({ matches: true }));
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

const FRANCE = { north: 51.2, south: 41.3, east: 9.7, west: -5.3 };

function aMarker(given: Partial<VenueMarker> = {}): VenueMarker {
  const [latitude, longitude] = [given.latitude ?? 45.76, given.longitude ?? 4.83];
  return {
    latitude,
    longitude,
    count: 1,
    name: 'Hôtel du Lac',
    ids: ['lac'],
    bounds: { north: latitude, south: latitude, east: longitude, west: longitude },
    ...given,
  };
}

async function show(markers: readonly VenueMarker[], fit: MapArea = FRANCE) {
  const seen = {
    views: [] as MapView[],
    searched: [] as MapArea[],
    pointed: [] as (string | null)[],
    chosen: [] as (VenueMarker | null)[],
  };
  function Shown() {
    const [chosen, setChosen] = useState<VenueMarker | null>(null);
    return (
      <VenueMap
        label="Carte"
        markers={markers}
        fit={fit}
        onView={(view) => seen.views.push(view)}
        onSearchArea={(area) => seen.searched.push(area)}
        pointedAt={null}
        pin={null}
        onPoint={(id) => seen.pointed.push(id)}
        chosen={chosen}
        onChoose={(marker) => {
          seen.chosen.push(marker);
          setChosen(marker);
        }}
      />
    );
  }
  return { ...(await renderWithApp(<Shown />)), seen };
}

describe('the map of venues', () => {
  it('asks for the markers of what it shows', async () => {
    const { seen } = await show([]);
    await waitFor(() => expect(seen.views.length).toBeGreaterThan(0));
    const { area, cell } = seen.views[0]!;
    expect(area.north).toBeGreaterThanOrEqual(FRANCE.north);
    expect(area.west).toBeLessThanOrEqual(FRANCE.west);
    expect(cell).toBeGreaterThan(0.5);
  });

  it('shows venues as buttons that say what they are, and tells which one is pointed at and chosen', async () => {
    const { user, seen } = await show([
      aMarker(),
      aMarker({ latitude: 48.85, longitude: 2.35, count: 12, name: null, ids: ['a', 'b'] }),
    ]);
    const dot = await screen.findByRole('button', { name: 'Hôtel du Lac' });
    expect(screen.getByRole('button', { name: '12 lieux, vers Paris' }).textContent).toBe('12');
    await user.hover(dot);
    expect(seen.pointed.at(-1)).toBe('lac');
    await user.unhover(dot);
    expect(seen.pointed.at(-1)).toBeNull();
    await user.click(dot);
    expect(seen.chosen.at(-1)?.ids).toEqual(['lac']);
    await waitFor(() => expect(dot.getAttribute('aria-pressed')).toBe('true'));
  });

  it('tells markers of as many venues apart', async () => {
    await show([
      aMarker({ count: 4, name: null }),
      aMarker({ latitude: 48.85, longitude: 2.35, count: 4, name: null }),
      aMarker({ latitude: 48.86, longitude: 2.36, count: 4, name: null }),
    ]);
    for (const name of ['4 lieux, vers Lyon', '4 lieux, vers Paris (1)', '4 lieux, vers Paris (2)'])
      expect(await screen.findByRole('button', { name })).toBeDefined();
  });

  it('comes closer to venues that lie apart, and shows those that share one place', async () => {
    const apart = { north: 49, south: 48.5, east: 2.8, west: 2 };
    const { user, seen } = await show([
      aMarker({ latitude: 48.85, longitude: 2.35, count: 12, name: null, bounds: apart }),
      aMarker({ count: 3, name: null, ids: ['x', 'y', 'z'] }),
    ]);
    await user.click(await screen.findByRole('button', { name: '3 lieux, vers Lyon' }));
    expect(seen.chosen.at(-1)?.count).toBe(3);
    const before = seen.views.at(-1)!.cell;
    await user.click(screen.getByRole('button', { name: '12 lieux, vers Paris' }));
    await waitFor(() => expect(seen.views.at(-1)!.cell).toBeLessThan(before));
    expect(seen.chosen.at(-1)).toBeNull();
  });

  it('opens a marker of a city, whose venues lie in a few streets', async () => {
    const lyon = { north: 45.9, south: 45.6, east: 5.05, west: 4.65 };
    const streets = { north: 45.764, south: 45.752, east: 4.843, west: 4.83 };
    const { user, seen } = await show(
      [aMarker({ latitude: 45.758, longitude: 4.836, count: 5, name: null, ids: ['a', 'b'], bounds: streets })],
      lyon,
    );
    await waitFor(() => expect(seen.views.length).toBeGreaterThan(0));
    const before = seen.views.at(-1)!.cell;
    await user.click(await screen.findByRole('button', { name: '5 lieux, vers Lyon' }));
    await waitFor(() => expect(seen.views.at(-1)!.cell).toBeLessThan(before / 4));
  });

  it('offers to search what the reader moved it to, and not what it showed by itself', async () => {
    const { user, seen } = await show([]);
    await waitFor(() => expect(seen.views.length).toBeGreaterThan(0));
    expect(screen.queryByRole('button', { name: 'Rechercher dans cette zone' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Agrandir' }));
    await user.click(await screen.findByRole('button', { name: 'Rechercher dans cette zone' }));
    expect(seen.searched[0]!.north).toBeLessThan(FRANCE.north);
    expect(screen.queryByRole('button', { name: 'Rechercher dans cette zone' })).toBeNull();
  });
});
