import type { Opt, Ref } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.ts';
import { PaymentMethod, PaymentStatus } from './billing.enums.ts';
import { Subscription } from './subscription.entity.ts';

/** A payment as an administrator recorded it: the product charges nothing by itself. */
@Entity()
@Check({ name: 'payment_amount_cents_check', expression: `amount_cents >= 0` })
export class Payment {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => Subscription, ref: true, deleteRule: 'cascade' })
  @Index()
  subscription!: Ref<Subscription>;

  @Enum({ items: () => PaymentMethod, type: 'text' })
  method!: PaymentMethod;

  @Enum({ items: () => PaymentStatus, type: 'text' })
  status!: PaymentStatus;

  /** Day of the payment or, while it is unpaid, of the bill. */
  @Property({ type: 'date' })
  date!: string;

  /** Number of the bill or of the transfer. */
  @Property({ type: 'text' })
  reference!: string;

  /** Before tax. */
  @Property({ type: 'integer' })
  amountCents!: number;

  /** Name of the plan when it was recorded. */
  @Property({ type: 'text' })
  planName!: string;

  @ManyToOne({ entity: () => User, ref: true, nullable: true, deleteRule: 'set null' })
  recordedBy: Ref<User> | null = null;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;
}
