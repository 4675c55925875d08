import type { Collection, Opt } from '@mikro-orm/core';
import {
  Check,
  Entity,
  Enum,
  Formula,
  Index,
  OneToMany,
  PrimaryKey,
  Property,
  Unique,
} from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime as DateTime, GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { QUOTE, type Language } from '../../../schema/constants.ts';
import { Node } from '../../platform/graphql/node.ts';
import { EventType, RoomLayout } from '../venues/venue.enums.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import { QuoteRequestStep } from './quote-step.entity.ts';
import { QuoteRequestVenue } from './quote-venue.entity.ts';
import { CateringOption, EquipmentOption, QuoteActor, QuoteCriterion, QuoteRequestState } from './quote.enums.ts';
import { type Read, VisibleTo } from './quote-visibility.ts';

const { VISITOR, MODERATOR } = QuoteActor;

/** A quote request for an event, to up to five venues or to none. Texts are stored as typed. */
@ObjectType({
  implements: Node,
  description:
    'A quote request. Who reads it decides what its fields tell: its sender by the private link, the owner of a venue that it was handed to, or the platform.',
})
@Entity()
@Index({ properties: ['state', 'createdAt'] })
@Index({ properties: ['state', 'updatedAt'] })
@Index({
  name: 'quote_request_words_index',
  expression: `create index "quote_request_words_index" on "quote_request" using gin ((reference || ' ' || company_name || ' ' || first_name || ' ' || last_name || ' ' || email) gin_trgm_ops) with (fastupdate = off)`,
})
@Check({ name: 'quote_request_language_check', expression: `language = 'fr' OR language = 'en'` })
@Check({
  name: 'quote_request_participants_check',
  expression: `participants >= 1 AND participants <= ${QUOTE.maxParticipants}`,
})
@Check({ name: 'quote_request_bedrooms_check', expression: `bedrooms >= 0` })
@Check({ name: 'quote_request_budget_check', expression: `budget_per_person_cents >= 0` })
@Check({ name: 'quote_request_days_check', expression: `end_date >= start_date` })
@Check({ name: 'quote_request_both_days_check', expression: `(start_date IS NULL) = (end_date IS NULL)` })
@Check({ name: 'quote_request_some_days_check', expression: `flexible_dates OR start_date IS NOT NULL` })
export class QuoteRequest {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @Field(() => String, { description: 'The number of the request, such as DEV-2026-000042.' })
  @Property({ type: 'text' })
  @Unique()
  reference!: string;

  @Field(() => QuoteRequestState, { description: 'The state of the request.' })
  @Enum({ items: () => QuoteRequestState, type: 'text', default: QuoteRequestState.NEW })
  state: QuoteRequestState & Opt = QuoteRequestState.NEW;

  @Property({ type: 'text' })
  firstName!: string;

  @Property({ type: 'text' })
  lastName!: string;

  @Property({ type: 'text' })
  companyName!: string;

  @Property({ type: 'text' })
  @Index()
  email!: string;

  @Property({ type: 'text' })
  phone!: string;

  /** The language of mails to the visitor. */
  @Property({ type: 'text' })
  language!: Language;

  @Field(() => EventType, { description: 'The kind of event.' })
  @Enum({ items: () => EventType, type: 'text' })
  eventType!: EventType;

  @Field(() => LocalDate, { nullable: true, description: 'The first day in Paris; null if the dates are open.' })
  @Property({ type: 'date', nullable: true })
  startDate: string | null = null;

  @Field(() => LocalDate, { nullable: true, description: 'The last day in Paris; null if the dates are open.' })
  @Property({ type: 'date', nullable: true })
  endDate: string | null = null;

  @Field(() => Boolean, { description: 'Whether other dates would do.' })
  @Property({ type: 'boolean', default: false })
  flexibleDates: boolean & Opt = false;

  @Field(() => Int, { description: 'The number of people.' })
  @Property({ type: 'integer' })
  participants!: number;

  @Field(() => RoomLayout, { nullable: true, description: 'The layout of the main room; null if it was not said.' })
  @Enum({ items: () => RoomLayout, type: 'text', nullable: true })
  layout: RoomLayout | null = null;

