import { afterEach, beforeEach, expect, it, vi } from 'vitest';

for (const side of ['clientWidth', 'clientHeight'] as const) {
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 600 });
}

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.resetModules();
  document.body.replaceChildren();
});

/** A map of Lyon on tiles, as the first one of a visit. */
async function mapOfLyon() {
  const base = await import('./base-layer.ts');
  const open = () => {
    const container = document.body.appendChild(document.createElement('div'));
    const map = base.createMap(container, '© Essai');
    map.setView([45.76, 4.83], 12);
    const tiles = () => [...container.querySelectorAll<HTMLImageElement>('img.leaflet-tile')];
    return { map, container, tiles, isDrawn: () => base.isDrawn(map) };
  };
  return { ...open(), another: open };
}

it('stands on the tiles of our own server, and says whom they are owed to', async () => {
  const { tiles, container, isDrawn } = await mapOfLyon();
  expect(tiles().map((tile) => tile.getAttribute('src'))).toContain('/tiles/12/2102/1461');
  expect(container.textContent).toContain('© Essai');
  tiles()[0]!.dispatchEvent(new Event('load'));
  vi.advanceTimersByTime(10_000);
  expect(isDrawn()).toBe(false);
});

it('is drawn when every tile failed, and so is the next one, which asks for none', async () => {
  const { tiles, container, isDrawn, another } = await mapOfLyon();
  for (const tile of tiles()) tile.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(isDrawn()).toBe(true));
  expect(container.textContent).not.toContain('© Essai');
  const next = another();
  expect(next.isDrawn()).toBe(true);
  expect(next.tiles()).toEqual([]);
});

it('is drawn when no tile comes for long; the next one tries again', async () => {
  const { isDrawn, another } = await mapOfLyon();
  vi.advanceTimersByTime(2_500);
  expect(isDrawn()).toBe(true);
  expect(another().isDrawn()).toBe(false);
});

it('keeps its tiles when some of them fail', async () => {
  const { tiles, isDrawn } = await mapOfLyon();
  for (const [index, tile] of tiles().entries()) tile.dispatchEvent(new Event(index === 0 ? 'load' : 'error'));
  expect(isDrawn()).toBe(false);
});

it('is removed at once, while it zooms only when it has arrived', async () => {
  const { map, another } = await mapOfLyon();
  const gone = vi.fn<() => void>();
  map.on('unload', gone).fire('zoomanim').remove();
  expect(gone).not.toHaveBeenCalled();
  map.fire('zoomend').fire('moveend');
  expect(gone).toHaveBeenCalledOnce();
  const still = another().map;
  still.on('unload', gone).remove();
  expect(gone).toHaveBeenCalledTimes(2);
});
