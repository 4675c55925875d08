import type { Storage } from '../../platform/storage/storage.ts';
import type { PhotoVariant } from './photo.entity.ts';
import type { EncodedVariant } from './photo-pipeline.ts';

/** An extension that is not served: only the encoder reads it. */
const SOURCE_NAME = 'source.bin';
const KEY = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/([^/]+)$/;

/** Prefix of the files of a photo: `<venueId>/<photoId>/…`. */
export interface PhotoFolder {
  venueId: string;
  photoId: string;
}

/** Key of the source of the slow formats; it is deleted after their encoding. */
export function sourceKey({ venueId, photoId }: PhotoFolder): string {
  return `${venueId}/${photoId}/${SOURCE_NAME}`;
}

export function isSourceKey(key: string): boolean {
  return key.endsWith(`/${SOURCE_NAME}`);
}

/** The photo and the venue of a file; null if it does not belong to a photo. */
export function photoOfKey(key: string): PhotoFolder | null {
  const [, venueId, photoId] = KEY.exec(key) ?? [];
  return venueId && photoId ? { venueId, photoId } : null;
}

/** Stores one version and returns its entry in the photo's row. `keep` is called with each key before it is written. */
export async function storeVariant(
  storage: Storage,
  { venueId, photoId }: PhotoFolder,
  { type, width, name, bytes }: EncodedVariant,
  keep: (key: string) => void,
): Promise<PhotoVariant> {
  const key = `${venueId}/${photoId}/${name}`;
  keep(key);
  await storage.put(key, bytes, type);
  return { type, width, key };
}
