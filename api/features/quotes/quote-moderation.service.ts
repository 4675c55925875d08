import { LockMode } from '@mikro-orm/core';
import type { Database, Transaction } from '../../database/database.ts';
import { now, today } from '../../kernel/clock.ts';
import type { Viewer } from '../../kernel/authz.ts';
import { AppError, validationFailed } from '../../kernel/errors.ts';
import type { Paging } from '../../kernel/graphql/paging.ts';
import { manyLines } from '../../kernel/mail/mail-address.ts';
import { isUuid } from '../../kernel/text.ts';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import type { RoomFitService } from '../search/room-fit.service.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import type { QuoteAnswerNews } from './quote-answer.news.ts';
import { forwardTo, forgetAnswers } from './quote-forward.writer.ts';
import type { ManagedQuoteFilter, ManagedQuoteSort } from './quote-moderation.args.ts';
import { quoteExport, type QuoteExport, type QuoteExportOptions } from './quote-export.ts';
import { askedVenuesOf, listManagedQuotes, quoteBoard } from './quote-moderation.reads.ts';
import { type ManagedQuotePage, ManagedQuoteView, type QuoteColumn } from './quote-moderation.types.ts';
import { remindOwners } from './quote-reminder.writer.ts';
import { QuoteRequest } from './quote.entity.ts';
import { quoteMachine } from './quote.machine.ts';
import { quoteActionsOf } from './quote.policy.ts';
import { QuoteActor, QuoteAnswerKind, QuoteOutcome, QuoteRequestAction } from './quote.terms.ts';
import { SHOWN_WITH, toView } from './quote.view.ts';
import { writeStep } from './quote.writer.ts';

/** Which request, as it was read. */
export interface ReadRequest {
  id: string;
  version: number;
}

type Work = (transaction: Transaction, request: QuoteRequest) => Promise<void>;

/**
 * Quote requests, as the house deals with them. Every step throws NOT_FOUND, CONFLICT (it was changed since it was read) and
 * FORBIDDEN (where it stands, that cannot be done).
 */
export class QuoteModerationService {
  readonly #parts: { database: Database; rooms: RoomFitService; news: QuoteAnswerNews };

  constructor(parts: { database: Database; rooms: RoomFitService; news: QuoteAnswerNews }) {
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
    const request = await database.orm.em.fork().findOne(QuoteRequest, { id }, { populate: SHOWN_WITH });
    if (!request) return null;
    return Object.assign(
      new ManagedQuoteView(),
      toView(request, (venueId) => rooms.slugOf(venueId)),
      {
        availableActions: quoteActionsOf(request, QuoteActor.MODERATOR),
        askedVenues: await askedVenuesOf(database, request),
        events: request.steps.getItems().map(({ action, actor, state, at }) => ({ action, actor, state, at })),
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
    return this.#step(read, QuoteRequestAction.ARCHIVE, async () => {});
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
      const state = quoteMachine.next(request.state, action, actor);
      if (!state || !quoteActionsOf(request, actor).includes(action)) throw new AppError('FORBIDDEN');
      // Where the state stays, it is another request all the same: who read it before has to look again.
      Object.assign(request, { state, updatedAt: now() });
      await work(transaction, request);
      await transaction.em.flush();
      await writeStep(transaction, request, { action, actor });
    });
    return (await this.byId(id))!;
  }
}

async function offerOf({ em }: Transaction, request: QuoteRequest, answerId: string): Promise<QuoteAnswer> {
  const answer = isUuid(answerId)
    ? await em.findOne(QuoteAnswer, { id: answerId, request: request.id, kind: QuoteAnswerKind.OFFER })
    : null;
  if (!answer) throw validationFailed([{ path: 'answerId', code: 'unknownValue' }]);
  return answer;
}
