import type { Database, Transaction } from '../../platform/database/database.ts';
import { QUOTE_LIMITS } from './limits.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now, today } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { pagePlace, type Paging } from '../../platform/graphql/paging.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { isUuid } from '../../platform/text.ts';
import { transition } from '../../platform/workflow.ts';
import type { RoomFitService } from '../search/room-fit.service.ts';
import { Venue } from '../venues/venue.entity.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import type { QuoteAnswerInput } from './quote-answer.inputs.ts';
import { QuoteAnswered } from './events.ts';
import { checkAnswer, normalisedAnswer } from './quote-answer-rules.ts';
import { toAnswerView } from './quote-answer-view.ts';
import { writeLines } from './quote-answer-writer.ts';
import { fitOf } from './quote-fit.ts';
import type { ForwardedQuoteFilter, ForwardedQuoteSort } from './quote-owner.inputs.ts';
import { QuoteOwnerReads, type OwnedRow, type OwnedVenueRow } from './quote-owner-reads.ts';
import type { ForwardedQuotePage, ForwardedQuoteView, ForwardedVenue } from './quote-owner.types.ts';
import { QuoteRequest } from './quote.entity.ts';
import { seesContact } from './quote.policy.ts';
import { quoteWorkflow } from './quote.workflow.ts';
import { QuoteActor, QuoteAnswerKind, QuoteRequestAction } from './quote.enums.ts';
import { SHOWN_WITH, wishesOf } from './quote-view.ts';
import { lockedQuote, recorded } from './quote-writer.ts';

export interface QuoteOwnerDependencies {
  database: Database;
  rooms: RoomFitService;
  limits: RateLimits;
}

/** Quote requests, as the owners of venues meet them. Whose venues were not asked finds nothing. */
export class QuoteOwnerService {
  readonly #dependencies: QuoteOwnerDependencies;
  readonly #reads: QuoteOwnerReads;

  constructor(dependencies: QuoteOwnerDependencies) {
    this.#dependencies = dependencies;
    this.#reads = new QuoteOwnerReads(dependencies.database);
  }

  /** One page of the requests that he was handed. */
  async list(
    viewer: Viewer,
    filter: ForwardedQuoteFilter,
    sort: ForwardedQuoteSort,
    paging: Paging,
  ): Promise<ForwardedQuotePage> {
    const { rows, totalCount } = await this.#reads.page(viewer.id, filter, sort, paging);
    return { items: await this.#views(viewer.id, rows), ...pagePlace(totalCount, paging) };
  }

  countToAnswer(ownerId: string): Promise<number> {
    return this.#reads.countToAnswer(ownerId);
  }

  /** One of them; null = there is none, or it was not handed to him. */
  async byId(viewer: Viewer, id: string): Promise<ForwardedQuoteView | null> {
    const row = isUuid(id) ? await this.#reads.one(viewer.id, id) : null;
    const [view] = row ? await this.#views(viewer.id, [row]) : [];
    return view ?? null;
  }

  /**
   * Answers for a venue, or revises its answer, which he may until one is chosen.
   * @throws AppError NOT_FOUND, VALIDATION_FAILED, RATE_LIMITED, FORBIDDEN (too late), CONFLICT (answered meanwhile).
   */
  async answer(viewer: Viewer, given: QuoteAnswerInput): Promise<ForwardedQuoteView> {
    const input = normalisedAnswer(given);
    const { requestId } = input;
    const seen = await this.byId(viewer, requestId);
    if (!seen?.venues.some(({ venueId }) => venueId === input.venueId)) throw new AppError('NOT_FOUND');
    await checkAnswer(input, seen.participants, today());
    await this.#dependencies.limits.count([[QUOTE_LIMITS.quoteAnswer, requestId]]);
    await transition(this.#dependencies.database, quoteWorkflow, {
      lock: async (transaction) => {
        const request = await lockedQuote(transaction, { id: requestId });
        return request && (await isAsked(transaction, viewer.id, input)) ? request : null;
      },
      // An offer makes it answered; who asks back or declines leaves it where it is.
      stays: input.kind !== QuoteAnswerKind.OFFER,
      ...recorded({
        action: QuoteRequestAction.ANSWER,
        by: QuoteActor.OWNER,
        effect: async (transaction, request) => {
          const answer = await write(transaction, request, input);
          return new QuoteAnswered({ request, answer, ownerId: viewer.id });
        },
      }),
    });
    return (await this.byId(viewer, requestId))!;
  }

