import { SUGGESTIONS } from '../../../schema/constants.ts';
import { fold } from '../../platform/text.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { NameStarts } from './name-starts.ts';
import { type Suggestion, type Suggestions, SuggestionType } from './suggestion.types.ts';
import { type PlaceCandidate, placesWithVenues } from './suggested-places.ts';

/** The number of matching word starts above which names are scanned instead, the best first. */
const WIDE_RANGE = 600;

type PlaceKind = keyof ReturnType<typeof placesWithVenues>;

/** Names of one kind, best first, with the index of their word starts. */
interface Group<Owner> {
  starts: NameStarts<Owner>;
  /** All owners, best first. */
  ordered: () => Iterable<Owner>;
  /** Smaller is better. */
  rank: (owner: Owner) => number;
  name: (owner: Owner) => string;
}

/**
 * The suggestions of one state of the catalogue. Venues are found by the names of the index; the places with venues are collected here,
 * which takes a few milliseconds after each change.
 */
export class SuggestionBook {
  readonly #index: CatalogueIndex;
  readonly #places: Record<PlaceKind, Group<PlaceCandidate>>;
  readonly #venues: Group<number>;

  constructor(index: CatalogueIndex) {
    this.#index = index;
    const { cities, departments, regions } = placesWithVenues(index);
    this.#places = { cities: groupOf(cities), departments: groupOf(departments), regions: groupOf(regions) };
    const order = index.orders.RELEVANCE;
    this.#venues = {
      starts: index.names,
      ordered: () => order.values(),
      rank: (slot) => order.ranks()[slot]!,
      name: (slot) => index.columns.foldedNames[slot]!,
    };
  }

  /**
   * The suggestions for a text: names with a word that begins with it, or some of each group if it is empty.
   * @param limit the greatest number in each group, within the limits of the product.
   */
  find(text: string, limit?: number): Suggestions {
    const typed = fold(text);
    const { typing, onFocus } = SUGGESTIONS;
    const find = <Owner>(group: Group<Owner>, usual: number): Owner[] =>
      findIn(group, typed, Math.min(limit ?? usual, typed ? usual : onFocus));
    const places = (kind: PlaceKind): Suggestion[] =>
      find(this.#places[kind], typing[kind]).map(({ suggestion }) => suggestion);
    return {
      cities: places('cities'),
      departments: places('departments'),
      regions: places('regions'),
      venues: find(this.#venues, typing.venues).map((slot) => this.#venue(slot)),
    };
  }

  #venue(slot: number): Suggestion {
    const { id, slug, name, communeCode } = this.#index.row(slot);
    const detail = gazetteer().communes.get(communeCode)?.name ?? null;
    return { type: SuggestionType.VENUE, label: name, detail, count: 1, id, slug };
  }
}

function groupOf(ordered: PlaceCandidate[]): Group<PlaceCandidate> {
  const ranks = new Map(ordered.map((candidate, rank) => [candidate, rank]));
  const starts = new NameStarts<PlaceCandidate>();
  starts.fill(ordered.map((candidate) => [candidate.name, candidate]));
  return { starts, ordered: () => ordered, rank: (candidate) => ranks.get(candidate)!, name: ({ name }) => name };
}

function findIn<Owner>({ starts, ordered, rank, name }: Group<Owner>, typed: string, limit: number): Owner[] {
  const spellings = spellingsOf(typed);
  const ranges = spellings.map((spelling) => starts.range(spelling));
  if (typed && ranges.reduce((sum, [from, to]) => sum + to - from, 0) <= WIDE_RANGE) {
    const found = new Set<Owner>();
    for (const [from, to] of ranges) for (let at = from; at < to; at++) found.add(starts.at(at));
    return [...found].sort((a, b) => rank(a) - rank(b)).slice(0, limit);
  }
  const best: Owner[] = [];
  for (const owner of ordered()) {
    if (best.length === limit) break;
    if (spellings.some((spelling) => ` ${name(owner)}`.includes(` ${spelling}`))) best.push(owner);
  }
  return best;
}

/** The text, and its variant with "st" and "ste" written out. */
function spellingsOf(typed: string): string[] {
  const full = typed.replace(/\bst\b/g, 'saint').replace(/\bste\b/g, 'sainte');
  return full === typed ? [typed] : [typed, full];
}
