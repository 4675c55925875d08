import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

const FILE = 'secret';
const MIN_LENGTH = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The secret of the servers of this installation. Each purpose has its own key, so that one that leaks compromises no other. */
export class Secret {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** Signs a text for one purpose (HMAC-SHA256, base64url: 43 characters). */
  sign(purpose: string, text: string): string {
    return createHmac('sha256', this.#secret).update(`${purpose}:${text}`).digest('base64url');
  }

  /** The key of a purpose, for libraries that sign by themselves (43 characters). */
  keyFor(purpose: string): string {
    return this.sign('key', purpose);
  }

  /** Encrypts a text for the servers of this installation (AES-256-GCM, base64url). */
  seal(purpose: string, text: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', this.#bytesFor(purpose), iv);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
  }

  /** Decrypts it. @throws Error if it was not encrypted for this purpose with this secret. */
  unseal(purpose: string, sealed: string): string {
    const bytes = Buffer.from(sealed, 'base64url');
    const decipher = createDecipheriv('aes-256-gcm', this.#bytesFor(purpose), bytes.subarray(0, IV_BYTES));
    decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
  }

  /** 32 bytes, as ciphers and signatures of tokens take them. */
  #bytesFor(purpose: string): Buffer {
    return Buffer.from(this.keyFor(purpose), 'base64url');
  }
}

/**
 * The secret of this installation: SESSION_SECRET, else one of 32 random bytes that is generated once and stored in the data
 * folder, readable by its owner only.
 * @throws Error if the file in the folder is too short.
 */
export async function openSecret({
  sessionSecret,
  dataDir,
}: Pick<Config, 'sessionSecret' | 'dataDir'>): Promise<Secret> {
  if (sessionSecret) return new Secret(sessionSecret);
  const path = join(dataDir, FILE);
  const kept = await readFile(path, 'utf8').catch(absent);
  const text = (kept ?? (await makeSecret(path))).trim();
  if (text.length < MIN_LENGTH) throw new Error(`${path} holds no secret. Remove it to have a new one made.`);
  return new Secret(text);
}

/** The file with the generated secret; null if the operator has set one. */
export function secretFileOf({ sessionSecret, dataDir }: Pick<Config, 'sessionSecret' | 'dataDir'>): string | null {
  return sessionSecret ? null : join(dataDir, FILE);
}

/** Written under another name first, so that a killed process leaves no partial secret. Of two processes the first one wins. */
async function makeSecret(path: string): Promise<string> {
  const draft = `${path}.${process.pid}.${randomBytes(4).toString('hex')}`;
  try {
    await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true });
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(path, 'utf8');
}

function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
