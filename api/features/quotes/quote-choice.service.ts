import type { Database, Transaction } from '../../platform/database/database.ts';
import { QUOTE_LIMITS } from './limits.ts';
import { now, today } from '../../platform/clock.ts';
import { AppError, validationFailed } from '../../platform/errors.ts';
import type { DomainEvent } from '../../platform/events.ts';
import { manyLines } from '../../platform/mail/mail-address.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import { isUuid } from '../../platform/text.ts';
import { move, transition } from '../../platform/workflow.ts';
import { FORM_LIMITS } from '../../../schema/constants.ts';
import type { RoomFitService } from '../search/room-fit.service.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import type { QuoteChoiceInput } from './quote-choice.inputs.ts';
import { type JudgedAnswer, quoteAnswerWorkflow } from './quote-answer.workflow.ts';
import { QuoteChosen, QuoteReconsidered, QuoteReplied } from './events.ts';
import { QuoteRequest } from './quote.entity.ts';
import { quoteWorkflow } from './quote.workflow.ts';
import { QuoteActor, QuoteAnswerAction, QuoteRequestAction } from './quote.enums.ts';
import { QuoteReading } from './quote-reading.ts';
import { lockedQuote, ofLink, recorded } from './quote-writer.ts';

/** An answer whose request is locked. */
type LockedAnswer = JudgedAnswer & { request: QuoteRequest; answer: QuoteAnswer; version: number };

const by = QuoteActor.VISITOR;

/** Actions of the sender of a request on the answers, by their private link. */
export class QuoteChoiceService {
  readonly #dependencies: { database: Database; rooms: RoomFitService; limits: RateLimits };

  constructor(parts: { database: Database; rooms: RoomFitService; limits: RateLimits }) {
    this.#dependencies = parts;
  }

  /**
   * Chooses an offer. Of concurrent calls one succeeds.
   * @throws AppError NOT_FOUND, CONFLICT (one is chosen already, or it was revised), FORBIDDEN (it has expired), RATE_LIMITED.
   */
  choose(read: QuoteChoiceInput): Promise<QuoteRequest> {
    return this.#act(read, QuoteAnswerAction.CHOOSE, async (transaction, { request, answer }) => {
      await move(transaction, quoteWorkflow, request, recorded({ action: QuoteRequestAction.WIN, by }));
      return new QuoteChosen({ request, answer });
    });
  }

  /**
   * Revokes a recent choice: all valid offers can be chosen again.
   * @throws AppError NOT_FOUND, CONFLICT, FORBIDDEN (too late), RATE_LIMITED.
   */
  reconsider(read: QuoteChoiceInput): Promise<QuoteRequest> {
    return this.#act(read, QuoteAnswerAction.RECONSIDER, async (transaction, { request, answer }) => {
      await move(transaction, quoteWorkflow, request, recorded({ action: QuoteRequestAction.RECONSIDER, by }));
      return new QuoteReconsidered({ request, answer });
    });
  }

  /**
   * Answers the question of a venue.
   * @throws AppError NOT_FOUND, VALIDATION_FAILED, CONFLICT (it was revised), FORBIDDEN (there is no question), RATE_LIMITED.
   */
  async reply(read: QuoteChoiceInput, text: string): Promise<QuoteRequest> {
    const reply = manyLines(text);
    if (!reply) throw validationFailed([{ path: 'text', code: 'required' }]);
    if (reply.length > FORM_LIMITS.reason || !reply.isWellFormed())
      throw validationFailed([{ path: 'text', code: 'tooLong', params: { max: FORM_LIMITS.reason } }]);
    return this.#act(read, QuoteAnswerAction.REPLY, async (_, { request, answer }) => {
      answer.reply = reply;
      request.updatedAt = now();
      return new QuoteReplied({ request, answer });
    });
  }

  async #act(
    { token, answerId, version }: QuoteChoiceInput,
    action: QuoteAnswerAction,
    effect: (transaction: Transaction, locked: LockedAnswer) => Promise<DomainEvent>,
  ): Promise<QuoteRequest> {
    const { database, limits } = this.#dependencies;
    if (!isUuid(answerId)) throw new AppError('NOT_FOUND');
    const where = ofLink(token);
    const seen = await database.em.findOne(QuoteRequest, where, { fields: ['id'] });
    if (!seen) throw new AppError('NOT_FOUND');
    await limits.count([[QUOTE_LIMITS.quoteChoice, seen.id]]);
    const lock = async (transaction: Transaction): Promise<LockedAnswer | null> => {
      const request = await lockedQuote(transaction, where);
      const answer = request && (await transaction.em.findOne(QuoteAnswer, { id: answerId, request: request.id }));
      return answer && { request, answer, version: answer.version, today: today(), now: now() };
    };
    await transition(database, quoteAnswerWorkflow, { lock, version, action, by, effect });
    return (await QuoteReading.one(this.#dependencies, { actor: by }, where))!;
  }
}
