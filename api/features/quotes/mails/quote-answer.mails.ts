import type { Language } from '../../../../schema/constants.ts';
import { totalsOf } from '../../../../schema/quote-totals.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { writtenName } from '../../../platform/mail/mail-format.ts';
import type { Outbox } from '../../../platform/mail/mail-queue.ts';
import { mailsOf } from '../../../platform/mail/mail-templates.ts';
import type { MailKind } from '../../../platform/mail/mail.types.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { QuoteAnswer } from '../quote-answer.entity.ts';
import type { AskedOwner } from '../quote-owners.ts';
import type { QuoteRequest } from '../quote.entity.ts';
import { QuoteAnswerKind } from '../quote.enums.ts';
import { ANSWER_EXAMPLES, CHOSEN_EXAMPLES, OWNER_EXAMPLES, QUOTE_EXAMPLES, REPLIED_EXAMPLES } from './examples.ts';
import { offerFacts } from './quote-facts.ts';
import { type OwnerMailData, readChosenView, readOwnerView, readRepliedView } from './quote-owner.queries.ts';
import type { AnswerView, ChosenView, OwnerView, QuoteView, RepliedView } from './quote-views.ts';
import { plannerOf, type QuoteMailReaders, quoteValues, readView } from './quote.mails.ts';

type AnswerData = { requestId: string; answerId: string };

const mail = mailsOf(import.meta.dirname);

/** To the owner of a venue, and to its address for requests. */
const toOwner = <View extends OwnerView, Data extends OwnerMailData = OwnerMailData>(
  name: string,
  examples: Readonly<Record<string, View>>,
): MailKind<Data, View> =>
  mail<Data, View>({
    name,
    examples,
    values: quoteValues,
    replyTo: plannerOf,
  });

const QUOTE_FORWARDED = toOwner('quote-forwarded', OWNER_EXAMPLES);
/** A request still waits for their answer. */
const QUOTE_REMINDED = toOwner('quote-reminded', OWNER_EXAMPLES);
const QUOTE_CHOSEN = toOwner<ChosenView>('quote-chosen', CHOSEN_EXAMPLES);
const QUOTE_REPLIED = toOwner<RepliedView, OwnerMailData & { answerId: string }>('quote-replied', REPLIED_EXAMPLES);

/** To who asked: a venue has answered. What it wrote is read behind the private link. */
const QUOTE_ANSWERED = mail<AnswerData, AnswerView>({
  name: 'quote-answered',
  examples: ANSWER_EXAMPLES,
  values: (view, words) => ({ offerFacts: offerFacts(view, words) }),
});

/** To who asked: whoever runs the venue of their choice has left the platform. */
const QUOTE_VENUE_LEFT = mail<AnswerData, AnswerView>({
  name: 'quote-venue-left',
  examples: { chosen: ANSWER_EXAMPLES.offer },
});

/** To who asked: the platform cannot help them, and why. */
const QUOTE_REJECTED = mail<{ requestId: string }, QuoteView>({
  name: 'quote-rejected',
  examples: { rejected: QUOTE_EXAMPLES.everything },
});

/** Every kind of mail about what venues answer. */
export const QUOTE_ANSWER_MAILS: readonly MailKind[] = [
  QUOTE_FORWARDED,
  QUOTE_REMINDED,
  QUOTE_ANSWERED,
  QUOTE_REPLIED,
  QUOTE_CHOSEN,
  QUOTE_VENUE_LEFT,
  QUOTE_REJECTED,
];