  @Field(() => Int, { nullable: true, description: 'The number of bedrooms; null if it was not said.' })
  @Property({ type: 'integer', nullable: true })
  bedrooms: number | null = null;

  /** Before tax. */
  @Property({ type: 'integer', nullable: true })
  budgetPerPersonCents: number | null = null;

  @Field(() => [CateringOption], { description: 'The meals and drinks.' })
  @Enum({ items: () => CateringOption, type: 'text[]', array: true })
  catering: CateringOption[] & Opt = [];

  @Field(() => String, {
    nullable: true,
    description: 'The details about the meals and drinks in plain text; null if there is no more.',
  })
  @Property({ type: 'text', nullable: true })
  cateringNote: string | null = null;

  @Field(() => [EquipmentOption], { description: 'The equipment.' })
  @Enum({ items: () => EquipmentOption, type: 'text[]', array: true })
  equipment: EquipmentOption[] & Opt = [];

  @Field(() => String, {
    nullable: true,
    description: 'The details about the equipment in plain text; null if there is no more.',
  })
  @Property({ type: 'text', nullable: true })
  equipmentNote: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The message with anything else, in plain text; null if there is nothing.',
  })
  @Property({ type: 'text', nullable: true })
  message: string | null = null;

  @Field(() => [QuoteCriterion], { description: 'The needs that are indispensable; the others would be nice to have.' })
  @Enum({ items: () => QuoteCriterion, type: 'text[]', array: true })
  mustHaves: QuoteCriterion[] & Opt = [];

  @OneToMany({ entity: () => QuoteRequestVenue, mappedBy: 'request', orderBy: { position: 'asc' } })
  venues!: Collection<QuoteRequestVenue>;

  @OneToMany({ entity: () => QuoteRequestStep, mappedBy: 'request', orderBy: { id: 'asc' } })
  steps!: Collection<QuoteRequestStep>;

  @OneToMany({ entity: () => QuoteAnswer, mappedBy: 'request', orderBy: { createdAt: 'asc', id: 'asc' } })
  answers!: Collection<QuoteAnswer>;

  /** The time of the visitor's last consent to the use of their data. */
  @Property({ type: 'timestamptz' })
  consentAt!: Date;

  /** The nonce of the private link: its token is a signature over it. */
  @Property({ type: 'text', hidden: true })
  linkNonce!: string;

  /** SHA-256 of the token, base64url; null = there is no link any more. */
  @Property({ type: 'text', nullable: true, hidden: true })
  @Unique()
  linkTokenHash: string | null = null;

  @Field(() => DateTime, { nullable: true, description: 'The time at which the private link expires; null to owners.' })
  @VisibleTo(VISITOR, MODERATOR)
  @Property({ type: 'timestamptz' })
  linkExpiresAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time at which its sender withdrew it; null if they did not, and to owners.',
  })
  @VisibleTo(VISITOR, MODERATOR)
  @Property({ type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason why its sender withdrew it; null if they did not say, and to all but the platform.',
  })
  @VisibleTo(MODERATOR)
  @Property({ type: 'text', nullable: true })
  withdrawalReason: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'The reason why it was declined; null if it was not, and to owners.',
  })
  @VisibleTo(VISITOR, MODERATOR)
  @Property({ type: 'text', nullable: true })
  rejectionReason: string | null = null;

  /** When the personal data was removed. */
  @Property({ type: 'timestamptz', nullable: true })
  anonymisedAt: Date | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'The version of the request, which a change names; null to owners.',
  })
  @VisibleTo(VISITOR, MODERATOR)
  @Property({ type: 'integer', version: true })
  version!: number & Opt;

  @Field(() => DateTime, { nullable: true, description: 'The time at which it was sent; null to owners.' })
  @VisibleTo(VISITOR, MODERATOR)
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()' })
  @Index()
  createdAt!: Date & Opt;

  @Field(() => DateTime, { nullable: true, description: 'The time at which it was changed last; null to owners.' })
  @VisibleTo(VISITOR, MODERATOR)
  @Property({ type: 'timestamptz', length: 3, defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date & Opt;

  /** The sort key of the list by company. */
  @Formula(({ companyName }) => `lower(${companyName})`, { type: 'text' })
  companyOrder?: string & Opt;

  /** The reading that has loaded it: `readingOf`. */
  reading?: Read['reading'];
}
