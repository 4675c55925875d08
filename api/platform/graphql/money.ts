import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';

/** Codes of ISO 4217 in which prices are given. */
export enum Currency {
  EUR = 'EUR',
}

registerEnumType(Currency, {
  name: 'Currency',
  description: 'A currency by its code of ISO 4217.',
  valuesConfig: { EUR: { description: 'The euro, of 100 cents.' } },
});

@ObjectType({ simpleResolvers: true, description: 'An amount of money.' })
export class Money {
  @Field(() => Int, { description: 'The amount in the smallest unit of the currency, such as cents.' })
  amount!: number;

  @Field(() => Currency, { description: 'The currency of the amount.' })
  currency!: Currency;
}

/** Amounts are kept as whole cents of euros. */
export function euros(cents: number): Money {
  return { amount: cents, currency: Currency.EUR };
}
