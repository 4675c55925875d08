import { fileTypeFromBuffer } from 'file-type';
import type { Sharp } from 'sharp';
import { PHOTOS } from '../../../schema/owner-limits.ts';
import { AppError, validationFailed, type FieldIssue } from '../errors.ts';

/** The background of transparent pictures. */
const BACKGROUND = '#ffffff';

/** The accepted formats, by their names in sharp. */
const FORMATS: Record<(typeof PHOTOS.types)[number], string> = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'heif',
};

/**
 * Loads the library with the first picture, as a server that gets none need not hold it. It gives each picture one core and keeps no cache, since several are
 * encoded at once, beside the requests.
 */
export async function openSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}

/** The pixels of a picture, from which several others are made. */
export interface Pixels {
  width: number;
  height: number;
  /** A new picture of them. */
  picture: () => Sharp;
}

interface Within {
  width: number;
  height: number;
  fit?: 'inside' | 'cover';
  /** Keeps transparency, for logos. */
  transparent?: boolean;
}

/**
 * The pixels of an uploaded picture, without metadata: upright, in sRGB, no larger than `within`, and without transparency unless it is
 * asked for.
 * @param path names the file in an error: `photos.0`.
 * @throws AppError VALIDATION_FAILED (notAPicture, heicPicture, tooManyPixels, unreadablePicture) or PAYLOAD_TOO_LARGE (tooLarge).
 */
export async function decodePicture(bytes: Uint8Array, path: string, within: Within): Promise<Pixels> {
  await assertPicture(bytes, path);
  return decode(bytes, path, within);
}

/** Checks the content, not the name: one of the four formats, and not too large. */
async function assertPicture(bytes: Uint8Array, path: string): Promise<void> {
  if (bytes.byteLength > PHOTOS.maxBytes) {
    const issue = { path, code: 'tooLarge', params: { maxMegabytes: PHOTOS.maxBytes / 1024 / 1024 } };
    throw new AppError('PAYLOAD_TOO_LARGE', undefined, { fields: [issue] });
  }
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  const known = PHOTOS.types.find((taken) => taken === type);
  if (!known) throw refused(path, type && /^image\/hei[cf]/.test(type) ? 'heicPicture' : 'notAPicture');
  const sharp = await openSharp();
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (!metadata) throw refused(path, 'unreadablePicture');
  if (metadata.format !== FORMATS[known]) throw refused(path, 'notAPicture');
  if (metadata.width * metadata.height > PHOTOS.maxPixels) {
    throw refused(path, 'tooManyPixels', { maxMegapixels: PHOTOS.maxPixels / 1_000_000 });
  }
}

async function decode(bytes: Uint8Array, path: string, { transparent = false, ...within }: Within): Promise<Pixels> {
  const sharp = await openSharp();
  const options = { limitInputPixels: PHOTOS.maxPixels, failOn: 'error', sequentialRead: true } as const;
  try {
    const picture = sharp(bytes, options)
      .autoOrient()
      .resize({ fit: 'inside', ...within, withoutEnlargement: within.fit !== 'cover' });
    const opaque = transparent ? picture : picture.flatten({ background: BACKGROUND });
    return await pixelsOf(opaque.toColourspace('srgb'));
  } catch {
    throw refused(path, 'unreadablePicture');
  }
}

/** Decodes a picture as it is. @throws Error of sharp if it cannot be read. */
export async function pixelsOf(picture: Sharp): Promise<Pixels> {
  const sharp = await openSharp();
  const { data, info } = await picture.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { width, height, picture: () => sharp(data, { raw: { width, height, channels } }) };
}

function refused(path: string, code: string, params?: FieldIssue['params']): AppError {
  return validationFailed([{ path, code, ...(params ? { params } : {}) }]);
}
