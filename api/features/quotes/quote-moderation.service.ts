import type { Database, Transaction } from '../../platform/database/database.ts';
import { now, today } from '../../platform/clock.ts';
import type { Viewer } from '../../platform/authz.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { VersionedInput } from '../../platform/graphql/inputs.ts';
import { type ConnectionArgs, findConnection } from '../../platform/graphql/connection.ts';
import { manyLines } from '../../platform/mail/mail-address.ts';
import { isUuid } from '../../platform/text.ts';
import { move, transition } from '../../platform/workflow.ts';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import type { RoomFitService } from '../search/room-fit.service.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import { quoteAnswerWorkflow } from './quote-answer.workflow.ts';
import {
  QuoteArchived,
  QuoteChosen,
  QuoteClosed,
  QuoteForwarded,
  QuoteHandled,
  QuoteRejected,
  QuoteReminded,
} from './events.ts';
import { forgetAnswers, forwardTo, remindOwners } from './quote-owners.ts';
import type { QuoteColumn, QuoteRequestConnection } from './quote-list.types.ts';
import type { ManagedQuoteFilter, ManagedQuoteSort } from './quote-moderation.inputs.ts';
import { quoteExport, type QuoteExport, type QuoteExportOptions } from './quote-export.ts';
import { conditionsOf, countByState, latestOfStates, QUOTE_ORDERS } from './quote-moderation.queries.ts';
import { QuoteReading } from './quote-reading.ts';
import { QuoteRequest } from './quote.entity.ts';
import { quoteWorkflow } from './quote.workflow.ts';
import {
  QuoteActor,
  QuoteAnswerAction,
  QuoteAnswerKind,
  QuoteOutcome,
  QuoteRequestAction,
  QuoteRequestState,
} from './quote.enums.ts';
import { lockedQuote, type QuoteStep, recorded } from './quote-writer.ts';

const by = QuoteActor.MODERATOR;

/**
 * Quote requests, for staff. Actions throw NOT_FOUND, CONFLICT (changed since it was read) and
 * FORBIDDEN (not possible in its state).
 */
export class QuoteModerationService {
  readonly #dependencies: { database: Database; rooms: RoomFitService };

  constructor(parts: { database: Database; rooms: RoomFitService }) {
    this.#dependencies = parts;
  }

  async list(
    viewer: Viewer,
    filter: ManagedQuoteFilter,
    sort: ManagedQuoteSort,
    part: ConnectionArgs,
  ): Promise<QuoteRequestConnection> {
    const { em } = this.#dependencies.database;
    const [connection, stateCounts] = await Promise.all([
      findConnection(em, QuoteRequest, part, { where: conditionsOf(filter), orderBy: QUOTE_ORDERS[sort] }),
      countByState(em, filter),
    ]);
    const requests = connection.edges.map(({ node }) => node);
    QuoteReading.begin(em, this.#dependencies, { actor: by, viewerId: viewer.id }, requests);
    return { ...connection, stateCounts };
  }

  /** The same by state, limited per state. */
  async board(viewer: Viewer, filter: ManagedQuoteFilter, cards: number): Promise<QuoteColumn[]> {
    const { em } = this.#dependencies.database;
    const [requests, counts] = await Promise.all([latestOfStates(em, filter, cards), countByState(em, filter)]);
    QuoteReading.begin(em, this.#dependencies, { actor: by, viewerId: viewer.id }, requests);
    const byState = Map.groupBy(requests, ({ state }): QuoteRequestState => state);
    return Object.values(QuoteRequestState)
      .filter((state) => !filter.states?.length || filter.states.includes(state))
      .map((state) => ({
        state,
        totalCount: counts.find((each) => each.state === state)?.count ?? 0,
        items: byState.get(state) ?? [],
      }));
  }

  /** The requests as rows of a table, in batches. */
  export(filter: ManagedQuoteFilter, options: QuoteExportOptions): QuoteExport {
    return quoteExport(this.#dependencies.database, filter, options);
  }

  /** Null = there is none. */
  async byId({ id: viewerId }: Viewer, id: string): Promise<QuoteRequest | null> {
    return isUuid(id) ? QuoteReading.one(this.#dependencies, { actor: by, viewerId }, { id }) : null;
  }

  /** Marks it as being handled. */
  review(viewer: Viewer, read: VersionedInput): Promise<QuoteRequest> {
    return this.#step(viewer, read, QuoteRequestAction.REVIEW);
  }

  /**
   * Forwards it to the owners of venues.
   * @param venueIds null = the requested ones; others are added to them.
   * @throws AppError VALIDATION_FAILED if a venue is unknown, or has no owner.
   */
  forward(viewer: Viewer, read: VersionedInput, venueIds: readonly string[] | null): Promise<QuoteRequest> {
    return this.#step(viewer, read, QuoteRequestAction.FORWARD, async (transaction, request) => {
      const owners = await forwardTo(transaction, request, venueIds);
      return new QuoteForwarded({ request, owners, at: now() });
    });
  }

  /**
   * Reminds the owners who have not answered, once a day at most.
   * @throws AppError VALIDATION_FAILED if no owner is left to remind.
   */
  remind(viewer: Viewer, read: VersionedInput): Promise<QuoteRequest> {
    return this.#step(viewer, read, QuoteRequestAction.REMIND, async (transaction, request) => {
      const owners = await remindOwners(transaction, request);
      return new QuoteReminded({ request, owners, at: now() });
    });
  }

