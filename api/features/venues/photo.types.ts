import { Field, ID, Int, ObjectType } from 'type-graphql';
import { UPLOADS_PATH } from '../../../schema/constants.ts';
import type { PhotoVariant } from './photo.entity.ts';
import { VenuePhoto } from './venue.types.ts';

/** A photo, from its row. */
export interface PhotoRecord {
  id: string;
  alt: string;
  width: number;
  height: number;
  placeholder: string;
  variants: PhotoVariant[];
}

/** A picture with the URLs of its versions. */
export function toVenuePhoto(photo: PhotoRecord): VenuePhoto {
  const srcset = (type: string): string | null =>
    photo.variants
      .filter((variant) => variant.type === type)
      .map((variant) => `${UPLOADS_PATH}${variant.key} ${variant.width}w`)
      .join(', ') || null;
  const plain = photo.variants.filter(({ type }) => type !== 'image/avif').sort((a, b) => b.width - a.width);
  const best = plain.find(({ type }) => type === 'image/jpeg') ?? plain[0];
  return {
    id: photo.id,
    url: best ? `${UPLOADS_PATH}${best.key}` : photo.placeholder,
    alt: photo.alt,
    width: photo.width,
    height: photo.height,
    placeholder: photo.placeholder,
    avif: srcset('image/avif'),
    webp: srcset('image/webp'),
  };
}

@ObjectType({
  simpleResolvers: true,
  description:
    'The pictures of a venue as those who manage it see them: with what their change request would make of them.',
})
export class VenuePhotos {
  @Field(() => ID, { description: 'The id of the venue.' })
  id!: string;

  @Field(() => Int, { description: 'The version of the venue, as other changes of it name it.' })
  venueVersion!: number;

  @Field(() => [VenuePhoto], { description: 'The pictures in their order.' })
  photos!: VenuePhoto[];

  @Field(() => ID, { nullable: true, description: 'The picture of lists and the home page; null if there is none.' })
  homepageImageId!: string | null;

  @Field(() => Int, { description: 'The number of pictures that there may be.' })
  limit!: number;

  @Field(() => Boolean, {
    description: 'Whether the plan of the owner sets the limit, so that another one would allow more.',
  })
  limitOfPlan!: boolean;

  @Field(() => Boolean, { description: 'Whether changes go into a change request, because the venue is approved.' })
  needsApproval!: boolean;
}
