import type { Transaction } from '../../platform/database/database.ts';
import { Role } from '../accounts/account.enums.ts';
import { NotificationType } from '../notifications/notification.entity.ts';
import type { NotificationService } from '../notifications/notification.service.ts';
import type { QuoteAnswer } from './quote-answer.entity.ts';
import type { QuoteAnswerMails } from './quote-answer.mails.ts';
import type { QuoteRequest } from './quote.entity.ts';
import { type AskedOwner, askedOwners } from './quote-owners.ts';

/** What owners are told of a request that they were asked. */
type OwnerEvent =
  | 'forwarded'
  | 'reminded'
  | 'replied'
  | 'withdrawn'
  | 'closed'
  | 'chosen'
  /** One of his venues is, and others of his are not. */
  | 'chosenAmong'
  | 'notChosen'
  | 'reconsidered';

const { QUOTE_REQUEST } = NotificationType;

const ABOUT_CHOICE: readonly OwnerEvent[] = ['chosen', 'chosenAmong', 'notChosen', 'reconsidered'];

/** Tells owners, who asked and the platform what becomes of a request once it is with the owners. */
export class QuoteAnswerNotifier {
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
      await this.#mails.forwarded(transaction, request.id, owner, at);
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
      await this.#mails.reminded(transaction, request.id, owner, at);
    }
  }

  /** A venue has answered or revised its answer: one request less waits for its owner, whichever tab he looks at. */
  async answered(transaction: Transaction, request: QuoteRequest, answer: QuoteAnswer, ownerId: string): Promise<void> {
    await this.settleOwners(transaction, request, [ownerId]);
    this.#notifications.lookAgainAlone(transaction, ownerId);
    await this.#mails.answered(transaction, request, answer);
    await this.#tellStaff(transaction, request, answer, 'answered');
  }

  /** The platform has declined the request. */
  async rejected(transaction: Transaction, request: QuoteRequest): Promise<void> {
    await this.#mails.rejected(transaction, request);
    await this.ended(transaction, request, 'closed');
  }

  /** Who asked has answered the question of a venue. */
  async replied(transaction: Transaction, request: QuoteRequest, answer: QuoteAnswer): Promise<void> {
    const owners = await askedOwners(transaction, request.id);
    for (const { ownerId } of owners.filter((each) => isOf(each, answer))) {
      await this.#tellOwner(transaction, request, { ownerId, venueNames: [answer.venueName] }, 'replied');
      await this.#mails.replied(transaction, answer, ownerId);
    }
  }

  /** One is chosen: its owner is congratulated, the others know that they need not wait. */
  async chosen(transaction: Transaction, request: QuoteRequest, answer: QuoteAnswer): Promise<void> {
    await this.settleOwners(transaction, request);
    for (const owner of await askedOwners(transaction, request.id)) {
      if (!isOf(owner, answer)) {
        await this.#tellOwner(transaction, request, owner, 'notChosen');
        continue;
      }
      const { ownerId, venueIds, venueNames } = owner;
      const others = venueNames.filter((_, index) => venueIds[index] !== answer.venue?.id);
      const chosen = { ownerId, venueNames: [answer.venueName] };
      await this.#tellOwner(transaction, request, chosen, others.length ? 'chosenAmong' : 'chosen', others);
      await this.#mails.chosen(transaction, answer, ownerId);
    }
    await this.#tellStaff(transaction, request, answer, 'chosen');
  }

  /** The choice was taken back: all who were told are told. */
  async reconsidered(transaction: Transaction, request: QuoteRequest, answer: QuoteAnswer): Promise<void> {
    await this.ended(transaction, request, 'reconsidered');
    await this.#tellStaff(transaction, request, answer, 'reconsidered');
  }

  /** The owner of a venue that was chosen has left: who chose it is written to, and the platform is told. */
  async leftPromised(transaction: Transaction, request: QuoteRequest, answer: QuoteAnswer): Promise<void> {
    await this.#mails.venueLeft(transaction, request, answer);
    await this.#tellStaff(transaction, request, answer, 'chosenLeft');
  }

  /** The owner of venues that were asked has left. */
  async leftOpen(transaction: Transaction, request: QuoteRequest, venueNames: readonly string[]): Promise<void> {
    await this.#tellStaff(transaction, request, { venueName: venueNames.join(', ') }, 'askedLeft');
  }

  /** There is nothing to answer any more, or again. */
  async ended(
    transaction: Transaction,
    request: QuoteRequest,
    event: 'withdrawn' | 'closed' | 'reconsidered',
  ): Promise<void> {
    if (event !== 'reconsidered') await this.settleOwners(transaction, request);
    for (const owner of await askedOwners(transaction, request.id))
      await this.#tellOwner(transaction, request, owner, event);
  }

  /** The platform has dealt with it: those of the platform who have not read of it need not any more. */
  dealtWith(transaction: Transaction, { id }: QuoteRequest): Promise<void> {
    return this.#notifications.settle(transaction, { types: [QUOTE_REQUEST], links: [`/admin/quotes/${id}`] });
  }

  /** These owners, or all, have nothing to answer any more. */
  settleOwners(transaction: Transaction, { id }: QuoteRequest, users?: readonly string[]): Promise<void> {
    const of = users ? { users } : {};
    return this.#notifications.settle(transaction, {
      types: [QUOTE_REQUEST],
      links: [`/dashboard/quotes/${id}`],
      ...of,
    });
  }

  #tellOwner(
    transaction: Transaction,
    { id, reference }: QuoteRequest,
    { ownerId, venueNames }: Pick<AskedOwner, 'ownerId' | 'venueNames'>,
    event: OwnerEvent,
    others: readonly string[] = [],
  ): Promise<void> {
    const names = { venue: venueNames.join(', '), ...(others.length ? { others: others.join(', ') } : {}) };
    return this.#notifications.notify(transaction, {
      users: [ownerId],
      type: ABOUT_CHOICE.includes(event) ? NotificationType.QUOTE_CHOSEN : NotificationType.QUOTE_REQUEST,
      params: { reference, event, ...names },
      link: `/dashboard/quotes/${id}`,
    });
  }

  #tellStaff(
    transaction: Transaction,
    { id, reference, companyName: company }: QuoteRequest,
    { venueName }: Pick<QuoteAnswer, 'venueName'>,
    event: 'answered' | 'chosen' | 'reconsidered' | 'chosenLeft' | 'askedLeft',
  ): Promise<void> {
    return this.#notifications.notify(transaction, {
      roles: [Role.ADMIN, Role.TEAM],
      type: NotificationType.QUOTE_REQUEST,
      params: { reference, event, company, venue: venueName },
      link: `/admin/quotes/${id}`,
    });
  }
}

function isOf({ venueIds }: AskedOwner, { venue }: QuoteAnswer): boolean {
  return venue !== null && venueIds.includes(venue.id);
}
