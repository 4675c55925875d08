import { Field, ObjectType } from 'type-graphql';
import { netOf, priceFrom } from '../../../schema/rates.ts';
import { today } from '../../platform/clock.ts';
import { euros, Money } from '../../platform/graphql/money.ts';
import { RateKind } from './rate.enums.ts';
import type { RateContent } from './venue-content.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'What a venue costs at least for each participant, by the rates that hold today or later: the cheapest of its day packages; without any, ' +
    'of its half-day packages, of those with a night, of its cocktails, of its meals.',
})
export class VenuePrice {
  @Field(() => RateKind, { description: 'What the price is for.' })
  kind!: RateKind;

  @Field(() => Money, {
    description: 'The price for each participant before tax; of a package with a night, for each night.',
  })
  price!: Money;
}

/** The lowest price for each participant; null = the price list has none that holds today or later. */
export function venuePrice(rates: readonly RateContent[]): VenuePrice | null {
  const rate = priceFrom(rates, today());
  return rate && { kind: rate.kind, price: euros(netOf(rate)) };
}
