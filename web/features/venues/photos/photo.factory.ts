import type { Answer } from '../../../testing/api.ts';
import type { VenuePhotosDocument } from './photos.gen.ts';

type Photo = NonNullable<Answer<typeof VenuePhotosDocument>['venuePhotos']>['photos'][number];

/** A picture of a venue, as those who manage it see it. */
export const aPhoto = (id: string, alt = ''): Photo => ({
  id,
  url: `/uploads/${id}.jpg`,
  alt,
  width: 1_600,
  height: 1_000,
  placeholder: 'data:image/webp;base64,AA',
  avif: null,
  webp: null,
  isPending: false,
});
