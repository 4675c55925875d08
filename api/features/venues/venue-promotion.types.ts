import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';

@ObjectType('Promotion', {
  simpleResolvers: true,
  description: 'An offer of a venue: a discount, or a price, or neither: then something extra is offered.',
})
export class PromotionView {
  @Field(() => ID, { description: 'Id of the promotion.' })
  id!: string;

  @Field(() => String, { description: 'In a few words.' })
  title!: string;

  @Field(() => String, { description: 'What it consists of, plain text.' })
  text!: string;

  @Field(() => Int, { nullable: true, description: 'Reduction in percent, 1 to 90; null = none.' })
  discountPercent!: number | null;

  @Field(() => Int, { nullable: true, description: 'Price a participant before tax, in cents of euros; null = none.' })
  priceCents!: number | null;

  @Field(() => Float, { nullable: true, description: 'Rate of the tax on the price, in percent; null = no price.' })
  vatPercent!: number | null;

  @Field(() => LocalDate, { description: 'First day, in Paris.' })
  startsOn!: string;

  @Field(() => LocalDate, { description: 'Last day, in Paris.' })
  endsOn!: string;
}
