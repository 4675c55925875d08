import { UPLOADS_PATH } from '../../../schema/constants.ts';
import type { PhotoVariant } from './photo.entity.ts';
import type { PhotoView } from './venue.types.ts';

/** A photo as its row tells it. */
export interface PhotoRecord {
  id: string;
  alt: string;
  width: number;
  height: number;
  placeholder: string;
  variants: PhotoVariant[];
}

/** A picture with the addresses of its versions. */
export function toPhotoView(photo: PhotoRecord): PhotoView {
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