/** Posts the mails about what venues are asked and answer, in the transaction of what they tell. */
export class QuoteAnswerMails {
  readonly #outbox: Outbox;

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
  }

  /** To an owner whom a request was handed to at this instant. */
  forwarded(transaction: Transaction, requestId: string, owner: AskedOwner, at: Date): Promise<void> {
    return this.#toOwner(transaction, QUOTE_FORWARDED, { requestId, ...owner }, `${requestId} ${at.toISOString()}`);
  }

  /** To an owner who is asked once more at this instant. */
  reminded(transaction: Transaction, requestId: string, owner: AskedOwner, at: Date): Promise<void> {
    return this.#toOwner(transaction, QUOTE_REMINDED, { requestId, ...owner }, `${requestId} ${at.toISOString()}`);
  }

  /** To who asked, of each answer and revision. */
  async answered(transaction: Transaction, request: QuoteRequest, { id, version }: QuoteAnswer): Promise<void> {
    await this.#outbox.post(transaction, QUOTE_ANSWERED, {
      ...visitorOf(request),
      data: { requestId: request.id, answerId: id },
      dedupeKey: `${id} ${version}`,
    });
  }

  /** To the owner whose offer was chosen; once more when it is chosen again. */
  chosen(transaction: Transaction, { request, venue, chosenAt }: QuoteAnswer, ownerId: string): Promise<void> {
    const told = { requestId: request.id, ownerId, venueIds: [venue!.id] };
    return this.#toOwner(transaction, QUOTE_CHOSEN, told, `${request.id} ${chosenAt?.toISOString() ?? ''}`);
  }

  /** To the owner whose question was answered. */
  replied(transaction: Transaction, { id, request, venue, repliedAt }: QuoteAnswer, ownerId: string): Promise<void> {
    const told = { requestId: request.id, ownerId, venueIds: [venue!.id] };
    return this.#toOwner(transaction, QUOTE_REPLIED, told, `${id} ${repliedAt?.toISOString() ?? ''}`, { answerId: id });
  }

  /** To who has chosen it. */
  async venueLeft(transaction: Transaction, request: QuoteRequest, { id }: QuoteAnswer): Promise<void> {
    await this.#outbox.post(transaction, QUOTE_VENUE_LEFT, {
      ...visitorOf(request),
      data: { requestId: request.id, answerId: id },
      dedupeKey: id,
    });
  }

  async rejected(transaction: Transaction, request: QuoteRequest): Promise<void> {
    await this.#outbox.post(transaction, QUOTE_REJECTED, {
      ...visitorOf(request),
      data: { requestId: request.id },
      dedupeKey: `${request.id} ${request.version}`,
    });
  }

  /**
   * To their account, unless they want no mail about requests, and to the addresses for requests of these venues, where they have one of
   * their own.
   */
  async #toOwner<More extends object>(
    transaction: Transaction,
    kind: MailKind<OwnerMailData & More>,
    { requestId, ownerId, venueIds }: { requestId: string } & Pick<AskedOwner, 'ownerId' | 'venueIds'>,
    dedupeKey: string,
    more: More = {} as More,
  ): Promise<void> {
    const recipients = await transaction.query<{ name: string | null; address: string; language: Language }>(
      `select first_name || ' ' || last_name as name, email as address, language from user_account
       where id = $1 and status = 'APPROVED' and (notification_preferences ->> 'quoteRequests')::boolean
       union all
       select distinct null, lower(v.contact_email), u.language
       from user_account u join venue v on v.owner_id = u.id
       where u.id = $1 and u.status = 'APPROVED' and v.id = any($2::uuid[]) and lower(v.contact_email) <> lower(u.email)`,
      [ownerId, venueIds],
    );
    for (const { name, address, language } of recipients) {
      const venueAddress = name === null ? { venueAddress: address } : {};
      const data = { requestId, ownerId, ...venueAddress, ...more };
      await this.#outbox.post(transaction, kind, { to: { name, address }, language, data, dedupeKey });
    }
  }
}

function visitorOf({ firstName, lastName, email, language }: QuoteRequest) {
  return { to: { name: writtenName(firstName, lastName), address: email }, language };
}

/** Says how the mails about answers are read when they are sent. */
export function handleQuoteAnswerMails(mailer: Mailer, readers: QuoteMailReaders): void {
  mailer.handle(QUOTE_FORWARDED, (data) => readOwnerView(readers, data, 'asked'));
  mailer.handle(QUOTE_REMINDED, (data) => readOwnerView(readers, data, 'waiting'));
  mailer.handle(QUOTE_REPLIED, (data) => readRepliedView(readers, data));
  mailer.handle(QUOTE_CHOSEN, (data) => readChosenView(readers, data));
  mailer.handle(QUOTE_ANSWERED, (data) => readAnswerView(readers, data));
  mailer.handle(QUOTE_VENUE_LEFT, (data) => readAnswerView(readers, data));
  mailer.handle(QUOTE_REJECTED, async ({ requestId }) => {
    const view = await readView(readers, requestId);
    return view?.rejectionReason ? view : null;
  });
}

async function readAnswerView(
  readers: QuoteMailReaders,
  { requestId, answerId }: AnswerData,
): Promise<AnswerView | null> {
  const view = await readView(readers, requestId);
  const answer = await readers.database.orm.em
    .fork()
    .findOne(QuoteAnswer, { id: answerId }, { populate: ['lines', 'request'] });
  if (!view || !answer) return null;
  const { venueName, kind, validUntil } = answer;
  const totals = kind === QuoteAnswerKind.OFFER ? totalsOf(answer.lines.getItems(), view.participants) : null;
  return { ...view, venueName, kind, validUntil, totals };
}
