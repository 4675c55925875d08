import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import { PHOTOS } from '../../../schema/owner-limits.ts';
import { decodePicture, openSharp, pixelsOf } from '../../platform/pictures/picture.ts';
import type { PhotoVariant } from './photo.entity.ts';

/** Higher pictures are made narrower: the formats are limited to 16,383 pixels, and no screen shows a strip. */
const MAX_HEIGHT = 3_200;
const PLACEHOLDER_SIZE = 24;
const PLACEHOLDER_MAX_LENGTH = 600;
const HASH_LENGTH = 12;

/** Effort of AVIF from 0 to 9: at 2 a picture in three widths takes 0.8 s of one core, at 4 six times that. */
const AVIF = { quality: 52, effort: 2 };
const WEBP = { quality: 78, effort: 3 };
const JPEG = { quality: 80, progressive: true };
/** Quality of the source of the slow formats: without a visible difference from the original. */
const SOURCE = { quality: 95, chromaSubsampling: '4:4:4' };

const EXTENSIONS: Record<PhotoVariant['type'], string> = {
  'image/avif': 'avif',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
};
/** One version of a picture, to be stored. */
export interface EncodedVariant {
  type: PhotoVariant['type'];
  width: number;
  /** `480-0123456789ab.webp`: the name contains the hash of the content, so that the content of a URL never changes. */
  name: string;
  bytes: Buffer;
}

export interface EncodedPhoto {
  /** Of the largest version, in pixels. */
  width: number;
  height: number;
  /** A few blurred pixels as a data URI, shorter than 600 characters. */
  placeholder: string;
  /** In WebP and JPEG. */
  variants: EncodedVariant[];
  /** The source for `encodeAvif`. */
  source: Buffer;
}

/**
 * Encodes an uploaded picture for the site: upright, in sRGB, without metadata, in several widths, never enlarged.
 * Every pixel is encoded again, so that nothing else in the file is kept.
 * @param path names the file in an error: `photos.0`.
 * @throws AppError VALIDATION_FAILED (notAPicture, heicPicture, tooManyPixels, unreadablePicture) or PAYLOAD_TOO_LARGE (tooLarge).
 */
export async function encodePhoto(bytes: Uint8Array, path: string): Promise<EncodedPhoto> {
  const within = { width: Math.max(...PHOTOS.widths), height: MAX_HEIGHT };
  const { width: fullWidth, height, picture } = await decodePicture(bytes, path, within);
  const variants: EncodedVariant[] = [];
  // One after the other, so that an upload does not take all cores from requests.
  for (const width of widthsOf(fullWidth)) {
    variants.push(await toVariant(picture().resize({ width }), 'image/webp', width));
    variants.push(await toVariant(picture().resize({ width }), 'image/jpeg', width));
  }
  return {
    width: fullWidth,
    height,
    placeholder: await toPlaceholder(picture),
    variants,
    source: await picture().jpeg(SOURCE).toBuffer(),
  };
}

/** The same picture in AVIF, one width at a time, largest first; takes about a second of CPU. */
export async function* encodeAvif(source: Uint8Array): AsyncGenerator<EncodedVariant> {
  const sharp = await openSharp();
  const { width: fullWidth, picture } = await pixelsOf(sharp(source));
  for (const width of widthsOf(fullWidth)) yield await toVariant(picture().resize({ width }), 'image/avif', width);
}

/** The standard widths below that of the picture, and its own. */
function widthsOf(width: number): number[] {
  return [width, ...PHOTOS.widths.filter((wanted) => wanted < width).toReversed()];
}

async function toVariant(picture: Sharp, type: PhotoVariant['type'], width: number): Promise<EncodedVariant> {
  const bytes = await encoderOf(picture, type).toBuffer();
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
  return { type, width, name: `${width}-${hash}.${EXTENSIONS[type]}`, bytes };
}

function encoderOf(picture: Sharp, type: PhotoVariant['type']): Sharp {
  if (type === 'image/avif') return picture.avif(AVIF);
  return type === 'image/webp' ? picture.webp(WEBP) : picture.jpeg(JPEG);
}

async function toPlaceholder(picture: () => Sharp): Promise<string> {
  for (let quality = 40; ; quality -= 10) {
    const bytes = await picture()
      .resize({ width: PLACEHOLDER_SIZE, height: PLACEHOLDER_SIZE, fit: 'inside' })
      .blur(0.8)
      .webp({ quality, effort: 6, smartSubsample: false })
      .toBuffer();
    const uri = `data:image/webp;base64,${bytes.toString('base64')}`;
    if (uri.length < PLACEHOLDER_MAX_LENGTH || quality <= 10) return uri;
  }
}
