import type { CuratedCardFragment, CuratedLineFragment } from './home-content.gen.ts';

export type CuratedCard = CuratedCardFragment;
export type CuratedLine = CuratedLineFragment;

/** A venue that visitors see, as a line of what the platform has chosen. */
export function lineOf(card: CuratedCard): CuratedLine {
  return { ...card, __typename: 'Venue', isPublic: true } as CuratedLine;
}

/** A line of an arrangement while one works on it; days as the field of the browser writes them, empty = none. */
export type DraftEntry = {
  readonly id: string;
  readonly venue: CuratedLine;
  readonly startsOn: string;
  readonly endsOn: string;
};
