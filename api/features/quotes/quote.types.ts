import { GraphQLDateTime as DateTime, GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import type { Language } from '../../../schema/constants.ts';
import { LanguageType } from '../../platform/graphql/language.ts';
import type { QuoteTotals as Totals } from '../../../schema/quote-totals.ts';
import { euros, Money } from '../../platform/graphql/money.ts';
import { RoomLayout } from '../venues/venue.enums.ts';
import { QuoteCriterion, QuoteFitVerdict, QuoteRequestAction, QuoteRequestState } from './quote.enums.ts';
import type { QuoteRequest } from './quote.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'The person who requests a quote.' })
export class QuoteContact {
  @Field(() => String, { description: 'Their first name.' })
  firstName!: string;

  @Field(() => String, { description: 'Their last name.' })
  lastName!: string;

  @Field(() => String, { description: 'The company of the person.' })
  companyName!: string;

  @Field(() => String, { description: 'Their e-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Their telephone number.' })
  phone!: string;

  @Field(() => LanguageType, { description: 'The language in which they are written to.' })
  language!: Language;
}

@ObjectType({ simpleResolvers: true, description: 'The degree to which a venue meets one need of a request.' })
export class QuoteFit {
  @Field(() => QuoteCriterion, { description: 'The thing that is asked for.' })
  criterion!: QuoteCriterion;

  @Field(() => QuoteFitVerdict, { description: 'Whether the venue has it.' })
  verdict!: QuoteFitVerdict;

  @Field(() => Int, {
    nullable: true,
    description: 'The quantity that is wanted: people, bedrooms, cents; null if it is no number.',
  })
  wanted!: number | null;

  @Field(() => Int, { nullable: true, description: 'The quantity that the listing tells; null if it tells none.' })
  listed!: number | null;
}

@ObjectType({ description: 'A venue that a quote is asked of, or could be asked of.' })
export class RequestedVenue {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the venue; null if it was deleted, and for the sender also if it is no longer public.',
  })
  venueId!: string | null;

  @Field(() => String, { nullable: true, description: 'The slug of the venue; null if it is not public.' })
  slug!: string | null;

  @Field(() => String, { description: 'The name of the venue.' })
  name!: string;

  @Field(() => String, { description: 'The city of the venue.' })
  city!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the request can be handed to an approved owner; null to all but the platform.',
  })
  hasOwner?: boolean | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time at which the owner was handed the request; null if they were not, and to the sender.',
  })
  forwardedAt?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time at which the owner was reminded last; null if they were not, and to all but the platform.',
  })
  remindedAt?: Date | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether it was handed the request and has not answered; null to all but the platform.',
  })
  waits?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether its owner can be reminded now, once a day at most; null to all but the platform.',
  })
  mayBeReminded?: boolean | null;

  @Field(() => [QuoteFit], {
    description:
      'The degree to which it meets each need of the request, as far as its listing and calendar tell; empty to the sender.',
  })
  fit!: QuoteFit[];

  /** The request that it belongs to; absent = it is a proposal. */
  request?: QuoteRequest;
}

@ObjectType({ simpleResolvers: true, description: 'An action that leads a request to another state.' })
export class QuoteMove {
  @Field(() => QuoteRequestAction, { description: 'The action that is taken.' })
  action!: QuoteRequestAction;

  @Field(() => QuoteRequestState, { description: 'The state to which it leads.' })
  to!: QuoteRequestState;
}

@ObjectType({ simpleResolvers: true, description: 'The tax of an offer at one rate.' })
export class QuoteVatShare {
  @Field(() => Float, { description: 'The rate in percent.' })
  percent!: number;

  @Field(() => Money, { description: 'The amount that is taxed.' })
  base!: Money;

  @Field(() => Money, { description: 'The tax.' })
  vat!: Money;
}

@ObjectType({ simpleResolvers: true, description: 'The totals of an offer.' })
export class QuoteTotals {
  @Field(() => Money, { description: 'All lines before tax.' })
  exclVat!: Money;

  @Field(() => Money, { description: 'The tax on them, counted once for each rate.' })
  vat!: Money;

  @Field(() => Money, { description: 'All lines with tax.' })
  inclVat!: Money;

  @Field(() => Money, {
    description: 'The amount before tax for each participant, rounded: offers are compared by it.',
  })
  exclVatPerParticipant!: Money;

  @Field(() => Money, { description: 'The amount with tax for each participant, rounded.' })
  inclVatPerParticipant!: Money;

  @Field(() => [QuoteVatShare], { description: 'The tax by its rates, the lowest first.' })
  vatShares!: QuoteVatShare[];
}

/** The totals as the API gives them. */
export function toQuoteTotals(totals: Totals): QuoteTotals {
  return {
    exclVat: euros(totals.exclVatCents),
    vat: euros(totals.vatCents),
    inclVat: euros(totals.inclVatCents),
    exclVatPerParticipant: euros(totals.exclVatPerParticipantCents),
    inclVatPerParticipant: euros(totals.inclVatPerParticipantCents),
    vatShares: totals.vat.map(({ percent, baseCents, vatCents }) => ({
      percent,
      base: euros(baseCents),
      vat: euros(vatCents),
    })),
  };
}

@ObjectType({ simpleResolvers: true, description: 'Whether a venue has a room for an event.' })
export class VenueFit {
  @Field(() => ID, { description: 'The id of the venue.' })
  venueId!: string;

  @Field(() => Int, {
    description:
      'The number of people that its largest room takes, in the layout that was named or one that suits the event; 0 if none is known.',
  })
  largestRoom!: number;

  @Field(() => RoomLayout, {
    nullable: true,
    description: 'The layout in which that room takes as many; null if none is known.',
  })
  layout!: RoomLayout | null;

  @Field(() => Boolean, { description: 'Whether that room takes all of them.' })
  fits!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'An event to come for which a venue of the caller was chosen.' })
export class PromisedEvent {
  @Field(() => ID, { description: 'The id of the request.' })
  requestId!: string;

  @Field(() => String, { description: 'The number of the request.' })
  reference!: string;

  @Field(() => String, { description: 'The name of the venue when it answered.' })
  venueName!: string;

  @Field(() => Int, { description: 'The number of participants.' })
  participants!: number;

  @Field(() => LocalDate, { nullable: true, description: 'The first day; null if it is still open.' })
  startDate!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The last day; null if it is still open.' })
  endDate!: string | null;
}
