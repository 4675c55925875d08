import type { Transaction } from '../../database/database.ts';
import { Role } from '../accounts/account.terms.ts';
import { NotificationType } from '../notifications/notification.entity.ts';
import type { NotificationService } from '../notifications/notification.service.ts';
import type { QuoteAnswerNews } from './quote-answer.news.ts';
import type { QuoteRequest } from './quote.entity.ts';
import type { QuoteMails } from './quote.mails.ts';

type Event = 'received' | 'changed' | 'withdrawn';

/** Tells everybody concerned what became of a request: mails to the visitor and the house, notifications to the staff. */
export class QuoteNews {
  readonly #notifications: NotificationService;
  readonly #mails: QuoteMails;

  readonly #answers: QuoteAnswerNews;

  constructor(notifications: NotificationService, mails: QuoteMails, answers: QuoteAnswerNews) {
    this.#answers = answers;
    this.#notifications = notifications;
    this.#mails = mails;
  }

  /** In the transaction in which it happened, when the request is written. */
  async tell(transaction: Transaction, event: Event, request: QuoteRequest): Promise<void> {
    await this.#mails[event](transaction, request);
    if (event === 'withdrawn') await this.#answers.ended(transaction, request, 'withdrawn');
    await this.#notifications.notify(transaction, {
      roles: [Role.ADMIN, Role.TEAM],
      type: NotificationType.QUOTE_REQUEST,
      params: { reference: request.reference, event },
      link: `/admin/quotes/${request.id}`,
    });
  }
}
