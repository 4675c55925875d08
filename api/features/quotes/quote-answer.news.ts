import type { Transaction } from '../../database/database.ts';
import { Role } from '../accounts/account.terms.ts';
import { NotificationType } from '../notifications/notification.entity.ts';
import type { NotificationService } from '../notifications/notification.service.ts';
import type { QuoteAnswer } from './quote-answer.entity.ts';
import type { QuoteAnswerMails } from './quote-answer.mails.ts';
import type { QuoteRequest } from './quote.entity.ts';
import { type AskedOwner, askedOwners } from './quote.owners.ts';

/** What owners are told of a request that they were asked. */
type OwnerEvent =
  | 'forwarded'
  | 'reminded'
  | 'replied'
  | 'withdrawn'
  | 'closed'
  | 'chosen'
  | 'notChosen'
  | 'reconsidered';

/** Tells owners, who asked and the house what becomes of a request once it is with the owners. */
export class QuoteAnswerNews {
  readonly #notifications: NotificationService;
  readonly #mails: QuoteAnswerMails;

  constructor(notifications: NotificationService, mails: QuoteAnswerMails) {
    this.#notifications = notifications;
    this.#mails = mails;
  }

  /** It was handed to owners, at this instant. */
  async forwarded(transaction: Transaction, request: QuoteRequest, at: Date): Promise<void> {
    for (const owner of await askedOwners(transaction, request.id, at)) {
      await this.#tellOwner(transaction, request, owner, 'forwarded');
      await this.#mails.forwarded(transaction, request.id, owner.ownerId, at);
    }
  }

  /** Owners who have not answered are asked once more, at this instant. */
  async reminded(
    transaction: Transaction,
    request: QuoteRequest,
    owners: readonly AskedOwner[],
    at: Date,
  ): Promise<void> {
    for (const owner of owners) {
      await this.#tellOwner(transaction, request, owner, 'reminded');
      await this.#mails.reminded(transaction, request.id, owner.ownerId, at);
    }
  }

  /** A venue has answered or revised its answer. */
  async answered(transaction: Transaction, request: QuoteRequest, answer: QuoteAnswer): Promise<void> {
    await this.#mails.answered(transaction, request, answer);
    await this.#tellStaff(transaction, request, answer, 'answered');
  }

  /** The house has declined the request. */
  async rejected(transaction: Transaction, request: QuoteRequest): Promise<void> {
    await this.#mails.rejected(transaction, request);
    await this.ended(transaction, request, 'closed');
  }

  /** Who asked has answered the question of a venue. */
  async replied(transaction: Transaction, request: QuoteRequest, answer: QuoteAnswer): Promise<void> {
    const owners = await askedOwners(transaction, request.id);
    for (const owner of owners.filter((each) => isOf(each, answer)))
      await this.#tellOwner(transaction, request, owner, 'replied');
  }

  /** One is chosen: its owner is congratulated, the others know that they need not wait. */
  async chosen(transaction: Transaction, request: QuoteRequest, answer: QuoteAnswer): Promise<void> {
    for (const owner of await askedOwners(transaction, request.id)) {
      const isChosen = isOf(owner, answer);
      await this.#tellOwner(transaction, request, owner, isChosen ? 'chosen' : 'notChosen');
      if (isChosen) await this.#mails.chosen(transaction, answer, owner.ownerId);
    }
    await this.#tellStaff(transaction, request, answer, 'chosen');
  }

  /** The choice was taken back: all who were told are told. */
  async reconsidered(transaction: Transaction, request: QuoteRequest, answer: QuoteAnswer): Promise<void> {
    await this.ended(transaction, request, 'reconsidered');
    await this.#tellStaff(transaction, request, answer, 'reconsidered');
  }

  /** There is nothing to answer any more, or again. */
  async ended(
    transaction: Transaction,
    request: QuoteRequest,
    event: 'withdrawn' | 'closed' | 'reconsidered',
  ): Promise<void> {
    for (const owner of await askedOwners(transaction, request.id))
      await this.#tellOwner(transaction, request, owner, event);
  }

  #tellOwner(
    transaction: Transaction,
    { id, reference }: QuoteRequest,
    { ownerId, venueNames }: AskedOwner,
    event: OwnerEvent,
  ): Promise<void> {
    const aboutChoice = event === 'chosen' || event === 'notChosen' || event === 'reconsidered';
    return this.#notifications.notify(transaction, {
      users: [ownerId],
      type: aboutChoice ? NotificationType.QUOTE_CHOSEN : NotificationType.QUOTE_REQUEST,
      params: { reference, event, venue: venueNames.join(', ') },
      link: `/dashboard/quotes/${id}`,
    });
  }

  #tellStaff(
    transaction: Transaction,
    { id, reference }: QuoteRequest,
    { venueName }: QuoteAnswer,
    event: 'answered' | 'chosen' | 'reconsidered',
  ): Promise<void> {
    return this.#notifications.notify(transaction, {
      roles: [Role.ADMIN, Role.TEAM],
      type: NotificationType.QUOTE_REQUEST,
      params: { reference, event, venue: venueName },
      link: `/admin/quotes/${id}`,
    });
  }
}

function isOf({ venueIds }: AskedOwner, { venue }: QuoteAnswer): boolean {
  return venue !== null && venueIds.includes(venue.id);
}
