import { IsInt, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { PROMOTION } from '../../../schema/owner-limits.ts';
import { Day, Decimals, RequiredText } from '../../platform/form-rules.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { DISCOUNT_PERCENT, PromotionState } from './promotion.enums.ts';

registerEnumType(PromotionState, {
  name: 'PromotionState',
  description: 'The state of a promotion today.',
  valuesConfig: {
    RUNNING: { description: 'The promotion runs today.' },
    COMING: { description: 'The promotion begins on a later day.' },
    ENDED: { description: 'The promotion has ended.' },
  },
});

@InputType({ description: 'A promotion. It has a discount, or a price, or neither: then something extra is offered.' })
export class SavePromotionInput {
  @Field(() => ID, { nullable: true, description: 'The id; null for a new one.' })
  @IsOptional()
  @MaxLength(64)
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'The version that the change was made from; null for a new one.' })
  @IsOptional()
  @IsInt()
  version?: number | null;

  @Field(() => ID, { description: 'The id of the venue.' })
  @RequiredText(64)
  venueId!: string;

  @Field(() => String, { description: `The title, at most ${PROMOTION.title} characters.` })
  @RequiredText(PROMOTION.title)
  title!: string;

  @Field(() => String, { description: `The text of the offer, plain text, at most ${PROMOTION.text} characters.` })
  @RequiredText(PROMOTION.text)
  text!: string;

  @Field(() => Int, { nullable: true, description: 'The reduction in percent; null if there is none.' })
  @IsOptional()
  @IsInt()
  @Min(DISCOUNT_PERCENT.min)
  @Max(DISCOUNT_PERCENT.max)
  discountPercent?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The price for each participant before tax, in cents of euros; null if there is none.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(PROMOTION.maxPriceCents)
  priceCents?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The rate of the tax on the price, in percent; null if there is no price.',
  })
  @IsOptional()
  @Decimals(2)
  @Min(0)
  @Max(PROMOTION.maxVatPercent)
  vatPercent?: number | null;

  @Field(() => LocalDate, { description: 'The first day, in Paris.' })
  @Day()
  startsOn!: string;

  @Field(() => LocalDate, { description: 'The last day, in Paris.' })
  @Day()
  endsOn!: string;
}

@InputType({ description: 'The conditions on promotions.' })
export class PromotionFilter {
  @Field(() => PromotionState, { nullable: true, description: 'The state in which they are today; null keeps all.' })
  state?: PromotionState | null;

  @Field(() => ID, { nullable: true, description: 'The id of the venue that they belong to; null for all venues.' })
  @IsOptional()
  @MaxLength(64)
  venueId?: string | null;
}

@ArgsType()
export class PromotionsArgs extends PagingArgs {
  @Field(() => PromotionFilter, { nullable: true, description: 'The conditions; null finds all.' })
  @IsOptional()
  @ValidateNested()
  filter?: PromotionFilter | null;
}