  /** @throws AppError VALIDATION_FAILED without a reason, which is sent to the sender. */
  reject(viewer: Viewer, read: VersionedInput, reason: string): Promise<QuoteRequest> {
    const text = manyLines(reason);
    if (!text) throw validationFailed([{ path: 'reason', code: 'required' }]);
    if (text.length > FORM_LIMITS.reason || !text.isWellFormed())
      throw validationFailed([{ path: 'reason', code: 'tooLong', params: { max: FORM_LIMITS.reason } }]);
    return this.#step(viewer, read, QuoteRequestAction.REJECT, async (_, request) => {
      request.rejectionReason = text;
      return new QuoteRejected({ request });
    });
  }

  /**
   * Records an outcome that was agreed elsewhere.
   * @param answerId the accepted offer, if it was won; null = none that is recorded here.
   */
  close(viewer: Viewer, read: VersionedInput, outcome: QuoteOutcome, answerId: string | null): Promise<QuoteRequest> {
    const won = outcome === QuoteOutcome.WON;
    const action = won ? QuoteRequestAction.WIN : QuoteRequestAction.LOSE;
    return this.#step(viewer, read, action, async (transaction, request) => {
      const answer = won && answerId ? await offerOf(transaction, request, answerId) : null;
      if (!answer) return new QuoteClosed({ request });
      const offer = { request, answer, today: today(), now: now() };
      await move(transaction, quoteAnswerWorkflow, offer, { action: QuoteAnswerAction.CHOOSE, by });
      return new QuoteChosen({ request, answer });
    });
  }

  archive(viewer: Viewer, read: VersionedInput): Promise<QuoteRequest> {
    return this.#step(viewer, read, QuoteRequestAction.ARCHIVE, async (_, request) => new QuoteArchived({ request }));
  }

  /** Reopens it from the beginning; earlier answers are deleted, as the request may have changed. */
  reopen(viewer: Viewer, read: VersionedInput): Promise<QuoteRequest> {
    return this.#step(viewer, read, QuoteRequestAction.REOPEN, async (transaction, request) => {
      request.rejectionReason = null;
      await forgetAnswers(transaction, request);
    });
  }

  async #step(
    viewer: Viewer,
    { id, version }: VersionedInput,
    action: QuoteRequestAction,
    effect?: QuoteStep['effect'],
  ): Promise<QuoteRequest> {
    await transition(this.#dependencies.database, quoteWorkflow, {
      lock: (transaction) => lockedQuote(transaction, { id }),
      version,
      ...recorded({
        action,
        by,
        effect: async (transaction, request) => {
          await transaction.publish(new QuoteHandled({ request }));
          return effect?.(transaction, request);
        },
      }),
    });
    return (await this.byId(viewer, id))!;
  }
}

async function offerOf({ em }: Transaction, request: QuoteRequest, answerId: string): Promise<QuoteAnswer> {
  const answer = isUuid(answerId)
    ? await em.findOne(QuoteAnswer, {
        id: answerId,
        request: request.id,
        kind: QuoteAnswerKind.OFFER,
        ownerLeftAt: null,
      })
    : null;
  if (!answer) throw validationFailed([{ path: 'answerId', code: 'unknownValue' }]);
  return answer;
}
