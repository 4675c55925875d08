import { LockMode } from '@mikro-orm/core';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { now, today } from '../../platform/clock.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import type { Paging } from '../../platform/graphql/paging.ts';
import { manyLines } from '../../platform/mail/mail-address.ts';
import { isUuid } from '../../platform/text.ts';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import type { RoomFitService } from '../search/room-fit.service.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import type { QuoteAnswerNotifier } from './quote-answer-notifier.ts';
import { forwardTo, forgetAnswers } from './quote-forward-writer.ts';
import type { ManagedQuoteFilter, ManagedQuoteSort } from './quote-moderation.inputs.ts';
import { quoteExport, type QuoteExport, type QuoteExportOptions } from './quote-export.ts';
import { askedVenuesOf, listManagedQuotes, quoteBoard } from './quote-moderation.queries.ts';
import {
  type ManagedQuotePage,
  ManagedQuoteView,
  type QuoteColumn,
  type QuoteEvent,
} from './quote-moderation.types.ts';
import { remindOwners } from './quote-reminder-writer.ts';
import { QuoteRequest } from './quote.entity.ts';
import type { QuoteRequestStep } from './quote-step.entity.ts';
import { quoteWorkflow } from './quote.workflow.ts';
import { quoteActionsOf } from './quote.policy.ts';
import { QuoteActor, QuoteAnswerKind, QuoteOutcome, QuoteRequestAction } from './quote.enums.ts';
import { SHOWN_WITH, toView } from './quote-view.ts';
import { writeStep } from './quote-writer.ts';

/** Which request, as it was read. */
export interface ReadRequest {
  id: string;
  version: number;
}

type Work = (transaction: Transaction, request: QuoteRequest) => Promise<void>;

/**
 * Quote requests, as the platform deals with them. Every step throws NOT_FOUND, CONFLICT (it was changed since it was read) and
 * FORBIDDEN (where it stands, that cannot be done).
 */
export class QuoteModerationService {
  readonly #parts: { database: Database; rooms: RoomFitService; news: QuoteAnswerNotifier };

  constructor(parts: { database: Database; rooms: RoomFitService; news: QuoteAnswerNotifier }) {
    this.#parts = parts;
  }

