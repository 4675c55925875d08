import { IsInt, IsOptional, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { ArgsType, Field, Float, ID, InputType, Int, registerEnumType } from 'type-graphql';
import { PROMOTION } from '../../../schema/owner-limits.ts';
import { Day, Decimals, RequiredText } from '../../platform/form-rules.ts';
import { PagingArgs } from '../../platform/graphql/paging.ts';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { DISCOUNT_PERCENT, PromotionState } from './promotion.enums.ts';

registerEnumType(PromotionState, { name: 'PromotionState', description: 'Where a promotion stands today.' });

@InputType({ description: 'A promotion. It has a discount, or a price, or neither: then something extra is offered.' })
export class SavePromotionInput {
  @Field(() => ID, { nullable: true, description: 'Which; null = a new one.' })
  @IsOptional()
  @MaxLength(64)
  id?: string | null;

  @Field(() => Int, { nullable: true, description: 'Version that the change was made from; null = a new one.' })
  @IsOptional()
  @IsInt()
  version?: number | null;

  @Field(() => ID, { description: 'Of which venue.' })
  @RequiredText(64)
  venueId!: string;

  @Field(() => String, { description: `In a few words, at most ${PROMOTION.title} characters.` })
  @RequiredText(PROMOTION.title)
  title!: string;

  @Field(() => String, { description: `What it consists of, plain text, at most ${PROMOTION.text} characters.` })
  @RequiredText(PROMOTION.text)
  text!: string;

  @Field(() => Int, { nullable: true, description: 'Reduction in percent; null = none.' })
  @IsOptional()
  @IsInt()
  @Min(DISCOUNT_PERCENT.min)
  @Max(DISCOUNT_PERCENT.max)
  discountPercent?: number | null;

  @Field(() => Int, { nullable: true, description: 'Price a participant before tax, in cents of euros; null = none.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(PROMOTION.maxPriceCents)
  priceCents?: number | null;

  @Field(() => Float, { nullable: true, description: 'Rate of the tax on the price, in percent; null = no price.' })
  @IsOptional()
  @Decimals(2)
  @Min(0)
  @Max(PROMOTION.maxVatPercent)
  vatPercent?: number | null;

  @Field(() => LocalDate, { description: 'First day, in Paris.' })
  @Day()
  startsOn!: string;

  @Field(() => LocalDate, { description: 'Last day, in Paris.' })
  @Day()
  endsOn!: string;
}

@InputType({ description: 'Which promotions are wanted.' })
export class PromotionFilter {
  @Field(() => PromotionState, { nullable: true, description: 'Where they stand today; null = anywhere.' })
  state?: PromotionState | null;

  @Field(() => ID, { nullable: true, description: 'Of this venue; null = of all.' })
  @IsOptional()
  @MaxLength(64)
  venueId?: string | null;
}

@ArgsType()
export class PromotionsArgs extends PagingArgs {
  @Field(() => PromotionFilter, { nullable: true, description: 'Which; null = all.' })
  @IsOptional()
  @ValidateNested()
  filter?: PromotionFilter | null;
}
