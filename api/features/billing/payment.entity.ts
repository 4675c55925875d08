import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { User } from '../accounts/user.entity.ts';
import { PaymentMethod, PaymentStatus } from './billing.enums.ts';
import { Subscription } from './subscription.entity.ts';

/** A payment that an administrator recorded: the product does not charge. */
@ObjectType({ simpleResolvers: true, description: 'A payment as an administrator recorded it.' })
@Entity()
@Check({ name: 'payment_amount_cents_check', expression: `amount_cents >= 0` })
export class Payment {
  @Field(() => ID, { description: 'The id of the payment.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => Subscription, ref: true, deleteRule: 'cascade' })
  @Index()
  subscription!: Ref<Subscription>;

  @Field(() => PaymentMethod, { description: 'The method of the payment.' })
  @Enum({ items: () => PaymentMethod, type: 'text' })
  method!: PaymentMethod;

  @Field(() => PaymentStatus, { description: 'Whether it was paid.' })
  @Enum({ items: () => PaymentStatus, type: 'text' })
  status!: PaymentStatus;

  @Field(() => LocalDate, { description: 'The day of the payment or, while it is unpaid, of the bill.' })
  @Property({ type: 'date' })
  date!: string;

  @Field(() => String, { description: 'The number of the bill or of the transfer.' })
  @Property({ type: 'text' })
  reference!: string;

  @Property({ type: 'integer' })
  amountCents!: number;

  @Field(() => String, { description: 'The name of the plan when the payment was recorded.' })
  @Property({ type: 'text' })
  planName!: string;

  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  recordedBy: Ref<User> | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;
}
