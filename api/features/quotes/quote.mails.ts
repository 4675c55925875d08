import type { Database, Transaction } from '../../platform/database/database.ts';
import { DEFAULT_LANGUAGE } from '../../../schema/constants.ts';
import { writtenName } from '../../platform/mail/mail-format.ts';
import type { Outbox } from '../../platform/mail/mail-queue.ts';
import type { MailKind } from '../../platform/mail/mail.types.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { Role } from '../accounts/account.enums.ts';
import { QuoteRequest } from './quote.entity.ts';
import type { QuoteLinks } from './quote-links.ts';
import type { QuoteMailView } from './quote-mail-view.ts';
import { QUOTE_CHANGED_STAFF, QUOTE_REQUESTED, QUOTE_WITHDRAWN_STAFF } from './quote-staff-mails.ts';
import { QUOTE_CHANGED, QUOTE_RECEIVED, QUOTE_WITHDRAWN, type QuoteMailData } from './quote-visitor-mails.ts';

type Kind = MailKind<QuoteMailData, QuoteMailView>;

/** Every kind of mail about a quote request. */
export const QUOTE_MAILS: readonly Kind[] = [
  QUOTE_RECEIVED,
  QUOTE_REQUESTED,
  QUOTE_CHANGED,
  QUOTE_CHANGED_STAFF,
  QUOTE_WITHDRAWN,
  QUOTE_WITHDRAWN_STAFF,
];

/** Posts the mails about a request, to the visitor and to each administrator, in the transaction of what they tell. */
export class QuoteMails {
  readonly #outbox: Outbox;

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
  }

  /** It has come in. */
  received(transaction: Transaction, request: QuoteRequest): Promise<void> {
    return this.#post(transaction, request, QUOTE_RECEIVED, QUOTE_REQUESTED, request.id);
  }

  /** The visitor changed it. Each change is told. */
  changed(transaction: Transaction, request: QuoteRequest): Promise<void> {
    return this.#post(transaction, request, QUOTE_CHANGED, QUOTE_CHANGED_STAFF, `${request.id} ${request.version}`);
  }

  /** The visitor withdrew it. */
  withdrawn(transaction: Transaction, request: QuoteRequest): Promise<void> {
    return this.#post(transaction, request, QUOTE_WITHDRAWN, QUOTE_WITHDRAWN_STAFF, request.id);
  }

  async #post(
    transaction: Transaction,
    { id, firstName, lastName, email, language }: QuoteRequest,
    forVisitor: Kind,
    forStaff: Kind,
    dedupeKey: string,
  ): Promise<void> {
    const data = { requestId: id };
    // The name of the visitor is his word: what is no name does not become one in a header either.
    const visitor = { name: writtenName(firstName, lastName), address: email };
    await this.#outbox.post(transaction, forVisitor, { to: visitor, language, data, dedupeKey });
    for (const to of await administrators(transaction)) {
      await this.#outbox.post(transaction, forStaff, { to, language: DEFAULT_LANGUAGE, data, dedupeKey });
    }
  }
}

async function administrators({ query }: Transaction): Promise<{ name: string; address: string }[]> {
  return query(
    `select first_name || ' ' || last_name as name, email as address from user_account
     where role = $1 and status = 'APPROVED' order by email`,
    [Role.ADMIN],
  );
}

/** What the mails about requests are read from. */
export interface QuoteMailReaders {
  database: Database;
  links: QuoteLinks;
  /** Slug of a public venue by its id; null = it is not public. */
  slugOf: (venueId: string) => string | null;
  retentionMonths: () => number;
}

/** Says how the mails about requests are read when they are sent. Of a request that was made anonymous there is nothing to tell. */
export function handleQuoteMails(mailer: Mailer, readers: QuoteMailReaders): void {
  for (const kind of QUOTE_MAILS) mailer.handle(kind, ({ requestId }) => readView(readers, requestId));
}

/** What of a request mails tell as it is. */
const TOLD = [
  'reference',
  'firstName',
  'lastName',
  'companyName',
  'email',
  'phone',
  'language',
  'eventType',
  'startDate',
  'endDate',
  'flexibleDates',
  'participants',
  'layout',
  'bedrooms',
  'budgetPerPersonCents',
  'catering',
  'cateringNote',
  'equipment',
  'equipmentNote',
  'message',
  'mustHaves',
  'withdrawalReason',
  'linkExpiresAt',
] as const satisfies readonly (keyof QuoteRequest)[];

/** A request as it is when a mail of it is sent; null = there is nothing to tell any more. */
export async function readView(
  { database, links, slugOf, retentionMonths }: QuoteMailReaders,
  requestId: string,
): Promise<QuoteMailView | null> {
  const em = database.orm.em.fork();
  const request = await em.findOne(QuoteRequest, { id: requestId }, { populate: ['venues'] });
  if (!request || request.anonymisedAt) return null;
  const venues = request.venues.getItems().map(({ name, city, venue }) => ({
    name,
    city,
    slug: venue && slugOf(venue.id),
  }));
  const fields = Object.fromEntries(TOLD.map((name) => [name, request[name]])) as Pick<
    QuoteRequest,
    (typeof TOLD)[number]
  >;
  return { ...fields, venues, linkPath: links.pathOf(request), retentionMonths: retentionMonths() };
}
