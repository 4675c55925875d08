import { GraphQLDateTime as DateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { EventType } from '../venues/venue.enums.ts';
import { QuoteFitView } from './quote-owner.types.ts';
import { QuoteActor, QuoteOutcome, QuoteRequestAction, QuoteRequestState } from './quote.enums.ts';
import { QuoteRequestView } from './quote.types.ts';

registerEnumType(QuoteActor, {
  name: 'QuoteActor',
  description: 'Who acts on a request: its sender, the platform, the owner of a venue, or the product by itself.',
});
registerEnumType(QuoteOutcome, { name: 'QuoteOutcome', description: 'How a request ended.' });

@ObjectType({ simpleResolvers: true, description: 'A venue of a request, as the platform sees it.' })
export class RequestedVenue {
  @Field(() => ID, { nullable: true, description: 'Id of the venue; null = it was deleted.' })
  venueId!: string | null;

  @Field(() => String, { description: 'Name when it was chosen.' })
  name!: string;

  @Field(() => String, { description: 'City when it was chosen.' })
  city!: string;

  @Field(() => Boolean, { description: 'Whether it has an owner in good standing, to whom the request can be handed.' })
  hasOwner!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When its owner was handed the request; null = he was not.' })
  forwardedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When its owner was reminded, last; null = he was not.' })
  remindedAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether it was handed the request and has not answered.' })
  waits!: boolean;

  @Field(() => Boolean, { description: 'Whether its owner can be reminded now: once a day at most.' })
  mayBeReminded!: boolean;

  @Field(() => [QuoteFitView], { description: 'How it stands to what is asked, as far as its listing tells.' })
  fit!: QuoteFitView[];
}

@ObjectType({ simpleResolvers: true, description: 'Something that was done with a request.' })
export class QuoteEvent {
  @Field(() => QuoteRequestAction, { nullable: true, description: 'What; null = it was sent.' })
  action!: QuoteRequestAction | null;

  @Field(() => QuoteActor, { description: 'By whom.' })
  actor!: QuoteActor;

  @Field(() => String, {
    nullable: true,
    description: 'The name of who of the platform it was; null = nobody of it, or his account is gone.',
  })
  by!: string | null;

  @Field(() => QuoteRequestState, { description: 'Where it led.' })
  state!: QuoteRequestState;

  @Field(() => DateTime, { description: 'When.' })
  at!: Date;
}

@ObjectType('ManagedQuoteRequest', {
  simpleResolvers: true,
  description: 'A quote request, as the platform sees it. What can be done with it is what the platform can do.',
})
export class ManagedQuoteView extends QuoteRequestView {
  @Field(() => [RequestedVenue], { description: 'The venues that are asked.' })
  requestedVenues!: RequestedVenue[];

  @Field(() => [QuoteEvent], { description: 'All that was done with it, oldest first.' })
  events!: QuoteEvent[];

  @Field(() => String, { nullable: true, description: 'Why its sender withdrew it; null = he did not say.' })
  withdrawalReason!: string | null;

  @Field(() => Boolean, { description: 'Whether who asked was forgotten, as promised.' })
  anonymised!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A step that leads a request to another state.' })
export class QuoteMove {
  @Field(() => QuoteRequestAction, { description: 'What is done.' })
  action!: QuoteRequestAction;

  @Field(() => QuoteRequestState, { description: 'Where it leads.' })
  to!: QuoteRequestState;
}

@ObjectType({ simpleResolvers: true, description: 'A line of the platform’s list of requests.' })
export class ManagedQuoteLine {
  @Field(() => ID, { description: 'Id of the request.' })
  id!: string;

  @Field(() => String, { description: 'Its number.' })
  reference!: string;

  @Field(() => QuoteRequestState, { description: 'Where it stands.' })
  state!: QuoteRequestState;

  @Field(() => String, { description: 'Company; empty = it was forgotten, as promised.' })
  companyName!: string;

  @Field(() => String, { description: 'Who asks.' })
  contactName!: string;

  @Field(() => EventType, { description: 'What kind of event it is.' })
  eventType!: EventType;

  @Field(() => Int, { description: 'People.' })
  participants!: number;

  @Field(() => String, { nullable: true, description: 'First day, YYYY-MM-DD; null = open.' })
  startDate!: string | null;

  @Field(() => String, { nullable: true, description: 'Last day, YYYY-MM-DD; null = open.' })
  endDate!: string | null;

  @Field(() => Boolean, { description: 'Whether other dates would do.' })
  flexibleDates!: boolean;

  @Field(() => Int, { nullable: true, description: 'Budget a person before tax, in cents of euros; null = not said.' })
  budgetPerPersonCents!: number | null;

  @Field(() => Int, { description: 'Venues that are asked.' })
  venueCount!: number;

  @Field(() => Int, { description: 'Offers that have come.' })
  offerCount!: number;

  @Field(() => Int, { description: 'Venues that were handed it and have not answered.' })
  waitingCount!: number;

  @Field(() => Boolean, { description: 'Whether who asks has a notification about it that he has not read.' })
  unread!: boolean;

  @Field(() => [QuoteMove], { description: 'Where the platform can move it now.' })
  moves!: QuoteMove[];

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was changed last.' })
  updatedAt!: Date;

  @Field(() => Int, { description: 'Grows with each change.' })
  version!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many requests stand somewhere.' })
export class QuoteStateCount {
  @Field(() => QuoteRequestState, { description: 'Where.' })
  state!: QuoteRequestState;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'A column of the board: the requests that stand somewhere.' })
export class QuoteColumn {
  @Field(() => QuoteRequestState, { description: 'Where.' })
  state!: QuoteRequestState;

  @Field(() => Int, { description: 'How many there are in all.' })
  totalCount!: number;

  @Field(() => [ManagedQuoteLine], { description: 'Those that were changed last.' })
  items!: ManagedQuoteLine[];
}

@ObjectType({ simpleResolvers: true, description: 'One page of the requests.' })
export class ManagedQuotePage {
  @Field(() => [ManagedQuoteLine], { description: 'The requests.' })
  items!: ManagedQuoteLine[];

  @Field(() => [QuoteStateCount], {
    description: 'How many stand where, under all conditions but the one on states. States without any are left out.',
  })
  stateCounts!: QuoteStateCount[];

  @Field(() => Int, { description: 'Requests on all pages.' })
  totalCount!: number;

  @Field(() => Int, { description: 'Number of this page, from 1.' })
  page!: number;

  @Field(() => Int, { description: 'Number of pages.' })
  pageCount!: number;
}
