import { LRUCache } from 'lru-cache';
import { fromEvent, throttleTime } from 'rxjs';
import { HOME_CONTENT } from '../../../schema/home-content.ts';
import { FAVOURITES_COUNT, PAGE_SIZE, SLIDER } from '../../../schema/constants.ts';
import { today } from '../../platform/clock.ts';
import { Broadcast } from '../../platform/graphql/broadcast.ts';
import { type JsonDocument, jsonDocument } from '../../platform/http/json-answers.ts';
import { shuffled } from '../../platform/shuffle.ts';
import { fold, isUuid } from '../../platform/text.ts';
import type { EventType } from '../venues/venue.enums.ts';
import type { PublicVenue, VenueCard } from '../venues/venue.types.ts';
import type { SearchedDays } from '../../../schema/search-dates.ts';
import type { Catalogue } from './catalogue.ts';
import type { CatalogueIndex } from './catalogue-index.ts';
import { isHighlighted } from './catalogue-documents.ts';
import type { IndexedRow } from './catalogue-row.ts';
import { PreparedDocuments } from './document-memory.ts';
import type { SortedSlots } from './sorted-slots.ts';
import { LAST_PAGE } from '../../platform/graphql/paging.ts';
import { readNear } from './area.inputs.ts';
import { type SearchArgs, type VenueFilter, VenueSort } from './search.inputs.ts';
import { askedDates, meetingDates } from './dates/asked-dates.ts';
import { searchedDays } from './dates/dates.inputs.ts';
import { parseSearch } from './query-parser/query-parser.ts';
import { readTypedPlaces } from './typed-places.ts';
import { SearchRun } from './search-run.ts';
import { findText } from './text-search.ts';
import { citiesWithPages, landingCities, type LandingCity } from './landing-cities.ts';
import type { CatalogueState, LandingCities, VenueSearchResult } from './search.types.ts';
import type { Suggestions } from './suggestion.types.ts';
import { SuggestionBook } from './suggestions.ts';
import { similarVenues } from './similar-venues.ts';
import { cardOfDay, pageOfDay, restOfDay, type CardOfDay } from './document-memory.ts';

const STATE_INTERVAL_MS = 1_000;
const SUGGESTION_MEMORY = 2_000;
const SIMILAR_MEMORY = 5_000;
/** The number of cached documents of each kind: about 30 MB in all. */
const MEMORY = { cards: 4_000, pages: 1_000, rest: 2_000 };

