import { DEFAULT_LANGUAGE } from '../../../../schema/constants.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { writtenName } from '../../../platform/mail/mail-format.ts';
import type { Outbox } from '../../../platform/mail/mail-queue.ts';
import { mailsOf } from '../../../platform/mail/mail-templates.ts';
import type { MailWords } from '../../../platform/mail/mail-words.ts';
import type { MailAddress, MailKind } from '../../../platform/mail/mail.types.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { Role } from '../../accounts/account.enums.ts';
import { EVENT_TYPE_LABELS } from '../quote-labels.ts';
import type { QuoteLinks } from '../quote-links.ts';
import { QuoteRequest } from '../quote.entity.ts';
import { QUOTE_EXAMPLES } from './examples.ts';
import { askedFacts, venueFacts } from './quote-facts.ts';
import { type QuoteView, TOLD } from './quote-views.ts';

interface QuoteData {
  requestId: string;
}
type Kind = MailKind<QuoteData, QuoteView>;

const mail = mailsOf(import.meta.dirname);

/** What the templates of all mails about a request name. */
export function quoteValues(view: QuoteView, words: MailWords): object {
  const eventName = EVENT_TYPE_LABELS[view.eventType][words.language].toLowerCase();
  return {
    askedFacts: askedFacts(view, words),
    venueFacts: venueFacts(view),
    venueCount: view.venues.length,
    languageName: words.plain('languageName', { language: view.language }),
    inShort: words.plain('inShort', { eventName, participants: view.participants }),
  };
}

/** Whom an answer to a mail about the request goes to. */
export function plannerOf({ firstName, lastName, email }: QuoteView): MailAddress {
  return { name: `${firstName} ${lastName}`, address: email };
}

/**
 * To the visitor. Their address is not verified, so these mails hold nothing that was typed but a name that looks like one:
 * otherwise anybody could have us send anything to anybody. The rest is to be read behind the private link.
 */
const toVisitor = (name: string): Kind => mail({ name, examples: QUOTE_EXAMPLES, values: quoteValues });
/** To each administrator. */
const toStaff = (name: string): Kind =>
  mail({ name, examples: QUOTE_EXAMPLES, values: quoteValues, replyTo: plannerOf });

const QUOTE_RECEIVED = toVisitor('quote-received');
const QUOTE_REQUESTED = toStaff('quote-requested');
const QUOTE_CHANGED = toVisitor('quote-changed');
const QUOTE_CHANGED_STAFF = toStaff('quote-changed-staff');
const QUOTE_WITHDRAWN = toVisitor('quote-withdrawn');
const QUOTE_WITHDRAWN_STAFF = toStaff('quote-withdrawn-staff');

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
    // The name of the visitor is their word: what is no name does not become one in a header either.
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

/** A request as it is when a mail of it is sent; null = there is nothing to tell any more. */
export async function readView(
  { database, links, slugOf, retentionMonths }: QuoteMailReaders,
  requestId: string,
): Promise<QuoteView | null> {
  const em = database.em;
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
