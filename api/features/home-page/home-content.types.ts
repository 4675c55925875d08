import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { GraphQLLocalDate as LocalDate } from 'graphql-scalars';
import { PageOf } from '../../platform/graphql/paging.ts';
import { VenueKind } from '../venues/venue.enums.ts';
import { PhotoView, VenueCard } from '../venues/venue.types.ts';
import { SliderPresence } from './home-content.enums.ts';

registerEnumType(SliderPresence, {
  name: 'SliderPresence',
  description: 'Whether visitors see a venue in the slider today, and why not.',
});

const REVISION = 'Changes whenever the list does; whoever changes it names the one that he has seen.';

@ObjectType({ simpleResolvers: true, description: 'A venue that the platform has chosen for a place on the site.' })
export class CuratedVenue {
  @Field(() => ID, { description: 'Id of the venue.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => VenueKind, { description: 'What kind of venue it is.' })
  kind!: VenueKind;

  @Field(() => String, { description: 'Where it is.' })
  city!: string;

  @Field(() => String, { description: 'Code of its department.' })
  departmentCode!: string;

  @Field(() => Boolean, { description: 'Whether the public sees the venue at all.' })
  isPublic!: boolean;

  @Field(() => PhotoView, { nullable: true, description: 'Its home picture; null = it has none.' })
  photo!: PhotoView | null;

  @Field(() => VenueCard, { nullable: true, description: 'As visitors see it; null = they do not.' })
  card!: VenueCard | null;
}

@ObjectType({ simpleResolvers: true, description: 'A venue of the slider with its days.' })
export class SliderEntry {
  @Field(() => CuratedVenue, { description: 'The venue.' })
  venue!: CuratedVenue;

  @Field(() => LocalDate, { nullable: true, description: 'First day, in Paris; null = no limit.' })
  startsOn!: string | null;

  @Field(() => LocalDate, { nullable: true, description: 'Last day, in Paris; null = no limit.' })
  endsOn!: string | null;

  @Field(() => SliderPresence, { description: 'What visitors see of it today.' })
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
