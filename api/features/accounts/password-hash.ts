import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { PASSWORD } from '../../../schema/constants.ts';

/** OWASP's setting of argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash takes about 30 ms of a core; one core is left for other requests. */
const limit = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)));

/** The stored form of a password. */
export function hashPassword(password: string): Promise<string> {
  return limit(() => hash(password.normalize('NFC'), ARGON2));
}

/** Matches no password. */
const UNUSED_HASH = hashPassword(randomBytes(32).toString('base64'));

/** Whether a password matches a hash. Without a hash it takes just as long to return false. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const known = passwordHash?.startsWith('$argon2') ? passwordHash : null;
  const against = known ?? (await UNUSED_HASH);
  const right = await limit(() => verify(against, password.slice(0, PASSWORD.maxLength + 1).normalize('NFC')));
  return right && known !== null;
}
