import { useCallback } from 'react';
import { settled, useCall } from '../../../lib/calls.ts';
import {
  useChooseHomepageImageMutation,
  useRemovePhotoMutation,
  useReorderPhotosMutation,
  useUpdatePhotoMutation,
  type VenuePhotosQuery,
} from './photos.gen.ts';

export type VenuePhotos = NonNullable<VenuePhotosQuery['venuePhotos']>;
export type Photo = VenuePhotos['photos'][number];

/** What is done to pictures that are there. None of it rejects. */
export function usePhotoCalls(venueId: string) {
  const [removePhoto] = useRemovePhotoMutation();
  const [reorderPhotos] = useReorderPhotosMutation();
  const [chooseHomepageImage] = useChooseHomepageImageMutation();
  const [updatePhoto] = useUpdatePhotoMutation();
  const [remove, removing] = useCall(
    useCallback(
      async (photoId: string) => settled((await removePhoto({ variables: { venueId, photoId } })).data?.removePhoto),
      [removePhoto, venueId],
    ),
  );
  const [reorder] = useCall(
    useCallback(
      async (photoIds: readonly string[]) =>
        settled((await reorderPhotos({ variables: { venueId, photoIds } })).data?.reorderPhotos),
      [reorderPhotos, venueId],
    ),
  );
  const [choose] = useCall(
    useCallback(
      async (photoId: string) =>
        settled((await chooseHomepageImage({ variables: { venueId, photoId } })).data?.chooseHomepageImage),
      [chooseHomepageImage, venueId],
    ),
  );
  const [describe] = useCall(
    useCallback(
      async (photoId: string, alt: string) =>
        settled((await updatePhoto({ variables: { venueId, photoId, alt } })).data?.updatePhoto),
      [updatePhoto, venueId],
    ),
  );
  return { remove, removing, reorder, choose, describe };
}
