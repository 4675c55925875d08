import { randomInt } from 'node:crypto';
// Makes and checks ALTCHA challenges: proof of work that no third party sees, and that costs a person no thought.
import { createChallenge, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { now } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { Secret } from '../secret.ts';

export const CAPTCHA_MINUTES = 20;
/** A payload has some 700 characters. */
const MAX_TOKEN_LENGTH = 4_000;
/**
 * The work: keys are derived for 0, 1, 2 … until the one is met. At the most 300,000 rounds of SHA-256, which a phone does in
 * some tenths of a second, and a farm of bots pays for with each form.
 */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 1_000, least: 100, most: 300 } as const;

/** What consuming a solution needs of a transaction. */
interface CaptchaTransaction {
  query: <Row>(text: string, values?: unknown[]) => Promise<Row[]>;
}

/** A challenge as ALTCHA clients take it. */
export interface CaptchaChallenge {
  parameters: ChallengeParameters;
  signature: string;
}

type ChallengeParameters = Pick<Challenge['parameters'], (typeof TEXTS)[number] | (typeof NUMBERS)[number]>;

const TEXTS = ['algorithm', 'keyPrefix', 'keySignature', 'nonce', 'salt'] as const;
const NUMBERS = ['cost', 'expiresAt', 'keyLength'] as const;

/** Challenges that prove some work, are good for a time and good once. */
export class CaptchaService {
  readonly #secrets: { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

  constructor(secret: Secret) {
    this.#secrets = {
      hmacSignatureSecret: secret.keyFor('captcha'),
      hmacKeySignatureSecret: secret.keyFor('captcha-answer'),
    };
  }

  /** A new challenge; nothing is kept of it. */
  async challenge(): Promise<CaptchaChallenge> {
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
   * Takes a solution, in the transaction of what it is for: when that fails it is good still.
   * @param token base64 of the JSON of `{challenge, solution}`.
   * @throws AppError CAPTCHA_FAILED when it is missing, forged, expired or was used.
   */
  async consume({ query }: CaptchaTransaction, token: string | null | undefined): Promise<void> {
    const { challenge, solution } = readToken(token);
    const expiresAt = (challenge.parameters.expiresAt ?? 0) * 1_000;
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

/** Only what the signature covers is taken over, by name and type. */
function readToken(token: string | null | undefined) {
  const payload = decode(token);
  const { challenge, solution } = payload;
  if (!isObject(challenge) || !isObject(solution) || !isObject(challenge['parameters'])) throw refused();
  const given = challenge['parameters'];
  const parameters = Object.fromEntries([
    ...TEXTS.map((name) => [name, textOf(given[name])]),
    ...NUMBERS.map((name) => [name, numberOf(given[name])]),
  ]) as unknown as ChallengeParameters;
  return {
    challenge: { parameters, signature: textOf(challenge['signature']) },
    solution: { counter: numberOf(solution['counter']), derivedKey: hexOf(solution['derivedKey']) },
  };
}

function decode(token: string | null | undefined): Record<string, unknown> {
  if (typeof token !== 'string' || token.length > MAX_TOKEN_LENGTH) throw refused();
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    if (isObject(payload)) return payload;
  } catch {
    // As good as none.
  }
  throw refused();
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  if (typeof value !== 'string') throw refused();
  return value;
}

function hexOf(value: unknown): string {
  const text = textOf(value);
  if (!/^(?:[\da-f]{2}){1,64}$/i.test(text)) throw refused();
  return text;
}

function numberOf(value: unknown): number {
  if (!Number.isSafeInteger(value)) throw refused();
  return value as number;
}

function refused(): AppError {
  return new AppError('CAPTCHA_FAILED');
}
