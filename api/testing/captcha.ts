import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaChallenge } from '../platform/captcha/captcha.ts';

/** The `captchaToken` of a challenge, solved as in a browser. */
export async function solvedCaptcha(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return captchaToken(challenge, solution);
}

/** The encoded form of a token, valid or not. */
export function captchaToken(challenge: object, solution: object | null): string {
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
