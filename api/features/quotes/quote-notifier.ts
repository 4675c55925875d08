import type { Transaction } from '../../platform/database/database.ts';
import { Role } from '../accounts/account.enums.ts';
import { NotificationType } from '../notifications/notification.entity.ts';
import type { NotificationService } from '../notifications/notification.service.ts';
import type { QuoteAnswerNotifier } from './quote-answer-notifier.ts';
import type { QuoteRequest } from './quote.entity.ts';
import type { QuoteMails } from './quote.mails.ts';

const { QUOTE_REQUEST } = NotificationType;

type Event = 'received' | 'changed' | 'withdrawn';

/** Tells everybody concerned what became of a request: mails to the visitor and the platform, notifications to the staff. */
export class QuoteNotifier {
  readonly #notifications: NotificationService;
  readonly #mails: QuoteMails;

  readonly #answers: QuoteAnswerNotifier;

  constructor(notifications: NotificationService, mails: QuoteMails, answers: QuoteAnswerNotifier) {
    this.#answers = answers;
    this.#notifications = notifications;
    this.#mails = mails;
  }

  /** In the transaction in which it happened, when the request is written. */
  async tell(transaction: Transaction, event: Event, request: QuoteRequest): Promise<void> {
    await this.#mails[event](transaction, request);
    const link = `/admin/quotes/${request.id}`;
    if (event === 'withdrawn') await this.#notifications.settle(transaction, { types: [QUOTE_REQUEST], links: [link] });
    if (event === 'withdrawn') await this.#answers.ended(transaction, request, 'withdrawn');
    await this.#notifications.notify(transaction, {
      roles: [Role.ADMIN, Role.TEAM],
      type: QUOTE_REQUEST,
      params: { reference: request.reference, event, company: request.companyName },
      link,
    });
  }
}
