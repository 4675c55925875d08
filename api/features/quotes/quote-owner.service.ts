import type { FilterQuery, QueryOrderMap } from '@mikro-orm/core';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { QUOTE_LIMITS } from './limits.ts';
import type { Viewer } from '../../platform/authz.ts';
import { now, today } from '../../platform/clock.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import { type ConnectionArgs, findConnection } from '../../platform/graphql/connection.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { isUuid } from '../../platform/text.ts';
import { transition } from '../../platform/workflow.ts';
import type { RoomFitService } from '../search/room-fit.service.ts';
import { Room } from '../venues/room.entity.ts';
import { Venue } from '../venues/venue.entity.ts';
import { QuoteAnswerLine } from './quote-answer-line.entity.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import type { QuoteAnswerInput } from './quote-answer.inputs.ts';
import { QuoteAnswered } from './events.ts';
import { checkAnswer, normalisedAnswer } from './quote-answer-rules.ts';
import type { ForwardedQuoteRequestConnection } from './quote-list.types.ts';
import { type ForwardedQuoteFilter, ForwardedQuoteSort } from './quote-owner.inputs.ts';
import { OwnedQuote } from './owned-quote.entity.ts';
import { handedTo } from './quote.queries.ts';
import { QuoteReading } from './quote-reading.ts';
import { QuoteRequestVenue } from './quote-venue.entity.ts';
import type { QuoteRequest } from './quote.entity.ts';
import { quoteWorkflow } from './quote.workflow.ts';
import { OwnerQuoteProgress, QuoteActor, QuoteAnswerKind, QuoteRequestAction } from './quote.enums.ts';
import { lockedQuote, recorded } from './quote-writer.ts';

const actor = QuoteActor.OWNER;

/** Orders of the list. Null sorts last, so that requests with open dates follow the others. */
const ORDERS: Readonly<Record<ForwardedQuoteSort, QueryOrderMap<OwnedQuote>>> = {
  [ForwardedQuoteSort.NEWEST]: { forwardedAt: 'desc', request: 'asc' },
  [ForwardedQuoteSort.EVENT_DATE]: { startDate: 'asc', forwardedAt: 'desc', request: 'asc' },
  [ForwardedQuoteSort.PARTICIPANTS]: { participants: 'desc', forwardedAt: 'desc', request: 'asc' },
};

export interface QuoteOwnerDependencies {
  database: Database;
  rooms: RoomFitService;
  limits: RateLimits;
}

/** Quote requests, for the owners of venues. Those that were not forwarded to them are not found. */
export class QuoteOwnerService {
  readonly #dependencies: QuoteOwnerDependencies;

  constructor(dependencies: QuoteOwnerDependencies) {
    this.#dependencies = dependencies;
  }

