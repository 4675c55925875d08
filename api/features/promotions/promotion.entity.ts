import { DecimalType, type Opt, type Ref } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Venue } from '../venues/venue.entity.ts';
import { DISCOUNT_PERCENT } from './promotion.enums.ts';

/** A promotion of a venue, shown to the public on its days while its venue is public. */
@Entity()
@Check({ name: 'promotion_days_check', expression: `ends_on >= starts_on` })
@Check({
  name: 'promotion_discount_percent_check',
  expression: `discount_percent >= ${DISCOUNT_PERCENT.min} AND discount_percent <= ${DISCOUNT_PERCENT.max}`,
})
@Check({ name: 'promotion_price_cents_check', expression: `price_cents > 0` })
@Check({ name: 'promotion_one_kind_check', expression: `discount_percent IS NULL OR price_cents IS NULL` })
@Check({ name: 'promotion_taxed_price_check', expression: `(price_cents IS NULL) = (vat_percent IS NULL)` })
@Check({ name: 'promotion_vat_percent_check', expression: `vat_percent >= 0` })
export class Promotion {
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @ManyToOne({ entity: () => Venue, ref: true, deleteRule: 'cascade' })
  @Index()
  venue!: Ref<Venue>;

  @Property({ type: 'text' })
  title!: string;

  @Property({ type: 'text' })
  text!: string;

  /** A discount or a price, or neither: then it is an extra. */
  @Property({ type: 'smallint', nullable: true })
  discountPercent: number | null = null;

  /** Price per participant, before tax. */
  @Property({ type: 'integer', nullable: true })
  priceCents: number | null = null;

  /** Tax rate of the price. */
  @Property({ type: new DecimalType('number'), precision: 4, scale: 2, nullable: true })
  vatPercent: number | null = null;

  /** First and last day (YYYY-MM-DD, Europe/Paris). */
  @Property({ type: 'date' })
  startsOn!: string;

  @Property({ type: 'date' })
  endsOn!: string;

  @Property({ type: 'integer', version: true })
  version!: number & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()' })
  createdAt!: Date & Opt;

  @Property({ type: 'timestamptz', defaultRaw: 'now()', onUpdate: () => new Date() })
  updatedAt!: Date & Opt;
}
