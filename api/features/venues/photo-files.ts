import type { Storage } from '../../platform/storage/storage.ts';
import type { PhotoVariant } from './photo.entity.ts';
import type { EncodedVariant } from './photo-pipeline.ts';

/** No extension that is served: it is there for the encoder alone. */
const SOURCE_NAME = 'source.bin';
const KEY = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/([^/]+)$/;

/** Where the files of one photo are: `<venueId>/<photoId>/…`. */
export interface PhotoFolder {
  venueId: string;
  photoId: string;
}

/** Key of what the slow formats are encoded from; it is removed once they are. */
export function sourceKey({ venueId, photoId }: PhotoFolder): string {
  return `${venueId}/${photoId}/${SOURCE_NAME}`;
}

export function isSourceKey(key: string): boolean {
  return key.endsWith(`/${SOURCE_NAME}`);
}

/** The photo and the venue of a file; null for one that belongs to no photo. */
export function photoOfKey(key: string): PhotoFolder | null {
  const [, venueId, photoId] = KEY.exec(key) ?? [];
  return venueId && photoId ? { venueId, photoId } : null;
}

/** Stores one version and gives what the photo's row says of it. `keep` is told each key before it is written. */
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
