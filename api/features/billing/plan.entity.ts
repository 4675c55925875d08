import { DecimalType, type Opt } from '@mikro-orm/core';
import { Check, Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';

/** A plan that an owner can subscribe to. Exactly one is free: it applies to everybody without another one. */
@ObjectType({ simpleResolvers: true, description: 'A plan that an owner can subscribe to.' })
@Entity()
@Check({ name: 'plan_price_cents_check', expression: `price_cents >= 0` })
@Check({ name: 'plan_vat_percent_check', expression: `vat_percent >= 0` })
@Check({ name: 'plan_duration_check', expression: `is_free = (duration_months IS NULL)` })
export class Plan {
  @Field(() => ID, { description: 'The id of the plan.' })
  @PrimaryKey({ type: 'uuid', defaultRaw: 'gen_random_uuid()' })
  id!: string & Opt;

  @Field(() => String, { description: 'The name of the plan.' })
  @Property({ type: 'text' })
  @Unique()
  name!: string;

  @Property({ type: 'integer' })
  priceCents!: number;

  @Field(() => Float, { description: 'The rate of the tax, in percent.' })
  @Property({ type: new DecimalType('number'), precision: 4, scale: 2, default: 20 })
  vatPercent: number & Opt = 20;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of months that the plan lasts; null for the free plan, which has no end.',
  })
  @Property({ type: 'smallint', nullable: true })
  durationMonths: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of venues that an owner may have; null if there is no limit.',
  })
  @Property({ type: 'smallint', nullable: true })
  venueLimit: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of pictures that each venue may have; null if there is no limit.',
  })
  @Property({ type: 'smallint', nullable: true })
  photoLimit: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of promotions of all venues that may run or be to come; null if there is no limit.',
  })
  @Property({ type: 'smallint', nullable: true })
  promotionLimit: number | null = null;

  @Field(() => Boolean, { description: 'Whether venues may stand on the home page.' })
  @Property({ type: 'boolean', default: false })
  homepage: boolean & Opt = false;

  @Field(() => Boolean, { description: 'Whether the plan holds for everybody who has no other.' })
  @Property({ type: 'boolean', default: false })
  isFree: boolean & Opt = false;

  @Field(() => Boolean, { description: 'Whether the plan can be chosen; owners who have it keep it in any case.' })
  @Property({ type: 'boolean', default: true })
  isActive: boolean & Opt = true;

  @Field(() => Int, { description: 'The place of the plan among the others.' })
  @Property({ type: 'smallint', default: 0 })
  position: number & Opt = 0;

  @Field(() => Int, { description: 'The version of the plan, which grows with each change.' })
  @Property({ type: 'integer', version: true })
  version!: number & Opt;
}
