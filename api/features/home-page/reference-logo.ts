import { createHash } from 'node:crypto';
import { HOME_CONTENT } from '../../../schema/home-content.ts';
import { decodePicture } from '../../platform/pictures/picture.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { LogoFile } from './reference.entity.ts';

const WEBP = { quality: 90, alphaQuality: 95, effort: 4 };
const HASH_LENGTH = 16;

/**
 * Stores a logo, encoded again under a generated name with the hash of its content. Transparency is kept.
 * @throws AppError of `decodePicture`, for the field `logo`.
 */
export async function storeLogo(storage: Storage, bytes: Uint8Array): Promise<LogoFile> {
  const { width, height, picture } = await decodePicture(bytes, 'logo', { ...HOME_CONTENT.logo, transparent: true });
  const encoded = await picture().webp(WEBP).toBuffer();
  const hash = createHash('sha256').update(encoded).digest('hex').slice(0, HASH_LENGTH);
  // Each company has a file of its own, even for the same picture, so that deleting one does not affect the other.
  const key = `references/${crypto.randomUUID().slice(0, 8)}-${hash}.webp`;
  await storage.put(key, encoded, 'image/webp');
  return { key, width, height };
}
