import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { PASSWORD } from '../../../schema/constants.ts';

/** OWASP's setting of argon2id: 19 MiB, two passes, one lane. */
const ARGON2 = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** A hash takes some 30 ms of a core; one core is left to other requests. */
const limit = pLimit(Math.max(1, Math.min(3, availableParallelism() - 1)));

/** What is kept of a password. */
export function hashPassword(password: string): Promise<string> {
  return limit(() => hash(password.normalize('NFC'), ARGON2));
}

/** No password has it. */
const NOBODYS = hashPassword(randomBytes(32).toString('base64'));

/** Whether it is the password of a hash. Without a hash it takes just as long to say no. */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const known = passwordHash?.startsWith('$argon2') ? passwordHash : null;
  const against = known ?? (await NOBODYS);
  const right = await limit(() => verify(against, password.slice(0, PASSWORD.maxLength + 1).normalize('NFC')));
  return right && known !== null;
}
