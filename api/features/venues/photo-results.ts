import { createUnionType, Field, ID, ObjectType } from 'type-graphql';
import {
  Forbidden,
  NotFound,
  PlanLimitReached,
  RateLimited,
  ValidationFailed,
} from '../../platform/graphql/failures.ts';
import { VenuePhotosView } from './managed-photo.types.ts';

@ObjectType({ simpleResolvers: true, description: 'Pictures were added.' })
export class PhotosAdded {
  @Field(() => VenuePhotosView, { description: 'All pictures of the venue, as they are now.' })
  venuePhotos!: VenuePhotosView;

  @Field(() => [ID], { description: 'Ids of the new ones, in the order of the files.' })
  addedIds!: string[];
}

@ObjectType({ simpleResolvers: true, description: 'The pictures of a venue were changed.' })
export class PhotosChanged {
  @Field(() => VenuePhotosView, { description: 'All pictures of the venue, as they are now.' })
  venuePhotos!: VenuePhotosView;
}

export const AddPhotosResult = createUnionType({
  name: 'AddPhotosResult',
  description:
    'What came of adding pictures. ValidationFailed names the file that was not taken: `photos.0`. NotFound: there is no such venue, or not for the caller.',
  types: () => [PhotosAdded, ValidationFailed, PlanLimitReached, RateLimited, NotFound, Forbidden] as const,
});

export const ChangePhotosResult = createUnionType({
  name: 'ChangePhotosResult',
  description: 'What came of changing pictures. NotFound: there is no such venue or picture, or not for the caller.',
  types: () => [PhotosChanged, ValidationFailed, NotFound, Forbidden] as const,
});
