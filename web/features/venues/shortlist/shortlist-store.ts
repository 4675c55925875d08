import { SHORTLIST } from '../../../../schema/constants.ts';
import { storage } from '../../../lib/cookies.ts';
import { listenersTo } from '../../../lib/stored-value.ts';
import { parseKept, type KeptVenue } from './kept-venue.ts';

/** What happened last in this tab; `full`: the venue could not be added. Each change is an object of its own. */
export type ShortlistChange = {
  readonly kind: 'added' | 'removed' | 'full';
  readonly venue: KeptVenue;
  /** Where the venue stands or stood in the list, so that a removal can be undone. */
  readonly index: number;
};

const NOTHING: readonly KeptVenue[] = [];

/** What the browser refuses to store lives as long as the page. */
let unstored: string | null = null;
let seen: { text: string; venues: readonly KeptVenue[] } = { text: '', venues: NOTHING };
let change: ShortlistChange | null = null;

const { tell, listen } = listenersTo(SHORTLIST.key, () => {
  unstored = null;
});

/** Calls the listener when the list changes, in this tab or in another; gives back how to stop. */
export const subscribe = listen;

/** The kept venues, as added; the same array until something changes. */
export function keptVenues(): readonly KeptVenue[] {
  const text = unstored ?? storage.read(SHORTLIST.key) ?? '';
  if (text !== seen.text) seen = { text, venues: text === '' ? NOTHING : parseKept(text, SHORTLIST.maxVenues) };
  return seen.venues;
}

/** What the server renders: it knows nothing of the visitor's list. */
export function noVenues(): readonly KeptVenue[] {
  return NOTHING;
}

export function lastChange(): ShortlistChange | null {
  return change;
}

function keep(venues: readonly KeptVenue[], what: ShortlistChange): void {
  const text = JSON.stringify(venues);
  storage.write(SHORTLIST.key, text);
  unstored = storage.read(SHORTLIST.key) === text ? null : text;
  change = what;
  tell();
}

/** Adds a venue, at the end unless a place is given. At most fifty: one more is refused, and `lastChange` says so. */
export function addToShortlist({ id, slug, name }: KeptVenue, index?: number): void {
  const venue = { id, slug, name };
  const venues = keptVenues();
  if (venues.some((kept) => kept.id === id)) return;
  const at = Math.min(index ?? venues.length, venues.length);
  if (venues.length >= SHORTLIST.maxVenues) {
    change = { kind: 'full', venue, index: -1 };
    tell();
    return;
  }
  keep(venues.toSpliced(at, 0, venue), { kind: 'added', venue, index: at });
}

/** Takes a venue off the list. */
export function removeFromShortlist(id: string): void {
  const venues = keptVenues();
  const index = venues.findIndex((kept) => kept.id === id);
  const venue = venues[index];
  if (venue) keep(venues.toSpliced(index, 1), { kind: 'removed', venue, index });
}
