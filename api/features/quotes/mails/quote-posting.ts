import { DEFAULT_LANGUAGE } from '../../../../schema/constants.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { writtenName } from '../../../platform/mail/mail-format.ts';
import type { Outbox } from '../../../platform/mail/mail-queue.ts';
import type { MailKind } from '../../../platform/mail/mail.types.ts';
import type { RequestedOwner } from '../quote-owners.ts';
import type { QuoteRequest } from '../quote.entity.ts';
import type { OwnerMailData } from './quote-mail.queries.ts';
import { administrators, ownerAddresses } from './quote-mail.queries.ts';
import type { QuoteMailData } from './quote-views.ts';

/** Posts mails about requests in the transaction of their event; each kind is sent once per key and address. */
export class QuotePosting {
  readonly #outbox: Outbox;

  constructor(outbox: Outbox) {
    this.#outbox = outbox;
  }

  async toVisitor<More extends object>(
    transaction: Transaction,
    kind: MailKind<QuoteMailData & More>,
    { id, firstName, lastName, email, language }: QuoteRequest,
    dedupeKey: string,
    more: More = {} as More,
  ): Promise<void> {
    // The name comes from the visitor: it is used in a header only if it looks like a name.
    const to = { name: writtenName(firstName, lastName), address: email };
    await this.#outbox.post(transaction, kind, { to, language, data: { requestId: id, ...more }, dedupeKey });
  }

  /** To each administrator. */
  async toStaff(
    transaction: Transaction,
    kind: MailKind<QuoteMailData>,
    { id }: QuoteRequest,
    dedupeKey: string,
  ): Promise<void> {
    for (const to of await administrators(transaction)) {
      const mail = { to, language: DEFAULT_LANGUAGE, data: { requestId: id }, dedupeKey };
      await this.#outbox.post(transaction, kind, mail);
    }
  }

  /** To an owner about some of their venues. */
  async toOwner<More extends object>(
    transaction: Transaction,
    kind: MailKind<OwnerMailData & More>,
    { id }: QuoteRequest,
    { ownerId, venueIds }: Pick<RequestedOwner, 'ownerId' | 'venueIds'>,
    dedupeKey: string,
    more: More = {} as More,
  ): Promise<void> {
    for (const { name, address, language } of await ownerAddresses(transaction, ownerId, venueIds)) {
      const venueAddress = name === null ? { venueAddress: address } : {};
      const data = { requestId: id, ownerId, ...venueAddress, ...more };
      await this.#outbox.post(transaction, kind, { to: { name, address }, language, data, dedupeKey });
    }
  }
}
