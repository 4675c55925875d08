import { GraphQLDateTime as DateTime, GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import type { Language } from '../../../schema/constants.ts';
import { LanguageType } from '../../platform/graphql/language.ts';
import { QuoteAnswerView } from './quote-answer.types.ts';
import {
  OwnerQuoteProgress,
  QuoteCriterion,
  QuoteFitVerdict,
  QuoteRequestAction,
  QuoteRequestState,
} from './quote.enums.ts';
import { QuoteWishes } from './quote.types.ts';

registerEnumType(OwnerQuoteProgress, {
  name: 'OwnerQuoteProgress',
  description: 'What a request is to the owner: it waits for his answer, has it, or has ended.',
});
registerEnumType(QuoteFitVerdict, {
  name: 'QuoteFitVerdict',
  description: 'Whether a venue has what is asked for, as far as its listing tells.',
});

@ObjectType('QuoteFit', { simpleResolvers: true, description: 'How a venue stands to one thing that is asked for.' })
export class QuoteFitView {
  @Field(() => QuoteCriterion, { description: 'The thing.' })
  criterion!: QuoteCriterion;

  @Field(() => QuoteFitVerdict, { description: 'Whether the venue has it.' })
  verdict!: QuoteFitVerdict;

  @Field(() => Int, { nullable: true, description: 'How much is wanted: people, bedrooms, cents; null = no number.' })
  wanted!: number | null;

  @Field(() => Int, { nullable: true, description: 'How much the listing tells of; null = nothing.' })
  listed!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'Who asks for a quote.' })
export class QuoteContact {
  @Field(() => String, { description: 'First name.' })
  firstName!: string;

  @Field(() => String, { description: 'Last name.' })
  lastName!: string;

  @Field(() => String, { description: 'Company.' })
  companyName!: string;

  @Field(() => String, { description: 'E-mail address.' })
  email!: string;

  @Field(() => String, { description: 'Telephone number.' })
  phone!: string;

  @Field(() => LanguageType, { description: 'In which he is written to.' })
  language!: Language;
}

@ObjectType({ simpleResolvers: true, description: 'A venue of one’s own that is asked for a quote.' })
export class ForwardedVenue {
  @Field(() => ID, { description: 'Id of the venue.' })
  venueId!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'Its city.' })
  city!: string;

  @Field(() => [QuoteFitView], { description: 'How it stands to what is asked.' })
  fit!: QuoteFitView[];

  @Field(() => QuoteAnswerView, { nullable: true, description: 'What it has answered; null = nothing yet.' })
  answer!: QuoteAnswerView | null;
}

@ObjectType('ForwardedQuoteRequest', {
  simpleResolvers: true,
  description: 'A quote request that was handed to the owner of a venue, as he sees it.',
})
export class ForwardedQuoteView extends QuoteWishes {
  @Field(() => ID, { description: 'Id of the request.' })
  id!: string;

  @Field(() => String, { description: 'Its number, such as DEV-2026-000042.' })
  reference!: string;

  @Field(() => QuoteRequestState, { description: 'Where it stands.' })
  state!: QuoteRequestState;

  @Field(() => OwnerQuoteProgress, { description: 'What it is to the owner.' })
  progress!: OwnerQuoteProgress;

  @Field(() => [QuoteRequestAction], { description: 'What the owner can do with it now.' })
  availableActions!: QuoteRequestAction[];

  @Field(() => DateTime, { description: 'When it was handed to him.' })
  forwardedAt!: Date;

  @Field(() => QuoteContact, {
    nullable: true,
    description: 'Who asks; null = the request has ended, and there is nothing left to write to him about.',
  })
  contact!: QuoteContact | null;

  @Field(() => [ForwardedVenue], { description: 'One’s own venues that are asked.' })
  venues!: ForwardedVenue[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of the requests that an owner was handed.' })
export class ForwardedQuotePage {
  @Field(() => [ForwardedQuoteView], { description: 'The requests.' })
  items!: ForwardedQuoteView[];

  @Field(() => Int, { description: 'Requests on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Number of this page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Number of pages.' })
  pageCount!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An event to come for which a venue of who asks was chosen.' })
export class PromisedEvent {
  @Field(() => ID, { description: 'Id of the request.' })
  requestId!: string;

  @Field(() => String, { description: 'Its number.' })
  reference!: string;

  @Field(() => String, { description: 'Name of the venue when it answered.' })
  venueName!: string;

  @Field(() => Int, { description: 'How many people come.' })
  participants!: number;

  @Field(() => LocalDate, { nullable: true, description: 'First day; null = still open.' })
  startDate!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Last day; null = still open.' })
  endDate!: string | null;
}
