import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsIn,
  IsInt,
  IsOptional,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, Float, InputType, Int } from 'type-graphql';
import { QUOTE_ANSWER, VENUE_LIMITS } from '../../../schema/owner-limits.ts';
import { Day } from '../../platform/form-rules.ts';
import { Occupancy, RateComponent, RateKind, RateUnit } from './rate.enums.ts';

const { vatPercents } = QUOTE_ANSWER;

@InputType({ description: 'A part of what a rate pays for, with its price.' })
export class PricedComponentInput {
  @Field(() => RateComponent, { description: 'What it is.' })
  @IsIn(Object.values(RateComponent))
  component!: RateComponent;

  @Field(() => Int, { defaultValue: 1, description: `How many of it, 1 to ${VENUE_LIMITS.rateQuantity}.` })
  @IsInt()
  @Min(1)
  @Max(VENUE_LIMITS.rateQuantity)
  quantity!: number;

  @Field(() => Int, {
    description: `The price of all of them before tax in cents of euros, at most ${VENUE_LIMITS.rateNetCents}.`,
  })
  @IsInt()
  @Min(0)
  @Max(VENUE_LIMITS.rateNetCents)
  netCents!: number;

  @Field(() => Float, { description: `The rate of its tax in percent: ${vatPercents.join(', ')}.` })
  @IsIn(vatPercents)
  vatPercent!: number;
}

@InputType({ description: 'A rate of a price list. What does not belong to its kind is not kept.' })
export class RateInput {
  @Field(() => RateKind, { description: 'What it is for.' })
  @IsIn(Object.values(RateKind))
  kind!: RateKind;

  @Field(() => String, {
    nullable: true,
    description: `Its name, at most ${VENUE_LIMITS.rateLabel} characters; required for extras.`,
  })
  @IsOptional()
  @MaxLength(VENUE_LIMITS.rateLabel)
  label?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The name of the room that is hired, at most ${VENUE_LIMITS.roomName} characters; null = all of them.`,
  })
  @IsOptional()
  @MaxLength(VENUE_LIMITS.roomName)
  roomName?: string | null;

  @Field(() => Occupancy, { nullable: true, description: 'How many people share a bedroom; of rates with a night.' })
  @IsOptional()
  @IsIn(Object.values(Occupancy))
  occupancy?: Occupancy | null;

  @Field(() => RateUnit, { nullable: true, description: 'What it is paid for; required for extras.' })
  @IsOptional()
  @IsIn(Object.values(RateUnit))
  unit?: RateUnit | null;

  @Field(() => [PricedComponentInput], { description: 'What it contains: at least one component, each once.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(Object.keys(RateComponent).length)
  @ArrayUnique((part: PricedComponentInput) => part.component)
  @ValidateNested({ each: true })
  components!: PricedComponentInput[];

  @Field(() => LocalDate, { nullable: true, description: 'The first day on which it holds; null = no limit.' })
  @IsOptional()
  @Day()
  validFrom?: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The last day on which it holds; null = no limit.' })
  @IsOptional()
  @Day()
  validTo?: string | null;

  @Field(() => [Int], {
    defaultValue: [],
    description: 'The days of the week on which it holds, 1 (Monday) to 7, each once; empty = every day.',
  })
  @ArrayUnique()
  @ArrayMaxSize(7)
  @IsInt({ each: true })
  @Min(1, { each: true })
  @Max(7, { each: true })
  weekdays!: number[];

  @Field(() => Int, { nullable: true, description: 'The smallest group for which it holds; null = no limit.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(VENUE_LIMITS.roomCapacity)
  smallestGroup?: number | null;
}
