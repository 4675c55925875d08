import type { Transaction } from '../../platform/database/database.ts';
import type { Language } from '../../../schema/constants.ts';
import { totalsOf } from '../../../schema/quote-totals.ts';
import { writtenName } from '../../platform/mail/mail-format.ts';
import type { Outbox } from '../../platform/mail/mail-queue.ts';
import type { MailKind } from '../../platform/mail/mail.types.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { QUOTE_ANSWERED, QUOTE_REJECTED } from './quote-answer-mails.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import type { AnswerMailView } from './quote-answer-mail-view.ts';
import { QUOTE_CHOSEN, QUOTE_REPLIED } from './quote-choice-mails.ts';
import { QUOTE_VENUE_LEFT } from './quote-leaving-mails.ts';
import { QUOTE_FORWARDED } from './quote-owner-mails.ts';
import type { OwnerMailData } from './quote-owner-mail-parts.ts';
import { readChosenView, readOwnerView, readRepliedView } from './quote-owner.queries.ts';
import type { AskedOwner } from './quote-owners.ts';
import { QUOTE_REMINDED } from './quote-reminder-mails.ts';
import { QuoteRequest } from './quote.entity.ts';
import { type QuoteMailReaders, readView } from './quote.mails.ts';
import { QuoteAnswerKind } from './quote.enums.ts';

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
   * To his account, unless he wants no mail about requests, and to the addresses for requests of these venues, where they have one of
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
    const request = view && (await readers.database.orm.em.fork().findOne(QuoteRequest, { id: requestId }));
    return request?.rejectionReason ? { ...view, rejectionReason: request.rejectionReason } : null;
  });
}

async function readAnswerView(
  readers: QuoteMailReaders,
  { requestId, answerId }: { requestId: string; answerId: string },
): Promise<AnswerMailView | null> {
  const view = await readView(readers, requestId);
  const answer = await readers.database.orm.em
    .fork()
    .findOne(QuoteAnswer, { id: answerId }, { populate: ['lines', 'request'] });
  if (!view || !answer) return null;
  const isOffer = answer.kind === QuoteAnswerKind.OFFER;
  const totals = isOffer ? totalsOf(answer.lines.getItems(), view.participants) : null;
  return {
    ...view,
    venueName: answer.venueName,
    kind: answer.kind,
    exclVatCents: totals?.exclVatCents ?? null,
    perParticipantCents: totals?.exclVatPerParticipantCents ?? null,
    validUntil: answer.validUntil,
  };
}
