import { AppError } from '../../platform/errors.ts';

/** The pictures of a venue in their order, as somebody wants them. */
export interface PhotoSet {
  photos: { id: string; alt: string }[];
  /** The picture of lists and the home page; null = the first one. */
  homepageImageId: string | null;
}

export function unknownPhoto(): AppError {
  return new AppError('NOT_FOUND', 'Photo or establishment not found');
}

/** @throws AppError NOT_FOUND for a photo that is not in the set. */
export function without({ photos, homepageImageId }: PhotoSet, photoId: string): PhotoSet {
  requirePhoto(photos, photoId);
  return {
    photos: photos.filter(({ id }) => id !== photoId),
    homepageImageId: homepageImageId === photoId ? null : homepageImageId,
  };
}

/**
 * These first, in this order; those that are not named follow in theirs, so that who did not know of a new one loses none.
 * @throws AppError NOT_FOUND for a photo that is not in the set.
 */
export function reordered(set: PhotoSet, photoIds: readonly string[]): PhotoSet {
  const byId = new Map(set.photos.map((photo) => [photo.id, photo]));
  const named = [...new Set(photoIds)].map((id) => {
    const photo = byId.get(id);
    if (!photo) throw unknownPhoto();
    return photo;
  });
  const others = set.photos.filter((photo) => !named.includes(photo));
  return { ...set, photos: [...named, ...others] };
}

/** @throws AppError NOT_FOUND for a photo that is not in the set. */
export function withHomepageImage(set: PhotoSet, photoId: string): PhotoSet {
  requirePhoto(set.photos, photoId);
  return { ...set, homepageImageId: photoId };
}

/** @throws AppError NOT_FOUND for a photo that is not in the set. */
export function withAlt(set: PhotoSet, photoId: string, alt: string): PhotoSet {
  requirePhoto(set.photos, photoId);
  return { ...set, photos: set.photos.map((photo) => (photo.id === photoId ? { ...photo, alt } : photo)) };
}

function requirePhoto(photos: PhotoSet['photos'], photoId: string): void {
  if (!photos.some(({ id }) => id === photoId)) throw unknownPhoto();
}
