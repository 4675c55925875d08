import { Field, ID, Int, ObjectType } from 'type-graphql';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';

@ObjectType({ simpleResolvers: true, description: 'The number of views of pages of venues on one day.' })
export class DayOfViews {
  @Field(() => LocalDate, { description: 'The day, in the time zone of Paris.' })
  day!: string;

  @Field(() => Int, { description: 'The number of visits; a visitor who comes back within the hour is counted once.' })
  views!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The number of views of the page of one venue.' })
export class ViewsOfVenue {
  @Field(() => ID, { description: 'The id of the venue.' })
  venueId!: string;

  @Field(() => String, { description: 'The name of the venue.' })
  name!: string;

  @Field(() => Int, { description: 'The number of views on all of the days.' })
  views!: number;
}

@ObjectType({ simpleResolvers: true, description: 'The number of views of the pages of the caller’s venues.' })
export class VenueViews {
  @Field(() => [DayOfViews], { description: 'Each day up to today, the oldest first, days without a view included.' })
  days!: DayOfViews[];

  @Field(() => Int, { description: 'The number of views on all of these days.' })
  total!: number;

  @Field(() => Int, { description: 'The number of views on as many days before them.' })
  previousTotal!: number;

  @Field(() => [ViewsOfVenue], { description: 'The venues that were viewed, the most viewed first, at most 10.' })
  venues!: ViewsOfVenue[];
}
