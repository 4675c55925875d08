import type { Transaction } from '../../database/database.ts';
import type { Language } from '../../../schema/constants.ts';
import { totalsOf } from '../../../schema/quote-totals.ts';
import { writtenName } from '../../kernel/mail/mail-format.ts';
import type { Outbox } from '../../kernel/mail/mail-queue.ts';
import type { MailAddress, MailKind } from '../../kernel/mail/mail.types.ts';
import type { Postman } from '../../kernel/mail/postman.ts';
import { QUOTE_ANSWERED, QUOTE_REJECTED } from './quote-answer-mails.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import type { AnswerMailView, OwnerMailView } from './quote-answer.mail-view.ts';
import { QUOTE_CHOSEN, QUOTE_FORWARDED } from './quote-owner-mails.ts';
import { QUOTE_REMINDED } from './quote-reminder-mails.ts';
import { QuoteRequest } from './quote.entity.ts';
import { type QuoteMailReaders, readView } from './quote.mails.ts';
import { ANSWERED } from './quote-reminder.writer.ts';
import { QuoteAnswerKind } from './quote.terms.ts';

/** Every kind of mail about what venues answer. */
export const QUOTE_ANSWER_MAILS: readonly MailKind[] = [
  QUOTE_FORWARDED,
  QUOTE_REMINDED,
  QUOTE_ANSWERED,
  QUOTE_CHOSEN,
  QUOTE_REJECTED,
];

/** Posts the mails about what venues are asked and answer, in the transaction of what they tell. */
export class QuoteAnswerMails {
  readonly #outbox: Outbox;

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
  }

  /** To an owner whom a request was handed to at this instant. */
  forwarded(transaction: Transaction, requestId: string, ownerId: string, at: Date): Promise<void> {
    return this.#toOwner(transaction, QUOTE_FORWARDED, { requestId, ownerId }, `${requestId} ${at.toISOString()}`);
  }

  /** To an owner who is asked once more at this instant. */
  reminded(transaction: Transaction, requestId: string, ownerId: string, at: Date): Promise<void> {
    return this.#toOwner(transaction, QUOTE_REMINDED, { requestId, ownerId }, `${requestId} ${at.toISOString()}`);
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
  chosen(transaction: Transaction, { request, chosenAt }: QuoteAnswer, ownerId: string): Promise<void> {
    const data = { requestId: request.id, ownerId };
    return this.#toOwner(transaction, QUOTE_CHOSEN, data, `${request.id} ${chosenAt?.toISOString() ?? ''}`);
  }

  async rejected(transaction: Transaction, request: QuoteRequest): Promise<void> {
    await this.#outbox.post(transaction, QUOTE_REJECTED, {
      ...visitorOf(request),
      data: { requestId: request.id },
      dedupeKey: `${request.id} ${request.version}`,
    });
  }

  /** Unless he wants no mail about requests: then the notification has to do. */
  async #toOwner(
    transaction: Transaction,
    kind: typeof QUOTE_FORWARDED,
    data: { requestId: string; ownerId: string },
    dedupeKey: string,
  ): Promise<void> {
    const [owner] = await transaction.query<{ to: MailAddress; language: Language }>(
      `select jsonb_build_object('name', first_name || ' ' || last_name, 'address', email) as to, language
       from user_account where id = $1 and status = 'APPROVED' and (notification_preferences ->> 'quoteRequests')::boolean`,
      [data.ownerId],
    );
    if (owner) await this.#outbox.post(transaction, kind, { ...owner, data, dedupeKey });
  }
}

function visitorOf({ firstName, lastName, email, language }: QuoteRequest) {
  return { to: { name: writtenName(firstName, lastName), address: email }, language };
}

/** Says how the mails about answers are read when they are sent. */
export function handleQuoteAnswerMails(postman: Postman, readers: QuoteMailReaders): void {
  postman.handle(QUOTE_FORWARDED, (data) => readOwnerView(readers, data));
  postman.handle(QUOTE_CHOSEN, (data) => readOwnerView(readers, data));
  postman.handle(QUOTE_REMINDED, (data) => readOwnerView(readers, data, true));
  postman.handle(QUOTE_ANSWERED, (data) => readAnswerView(readers, data));
  postman.handle(QUOTE_REJECTED, async ({ requestId }) => {
    const view = await readView(readers, requestId);
    const request = view && (await readers.database.orm.em.fork().findOne(QuoteRequest, { id: requestId }));
    return request?.rejectionReason ? { ...view, rejectionReason: request.rejectionReason } : null;
  });
}

/**
 * What has been withdrawn meanwhile is told no more.
 * @param waiting only of the venues that have not answered: where there are none any more, there is nothing to tell.
 */
async function readOwnerView(
  readers: QuoteMailReaders,
  { requestId, ownerId }: { requestId: string; ownerId: string },
  waiting = false,
): Promise<OwnerMailView | null> {
  const view = await readView(readers, requestId);
  const [own] = await readers.database.rows<{ ownerFirstName: string; venueNames: string[] }>(
    `select u.first_name as "ownerFirstName", array_agg(rv.name order by rv.position) as "venueNames"
     from user_account u
     join venue v on v.owner_id = u.id and v.deleted_at is null
     join quote_request_venue rv on rv.venue_id = v.id and rv.request_id = $2 and rv.forwarded_at is not null
     join quote_request q on q.id = rv.request_id and q.withdrawn_at is null
     where u.id = $1 and (not $3 or not exists (
       select 1 from quote_answer a where a.request_id = rv.request_id and a.venue_id = rv.venue_id and ${ANSWERED}))
     group by u.id`,
    [ownerId, requestId, waiting],
  );
  return view && own ? { ...view, ...own, requestId } : null;
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
