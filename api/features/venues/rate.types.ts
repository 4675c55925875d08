import { Field, Float, Int, ObjectType } from 'type-graphql';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Occupancy, RateComponent, RateKind, RateUnit } from './rate.enums.ts';

@ObjectType({ simpleResolvers: true, description: 'A part of what a rate pays for, with its price.' })
export class PricedComponent {
  @Field(() => RateComponent, { description: 'What it is.' })
  component!: RateComponent;

  @Field(() => Int, { description: 'How many of it: the coffee breaks of a day.' })
  quantity!: number;

  @Field(() => Int, { description: 'The price of all of them before tax, in cents of euros.' })
  netCents!: number;

  @Field(() => Float, { description: 'The rate of its tax in percent.' })
  vatPercent!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'A rate of the price list of a venue. Its net and gross prices are the sums of its components.',
})
export class Rate {
  @Field(() => RateKind, { description: 'What it is for.' })
  kind!: RateKind;

  @Field(() => String, { nullable: true, description: 'Its name, where the venue gives it one; extras have one.' })
  label!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the room that is hired; null if it holds for all of them.',
  })
  roomName!: string | null;

  @Field(() => Occupancy, { nullable: true, description: 'How many people share a bedroom; null without a night.' })
  occupancy!: Occupancy | null;

  @Field(() => RateUnit, { nullable: true, description: 'What an extra is paid for; null for other rates.' })
  unit!: RateUnit | null;

  @Field(() => [PricedComponent], { description: 'What it contains.' })
  components!: PricedComponent[];

  @Field(() => LocalDate, { nullable: true, description: 'The first day on which it holds; null if there is none.' })
  validFrom!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The last day on which it holds; null if there is none.' })
  validTo!: string | null;

  @Field(() => [Int], { description: 'The days of the week on which it holds, 1 (Monday) to 7; empty = every day.' })
  weekdays!: number[];

  @Field(() => Int, { nullable: true, description: 'The smallest group for which it holds; null if there is none.' })
  smallestGroup!: number | null;
}
