import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { PageOf } from '../../platform/graphql/paging.ts';
import { VenueKind } from '../venues/venue.enums.ts';
import { PhotoView, VenueCard } from '../venues/venue.types.ts';
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

@ObjectType({ simpleResolvers: true, description: 'A venue that the platform has chosen for a place on the site.' })
export class CuratedVenue {
  @Field(() => ID, { description: 'The id of the venue.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => VenueKind, { description: 'The kind of venue that it is.' })
  kind!: VenueKind;

  @Field(() => String, { description: 'The city that it lies in.' })
  city!: string;

  @Field(() => String, { description: 'The code of its department.' })
  departmentCode!: string;

  @Field(() => Boolean, { description: 'Whether the public sees the venue at all.' })
  isPublic!: boolean;

  @Field(() => PhotoView, { nullable: true, description: 'The picture for the home page; null if it has none.' })
  photo!: PhotoView | null;

  @Field(() => VenueCard, {
    nullable: true,
    description: 'The card that visitors see; null if they do not see the venue.',
  })
  card!: VenueCard | null;
}

@ObjectType({ simpleResolvers: true, description: 'A venue of the slider with its days.' })
export class SliderEntry {
  @Field(() => CuratedVenue, { description: 'The venue.' })
  venue!: CuratedVenue;

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
  @Field(() => [CuratedVenue], { description: 'Its venues in their order.' })
  venues!: CuratedVenue[];

  @Field(() => String, { description: REVISION })
  revision!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A page of venues that the platform has chosen, by name.' })
export class CuratedVenuePage extends PageOf(CuratedVenue) {}
