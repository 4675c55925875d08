import type { Ref } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { QuoteRequest } from './quote.entity.ts';
import { OwnerQuoteProgress, QuoteAnswerKind, QuoteRequestState } from './quote.enums.ts';

const { FORWARDED, ANSWERED } = QuoteRequestState;
/** Owners are asked in these states. */
const IS_OPEN = `q.state in ('${FORWARDED}', '${ANSWERED}')`;

/** A forwarded request, and its state for the owner. After a reply to a question, another answer is due. */
@Entity({
  expression: `
    with own as (
      select v.owner_id, rv.request_id, min(rv.forwarded_at)::timestamptz(3) as forwarded_at, string_agg(rv.name, ' ') as venue_names,
        bool_or(a.id is null or (a.kind = '${QuoteAnswerKind.QUESTION}' and a.reply is not null)) as waits
      from quote_request_venue rv
      join venue v on v.id = rv.venue_id and v.owner_id is not null and v.deleted_at is null
      left join quote_answer a on a.request_id = rv.request_id and a.venue_id = rv.venue_id
      where rv.forwarded_at is not null
      group by v.owner_id, rv.request_id
    )
    select own.owner_id, own.request_id, own.forwarded_at, own.venue_names, q.reference, q.start_date, q.participants,
      case when ${IS_OPEN} then q.company_name end as company_name,
      case when not ${IS_OPEN} then '${OwnerQuoteProgress.ENDED}' when own.waits then '${OwnerQuoteProgress.TO_ANSWER}'
        else '${OwnerQuoteProgress.ANSWERED}' end as progress
    from own join quote_request q on q.id = own.request_id`,
})
export class OwnedQuote {
  @Property({ type: 'uuid' })
  ownerId!: string;

  @ManyToOne({ entity: () => QuoteRequest, ref: true })
  request!: Ref<QuoteRequest>;

  @Enum({ items: () => OwnerQuoteProgress, type: 'text' })
  progress!: OwnerQuoteProgress;

  /** The time at which it was first forwarded to a venue of the owner. */
  @Property({ type: 'timestamptz', length: 3 })
  forwardedAt!: Date;

  @Property({ type: 'text' })
  reference!: string;

  /** Null = the request has ended; owners no longer see the contact. */
  @Property({ type: 'text', nullable: true })
  companyName!: string | null;

  /** The names of the venues of the owner that it was forwarded to. */
  @Property({ type: 'text' })
  venueNames!: string;

  @Property({ type: 'date', nullable: true })
  startDate!: string | null;

  @Property({ type: 'integer' })
  participants!: number;
}