  /** A part of the requests that were forwarded to them. Senders can be searched while their contact is visible. */
  async list(
    { id: viewerId }: Viewer,
    { progress, text, venueId }: ForwardedQuoteFilter,
    sort: ForwardedQuoteSort,
    part: ConnectionArgs,
  ): Promise<ForwardedQuoteRequestConnection> {
    const { em } = this.#dependencies.database;
    const like = text?.trim() && { $ilike: `%${text.trim().replaceAll(/[\\%_]/g, '\\$&')}%` };
    const where: FilterQuery<OwnedQuote> = {
      ownerId: viewerId,
      ...(venueId && { request: { $in: handedTo(venueId, viewerId) } }),
      ...(like && { $or: [{ reference: like }, { companyName: like }, { venueNames: like }] }),
    };
    const [{ edges, ...place }, counts] = await Promise.all([
      findConnection(em, OwnedQuote, part, {
        where: progress ? { $and: [where, { progress }] } : where,
        orderBy: ORDERS[sort],
        populate: ['request'],
      }),
      em.countBy(OwnedQuote, 'progress', { where }),
    ]);
    const progressCounts = Object.values(OwnerQuoteProgress).flatMap((each) =>
      counts[each] ? [{ progress: each, count: counts[each] }] : [],
    );
    const owned = edges.map(({ node }) => node);
    const requests = owned.map(({ request }) => request.unwrap());
    QuoteReading.begin(em, this.#dependencies, { actor, viewerId, owned }, requests);
    return { edges: edges.map(({ cursor }, at) => ({ cursor, node: requests[at]! })), progressCounts, ...place };
  }

  countToAnswer(ownerId: string): Promise<number> {
    return this.#dependencies.database.em.count(OwnedQuote, { ownerId, progress: OwnerQuoteProgress.TO_ANSWER });
  }

  /** One of them; null = there is none, or it was not forwarded to them. */
  async byId({ id: viewerId }: Viewer, id: string): Promise<QuoteRequest | null> {
    const owned = isUuid(id)
      ? await this.#dependencies.database.em.findOne(OwnedQuote, { ownerId: viewerId, request: id })
      : null;
    return owned && QuoteReading.one(this.#dependencies, { actor, viewerId, owned: [owned] }, { id });
  }

  /**
   * Answers for a venue, or revises its answer, until one is chosen.
   * @throws AppError NOT_FOUND, VALIDATION_FAILED, RATE_LIMITED, FORBIDDEN (too late), CONFLICT (answered meanwhile).
   */
  async answer(viewer: Viewer, given: QuoteAnswerInput): Promise<QuoteRequest> {
    const { database, limits } = this.#dependencies;
    const input = normalisedAnswer(given);
    const { requestId } = input;
    const seen = await this.byId(viewer, requestId);
    if (!seen || !(await isAsked(database, viewer.id, input))) throw new AppError('NOT_FOUND');
    await checkAnswer(input, seen, today());
    await limits.count([[QUOTE_LIMITS.quoteAnswer, requestId]]);
    await transition(database, quoteWorkflow, {
      lock: async (transaction) => {
        const request = await lockedQuote(transaction, { id: requestId });
        return request && (await isAsked(transaction, viewer.id, input)) ? request : null;
      },
      // An offer makes it answered; a question or a refusal does not change its state.
      stays: input.kind !== QuoteAnswerKind.OFFER,
      ...recorded({
        action: QuoteRequestAction.ANSWER,
        by: actor,
        effect: async (transaction, request) => {
          const answer = await write(transaction, request, input);
          return new QuoteAnswered({ request, answer, ownerId: viewer.id });
        },
      }),
    });
    return (await this.byId(viewer, requestId))!;
  }
}

/** Whether the request was forwarded to this venue, and the venue is theirs. */
async function isAsked(
  { em }: Pick<Transaction, 'em'>,
  owner: string,
  { requestId, venueId }: QuoteAnswerInput,
): Promise<boolean> {
  if (!isUuid(venueId)) return false;
  const asked = { request: requestId, venue: { id: venueId, owner, deletedAt: null }, forwardedAt: { $ne: null } };
  return (await em.count(QuoteRequestVenue, asked)) > 0;
}

async function write(
  { em }: Transaction,
  request: QuoteRequest,
  { venueId, kind, text, validUntil, startDate, endDate, option, version, lines }: QuoteAnswerInput,
): Promise<QuoteAnswer> {
  const known = await em.findOne(QuoteAnswer, { request: request.id, venue: venueId });
  if ((known?.version ?? null) !== version) throw new AppError('CONFLICT');
  const asks = kind === QuoteAnswerKind.QUESTION;
  const fields = {
    kind,
    text: text ?? null,
    validUntil: validUntil ?? null,
    startDate: startDate ?? null,
    endDate: endDate ?? null,
    optionUntil: option?.until ?? null,
    optionRoom: option?.roomId ? await heldRoom(em, venueId, option.roomId) : null,
    ...(asks ? { question: text ?? null, reply: null, repliedAt: null } : {}),
    // The author, as the venue may later have another owner.
    ownerLeftAt: null,
    // The version also changes if only lines differ.
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
  await em.nativeDelete(QuoteAnswerLine, { answer: answer.id });
  const rows = lines.map((line, position) => Object.assign(line, { answer: answer.id, position }));
  if (rows.length) await em.insertMany(QuoteAnswerLine, rows);
  return answer;
}

/** @throws AppError VALIDATION_FAILED for a room that is not of the venue. */
async function heldRoom(em: Transaction['em'], venue: string, id: string): Promise<Room> {
  const room = isUuid(id) ? await em.findOne(Room, { id, venue }) : null;
  if (!room) throw validationFailed([{ path: 'option.roomId', code: 'unknownValue' }]);
  return room;
}
