import { DecimalType, type Opt } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** What an owner can subscribe to. Exactly one is free: it holds for everybody who has no other. */
@Entity()
@Check({ name: 'plan_price_cents_check', expression: `price_cents >= 0` })
@Check({ name: 'plan_vat_percent_check', expression: `vat_percent >= 0` })
@Check({ name: 'plan_duration_check', expression: `is_free = (duration_months IS NULL)` })
export class Plan {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @Property({ type: 'text' })
  @Unique()
  name!: string;

  /** Of the whole duration, before tax. */
  @Property({ type: 'integer' })
  priceCents!: number;

  @Property({ type: new DecimalType('number'), precision: 4, scale: 2, default: 20 })
  vatPercent: number & Opt = 20;

  /** Null = without end: the free plan alone. */
  @Property({ type: 'smallint', nullable: true })
  durationMonths: number | null = null;

  /** Null = no limit, of this and the next two. */
  @Property({ type: 'smallint', nullable: true })
  venueLimit: number | null = null;

  /** Pictures a venue. */
  @Property({ type: 'smallint', nullable: true })
  photoLimit: number | null = null;

  /** Promotions of all venues that have not ended. */
  @Property({ type: 'smallint', nullable: true })
  promotionLimit: number | null = null;

  /** Whether venues may stand on the home page. */
  @Property({ type: 'boolean', default: false })
  homepage: boolean & Opt = false;

  @Property({ type: 'boolean', default: false })
  isFree: boolean & Opt = false;

  /** Whether it can be chosen; who has it keeps it in any case. */
  @Property({ type: 'boolean', default: true })
  isActive: boolean & Opt = true;

  @Property({ type: 'smallint', default: 0 })
  position: number & Opt = 0;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