  list(viewer: Viewer, filter: ManagedQuoteFilter, sort: ManagedQuoteSort, paging: Paging): Promise<ManagedQuotePage> {
    return listManagedQuotes(this.#parts.database, viewer.id, filter, sort, paging);
  }

  /** The same by where they stand, so many of each. */
  board(viewer: Viewer, filter: ManagedQuoteFilter, cards: number): Promise<QuoteColumn[]> {
    return quoteBoard(this.#parts.database, viewer.id, filter, cards);
  }

  /** The requests as lines of a table, batch after batch. */
  export(filter: ManagedQuoteFilter, options: QuoteExportOptions): QuoteExport {
    return quoteExport(this.#parts.database, filter, options);
  }

  /** Null = there is none. */
  async byId(id: string): Promise<ManagedQuoteView | null> {
    const { database, rooms } = this.#parts;
    if (!isUuid(id)) return null;
    const request = await database.orm.em
      .fork()
      .findOne(QuoteRequest, { id }, { populate: [...SHOWN_WITH, 'steps.user'] });
    if (!request) return null;
    return Object.assign(
      new ManagedQuoteView(),
      toView(request, (venueId) => rooms.slugOf(venueId)),
      {
        availableActions: quoteActionsOf(request, QuoteActor.MODERATOR),
        askedVenues: await askedVenuesOf(database, request),
        events: request.steps.getItems().map(toEvent),
        withdrawalReason: request.withdrawalReason,
        anonymised: request.anonymisedAt !== null,
      },
    );
  }

  /** Somebody is at it. */
  review(read: ReadRequest): Promise<ManagedQuoteView> {
    return this.#step(read, QuoteRequestAction.REVIEW, async () => {});
  }

  /**
   * Hands it to the owners of venues.
   * @param venueIds null = those that were chosen; others are added to them.
   * @throws AppError VALIDATION_FAILED where a venue is unknown, or nobody is there to be handed it.
   */
  forward(read: ReadRequest, venueIds: readonly string[] | null): Promise<ManagedQuoteView> {
    return this.#step(read, QuoteRequestAction.FORWARD, async (transaction, request) => {
      const at = now();
      await forwardTo(transaction, request.id, venueIds, at);
      await this.#parts.news.forwarded(transaction, request, at);
    });
  }

  /**
   * Asks the owners who have not answered once more, once a day at most.
   * @throws AppError VALIDATION_FAILED where there is nobody to ask.
   */
  remind(read: ReadRequest): Promise<ManagedQuoteView> {
    return this.#step(read, QuoteRequestAction.REMIND, async (transaction, request) => {
      const at = now();
      const owners = await remindOwners(transaction, request.id, { at, today: today() });
      await this.#parts.news.reminded(transaction, request, owners, at);
    });
  }

  /** @throws AppError VALIDATION_FAILED without a reason, which who asked is told. */
  reject(read: ReadRequest, reason: string): Promise<ManagedQuoteView> {
    const text = manyLines(reason);
    if (!text) throw validationFailed([{ path: 'reason', code: 'required' }]);
    if (text.length > FORM_LIMITS.reason || !text.isWellFormed())
      throw validationFailed([{ path: 'reason', code: 'tooLong', params: { max: FORM_LIMITS.reason } }]);
    return this.#step(read, QuoteRequestAction.REJECT, async (transaction, request) => {
      request.rejectionReason = text;
      await this.#parts.news.rejected(transaction, request);
    });
  }

  /**
   * Notes how it ended where that was not told here.
   * @param answerId the offer that was taken, where it was won by one; null = none that is known here.
   */
  close(read: ReadRequest, outcome: QuoteOutcome, answerId: string | null): Promise<ManagedQuoteView> {
    const won = outcome === QuoteOutcome.WON;
    const action = won ? QuoteRequestAction.WIN : QuoteRequestAction.LOSE;
    return this.#step(read, action, async (transaction, request) => {
      const { news } = this.#parts;
      const answer = won && answerId ? await offerOf(transaction, request, answerId) : null;
      if (!answer) return news.ended(transaction, request, 'closed');
      answer.chosenAt = now();
      await news.chosen(transaction, request, answer);
    });
  }

  archive(read: ReadRequest): Promise<ManagedQuoteView> {
    return this.#step(read, QuoteRequestAction.ARCHIVE, (transaction, request) =>
      this.#parts.news.settleOwners(transaction, request),
    );
  }

  /** Takes it up again from the beginning: what venues answered was an answer to what was asked then. */
  reopen(read: ReadRequest): Promise<ManagedQuoteView> {
    return this.#step(read, QuoteRequestAction.REOPEN, async (transaction, request) => {
      request.rejectionReason = null;
      await forgetAnswers(transaction, request.id);
    });
  }

  async #step({ id, version }: ReadRequest, action: QuoteRequestAction, work: Work): Promise<ManagedQuoteView> {
    if (!isUuid(id)) throw new AppError('NOT_FOUND');
    await this.#parts.database.transaction(async (transaction) => {
      const request = await transaction.em.findOne(QuoteRequest, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!request) throw new AppError('NOT_FOUND');
      if (request.version !== version) throw new AppError('CONFLICT');
      const actor = QuoteActor.MODERATOR;
      const state = quoteWorkflow.next(request.state, action, actor);
      if (!state || !quoteActionsOf(request, actor).includes(action)) throw new AppError('FORBIDDEN');
      // Where the state stays, it is another request all the same: who read it before has to look again.
      Object.assign(request, { state, updatedAt: now() });
      await this.#parts.news.dealtWith(transaction, request);
      await work(transaction, request);
      await transaction.em.flush();
      await writeStep(transaction, request, { action, actor });
    });
    return (await this.byId(id))!;
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

/** A step with the name of who took it. */
function toEvent({ action, actor, state, at, user }: QuoteRequestStep): QuoteEvent {
  const person = user?.isInitialized() ? user.unwrap() : null;
  const by = person ? `${person.firstName} ${person.lastName}`.trim() : '';
  return { action, actor, by: by || null, state, at };
}
