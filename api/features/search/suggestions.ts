import { SUGGESTIONS } from '../../../schema/constants.ts';
import { fold } from '../../platform/text.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { NameStarts } from './name-starts.ts';
import { SuggestionType, type Suggestion, type Suggestions } from './search.types.ts';
import { inOrder, placesWithVenues, type PlaceCandidate } from './suggested-places.ts';

/** A prefix with more names than this is answered from the front of the order instead of from the prefix's run. */
const WIDE_RUN = 600;

/** Names of one kind, best first, and by the starts of their words. */
interface Group<Owner> {
  starts: NameStarts<Owner>;
  /** All owners, best first. */
  ordered: () => Iterable<Owner>;
  /** Smaller is better. */
  rank: (owner: Owner) => number;
  name: (owner: Owner) => string;
}

/**
 * The suggestions of one state of the catalogue. Venues are found in the catalogue's own names; those of the places that
 * lead to some are put together here, which takes a few milliseconds after each change.
 */
export class SuggestionBook {
  readonly #index: CatalogueIndex;
  readonly #places: Record<'CITY' | 'DEPARTMENT' | 'REGION', Group<PlaceCandidate>>;
  readonly #venues: Group<number>;

  constructor(index: CatalogueIndex) {
    this.#index = index;
    const places = placesWithVenues(index);
    this.#places = {
      CITY: groupOf(places.CITY),
      DEPARTMENT: groupOf(places.DEPARTMENT),
      REGION: groupOf(places.REGION),
    };
    const order = index.orders.RELEVANCE;
    this.#venues = {
      starts: index.names,
      ordered: () => order.values(),
      rank: (slot) => order.ranks()[slot]!,
      name: (slot) => index.sortName(slot),
    };
  }

  /**
   * What the text may mean: with nothing typed a few of each group, else those with a word that begins with it.
   * @param limit at most so many of each group, within the limits of the product.
   */
  find(text: string, limit?: number): Suggestions {
    const typed = fold(text);
    const { typing, onFocus } = SUGGESTIONS;
    const find = <Owner>(group: Group<Owner>, usual: number): Owner[] =>
      findIn(group, typed, Math.min(limit ?? usual, typed ? usual : onFocus));
    const { CITY, DEPARTMENT, REGION } = this.#places;
    return {
      cities: find(CITY, typing.cities).map(({ suggestion }) => suggestion),
      departments: find(DEPARTMENT, typing.departments).map(({ suggestion }) => suggestion),
      regions: find(REGION, typing.regions).map(({ suggestion }) => suggestion),
      venues: find(this.#venues, typing.venues).map((slot) => this.#venue(slot)),
    };
  }

  #venue(slot: number): Suggestion {
    const { id, slug, name, communeCode } = this.#index.row(slot);
    const detail = gazetteer().communes.get(communeCode)?.name ?? null;
    return { type: SuggestionType.VENUE, label: name, detail, count: 1, id, slug };
  }
}

function groupOf(candidates: PlaceCandidate[]): Group<PlaceCandidate> {
  const ordered = inOrder(candidates);
  const ranks = new Map(ordered.map((candidate, rank) => [candidate, rank]));
  const starts = new NameStarts<PlaceCandidate>();
  starts.fill(ordered.map((candidate) => [candidate.name, candidate]));
  return { starts, ordered: () => ordered, rank: (candidate) => ranks.get(candidate)!, name: ({ name }) => name };
}

function findIn<Owner>(group: Group<Owner>, typed: string, limit: number): Owner[] {
  if (!typed) return take(group.ordered(), limit);
  const variants = spellings(typed);
  const runs = variants.map((variant) => group.starts.range(variant));
  const width = runs.reduce((sum, [from, to]) => sum + to - from, 0);
  return width > WIDE_RUN ? scan(group, variants, limit) : collect(group, runs, limit);
}

/** From the best on, until enough begin with it. */
function scan<Owner>(group: Group<Owner>, variants: string[], limit: number): Owner[] {
  const fits = (owner: Owner): boolean => variants.some((variant) => ` ${group.name(owner)}`.includes(` ${variant}`));
  return take(group.ordered(), limit, fits);
}

function collect<Owner>({ starts, rank }: Group<Owner>, runs: [from: number, to: number][], limit: number): Owner[] {
  const found = new Set<Owner>();
  for (const [from, to] of runs) for (let at = from; at < to; at++) found.add(starts.at(at));
  return [...found].sort((a, b) => rank(a) - rank(b)).slice(0, limit);
}

function take<Owner>(owners: Iterable<Owner>, limit: number, fits: (owner: Owner) => boolean = () => true): Owner[] {
  const taken: Owner[] = [];
  for (const owner of owners) {
    if (fits(owner) && taken.push(owner) === limit) break;
  }
  return taken;
}

/** What was typed, and the same with "st" and "ste" written out. */
function spellings(typed: string): string[] {
  const full = typed.replace(/\bst\b/g, 'saint').replace(/\bste\b/g, 'sainte');
  return full === typed ? [typed] : [typed, full];
}
