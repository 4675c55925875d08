import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Money } from '../../platform/graphql/money.ts';
import { QuoteCriterion, QuotePriceBasis } from '../quotes/quote.enums.ts';
import { QuoteTotals } from '../quotes/quote.types.ts';
import { Occupancy, RateComponent, RateKind } from '../venues/rate.enums.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A line of an estimate: a rate, or the part of it with one rate of tax.',
})
export class EstimateLine {
  @Field(() => Int, {
    description: 'The place of the rate in the price list, from 0. Two lines of one rate differ in their tax.',
  })
  rateIndex!: number;

  @Field(() => RateKind, { description: 'What the rate is for.' })
  kind!: RateKind;

  @Field(() => String, { nullable: true, description: 'The name of the rate, where the venue gives it one.' })
  label!: string | null;

  @Field(() => String, { nullable: true, description: 'The name of the room that is hired; null if it is not said.' })
  roomName!: string | null;

  @Field(() => Occupancy, { nullable: true, description: 'How many people share a bedroom; null if it is not said.' })
  occupancy!: Occupancy | null;

  @Field(() => Money, { description: 'The price before tax.' })
  unitPrice!: Money;

  @Field(() => Float, { description: 'The rate of its tax in percent.' })
  vatPercent!: number;

  @Field(() => QuotePriceBasis, { description: 'Whether it is paid for each participant.' })
  basis!: QuotePriceBasis;

  @Field(() => Int, {
    description: 'How many times it is paid, for each participant where it is so: the days or nights.',
  })
  quantity!: number;

  @Field(() => Money, { description: 'The whole line before tax.' })
  net!: Money;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What an event would cost with some of the rates that may be chosen.',
})
export class PricedEvent {
  @Field(() => [EstimateLine], { description: 'The lines, in the order of the price list.' })
  lines!: EstimateLine[];

  @Field(() => QuoteTotals, { description: 'Their totals, by the rules of offers.' })
  totals!: QuoteTotals;
}

@ObjectType({
  simpleResolvers: true,
  description: 'Something of which an event needs more than the venue lists.',
})
export class EstimateShortfall {
  @Field(() => QuoteCriterion, {
    description: 'What it is: PARTICIPANTS for the people in one room, BEDROOMS for the bedrooms of a night.',
  })
  criterion!: QuoteCriterion;

  @Field(() => Int, { description: 'The least number that the event needs.' })
  wanted!: number;

  @Field(() => Int, { description: 'The number that the venue lists.' })
  listed!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What an event would cost by the price list of a venue. It is no offer.',
})
export class Estimate {
  @Field(() => PricedEvent, { description: 'With the cheapest rates that hold.' })
  lowest!: PricedEvent;

  @Field(() => PricedEvent, { description: 'With the dearest rates that hold: single instead of twin rooms.' })
  highest!: PricedEvent;

  @Field(() => [RateComponent], { description: 'What the event needs and the price list does not tell.' })
  unpriced!: RateComponent[];

  @Field(() => [EstimateShortfall], {
    description:
      'What the event needs and the venue has too little of, by its listing; the price is then no promise that it can be held.',
  })
  shortfalls!: EstimateShortfall[];
}
