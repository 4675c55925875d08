import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { PageOf } from '../../platform/graphql/paging.ts';
import { VenueDetails } from '../venues/managed-venue.types.ts';
import { SliderPresence } from './home-content.enums.ts';

registerEnumType(SliderPresence, {
  name: 'SliderPresence',
  description: 'Whether visitors see a venue in the slider today, and why not.',
  valuesConfig: {
    SHOWN: { description: 'Visitors see it today.' },
    BEYOND: { description: 'Its days have come, but five others stand before it.' },
    UPCOMING: { description: 'Its first day has not come.' },
    ENDED: { description: 'Its last day has passed.' },
    HIDDEN: { description: 'The public does not see the venue.' },
  },
});

const REVISION = 'The revision of the list, which changes with it; a change names the revision that it was made from.';

@ObjectType({ simpleResolvers: true, description: 'A venue of the slider with its days.' })
export class SliderEntry {
  @Field(() => VenueDetails, { description: 'The venue.' })
  venue!: VenueDetails;

  @Field(() => LocalDate, { nullable: true, description: 'The first day, in Paris; null if there is no limit.' })
  startsOn!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'The last day, in Paris; null if there is no limit.' })
  endsOn!: string | null;

  @Field(() => SliderPresence, { description: 'The presence of the venue in the slider today.' })
  presence!: SliderPresence;
}

@ObjectType({ simpleResolvers: true, description: 'The slider of the home page, as the platform keeps it.' })
export class SliderContent {
  @Field(() => [SliderEntry], { description: 'All venues of it in their order, also those that are not shown today.' })
  entries!: SliderEntry[];

  @Field(() => String, { description: REVISION })
  revision!: string;
}

@ObjectType({ simpleResolvers: true, description: 'The top 5, as the platform keeps it.' })
export class TopFiveContent {
  @Field(() => [VenueDetails], { description: 'Its venues in their order.' })
  venues!: VenueDetails[];

  @Field(() => String, { description: REVISION })
  revision!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A page of venues that the platform has chosen, by name.' })
export class CuratedVenuePage extends PageOf(VenueDetails) {}
