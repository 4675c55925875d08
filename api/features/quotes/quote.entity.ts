import type { Collection, Opt } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, OneToMany, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { QUOTE, type Language } from '../../../schema/constants.ts';
import { EventType, RoomLayout } from '../venues/venue.enums.ts';
import { QuoteAnswer } from './quote-answer.entity.ts';
import { QuoteRequestStep } from './quote-step.entity.ts';
import { QuoteRequestVenue } from './quote-venue.entity.ts';
import { CateringOption, EquipmentOption, QuoteCriterion, QuoteRequestState } from './quote.enums.ts';

/** What somebody wants for an event, asked of up to five venues or of nobody in particular. What people typed is kept as typed. */
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

  /** `DEV-2026-000042` */
  @Property({ type: 'text' })
  @Unique()
  reference!: string;

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

  /** In which the visitor is written to. */
  @Property({ type: 'text' })
  language!: Language;

  @Enum({ items: () => EventType, type: 'text' })
  eventType!: EventType;

  /** First and last day (YYYY-MM-DD, Europe/Paris); null = the dates are open. */
  @Property({ type: 'date', nullable: true })
  startDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  endDate: string | null = null;

  @Property({ type: 'boolean', default: false })
  flexibleDates: boolean & Opt = false;

  @Property({ type: 'integer' })
  participants!: number;

  @Enum({ items: () => RoomLayout, type: 'text', nullable: true })
  layout: RoomLayout | null = null;

  @Property({ type: 'integer', nullable: true })
  bedrooms: number | null = null;

  /** Before tax. */
  @Property({ type: 'integer', nullable: true })
  budgetPerPersonCents: number | null = null;

  @Enum({ items: () => CateringOption, type: 'text[]', array: true })
  catering: CateringOption[] & Opt = [];

  @Property({ type: 'text', nullable: true })
  cateringNote: string | null = null;

  @Enum({ items: () => EquipmentOption, type: 'text[]', array: true })
  equipment: EquipmentOption[] & Opt = [];

  @Property({ type: 'text', nullable: true })
  equipmentNote: string | null = null;

  @Property({ type: 'text', nullable: true })
  message: string | null = null;

  /** What the visitor cannot do without; the rest of what he asks for would be nice to have. */
  @Enum({ items: () => QuoteCriterion, type: 'text[]', array: true })
  mustHaves: QuoteCriterion[] & Opt = [];

  @OneToMany({ entity: () => QuoteRequestVenue, mappedBy: 'request', orderBy: { position: 'asc' } })
  venues!: Collection<QuoteRequestVenue>;

  @OneToMany({ entity: () => QuoteRequestStep, mappedBy: 'request', orderBy: { id: 'asc' } })
  steps!: Collection<QuoteRequestStep>;

  @OneToMany({ entity: () => QuoteAnswer, mappedBy: 'request', orderBy: { createdAt: 'asc', id: 'asc' } })
  answers!: Collection<QuoteAnswer>;

  /** When the visitor agreed to what becomes of his data, last. */
  @Property({ type: 'timestamptz' })
  consentAt!: Date;

  /** The token of the private link is a signature over this; with another one, the link is another. */
  @Property({ type: 'text', hidden: true })
  linkNonce!: string;

  /** SHA-256 of the token, base64url; null = there is no link any more. */
  @Property({ type: 'text', nullable: true, hidden: true })
  @Unique()
  linkTokenHash: string | null = null;

  @Property({ type: 'timestamptz' })
  linkExpiresAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null = null;

  /** As the visitor gave it; may be null. */
  @Property({ type: 'text', nullable: true })
  withdrawalReason: string | null = null;

  @Property({ type: 'text', nullable: true })
  rejectionReason: string | null = null;

  /** When everything that tells who asked was removed. */
  @Property({ type: 'timestamptz', nullable: true })
  anonymisedAt: Date | null = null;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  @Index()
  createdAt!: Date & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date & Opt;
}
