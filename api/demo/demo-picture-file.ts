import { createHash } from 'node:crypto';
import type { EncodedFile } from '../features/venues/photo.service.ts';
import type { DemoPicture } from './demo-pictures.ts';
import type { Painter } from './painter.ts';
import { WIDTH } from './scenes/svg.ts';

/** The size of gallery pictures; the first picture is that of the slider, with the greatest size of an upload. */
const GALLERY_WIDTH = 1_280;

/** The deterministic id of a venue's picture, by which it is known whether it was drawn. */
export function demoPictureId(venueId: string, index: number): string {
  const hex = createHash('sha256').update(`${venueId} ${index}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** A picture in place of an upload; it is drawn when its turn comes. AVIF only for the pictures of lists. */
export function demoPictureFile(
  venueId: string,
  { setting, alt }: DemoPicture,
  index: number,
  painter: Painter,
): EncodedFile & { id: string } {
  const isFirst = index === 0;
  return {
    id: demoPictureId(venueId, index),
    alt,
    avif: isFirst ? 'later' : 'never',
    encoded: () => painter.paint({ setting, width: isFirst ? WIDTH : GALLERY_WIDTH }),
  };
}
