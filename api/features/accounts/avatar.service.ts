import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { PROFILE } from '../../../schema/constants.ts';
import type { Database, Transaction } from '../../platform/database/database.ts';
import { ACCOUNT_LIMITS } from './limits.ts';
import type { Viewer } from '../../platform/authz.ts';
import { decodePicture } from '../../platform/pictures/picture.ts';
import type { RateLimits } from '../../platform/rate-limit/rate-limits.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { lockAccounts } from './user.queries.ts';
import { type AvatarVariant, User } from './user.entity.ts';

const WEBP = { quality: 82, effort: 3 };
const HASH_LENGTH = 12;
const LARGEST = Math.max(...PROFILE.avatarSizes);

export interface AvatarServiceDependencies {
  database: Database;
  storage: Storage;
  limits: RateLimits;
  /** Deletes files some minutes after the transaction. */
  removeFiles: (transaction: Transaction, keys: string[]) => Promise<void>;
}

/** Pictures of users: square, always encoded again, under generated names. */
export class AvatarService {
  readonly #dependencies: AvatarServiceDependencies;
  readonly #encoding = pLimit(1);

  constructor(dependencies: AvatarServiceDependencies) {
    this.#dependencies = dependencies;
  }

  /**
   * Sets the picture of a user; the previous one is deleted. Pictures that are not square are cropped to their centre.
   * @throws AppError of `decodePicture`, RATE_LIMITED.
   */
  async upload(viewer: Viewer, read: () => Promise<Uint8Array>): Promise<void> {
    const { database, storage, limits } = this.#dependencies;
    await limits.count([[ACCOUNT_LIMITS.avatarPerUser, viewer.id]]);
    const encoded = await this.#encoding(async () => encode(await read()));
    const variants: AvatarVariant[] = [];
    for (const { size, bytes } of encoded) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LENGTH);
      const key = `avatars/${viewer.id}/${size}-${hash}.webp`;
      await storage.put(key, bytes, 'image/webp');
      variants.push({ size, key });
    }
    await database.transaction((transaction) => this.#set(transaction, viewer.id, variants));
  }

  async remove(viewer: Viewer): Promise<void> {
    await this.#dependencies.database.transaction((transaction) => this.#set(transaction, viewer.id, null));
  }

  /** Deletes the files of a picture that is no longer used. */
  async forget(transaction: Transaction, avatar: readonly AvatarVariant[]): Promise<void> {
    await this.#dependencies.removeFiles(
      transaction,
      avatar.map(({ key }) => key),
    );
  }

  async #set(transaction: Transaction, userId: string, variants: AvatarVariant[] | null): Promise<void> {
    await lockAccounts(transaction, [userId]);
    const user = await transaction.em.findOneOrFail(User, { id: userId }, { refresh: true });
    const before = user.avatar ?? [];
    user.avatar = variants;
    // The same picture has the same files.
    const kept = new Set(variants?.map(({ key }) => key));
    const gone = before.filter(({ key }) => !kept.has(key));
    if (gone.length) await this.forget(transaction, gone);
  }
}

async function encode(bytes: Uint8Array): Promise<{ size: number; bytes: Buffer }[]> {
  const { picture } = await decodePicture(bytes, 'file', { width: LARGEST, height: LARGEST, fit: 'cover' });
  const encoded: { size: number; bytes: Buffer }[] = [];
  for (const size of PROFILE.avatarSizes) {
    encoded.push({ size, bytes: await picture().resize(size, size).webp(WEBP).toBuffer() });
  }
  return encoded;
}
