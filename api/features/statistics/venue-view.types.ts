import { Field, ID, Int, ObjectType } from 'type-graphql';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';

@ObjectType({ simpleResolvers: true, description: 'How often pages of venues were looked at on one day.' })
export class DayOfViews {
  @Field(() => LocalDate, { description: 'The day, in Paris.' })
  day!: string;

  @Field(() => Int, { description: 'Visitors; who comes back within the hour counts once.' })
  views!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How often the page of one venue was looked at.' })
export class ViewsOfVenue {
  @Field(() => ID, { description: 'Id of the venue.' })
  venueId!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Int, { description: 'Views in all of the days.' })
  views!: number;
}

@ObjectType({ simpleResolvers: true, description: 'How often the pages of one’s venues were looked at.' })
export class VenueViews {
  @Field(() => [DayOfViews], { description: 'Each day up to today, the oldest first, also those without a view.' })
  days!: DayOfViews[];

  @Field(() => Int, { description: 'Views in all of these days.' })
  total!: number;

  @Field(() => Int, { description: 'Views in as many days before them.' })
  previousTotal!: number;

  @Field(() => [ViewsOfVenue], { description: 'The venues that were looked at, the most viewed first, at most 10.' })
  venues!: ViewsOfVenue[];
}
