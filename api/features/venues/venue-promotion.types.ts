import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { GuardedField } from '../../platform/graphql/guarded-field.ts';
import { euros, Money } from '../../platform/graphql/money.ts';

@ObjectType('Promotion', {
  simpleResolvers: true,
  description:
    'An offer of a venue: a discount, or a price, or neither: then something extra is offered. Fields that are null only beside an error are for those who manage the venue.',
})
export class VenuePromotion {
  @Field(() => ID, { description: 'The id of the promotion.' })
  id!: string;

  @Field(() => String, { description: 'The title, which names the offer in a few words.' })
  title!: string;

  @Field(() => String, { description: 'The text of the offer, plain text.' })
  text!: string;

  @Field(() => Int, { nullable: true, description: 'The reduction in percent, 1 to 90; null if there is none.' })
  discountPercent!: number | null;

  @Field(() => Money, {
    nullable: true,
    description: 'The price for each participant before tax; null if there is none.',
  })
  price!: Money | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The rate of the tax on the price, in percent; null if there is no price.',
  })
  vatPercent!: number | null;

  @Field(() => LocalDate, { description: 'The first day on which it runs, in Paris.' })
  startsOn!: string;

  @Field(() => LocalDate, { description: 'The last day on which it runs, in Paris.' })
  endsOn!: string;

  @GuardedField(() => Boolean, 'Whether the public sees it now: it runs, and its venue is public.')
  isShown?: boolean;

  @GuardedField(
    () => Int,
    'The version, which grows with each change; a change names the version that it was made from.',
  )
  version?: number;

  /** For those who manage its venue. */
  venueId?: string;
}

/** A promotion in queries and in the documents of the catalogue. */
export type PromotionRecord = Omit<VenuePromotion, 'price'> & { priceCents: number | null };

export function withPrice<Promotion extends PromotionRecord>({ priceCents, ...fields }: Promotion) {
  return { ...fields, price: priceCents === null ? null : euros(priceCents) };
}