/** The reads of the public catalogue, for GraphQL and REST. */
export class SearchService {
  readonly #catalogue: Catalogue;
  readonly #suggestions = new LRUCache<string, Suggestions>({ max: SUGGESTION_MEMORY });
  readonly #cards: PreparedDocuments<CardOfDay>;
  readonly #pages: PreparedDocuments<PublicVenue>;
  readonly #rest: PreparedDocuments<JsonDocument>;
  /** Ids of similar venues by venue, as many as a query may request. */
  readonly #similar: LRUCache<string, string[]>;
  /** The state now and after changes, at most once a second. */
  readonly states: Broadcast<CatalogueState>;
  /** Null = they are computed again when they are next needed. */
  #cities: LandingCity[] | null = null;
  #book: SuggestionBook | null;

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue;
    this.#cards = new PreparedDocuments(catalogue, 'card', MEMORY.cards, cardOfDay);
    this.#pages = new PreparedDocuments(catalogue, 'page', MEMORY.pages, pageOfDay);
    this.#rest = new PreparedDocuments(catalogue, 'rest', MEMORY.rest, (text, day) =>
      jsonDocument(restOfDay(text, day)),
    );
    const { index } = catalogue;
    this.#similar = new LRUCache({ max: SIMILAR_MEMORY, memoMethod: (venueId) => similarVenues(index, venueId) });
    this.states = new Broadcast({
      opening: () => this.state(),
      follow: (tell) => {
        const subscription = fromEvent(catalogue, 'changed')
          .pipe(throttleTime(STATE_INTERVAL_MS, undefined, { leading: true, trailing: true }))
          .subscribe(() => tell(this.state()));
        return () => subscription.unsubscribe();
      },
    });
    // Warms the cache for the first visitor.
    this.#book = new SuggestionBook(index);
    catalogue.on('changed', () => {
      this.#book = null;
      this.#cities = null;
      this.#suggestions.clear();
      this.#similar.clear();
    });
  }

  /**
   * Finds venues.
   * @param page from 1; past the last one the answer is an empty page.
   */
  async find(filter: VenueFilter, sort: VenueSort, page = 1, pageSize: number = PAGE_SIZE.default) {
    const typed = readTypedPlaces(this.#catalogue.index, filter.location ?? []);
    const near = readNear(filter.near);
    const named = !typed.words.length && Boolean(filter.location?.some((place) => place.trim()));
    const words = [filter.text?.trim(), ...typed.words].filter(Boolean).join(' ');
    const day = today();
    const text = words ? { text: words, parsed: parseSearch(words, day, filter.capacity ?? null) } : null;
    if (text) await this.#catalogue.texts;
    const people = filter.capacity ?? text?.parsed.capacity ?? null;
    const asked = (days: SearchedDays | null | undefined, onlyAvailable = false) =>
      days ? askedDates(days, { people, onlyAvailable, today: day }) : null;
    const dates = asked(filter.dates && searchedDays(filter.dates), filter.dates?.onlyAvailable ?? false);
    const textDates = asked(text?.parsed.dates);
    const atDates = textDates && ((index: CatalogueIndex) => meetingDates(index, textDates, day));
    const run = new SearchRun(this.#catalogue.index, {
      text: text && ((index, among) => findText(index, { ...text, atDates }, among)),
      locations: named ? typed.locations : null,
      around: near.around,
      kinds: filter.kinds ?? [],
      eventTypes: filter.eventTypes ?? [],
      capacity: filter.capacity ?? null,
      capacityBands: filter.capacityBands ?? [],
      categories: filter.categories ?? [],
      layouts: filter.layouts ?? [],
      bedrooms: filter.bedrooms ?? null,
      roomAreaSqm: filter.roomAreaSqm ?? null,
      stationMinutes: filter.stationMinutes ?? null,
      maxPrice: filter.maxPricePerPersonCents ?? null,
      amenities: filter.amenities ?? [],
      promotion: filter.promotion ?? false,
      bounds: filter.bounds ?? null,
      dates,
      textDates,
      today: day,
    });
    const { totalCount } = run;
    const offset = (Math.min(page, LAST_PAGE) - 1) * pageSize;
    return {
      run,
      ids: run.ids(sort, offset, pageSize),
      totalCount,
      page,
      pageCount: Math.ceil(totalCount / pageSize),
      unknownLocations: [...typed.unknown, ...near.unknown],
      knownLocations: [...typed.named, ...near.named],
      parsed: text?.parsed ?? null,
      relaxed: run.relaxed,
    };
  }

  /** Ids of the most relevant public venues, as many as requested. */
  async relevantIds(filter: VenueFilter, count: number): Promise<string[]> {
    return (await this.find(filter, VenueSort.RELEVANCE, 1, count)).ids;
  }

  /** Finds venues, as cards. */
  async search({ filter, sort, page, pageSize }: SearchArgs): Promise<VenueSearchResult> {
    const { ids, ...found } = await this.find(filter, sort, page, pageSize);
    return { ...found, items: await this.cards(ids) };
  }

  /** Cards in the order of the ids; venues that are not public are left out. */
  async cards(ids: string[]): Promise<CardOfDay[]> {
    return this.#cards.get(ids);
  }

  /** Cards in the order of ids from user input: each once, without unknown ones and those that are not public. */
  async publicCards(ids: string[]): Promise<VenueCard[]> {
    const known = ids.flatMap((id) => (isUuid(id) ? (this.#catalogue.publicId(id) ?? []) : []));
    return this.cards([...new Set(known)]);
  }

  /** Whether an editorial choice places the public venue before others. */
  isHighlighted(venueId: string): boolean {
    const row = this.#catalogue.index.rowById(venueId);
    return row !== undefined && isHighlighted(row);
  }

  /** REST documents in the order of the ids. */
  async restDocuments(ids: string[]): Promise<JsonDocument[]> {
    return this.#rest.get(ids);
  }

  /** The public venue with this id or slug; null = there is none. */
  async venue(idOrSlug: string): Promise<PublicVenue | null> {
    const id = this.#catalogue.publicId(idOrSlug);
    if (!id) return null;
    return (await this.#pages.get([id]))[0] ?? null;
  }

  /** The public venues with these current or former slugs, in their order. */
  async venues(slugs: string[]): Promise<PublicVenue[]> {
    return this.#pages.get(await this.#catalogue.publicIds(slugs));
  }

  /** Public venues that are alternatives to this one, the most similar first. */
  async similar(venueId: string, count: number): Promise<VenueCard[]> {
    return this.cards(this.#similar.memo(venueId).slice(0, count));
  }

  /** The public venue for REST; null = there is none. */
  async restVenue(idOrSlug: string): Promise<JsonDocument | null> {
    const id = this.#catalogue.publicId(idOrSlug);
    return id ? ((await this.restDocuments([id]))[0] ?? null) : null;
  }

  /** The current slug of the public venue with this former one; null = no such venue. */
  async movedTo(formerSlug: string): Promise<string | null> {
    return isUuid(formerSlug) ? null : this.#catalogue.movedTo(formerSlug);
  }

  /** The meanings of a text: places with venues, and venues. */
  suggest(text: string, limit?: number): Suggestions {
    const key = `${limit ?? ''} ${fold(text)}`;
    let found = this.#suggestions.get(key);
    if (!found) {
      this.#book ??= new SuggestionBook(this.#catalogue.index);
      found = this.#book.find(text, limit);
      this.#suggestions.set(key, found);
    }
    return found;
  }

  /** The cities that the landing page of a place names. */
  landingCities(place: string, eventType: EventType | null): LandingCities {
    const { index } = this.#catalogue;
    this.#cities ??= citiesWithPages(index);
    return landingCities(index, this.#cities, place, eventType);
  }

  /** The venues of the home page's slider today, in its order, at most five. */
  async slider(): Promise<VenueCard[]> {
    const day = today();
    const shown = this.#rows(this.#catalogue.index.placed.slider).filter(({ placements: { slider } }) => {
      const { start, end } = slider!;
      return (start ?? day) <= day && day <= (end ?? day);
    });
    return this.cards(shown.slice(0, SLIDER.maxVenues).map(({ id }) => id));
  }

  /** Ids of all venues of the slider on any day, in its order. */
  sliderIds(): string[] {
    return this.#ids(this.#catalogue.index.placed.slider);
  }

  /** Random favourites. */
  async favourites(count: number = FAVOURITES_COUNT): Promise<VenueCard[]> {
    return this.cards(this.drawnFavouriteIds(count));
  }

  /** Ids of random favourites, in random order. */
  drawnFavouriteIds(count: number): string[] {
    return shuffled(this.favouriteIds()).slice(0, count);
  }

  favouriteIds(): string[] {
    return this.#ids(this.#catalogue.index.placed.favourites);
  }

  /** The top 5 in its order. */
  async topFive(): Promise<VenueCard[]> {
    return this.cards(this.#ids(this.#catalogue.index.placed.topFive, HOME_CONTENT.topFive));
  }

  /** The venues of the first page, most prominent first, up to the length of a page. */
  async premierPage(): Promise<VenueCard[]> {
    return this.cards(this.#ids(this.#catalogue.index.placed.premierPage, PAGE_SIZE.default));
  }

  state(): CatalogueState {
    return { version: this.#catalogue.version, venueCount: this.#catalogue.index.size };
  }

  #rows(slots: SortedSlots, count = slots.values().length): IndexedRow[] {
    return Array.from(slots.values().subarray(0, count), (slot) => this.#catalogue.index.row(slot));
  }

  #ids(slots: SortedSlots, count?: number): string[] {
    return this.#rows(slots, count).map(({ id }) => id);
  }
}
