import { LockMode } from '@mikro-orm/core';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { QUOTE_LIMITS } from './limits.ts';
import { now, today } from '../../platform/clock.ts';
import { hashOfToken } from '../../platform/link-token.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import { manyLines } from '../../platform/mail/mail-address.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import type { RoomFitService } from '../search/room-fit.service.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import type { QuoteAnswerNotifier } from './quote-answer-notifier.ts';
import { QuoteRequest } from './quote.entity.ts';
import { quoteWorkflow } from './quote.workflow.ts';
import { answerActionsOf } from './quote.policy.ts';
import { QuoteActor, QuoteAnswerAction, QuoteRequestAction, QuoteRequestState } from './quote.enums.ts';
import type { QuoteRequestView } from './quote.types.ts';
import { SHOWN_WITH, toView } from './quote-view.ts';
import { writeStep } from './quote-writer.ts';

/** Which answer of which request, as its sender read it. */
export interface ReadAnswer {
  /** Of the private link. */
  token: string;
  answerId: string;
  version: number;
}

type Work = (transaction: Transaction, request: QuoteRequest, answer: QuoteAnswer) => Promise<void>;

/** What who asked does with the answers of venues, by his private link. */
export class QuoteChoiceService {
  readonly #parts: { database: Database; rooms: RoomFitService; limits: RateLimits; news: QuoteAnswerNotifier };

  constructor(parts: { database: Database; rooms: RoomFitService; limits: RateLimits; news: QuoteAnswerNotifier }) {
    this.#parts = parts;
  }

  /**
   * Chooses an offer. Of many who do so at once, one does.
   * @throws AppError NOT_FOUND, CONFLICT (one is chosen already, or it was revised), FORBIDDEN (it no longer holds), RATE_LIMITED.
   */
  choose(read: ReadAnswer): Promise<QuoteRequestView> {
    return this.#act(read, QuoteAnswerAction.CHOOSE, async (transaction, request, answer) => {
      answer.chosenAt = now();
      await this.#move(transaction, request, QuoteRequestAction.WIN);
      await this.#parts.news.chosen(transaction, request, answer);
    });
  }

  /**
   * Takes a choice back, while it is fresh: all offers that hold can be chosen again.
   * @throws AppError NOT_FOUND, CONFLICT, FORBIDDEN (too late), RATE_LIMITED.
   */
  reconsider(read: ReadAnswer): Promise<QuoteRequestView> {
    return this.#act(read, QuoteAnswerAction.RECONSIDER, async (transaction, request, answer) => {
      answer.chosenAt = null;
      await this.#move(transaction, request, QuoteRequestAction.RECONSIDER);
      await this.#parts.news.reconsidered(transaction, request, answer);
    });
  }

  /**
   * Answers the question of a venue.
   * @throws AppError NOT_FOUND, VALIDATION_FAILED, CONFLICT (it was revised), FORBIDDEN (there is none), RATE_LIMITED.
   */
  async reply(read: ReadAnswer, text: string): Promise<QuoteRequestView> {
    const reply = manyLines(text);
    if (!reply) throw validationFailed([{ path: 'text', code: 'required' }]);
    if (reply.length > FORM_LIMITS.reason || !reply.isWellFormed())
      throw validationFailed([{ path: 'text', code: 'tooLong', params: { max: FORM_LIMITS.reason } }]);
    return this.#act(read, QuoteAnswerAction.REPLY, async (transaction, request, answer) => {
      Object.assign(answer, { reply, repliedAt: now() });
      request.updatedAt = now();
      await this.#parts.news.replied(transaction, request, answer);
    });
  }

  /** Does something with an answer on a row of the request that nobody else changes meanwhile. */
  async #act(
    { token, answerId, version }: ReadAnswer,
    action: QuoteAnswerAction,
    work: Work,
  ): Promise<QuoteRequestView> {
    const { database, limits, rooms } = this.#parts;
    const where = { linkTokenHash: hashOfToken(token), linkExpiresAt: { $gt: now() } };
    const seen = await database.orm.em.fork().findOne(QuoteRequest, where, { fields: ['id'] });
    if (!seen) throw new AppError('NOT_FOUND');
    await limits.count([[QUOTE_LIMITS.quoteChoice, seen.id]]);
    await database.transaction(async (transaction) => {
      const { em } = transaction;
      const request = await em.findOne(QuoteRequest, where, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const answer = request && (await em.findOne(QuoteAnswer, { id: answerId, request: request.id }));
      if (!answer) throw new AppError('NOT_FOUND');
      const state: QuoteRequestState = request.state;
      const taken = action === QuoteAnswerAction.CHOOSE && state === QuoteRequestState.WON;
      if (taken || answer.version !== version) throw new AppError('CONFLICT');
      if (!answerActionsOf(request, answer, { today: today(), now: now() }).includes(action))
        throw new AppError('FORBIDDEN');
      await work(transaction, request, answer);
      await em.flush();
    });
    const written = await database.orm.em.fork().findOneOrFail(QuoteRequest, where, { populate: SHOWN_WITH });
    return toView(written, (venueId) => rooms.slugOf(venueId));
  }

  async #move(transaction: Transaction, request: QuoteRequest, action: QuoteRequestAction): Promise<void> {
    const actor = QuoteActor.VISITOR;
    const state = quoteWorkflow.next(request.state, action, actor);
    if (!state) throw new AppError('FORBIDDEN');
    request.state = state;
    await writeStep(transaction, request, { action, actor });
  }
}
