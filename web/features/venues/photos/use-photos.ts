import { useMutationCall } from '../../../lib/calls.ts';
import {
  ChooseHomepageImageDocument,
  RemovePhotoDocument,
  ReorderPhotosDocument,
  UpdatePhotoDocument,
  type VenuePhotosQuery,
} from './photos.gen.ts';

export type VenuePhotos = NonNullable<VenuePhotosQuery['venuePhotos']>;
export type Photo = VenuePhotos['photos'][number];

/** What is done to pictures that are there. None of it rejects. */
export function usePhotoCalls(venueId: string) {
  const [remove, removing] = useMutationCall(RemovePhotoDocument, 'removePhoto', (photoId: string) => ({
    venueId,
    photoId,
  }));
  const [reorder] = useMutationCall(ReorderPhotosDocument, 'reorderPhotos', (photoIds: readonly string[]) => ({
    venueId,
    photoIds,
  }));
  const [choose] = useMutationCall(ChooseHomepageImageDocument, 'chooseHomepageImage', (photoId: string) => ({
    venueId,
    photoId,
  }));
  const [describe] = useMutationCall(UpdatePhotoDocument, 'updatePhoto', (photoId: string, alt: string) => ({
    venueId,
    photoId,
    alt,
  }));
  return { remove, removing, reorder, choose, describe };
}
