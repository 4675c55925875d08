import type { Database, Transaction } from '../../platform/database/database.ts';
import { now, today } from '../../platform/clock.ts';
import type { Viewer } from '../../platform/authz.ts';
import { validationFailed } from '../../platform/errors.ts';
import type { VersionedInput } from '../../platform/graphql/inputs.ts';
import type { Paging } from '../../platform/graphql/paging.ts';
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
import type { QuoteColumn, QuoteRequestPage } from './quote-list.types.ts';
import type { ManagedQuoteFilter, ManagedQuoteSort } from './quote-moderation.inputs.ts';
import { quoteExport, type QuoteExport, type QuoteExportOptions } from './quote-export.ts';
import { columnsOfQuotes, pageOfQuotes } from './quote-moderation.queries.ts';
import { QuoteReading } from './quote-reading.ts';
import type { QuoteRequest } from './quote.entity.ts';
import { quoteWorkflow } from './quote.workflow.ts';
import {
  QuoteActor,
  QuoteAnswerAction,
  QuoteAnswerKind,
  QuoteOutcome,
  QuoteRequestAction,
  type QuoteRequestState,
} from './quote.enums.ts';
import { lockedQuote, type QuoteStep, recorded } from './quote-writer.ts';

const by = QuoteActor.MODERATOR;

/**
 * Quote requests, as the platform deals with them. Every step throws NOT_FOUND, CONFLICT (it was changed since it was read) and
 * FORBIDDEN (where it stands, that cannot be done).
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
    paging: Paging,
  ): Promise<QuoteRequestPage> {
    const { ids, ...page } = await pageOfQuotes(this.#dependencies.database, filter, sort, paging);
    return { items: await this.#read(viewer, ids), ...page };
  }

  /** The same by their states, so many of each. */
  async board(viewer: Viewer, filter: ManagedQuoteFilter, cards: number): Promise<QuoteColumn[]> {
    const { ids, columns } = await columnsOfQuotes(this.#dependencies.database, filter, cards);
    const requests = await this.#read(viewer, ids);
    const byState = Map.groupBy(requests, ({ state }): QuoteRequestState => state);
    return columns.map((column) => ({ ...column, items: byState.get(column.state) ?? [] }));
  }

  /** The requests as lines of a table, batch after batch. */
  export(filter: ManagedQuoteFilter, options: QuoteExportOptions): QuoteExport {
    return quoteExport(this.#dependencies.database, filter, options);
  }

  /** Null = there is none. */
  async byId({ id: viewerId }: Viewer, id: string): Promise<QuoteRequest | null> {
    return isUuid(id) ? QuoteReading.one(this.#dependencies, { actor: by, viewerId }, { id }) : null;
  }

  /** Somebody is at it. */
  review(viewer: Viewer, read: VersionedInput): Promise<QuoteRequest> {
    return this.#step(viewer, read, QuoteRequestAction.REVIEW);
  }

  /**
   * Hands it to the owners of venues.
   * @param venueIds null = those that were chosen; others are added to them.
   * @throws AppError VALIDATION_FAILED where a venue is unknown, or nobody is there to be handed it.
   */
  forward(viewer: Viewer, read: VersionedInput, venueIds: readonly string[] | null): Promise<QuoteRequest> {
    return this.#step(viewer, read, QuoteRequestAction.FORWARD, async (transaction, request) => {
      const owners = await forwardTo(transaction, request, venueIds);
      return new QuoteForwarded({ request, owners, at: now() });
    });
  }

  /**
   * Asks the owners who have not answered once more, once a day at most.
   * @throws AppError VALIDATION_FAILED where there is nobody to ask.
   */
  remind(viewer: Viewer, read: VersionedInput): Promise<QuoteRequest> {
    return this.#step(viewer, read, QuoteRequestAction.REMIND, async (transaction, request) => {
      const owners = await remindOwners(transaction, request);
      return new QuoteReminded({ request, owners, at: now() });
    });
  }

  /** @throws AppError VALIDATION_FAILED without a reason, which who asked is told. */
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
   * Notes how it ended where that was not told here.
   * @param answerId the offer that was taken, where it was won by one; null = none that is known here.
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

  /** Takes it up again from the beginning: what venues answered was an answer to what was asked then. */
  reopen(viewer: Viewer, read: VersionedInput): Promise<QuoteRequest> {
    return this.#step(viewer, read, QuoteRequestAction.REOPEN, async (transaction, request) => {
      request.rejectionReason = null;
      await forgetAnswers(transaction, request);
    });
  }

  #read({ id: viewerId }: Viewer, ids: readonly string[]): Promise<QuoteRequest[]> {
    return QuoteReading.many(this.#dependencies, { actor: by, viewerId }, ids);
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
