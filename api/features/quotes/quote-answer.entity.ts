import type { Collection, Opt, Ref } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Index,
  ManyToOne,
  OneToMany,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { Venue } from '../venues/venue.entity.ts';
import { QuoteAnswerLine } from './quote-answer-line.entity.ts';
import { QuoteRequest } from './quote.entity.ts';
import { QuoteAnswerKind } from './quote.enums.ts';

/** What a venue says to a request. It has one answer, which its owner revises until one is chosen. */
@Entity()
@Unique({ properties: ['request', 'venue'] })
@Check({ name: 'quote_answer_days_check', expression: `end_date >= start_date` })
@Check({ name: 'quote_answer_both_days_check', expression: `(start_date IS NULL) = (end_date IS NULL)` })
@Check({ name: 'quote_answer_valid_check', expression: `kind <> 'OFFER' OR valid_until IS NOT NULL` })
@Check({ name: 'quote_answer_chosen_check', expression: `chosen_at IS NULL OR kind = 'OFFER'` })
export class QuoteAnswer {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => QuoteRequest, ref: true, deleteRule: 'cascade' })
  request!: Ref<QuoteRequest>;

  @ManyToOne({ entity: () => Venue, ref: true, nullable: true, deleteRule: 'set null' })
  @Index()
  venue: Ref<Venue> | null = null;

  /** As they were when it answered; they stay readable when the venue is gone. */
  @Property({ type: 'text' })
  venueName!: string;

  @Property({ type: 'text' })
  venueCity!: string;

  @Enum({ items: () => QuoteAnswerKind, type: 'text' })
  kind!: QuoteAnswerKind;

  /** Words that go with an offer, why it was declined, or the question. */
  @Property({ type: 'text', nullable: true })
  text: string | null = null;

  /** What the venue asked back, last; it stays when an offer follows. */
  @Property({ type: 'text', nullable: true })
  question: string | null = null;

  /** What who asked says to it. */
  @Property({ type: 'text', nullable: true })
  reply: string | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  repliedAt: Date | null = null;

  /** Last day of an offer (YYYY-MM-DD, Europe/Paris). */
  @Property({ type: 'date', nullable: true })
  validUntil: string | null = null;

  /** Other days than those that were asked for; null = those. */
  @Property({ type: 'date', nullable: true })
  startDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  endDate: string | null = null;

  @OneToMany({ entity: () => QuoteAnswerLine, mappedBy: 'answer', orderBy: { position: 'asc' } })
  lines!: Collection<QuoteAnswerLine>;

  @Property({ type: 'timestamptz', nullable: true })
  chosenAt: Date | null = null;

  /** Since when nobody runs the venue who gave it: he has deleted his account; null = he has not. */
  @Property({ type: 'timestamptz', nullable: true })
  ownerLeftAt: Date | null = null;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;

  /** When its owner gave or revised it last; a choice or a reply leaves it as it is. */
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt!: Date & Opt;
}
