import type { Opt, Ref } from '@mikro-orm/core';
import { Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { User } from '../accounts/user.entity.ts';
import { QuoteRequest } from './quote.entity.ts';
import { QuoteActor, QuoteRequestAction, QuoteRequestState } from './quote.enums.ts';

/** An action on a quote request, and the resulting state. */
@ObjectType({ simpleResolvers: true, description: 'A step in the history of a quote request.' })
@Entity()
export class QuoteRequestStep {
  /** Ascending with time. */
  @PrimaryKey({ type: 'bigint', autoincrement: true })
  id!: string & Opt;

  @ManyToOne({ entity: () => QuoteRequest, ref: true, deleteRule: 'cascade' })
  @Index()
  request!: Ref<QuoteRequest>;

  @Field(() => QuoteRequestAction, {
    nullable: true,
    description: 'The action that was taken; null if it was sent, and to the sender.',
  })
  @Enum({ items: () => QuoteRequestAction, type: 'text', nullable: true })
  action: QuoteRequestAction | null = null;

  @Field(() => QuoteActor, { nullable: true, description: 'The party that did it; null to the sender.' })
  @Enum({ items: () => QuoteActor, type: 'text' })
  actor!: QuoteActor;

  /** The member of staff; null = it was not one, or their account was deleted. */
  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  @Index()
  user: Ref<User> | null = null;

  @Field(() => QuoteRequestState, { description: 'The state to which it led.' })
  @Enum({ items: () => QuoteRequestState, type: 'text' })
  state!: QuoteRequestState;

  @Field(() => DateTime, { description: 'The time at which it was done.' })
  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  at!: Date & Opt;
}
