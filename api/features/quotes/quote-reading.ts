import type { EntityManager } from '@mikro-orm/postgresql';
import type { Database } from '../../platform/database/database.ts';
import type { RoomFitService } from '../search/room-fit.service.ts';
import { type HeldEntry, heldEntries } from '../calendar/held-entry.queries.ts';
import type { QuoteAnswer } from './quote-answer.entity.ts';
import { fitOf } from './quote-fit.ts';
import { type QuoteFigures, figuresOf } from './quote-moderation.queries.ts';
import type { OwnedQuote } from './owned-quote.entity.ts';
import { venuesOfRequests } from './quote-venue.queries.ts';
import { QuoteRequest } from './quote.entity.ts';
import { QuoteActor } from './quote.enums.ts';
import type { RequestedVenue } from './quote.types.ts';

interface Dependencies {
  database: Database;
  rooms: RoomFitService;
}

/** The role in which requests are read, and the account. */
type Reader =
  | { actor: QuoteActor.VISITOR }
  | { actor: QuoteActor.MODERATOR; viewerId: string }
  | { actor: QuoteActor.OWNER; viewerId: string; owned: readonly OwnedQuote[] };

/**
 * Requests that were read together, and the role of the reader, which decides on the values of fields. Related rows are loaded for all of them
 * at once, and only if they are requested.
 */
export class QuoteReading {
  readonly #em: EntityManager;
  readonly #dependencies: Dependencies;
  readonly #reader: Reader;
  readonly #requests: readonly QuoteRequest[];
  readonly #loaded = new Map<string, Promise<unknown>>();
  #venues: Promise<ReadonlyMap<string, RequestedVenue[]>> | undefined;
  #held: Promise<ReadonlyMap<string, HeldEntry>> | undefined;
  #figures: Promise<ReadonlyMap<string, QuoteFigures>> | undefined;

  private constructor(em: EntityManager, parts: Dependencies, reader: Reader, requests: readonly QuoteRequest[]) {
    this.#em = em;
    this.#dependencies = parts;
    this.#reader = reader;
    this.#requests = requests;
  }

  /** The first matching request; null = there is none. */
  static async one(parts: Dependencies, reader: Reader, where: object): Promise<QuoteRequest | null> {
    const em = parts.database.em;
    const request = await em.findOne(QuoteRequest, where);
    if (request) QuoteReading.begin(em, parts, reader, [request]);
    return request;
  }

  /** Sets the reading of requests that this entity manager has loaded. */
  static begin(em: EntityManager, parts: Dependencies, reader: Reader, requests: readonly QuoteRequest[]): void {
    const reading = new QuoteReading(em, parts, reader, requests);
    for (const request of requests) request.reading = reading;
  }

  get actor(): QuoteActor {
    return this.#reader.actor;
  }

  slugOf(venueId: string | undefined): string | null {
    return venueId ? this.#dependencies.rooms.slugOf(venueId) : null;
  }

  /** The progress of a request for an owner; undefined = the reader is not an owner. */
  ownedOf({ id }: QuoteRequest): OwnedQuote | undefined {
    return this.#reader.actor === QuoteActor.OWNER
      ? this.#reader.owned.find(({ request }) => request.id === id)
      : undefined;
  }

  async venuesOf({ id }: QuoteRequest): Promise<readonly RequestedVenue[]> {
    this.#venues ??= this.#reader.actor === QuoteActor.VISITOR ? this.#venuesOfSender() : this.#venuesWithFit();
    return (await this.#venues).get(id) ?? [];
  }

  /** All answers; for an owner, those of their venues. */
  async answersOf(request: QuoteRequest): Promise<readonly QuoteAnswer[]> {
    await this.#load('answers.lines');
    const answers = request.answers.getItems();
    if (this.actor !== QuoteActor.OWNER) return answers;
    const own = await this.venuesOf(request);
    return answers.filter(({ venue }) => venue && own.some(({ venueId }) => venueId === venue.id));
  }

  /** What the calendar of its venue holds for an answer; null = nothing. */
  async heldFor({ id }: QuoteAnswer): Promise<HeldEntry | null> {
    await this.#load('answers.lines');
    const ids = this.#requests.flatMap(({ answers }) => answers.getItems().map((answer) => answer.id));
    this.#held ??= heldEntries(this.#dependencies.database, ids);
    return (await this.#held).get(id) ?? null;
  }

  /** The history; for its sender, only the states, without names. */
  async stepsOf(request: QuoteRequest): Promise<readonly object[]> {
    await this.#load('steps.user');
    const steps = request.steps.getItems();
    if (this.actor === QuoteActor.MODERATOR) return steps;
    return steps
      .filter(({ state }, index) => state !== steps[index - 1]?.state)
      .map(({ state, at }) => ({ state, at }));
  }

  /** The figures for staff. */
  async figuresOf({ id }: QuoteRequest): Promise<QuoteFigures | undefined> {
    if (this.#reader.actor !== QuoteActor.MODERATOR) return undefined;
    const ids = this.#requests.map((each) => each.id);
    this.#figures ??= figuresOf(this.#dependencies.database, this.#reader.viewerId, ids);
    return (await this.#figures).get(id);
  }

  #load(path: 'venues' | 'answers.lines' | 'steps.user'): Promise<unknown> {
    const loaded = this.#loaded.get(path) ?? this.#em.populate([...this.#requests], [path]);
    this.#loaded.set(path, loaded);
    return loaded;
  }

  async #venuesOfSender(): Promise<ReadonlyMap<string, RequestedVenue[]>> {
    await this.#load('venues');
    const venuesOf = (request: QuoteRequest) =>
      request.venues.getItems().map(({ venue, name, city }) => {
        const slug = this.slugOf(venue?.id);
        return { venueId: slug ? venue!.id : null, slug, name, city, fit: [], request };
      });
    return new Map(this.#requests.map((request) => [request.id, venuesOf(request)]));
  }

  async #venuesWithFit(): Promise<ReadonlyMap<string, RequestedVenue[]>> {
    const reader = this.#reader;
    const requests = new Map(this.#requests.map((request) => [request.id, request]));
    const ownerId = reader.actor === QuoteActor.OWNER ? reader.viewerId : null;
    const rows = await venuesOfRequests(this.#dependencies.database, [...requests.keys()], ownerId);
    const venues = rows.map(({ requestId, venueId, name, city, forwardedAt, remindedAt, ...row }) => {
      const request = requests.get(requestId)!;
      const { hasOwner, waits, mayBeReminded, ...listed } = row;
      const isModerated = reader.actor === QuoteActor.MODERATOR;
      return {
        venueId,
        slug: this.slugOf(venueId ?? undefined),
        name,
        city,
        forwardedAt: forwardedAt && new Date(forwardedAt),
        fit: venueId ? fitOf(request, listed) : [],
        request,
        ...(isModerated && { remindedAt: remindedAt && new Date(remindedAt), hasOwner, waits, mayBeReminded }),
      };
    });
    return Map.groupBy(venues, ({ request }) => request.id);
  }
}

/** A request in GraphQL always has a `QuoteReading`. */
export function readingOf({ reading }: QuoteRequest): QuoteReading {
  if (reading instanceof QuoteReading) return reading;
  throw new Error('A quote request was read for nobody.');
}
