import { FieldResolver, Resolver, Root } from 'type-graphql';
import { euros, Money } from '../../platform/graphql/money.ts';
import { PlanSubscription } from './billing.types.ts';
import { Payment } from './payment.entity.ts';
import { Plan } from './plan.entity.ts';

@Resolver(() => Plan)
export class PlanPriceResolver {
  @FieldResolver(() => Money, { description: 'The price of the whole duration before tax; 0 if the plan is free.' })
  price(@Root() { priceCents }: Plan): Money {
    return euros(priceCents);
  }
}

@Resolver(() => PlanSubscription)
export class SubscriptionPriceResolver {
  @FieldResolver(() => Money, { description: 'The price of the whole duration before tax, as agreed.' })
  price(@Root() { priceCents }: PlanSubscription): Money {
    return euros(priceCents);
  }
}

@Resolver(() => Payment)
export class PaymentAmountResolver {
  @FieldResolver(() => Money, { description: 'The amount before tax.' })
  amount(@Root() { amountCents }: Payment): Money {
    return euros(amountCents);
  }
}
