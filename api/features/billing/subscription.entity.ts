import { ArrayType, DecimalType, type Opt, type Ref } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, OneToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { User } from '../accounts/user.entity.ts';
import { SubscriptionStatus } from './billing.enums.ts';
import { Plan } from './plan.entity.ts';

/**
 * The subscription of an owner: one row, which is renewed in place. The payments contain the history of amounts and
 * periods.
 */
@Entity()
@Index({ properties: ['status', 'endDate'] })
@Check({ name: 'subscription_days_check', expression: `end_date >= start_date` })
@Check({ name: 'subscription_declined_check', expression: `(declined_at IS NULL) = (decline_reason IS NULL)` })
@Check({ name: 'subscription_begun_check', expression: `(start_date IS NULL) = (end_date IS NULL)` })
export class Subscription {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @OneToOne({ entity: () => User, ref: true, deleteRule: 'cascade' })
  user!: Ref<User>;

  @ManyToOne({ entity: () => Plan, ref: true, deleteRule: 'restrict' })
  plan!: Ref<Plan>;

  @Enum({ items: () => SubscriptionStatus, type: 'text' })
  status!: SubscriptionStatus;

  /** First and last day (YYYY-MM-DD, Europe/Paris); null = it has not begun. */
  @Property({ type: 'date', nullable: true })
  startDate: string | null = null;

  @Property({ type: 'date', nullable: true })
  endDate: string | null = null;

  /** Whether its renewal is requested automatically with the first warning. */
  @Property({ type: 'boolean', default: false })
  autoRenew: boolean & Opt = false;

  /** The agreed price of the whole duration, before tax; the price of the plan may change later. */
  @Property({ type: 'integer' })
  priceCents!: number;

  @Property({ type: new DecimalType('number'), precision: 4, scale: 2 })
  vatPercent!: number;

  @Property({ type: 'timestamptz', nullable: true })
  renewedAt: Date | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  cancelledAt: Date | null = null;

  /** The plan that the owner has requested; null = none. */
  @ManyToOne({ entity: () => Plan, ref: true, nullable: true, deleteRule: 'set null' })
  requestedPlan: Ref<Plan> | null = null;

  @Property({ type: 'timestamptz', nullable: true })
  requestedAt: Date | null = null;

  /** When an administrator last declined a request, and why; null = not since the owner's last request or the last renewal. */
  @Property({ type: 'timestamptz', nullable: true })
  declinedAt: Date | null = null;

  @Property({ type: 'text', nullable: true })
  declineReason: string | null = null;

  /** Days before the end whose warning is done. */
  @Property({ type: new ArrayType(Number), columnType: 'smallint[]', default: [] })
  warnedDays: number[] & Opt = [];

  @Property({ type: 'integer', version: true })
  version!: number & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date & Opt;
}
