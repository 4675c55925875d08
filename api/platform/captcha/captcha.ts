import { randomInt } from 'node:crypto';
// Makes and checks ALTCHA challenges: proof of work without a third party and without a puzzle.
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import { now } from '../clock.ts';
import type { Transaction } from '../database/database.ts';
import { AppError } from '../errors.ts';
import type { Secret } from '../secret.ts';

export const CAPTCHA_MINUTES = 20;
/** A payload has some 700 characters. */
const MAX_TOKEN_LENGTH = 4_000;
/**
 * The work: keys are derived for 0, 1, 2 … until the right one is found. At most 300,000 rounds of SHA-256, which take a phone
 * some tenths of a second, and cost bots something for each form.
 */
export const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, least: 100, most: 300 } as const;

/** The fields of a token that the signature covers; all others are dropped. */
const TOKEN = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.string(),
      cost: z.int(),
      expiresAt: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      keySignature: z.string(),
      nonce: z.string(),
      salt: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.object({ counter: z.int(), derivedKey: z.string().regex(/^(?:[\da-f]{2}){1,64}$/i) }),
});

/** Challenges of proof of work; a solution is accepted once, and until the challenge expires. */
export class CaptchaService {
  readonly #secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(secret: Secret) {
    this.#secrets = {
      hmacSignatureSecret: secret.keyFor('captcha'),
      hmacKeySignatureSecret: secret.keyFor('captcha-answer'),
    };
  }

  /** A new challenge; nothing of it is stored. */
  async challenge() {
    const { parameters, signature = '' } = await createChallenge({
      ...this.#secrets,
      algorithm: WORK.algorithm,
      cost: WORK.cost,
      counter: randomInt(WORK.least, WORK.most),
      deriveKey,
      expiresAt: new Date(now().getTime() + CAPTCHA_MINUTES * 60_000),
    });
    return { parameters, signature };
  }

  /**
   * Takes a solution, in the transaction of the form: if that fails, the solution can be used again.
   * @param token base64 of the JSON of `{challenge, solution}`.
   * @throws AppError CAPTCHA_FAILED if it is missing, forged, expired or was used.
   */
  async consume({ query }: Pick<Transaction, 'query'>, token: string | null | undefined): Promise<void> {
    const { challenge, solution } = readToken(token);
    const expiresAt = challenge.parameters.expiresAt * 1_000;
    if (expiresAt <= now().getTime()) throw new AppError('CAPTCHA_FAILED');
    const { verified } = await verifySolution({ ...this.#secrets, challenge, solution, deriveKey });
    if (!verified) throw new AppError('CAPTCHA_FAILED');
    const taken = await query(
      `insert into used_captcha (nonce, expires_at) values ($1, $2) on conflict do nothing returning nonce`,
      [challenge.parameters.nonce, new Date(expiresAt).toISOString()],
    );
    if (!taken.length) throw new AppError('CAPTCHA_FAILED');
  }
}

/** A challenge as ALTCHA clients take it. */
export type CaptchaChallenge = Awaited<ReturnType<CaptchaService['challenge']>>;

/** @throws AppError CAPTCHA_FAILED unless the token is base64 of the JSON of `TOKEN`. */
function readToken(token: string | null | undefined): z.output<typeof TOKEN> {
  if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) throw new AppError('CAPTCHA_FAILED');
  try {
    return TOKEN.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    throw new AppError('CAPTCHA_FAILED');
  }
}
