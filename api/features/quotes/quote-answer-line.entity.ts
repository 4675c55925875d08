import { DecimalType, type Opt, type Ref } from '@mikro-orm/core';
import { Check, Entity, Enum, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Field, Float, Int, ObjectType } from 'type-graphql';
import { QuoteAnswer } from './quote-answer.entity.ts';
import { QuotePriceBasis } from './quote.enums.ts';

/** One line of an offer. */
@ObjectType({ simpleResolvers: true, description: 'One price of an offer.' })
@Entity()
@Check({ name: 'quote_answer_line_price_check', expression: `unit_price_cents >= 0` })
@Check({ name: 'quote_answer_line_quantity_check', expression: `quantity >= 1` })
@Check({ name: 'quote_answer_line_vat_check', expression: `vat_percent >= 0` })
export class QuoteAnswerLine {
  @ManyToOne({ entity: () => QuoteAnswer, ref: true, primary: true, deleteRule: 'cascade' })
  answer!: Ref<QuoteAnswer>;

  /** From 0. */
  @Property({ type: 'smallint', primary: true })
  position!: number;

  @Field(() => String, { description: 'The label of the price.' })
  @Property({ type: 'text' })
  label!: string;

  /** Before tax. */
  @Property({ type: 'integer' })
  unitPriceCents!: number;

  @Field(() => Float, { description: 'The rate of its tax in percent.' })
  @Property({ type: new DecimalType('number'), precision: 4, scale: 2 })
  vatPercent!: number;

  @Field(() => QuotePriceBasis, { description: 'Whether it is paid for each participant.' })
  @Enum({ items: () => QuotePriceBasis, type: 'text' })
  basis!: QuotePriceBasis;

  @Field(() => Int, { description: 'The quantity that is paid.' })
  @Property({ type: 'integer', default: 1 })
  quantity: number & Opt = 1;
}
