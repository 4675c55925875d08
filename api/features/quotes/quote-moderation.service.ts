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
import { forwardTo, forgetAnswers } from './quote-forward-writer.ts';
import type { ManagedQuoteFilter, ManagedQuoteSort } from './quote-moderation.inputs.ts';
import { quoteExport, type QuoteExport, type QuoteExportOptions } from './quote-export.ts';
import { requestedVenuesOf, listManagedQuotes, quoteBoard } from './quote-moderation.queries.ts';
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
import { QuoteActor, QuoteAnswerAction, QuoteAnswerKind, QuoteOutcome, QuoteRequestAction } from './quote.enums.ts';
import { SHOWN_WITH, toView } from './quote-view.ts';
import { requestedOwners } from './quote-owners.ts';
import { lockedQuote, type QuoteStep, recorded } from './quote-writer.ts';

/**
 * Quote requests, as the platform deals with them. Every step throws NOT_FOUND, CONFLICT (it was changed since it was read) and
 * FORBIDDEN (where it stands, that cannot be done).
 */
export class QuoteModerationService {
  readonly #dependencies: { database: Database; rooms: RoomFitService };

  constructor(parts: { database: Database; rooms: RoomFitService }) {
    this.#dependencies = parts;
  }

  list(viewer: Viewer, filter: ManagedQuoteFilter, sort: ManagedQuoteSort, paging: Paging): Promise<ManagedQuotePage> {
    return listManagedQuotes(this.#dependencies.database, viewer.id, filter, sort, paging);
  }

  /** The same by where they stand, so many of each. */
  board(viewer: Viewer, filter: ManagedQuoteFilter, cards: number): Promise<QuoteColumn[]> {
    return quoteBoard(this.#dependencies.database, viewer.id, filter, cards);
  }

  /** The requests as lines of a table, batch after batch. */
  export(filter: ManagedQuoteFilter, options: QuoteExportOptions): QuoteExport {
    return quoteExport(this.#dependencies.database, filter, options);
  }

  /** Null = there is none. */
  async byId(id: string): Promise<ManagedQuoteView | null> {
    const { database, rooms } = this.#dependencies;
    if (!isUuid(id)) return null;
    const request = await database.orm.em
      .fork()
      .findOne(QuoteRequest, { id }, { populate: [...SHOWN_WITH, 'steps.user'] });
    if (!request) return null;
    return Object.assign(
      new ManagedQuoteView(),
      toView(request, (venueId) => rooms.slugOf(venueId)),
      {
        availableActions: quoteWorkflow.allowed(request, QuoteActor.MODERATOR),
        requestedVenues: await requestedVenuesOf(database, request),
        events: request.steps.getItems().map(toEvent),
        withdrawalReason: request.withdrawalReason,
        anonymised: request.anonymisedAt !== null,
      },
    );
  }

  /** Somebody is at it. */
  review(read: VersionedInput): Promise<ManagedQuoteView> {
    return this.#step(read, QuoteRequestAction.REVIEW);
  }

  /**
   * Hands it to the owners of venues.
   * @param venueIds null = those that were chosen; others are added to them.
   * @throws AppError VALIDATION_FAILED where a venue is unknown, or nobody is there to be handed it.
   */
  forward(read: VersionedInput, venueIds: readonly string[] | null): Promise<ManagedQuoteView> {
    return this.#step(read, QuoteRequestAction.FORWARD, async (transaction, request) => {
      const at = now();
      await forwardTo(transaction, request.id, venueIds, at);
      return new QuoteForwarded({ request, owners: await requestedOwners(transaction, request.id, at), at });
    });
  }

  /**
   * Asks the owners who have not answered once more, once a day at most.
   * @throws AppError VALIDATION_FAILED where there is nobody to ask.
   */
  remind(read: VersionedInput): Promise<ManagedQuoteView> {
    return this.#step(read, QuoteRequestAction.REMIND, async (transaction, request) => {
      const at = now();
      const owners = await remindOwners(transaction, request.id, { at, today: today() });
      return new QuoteReminded({ request, owners, at });
    });
  }

  /** @throws AppError VALIDATION_FAILED without a reason, which who asked is told. */
  reject(read: VersionedInput, reason: string): Promise<ManagedQuoteView> {
    const text = manyLines(reason);
    if (!text) throw validationFailed([{ path: 'reason', code: 'required' }]);
    if (text.length > FORM_LIMITS.reason || !text.isWellFormed())
      throw validationFailed([{ path: 'reason', code: 'tooLong', params: { max: FORM_LIMITS.reason } }]);
    return this.#step(read, QuoteRequestAction.REJECT, async (_, request) => {
      request.rejectionReason = text;
      return new QuoteRejected({ request });
    });
  }

  /**
   * Notes how it ended where that was not told here.
   * @param answerId the offer that was taken, where it was won by one; null = none that is known here.
   */
  close(read: VersionedInput, outcome: QuoteOutcome, answerId: string | null): Promise<ManagedQuoteView> {
    const won = outcome === QuoteOutcome.WON;
    const action = won ? QuoteRequestAction.WIN : QuoteRequestAction.LOSE;
    return this.#step(read, action, async (transaction, request) => {
      const answer = won && answerId ? await offerOf(transaction, request, answerId) : null;
      if (!answer) return new QuoteClosed({ request });
      const offer = { request, answer, today: today(), now: now() };
      await move(transaction, quoteAnswerWorkflow, offer, {
        action: QuoteAnswerAction.CHOOSE,
        by: QuoteActor.MODERATOR,
      });
      return new QuoteChosen({ request, answer });
    });
  }

  archive(read: VersionedInput): Promise<ManagedQuoteView> {
    return this.#step(read, QuoteRequestAction.ARCHIVE, async (_, request) => new QuoteArchived({ request }));
  }

  /** Takes it up again from the beginning: what venues answered was an answer to what was asked then. */
  reopen(read: VersionedInput): Promise<ManagedQuoteView> {
    return this.#step(read, QuoteRequestAction.REOPEN, async (transaction, request) => {
      request.rejectionReason = null;
      await forgetAnswers(transaction, request.id);
    });
  }

  async #step(
    { id, version }: VersionedInput,
    action: QuoteRequestAction,
    effect?: QuoteStep['effect'],
  ): Promise<ManagedQuoteView> {
    const by = QuoteActor.MODERATOR;
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
