import { GraphQLDateTime as DateTime, GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { QuoteRequestState } from '../quotes/quote.enums.ts';

/** What has happened, as the dashboard tells it. */
export enum PlatformEvent {
  REGISTERED = 'REGISTERED',
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

registerEnumType(PlatformEvent, { name: 'PlatformEvent', description: 'What has happened on the site.' });

@ObjectType({ simpleResolvers: true, description: 'Something that has happened on the site.' })
export class DashboardActivity {
  @Field(() => PlatformEvent, { description: 'What.' })
  event!: PlatformEvent;

  @Field(() => ID, { description: 'Id of the registration, the request or the message that it is about.' })
  objectId!: string;

  @Field(() => String, { description: 'What it is about: the name of a venue or a company, a reference, a subject.' })
  subject!: string;

  @Field(() => DateTime, { description: 'When.' })
  at!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'What came in one month, in Paris.' })
export class DashboardMonth {
  @Field(() => LocalDate, { description: 'Its first day.' })
  month!: string;

  @Field(() => Int, { description: 'New venues.' })
  venues!: number;

  @Field(() => Int, { nullable: true, description: 'New users; null = for administrators alone.' })
  users!: number | null;

  @Field(() => Int, { description: 'Quote requests.' })
  quoteRequests!: number;

  @Field(() => Int, { description: 'Views of pages of venues.' })
  pageViews!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many have an account.' })
export class DashboardUsers {
  @Field(() => Int, { description: 'Users whose registration was accepted.' })
  total!: number;

  @Field(() => Int, { description: 'Those of them who came this month.' })
  newThisMonth!: number;

  @Field(() => Float, {
    nullable: true,
    description: 'By how many percent they are more than at the end of last month; null = there were none.',
  })
  trendPercent!: number | null;
}

@ObjectType({ simpleResolvers: true, description: 'How many venues there are.' })
export class DashboardVenues {
  @Field(() => Int, { description: 'All that are not deleted.' })
  total!: number;

  @Field(() => Int, { description: 'Those that the public sees.' })
  public!: number;

  @Field(() => Int, { description: 'Those that came this month.' })
  newThisMonth!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What waits for a decision or an answer of the platform.' })
export class DashboardWaiting {
  @Field(() => Int, { nullable: true, description: 'Registrations; null = for administrators alone.' })
  registrations!: number | null;

  @Field(() => Int, { description: 'Venues that were submitted.' })
  venues!: number;

  @Field(() => Int, { description: 'Changes and deletions that owners ask for.' })
  changeRequests!: number;

  @Field(() => Int, { description: 'Quote requests that nobody has looked at.' })
  quoteRequests!: number;

  @Field(() => Int, { description: 'Messages that nobody has read.' })
  messages!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many quote requests stand somewhere.' })
export class DashboardState {
  @Field(() => QuoteRequestState, { description: 'Where.' })
  state!: QuoteRequestState;

  @Field(() => Int, { description: 'How many.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How many public venues a region has.' })
export class DashboardRegion {
  @Field(() => String, { description: 'INSEE code of the region.' })
  code!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'Public venues.' })
  count!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How the site does, for those who run it.' })
export class Dashboard {
  @Field(() => DashboardVenues, { description: 'Venues.' })
  venues!: DashboardVenues;

  @Field(() => DashboardUsers, { nullable: true, description: 'Users; null = for administrators alone.' })
  users!: DashboardUsers | null;

  @Field(() => DashboardWaiting, { description: 'What waits.' })
  waiting!: DashboardWaiting;

  @Field(() => [DashboardMonth], { description: 'The last twelve months, the oldest first; the last one is not over.' })
  months!: DashboardMonth[];

  @Field(() => [DashboardState], { description: 'All quote requests by state, also states without one.' })
  quoteRequests!: DashboardState[];

  @Field(() => [DashboardRegion], { description: 'Public venues by region, most first; only regions that have some.' })
  regions!: DashboardRegion[];

  @Field(() => [DashboardActivity], { description: 'What happened last, the latest first, at most 10.' })
  activity!: DashboardActivity[];
}
