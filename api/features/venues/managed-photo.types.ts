import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PhotoView } from './venue.types.ts';

@ObjectType('ManagedPhoto', { simpleResolvers: true, description: 'A picture of a venue, as who manages it sees it.' })
export class ManagedPhotoView extends PhotoView {
  @Field(() => Boolean, {
    description: 'Whether it waits for the acceptance of a change request: the public does not see it.',
  })
  isPending!: boolean;
}

@ObjectType('VenuePhotos', {
  simpleResolvers: true,
  description: 'The pictures of a venue, as who manages it sees them: with what his change request would make of them.',
})
export class VenuePhotosView {
  @Field(() => ID, { description: 'Id of the venue.' })
  id!: string;

  @Field(() => Int, { description: 'Version of the venue, as other changes of it name it.' })
  venueVersion!: number;

  @Field(() => [ManagedPhotoView], { description: 'In their order.' })
  photos!: ManagedPhotoView[];

  @Field(() => ID, { nullable: true, description: 'The picture of lists and the home page; null = there is none.' })
  homepageImageId!: string | null;

  @Field(() => Int, { description: 'How many there may be.' })
  limit!: number;

  @Field(() => Boolean, {
    description: 'Whether the plan of the owner sets the limit, so that another one would allow more.',
  })
  limitOfPlan!: boolean;

  @Field(() => Boolean, { description: 'Whether changes go into a change request, because the venue is approved.' })
  needsApproval!: boolean;
}
