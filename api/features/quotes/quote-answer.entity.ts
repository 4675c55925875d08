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
import { GraphQLDateTime as DateTime, GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Room } from '../venues/room.entity.ts';
import { Venue } from '../venues/venue.entity.ts';
import { QuoteAnswerLine } from './quote-answer-line.entity.ts';
import { QuoteRequest } from './quote.entity.ts';
import { QuoteAnswerKind } from './quote.enums.ts';

/** The answer of a venue to a request. There is one per venue, which its owner revises until one is chosen. */
@ObjectType({ simpleResolvers: true, description: 'The answer of a venue to a request.' })
@Entity()
@Unique({ properties: ['request', 'venue'] })
@Check({ name: 'quote_answer_days_check', expression: `end_date >= start_date` })
@Check({ name: 'quote_answer_both_days_check', expression: `(start_date IS NULL) = (end_date IS NULL)` })
@Check({ name: 'quote_answer_valid_check', expression: `kind <> 'OFFER' OR valid_until IS NOT NULL` })
@Check({ name: 'quote_answer_option_check', expression: `option_until IS NULL OR kind = 'OFFER'` })
@Check({ name: 'quote_answer_chosen_check', expression: `chosen_at IS NULL OR kind = 'OFFER'` })
export class QuoteAnswer {
  @Field(() => ID, { description: 'The id of the answer.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => QuoteRequest, ref: true, deleteRule: 'cascade' })
  request!: Ref<QuoteRequest>;

  @ManyToOne({ entity: () => Venue, ref: true, nullable: true, deleteRule: 'set null' })
  @Index()
  venue: Ref<Venue> | null = null;

  @Field(() => String, { description: 'The name of the venue when it answered.' })
  @Property({ type: 'text' })
  venueName!: string;

  @Field(() => String, { description: 'The city of the venue when it answered.' })
  @Property({ type: 'text' })
  venueCity!: string;

  @Field(() => QuoteAnswerKind, { description: 'The kind of answer.' })
  @Enum({ items: () => QuoteAnswerKind, type: 'text' })
  kind!: QuoteAnswerKind;

  @Field(() => String, {
    nullable: true,
    description:
      'The words that go with an offer, why it was declined, or the question; null if an offer has no words.',
  })
  @Property({ type: 'text', nullable: true })
  text: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The last question of the venue to the sender; null if there is none.',
  })
  @Property({ type: 'text', nullable: true })
  question: string | null = null;

  @Field(() => String, { nullable: true, description: 'The reply to the question; null if there is none yet.' })
  @Property({ type: 'text', nullable: true })
  reply: string | null = null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time at which the question was replied to; null if it was not.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  repliedAt: Date | null = null;

  @Field(() => LocalDate, { nullable: true, description: 'The last day of an offer; null if it is none.' })
  @Property({ type: 'date', nullable: true })
  validUntil: string | null = null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The first day that is offered instead; null if it is as asked.',
  })
  @Property({ type: 'date', nullable: true })
  startDate: string | null = null;

  @Field(() => LocalDate, {
    nullable: true,
    description: 'The last day that is offered instead; null if it is as asked.',
  })
  @Property({ type: 'date', nullable: true })
  endDate: string | null = null;

  /** The last day of the option that it promised; null = none. The calendar holds what became of it. */
  @Property({ type: 'date', nullable: true })
  optionUntil: string | null = null;

  /** The room that it is about; null = the whole venue. */
  @ManyToOne({ entity: () => Room, ref: true, nullable: true, deleteRule: 'set null' })
  @Index()
  optionRoom: Ref<Room> | null = null;

  @OneToMany({ entity: () => QuoteAnswerLine, mappedBy: 'answer', orderBy: { position: 'asc' } })
  lines!: Collection<QuoteAnswerLine>;

  @Field(() => DateTime, { nullable: true, description: 'The time at which it was chosen; null if it is not.' })
  @Property({ type: 'timestamptz', nullable: true })
  chosenAt: Date | null = null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time at which the owner deleted their account; null if they did not.',
  })
  @Property({ type: 'timestamptz', nullable: true })
  ownerLeftAt: Date | null = null;

  @Field(() => Int, { description: 'The version of the answer, which a change names.' })
  @Property({ type: 'integer', version: true })
  version!: number & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;

  @Field(() => DateTime, { description: 'The time at which it was given or revised last.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  updatedAt!: Date & Opt;
}
