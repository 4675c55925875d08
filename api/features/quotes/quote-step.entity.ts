import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.ts';
import { QuoteRequest } from './quote.entity.ts';
import { QuoteActor, QuoteRequestAction, QuoteRequestState } from './quote.enums.ts';

/** Something that was done with a quote request, and the state that it led to. */
@Entity()
export class QuoteRequestStep {
  /** Grows with time. */
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  id!: string & Opt;

  @ManyToOne({ entity: () => QuoteRequest, ref: true, deleteRule: 'cascade' })
  @Index()
  request!: Ref<QuoteRequest>;

  /** Null = it was sent. */
  @Enum({ items: () => QuoteRequestAction, type: 'text', nullable: true })
  action: QuoteRequestAction | null = null;

  @Enum({ items: () => QuoteActor, type: 'text' })
  actor!: QuoteActor;

  /** Who of the platform; null = nobody of it, or his account is gone. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  @Index()
  user: Ref<User> | null = null;

  @Enum({ items: () => QuoteRequestState, type: 'text' })
  state!: QuoteRequestState;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  at!: Date & Opt;
}
