import { type FileUpload, GraphQLUpload } from 'graphql-upload-ts';
import { Field, ID, InputType } from 'type-graphql';
import { PHOTOS } from '../../../schema/owner-limits.ts';

@InputType({ description: 'The pictures that are added to a venue.' })
export class AddPhotosInput {
  @Field(() => ID, { description: 'The id or the slug of the venue.' })
  venueId!: string;

  @Field(() => [GraphQLUpload], { description: `The pictures, 1 to ${PHOTOS.maxPerUpload}.` })
  files!: Promise<FileUpload>[];
}

@InputType({ description: 'The picture of a venue that a mutation is about.' })
export class VenuePhotoInput {
  @Field(() => ID, { description: 'The id or the slug of the venue.' })
  venueId!: string;

  @Field(() => ID, { description: 'The id of the picture.' })
  photoId!: string;
}

@InputType({ description: 'The description of a picture of a venue.' })
export class UpdatePhotoInput extends VenuePhotoInput {
  @Field(() => String, {
    description: `The description of the picture for people who do not see it, at most ${PHOTOS.altLength} characters.`,
  })
  alt!: string;
}

@InputType({ description: 'The order of the pictures of a venue.' })
export class ReorderPhotosInput {
  @Field(() => ID, { description: 'The id or the slug of the venue.' })
  venueId!: string;

  @Field(() => [ID], { description: 'The ids of pictures in their order; those that are not named follow in theirs.' })
  photoIds!: string[];
}
