import type { Database } from './database/database.ts';
import { AccountLinks } from './features/accounts/account.links.ts';
import { ACCOUNT_MAILS, handleAccountMails } from './features/accounts/account.mails.ts';
import { handleSubscriptionMails, SUBSCRIPTION_MAILS } from './features/billing/subscription.mails.ts';
import { handleMessageMails, MESSAGE_MAILS } from './features/messages/message.mails.ts';
import { handleQuoteAnswerMails, QUOTE_ANSWER_MAILS } from './features/quotes/quote-answer.mails.ts';
import { QuoteLinks } from './features/quotes/quote.links.ts';
import { handleQuoteMails, QUOTE_MAILS } from './features/quotes/quote.mails.ts';
import type { RoomFitService } from './features/search/room-fit.service.ts';
import { handleVenueMails, VENUE_MAILS } from './features/venues/venue.mails.ts';
import type { LiveSettings } from './features/settings/live-settings.service.ts';
import type { MailKind } from './kernel/mail/mail.types.ts';
import type { Postman } from './kernel/mail/postman.ts';
import type { Secret } from './kernel/secret.ts';

/** Every kind of mail of the product. How to add one: `MailKind`. */
export const MAILS: readonly MailKind[] = [
  ...QUOTE_MAILS,
  ...QUOTE_ANSWER_MAILS,
  ...MESSAGE_MAILS,
  ...ACCOUNT_MAILS,
  ...SUBSCRIPTION_MAILS,
  ...VENUE_MAILS,
];

/** What mails are read from when they are sent. */
export interface MailReaders {
  database: Database;
  secret: Secret;
  rooms: RoomFitService;
  settings: Pick<LiveSettings, 'current'>;
}

/** Says how each kind's view is read. */
export function handleMails(postman: Postman, { database, secret, rooms, settings }: MailReaders): void {
  const quoteReaders = {
    database,
    links: new QuoteLinks(secret),
    slugOf: (venueId: string) => rooms.slugOf(venueId),
    retentionMonths: () => settings.current.retention.quotes,
  };
  handleQuoteMails(postman, quoteReaders);
  handleQuoteAnswerMails(postman, quoteReaders);
  handleMessageMails(postman, database, () => settings.current.retention.messages);
  handleSubscriptionMails(postman, database);
  handleAccountMails(postman, database, new AccountLinks(secret));
  handleVenueMails(postman, database);
}
