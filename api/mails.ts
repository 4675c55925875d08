import type { Database } from './database/database.ts';
import { AccountLinks } from './features/accounts/account.links.ts';
import { ACCOUNT_MAILS, handleAccountMails } from './features/accounts/account.mails.ts';
import { handleMessageMails, MESSAGE_MAILS } from './features/messages/message.mails.ts';
import { QuoteLinks } from './features/quotes/quote.links.ts';
import { handleQuoteMails, QUOTE_MAILS } from './features/quotes/quote.mails.ts';
import type { RoomFitService } from './features/search/room-fit.service.ts';
import type { Config } from './kernel/config.ts';
import type { MailKind } from './kernel/mail/mail.types.ts';
import type { Postman } from './kernel/mail/postman.ts';
import type { Secret } from './kernel/secret.ts';

/** Every kind of mail of the product. How to add one: `MailKind`. */
export const MAILS: readonly MailKind[] = [...QUOTE_MAILS, ...MESSAGE_MAILS, ...ACCOUNT_MAILS];

/** What mails are read from when they are sent. */
export interface MailReaders {
  database: Database;
  secret: Secret;
  rooms: RoomFitService;
  config: Pick<Config, 'quoteRetentionMonths'>;
}

/** Says how each kind's view is read. */
export function handleMails(postman: Postman, { database, secret, rooms, config }: MailReaders): void {
  handleQuoteMails(postman, {
    database,
    links: new QuoteLinks(secret),
    slugOf: (venueId) => rooms.slugOf(venueId),
    retentionMonths: config.quoteRetentionMonths,
  });
  handleMessageMails(postman, database);
  handleAccountMails(postman, database, new AccountLinks(secret));
}