  async #views(ownerId: string, rows: readonly OwnedRow[]): Promise<ForwardedQuoteView[]> {
    const ids = rows.map(({ id }) => id);
    const [requests, venues] = await Promise.all([
      this.#dependencies.database.em.find(QuoteRequest, { id: { $in: ids } }, { populate: SHOWN_WITH }),
      this.#reads.venues(ownerId, ids),
    ]);
    const byId = new Map(requests.map((request) => [request.id, request]));
    return rows.flatMap((row) => {
      const request = byId.get(row.id);
      const own = venues.filter(({ requestId }) => requestId === row.id);
      return request ? [this.#view(request, row, own)] : [];
    });
  }

  #view(request: QuoteRequest, { progress, forwardedAt }: OwnedRow, own: readonly OwnedVenueRow[]): ForwardedQuoteView {
    const venues = own.map((venue) => this.#venue(request, venue));
    const isChosen = venues.some(({ answer }) => answer?.chosenAt);
    const { firstName, lastName, companyName, email, phone, language } = request;
    return {
      id: request.id,
      reference: request.reference,
      state: request.state,
      progress,
      availableActions: quoteWorkflow.allowed(request, QuoteActor.OWNER),
      forwardedAt: new Date(forwardedAt),
      contact: seesContact(request, isChosen) ? { firstName, lastName, companyName, email, phone, language } : null,
      venues,
      ...wishesOf(request),
    };
  }

  #venue(request: QuoteRequest, { venueId, name, city, ...listed }: OwnedVenueRow): ForwardedVenue {
    const answer = request.answers.getItems().find(({ venue }) => venue?.id === venueId);
    return {
      venueId,
      name,
      city,
      fit: fitOf(request, listed, today()),
      answer: answer ? toAnswerView(answer, request, (id) => this.#dependencies.rooms.slugOf(id)) : null,
    };
  }
}

/** Whether the request was handed to this venue, and the venue is his. */
async function isAsked({ query }: Transaction, ownerId: string, input: QuoteAnswerInput): Promise<boolean> {
  const rows = await query(
    `select 1 from quote_request_venue rv join venue v on v.id = rv.venue_id
     where rv.request_id = $1 and v.id = $2 and v.owner_id = $3 and v.deleted_at is null and rv.forwarded_at is not null`,
    [input.requestId, input.venueId, ownerId],
  );
  return rows.length > 0;
}

async function write(
  transaction: Transaction,
  request: QuoteRequest,
  { venueId, kind, text, validUntil, startDate, endDate, version, lines }: QuoteAnswerInput,
): Promise<QuoteAnswer> {
  const { em } = transaction;
  const known = await em.findOne(QuoteAnswer, { request: request.id, venue: venueId });
  if ((known?.version ?? null) !== version) throw new AppError('CONFLICT');
  const asks = kind === QuoteAnswerKind.QUESTION;
  const fields = {
    kind,
    text: text ?? null,
    validUntil: validUntil ?? null,
    startDate: startDate ?? null,
    endDate: endDate ?? null,
    ...(asks ? { question: text ?? null, reply: null, repliedAt: null } : {}),
    // Whoever answers is there: the venue may have been handed over.
    ownerLeftAt: null,
    // Also where only lines differ, it is another answer than the one that was read.
    updatedAt: now(),
  };
  const venue = await em.findOneOrFail(Venue, { id: venueId }, { populate: ['commune'] });
  const answer =
    known ??
    em.create(QuoteAnswer, {
      request,
      venue,
      venueName: venue.name,
      venueCity: venue.commune.unwrap().label,
      ...fields,
    });
  em.assign(answer, fields);
  await em.flush();
  await writeLines(transaction, answer.id, lines);
  return answer;
}
