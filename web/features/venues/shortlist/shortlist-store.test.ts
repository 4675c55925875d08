import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SHORTLIST } from '../../../../schema/constants.ts';
import { parseKept } from './kept-venue.ts';
import { addToShortlist, keptVenues, lastChange, removeFromShortlist, subscribe } from './shortlist-store.ts';

const venue = (number: number) => ({ id: `id-${number}`, slug: `lieu-${number}`, name: `Lieu ${number}` });
const ids = () => keptVenues().map(({ id }) => id);
const stored = () => JSON.parse(localStorage.getItem(SHORTLIST.key) ?? 'null') as unknown;

/** What another tab does: it writes, and this one gets the event. */
function otherTab(text: string | null): void {
  if (text === null) localStorage.clear();
  else localStorage.setItem(SHORTLIST.key, text);
  window.dispatchEvent(new StorageEvent('storage', { key: text === null ? null : SHORTLIST.key }));
}

let told = vi.fn<() => void>();
let stop = () => {};

beforeEach(() => {
  told = vi.fn<() => void>();
  stop = subscribe(told);
});
afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

describe('the shortlist', () => {
  it('keeps venues in the order in which they were added, each once', () => {
    for (const number of [2, 1, 2]) addToShortlist(venue(number));
    expect(ids()).toEqual(['id-2', 'id-1']);
    expect(stored()).toEqual([venue(2), venue(1)]);
    expect(told).toHaveBeenCalledTimes(2);
  });

  it('gives the same array until something changes', () => {
    addToShortlist(venue(1));
    expect(keptVenues()).toBe(keptVenues());
  });

  it('puts a venue back in its place', () => {
    for (const number of [1, 2, 3]) addToShortlist(venue(number));
    removeFromShortlist('id-2');
    expect(ids()).toEqual(['id-1', 'id-3']);
    const change = lastChange();
    expect(change).toMatchObject({ kind: 'removed', venue: venue(2), index: 1 });
    addToShortlist(change!.venue, change!.index);
    expect(ids()).toEqual(['id-1', 'id-2', 'id-3']);
  });

  it('holds fifty, and says so to the next one', () => {
    for (let number = 1; number <= SHORTLIST.maxVenues; number++) addToShortlist(venue(number));
    addToShortlist(venue(99));
    expect(ids()).toHaveLength(SHORTLIST.maxVenues);
    expect(ids()).not.toContain('id-99');
    expect(lastChange()).toMatchObject({ kind: 'full', venue: venue(99) });
  });
});

describe('several tabs', () => {
  it('follow each other', () => {
    addToShortlist(venue(1));
    otherTab(JSON.stringify([venue(1), venue(2)]));
    expect(told).toHaveBeenCalledTimes(2);
    expect(ids()).toEqual(['id-1', 'id-2']);
    otherTab(null);
    expect(ids()).toEqual([]);
  });

  it('add to what another tab has added', () => {
    otherTab(JSON.stringify([venue(1)]));
    addToShortlist(venue(2));
    expect(ids()).toEqual(['id-1', 'id-2']);
  });

  it('are not disturbed by other keys', () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'language' }));
    expect(told).not.toHaveBeenCalled();
  });
});

describe('what can go wrong with the storage', () => {
  it('a browser that refuses to write keeps the list as long as the page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    addToShortlist(venue(1));
    expect(ids()).toEqual(['id-1']);
    expect(stored()).toBeNull();
    otherTab(null);
  });

  it.each([
    ['no JSON', '{'],
    ['no list', '{"id":"1"}'],
    ['nothing', 'null'],
  ])('%s is an empty list', (_what, text) => {
    expect(parseKept(text, 50)).toEqual([]);
  });

  it('what is no venue is left out, and so is what is too much', () => {
    const text = JSON.stringify([venue(1), 7, null, { id: 'x' }, { ...venue(2), more: true }, venue(1), venue(3)]);
    expect(parseKept(text, 2)).toEqual([venue(1), venue(2)]);
  });
});
