import { GraphQLDateTime as DateTime, GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { QuoteRequestState } from '../quotes/quote.enums.ts';

/** The kinds of activities. */
export enum PlatformEvent {
  REGISTERED = 'REGISTERED',
  INVITATION_ACCEPTED = 'INVITATION_ACCEPTED',
  VENUE_SUBMITTED = 'VENUE_SUBMITTED',
  VENUE_APPROVED = 'VENUE_APPROVED',
  VENUE_REJECTED = 'VENUE_REJECTED',
  CHANGE_REQUESTED = 'CHANGE_REQUESTED',
  CHANGE_APPROVED = 'CHANGE_APPROVED',
  CHANGE_REJECTED = 'CHANGE_REJECTED',
  DELETION_REQUESTED = 'DELETION_REQUESTED',
  DELETION_APPROVED = 'DELETION_APPROVED',
  DELETION_REJECTED = 'DELETION_REJECTED',
  QUOTE_REQUESTED = 'QUOTE_REQUESTED',
  MESSAGE_RECEIVED = 'MESSAGE_RECEIVED',
}

registerEnumType(PlatformEvent, {
  name: 'PlatformEvent',
  description: 'A kind of event on the site.',
  valuesConfig: {
    REGISTERED: { description: 'A client has registered.' },
    INVITATION_ACCEPTED: { description: 'A client who was invited has chosen a password.' },
    VENUE_SUBMITTED: { description: 'A venue was submitted for review.' },
    VENUE_APPROVED: { description: 'A venue was approved.' },
    VENUE_REJECTED: { description: 'A venue was rejected.' },
    CHANGE_REQUESTED: { description: 'A change of a venue was requested.' },
    CHANGE_APPROVED: { description: 'A change of a venue was approved.' },
    CHANGE_REJECTED: { description: 'A change of a venue was rejected.' },
    DELETION_REQUESTED: { description: 'The deletion of a venue was requested.' },
    DELETION_APPROVED: { description: 'The deletion of a venue was approved.' },
    DELETION_REJECTED: { description: 'The deletion of a venue was rejected.' },
    QUOTE_REQUESTED: { description: 'A quote was requested.' },
    MESSAGE_RECEIVED: { description: 'A message was received.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'An event on the site.' })
export class DashboardActivity {
  @Field(() => PlatformEvent, { description: 'The kind of the event.' })
  event!: PlatformEvent;

  @Field(() => ID, { description: 'The id of the account, the request or the message that it is about.' })
  objectId!: string;

  @Field(() => String, {
    description: 'The name of the thing that it is about: of a venue or a company, a reference, a subject.',
  })
  subject!: string;

  @Field(() => DateTime, { description: 'The time of the event.' })
  at!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'The figures of one month, in Paris time.' })
export class DashboardMonth {
  @Field(() => LocalDate, { description: 'Its first day.' })
  month!: string;

  @Field(() => Int, { description: 'The number of new venues.' })
  venues!: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of new users; null unless the viewer is an administrator.',
  })
  users!: number | null;

  @Field(() => Int, { description: 'The number of quote requests.' })
  quoteRequests!: number;

  @Field(() => Int, { description: 'The number of views of pages of venues.' })
  pageViews!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The figures on users.' })
export class DashboardUsers {
  @Field(() => Int, { description: 'The number of users whose registration was accepted.' })
  total!: number;

  @Field(() => Int, { description: 'The number of them who came this month.' })
  newThisMonth!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'The growth since the end of last month, in percent; null if there were none then.',
  })
  trendPercent!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'The figures on venues.' })
export class DashboardVenues {
  @Field(() => Int, { description: 'All that are not deleted.' })
  total!: number;

  @Field(() => Int, { description: 'The number of venues that the public sees.' })
  public!: number;

  @Field(() => Int, { description: 'The number of venues that came this month.' })
  newThisMonth!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'The numbers of items that wait for a decision or an answer of the platform.',
})
export class DashboardWaiting {
  @Field(() => Int, {
    nullable: true,
    description: 'The number of registrations; null unless the viewer is an administrator.',
  })
  registrations!: number | null;

  @Field(() => Int, { description: 'The number of venues that were submitted.' })
  venues!: number;

  @Field(() => Int, { description: 'The number of changes and deletions that owners ask for.' })
  changeRequests!: number;

  @Field(() => Int, { description: 'The number of quote requests that nobody has looked at.' })
  quoteRequests!: number;

  @Field(() => Int, { description: 'The number of messages that nobody has read.' })
  messages!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The number of quote requests in a state.' })
export class DashboardState {
  @Field(() => QuoteRequestState, { description: 'The state of the requests.' })
  state!: QuoteRequestState;

  @Field(() => Int, { description: 'The number of requests.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The number of public venues of a region.' })
export class DashboardRegion {
  @Field(() => String, { description: 'The INSEE code of the region.' })
  code!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'The number of public venues.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The figures of the site, for its administrators and team.' })
export class Dashboard {
  @Field(() => DashboardVenues, { description: 'The figures on venues.' })
  venues!: DashboardVenues;

  @Field(() => DashboardUsers, {
    nullable: true,
    description: 'The figures on users; null unless the viewer is an administrator.',
  })
  users!: DashboardUsers | null;

  @Field(() => DashboardWaiting, { description: 'The pending items.' })
  waiting!: DashboardWaiting;

  @Field(() => [DashboardMonth], { description: 'The last twelve months, the oldest first; the last one is not over.' })
  months!: DashboardMonth[];

  @Field(() => [DashboardState], { description: 'All quote requests by state, also states without one.' })
  quoteRequests!: DashboardState[];

  @Field(() => [DashboardRegion], {
    description: 'The public venues by region, most first; only regions that have some.',
  })
  regions!: DashboardRegion[];

  @Field(() => [DashboardActivity], { description: 'The last events on the site, the latest first, at most 10.' })
  activity!: DashboardActivity[];
}
