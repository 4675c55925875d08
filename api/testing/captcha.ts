import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { CaptchaChallenge } from '../platform/captcha/captcha.ts';

/** The `captchaToken` for a challenge: the work is done as a browser does it. */
export async function solvedCaptcha(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  return captchaToken(challenge, solution);
}

/** A token as it travels, right or not. */
export function captchaToken(challenge: object, solution: object | null): string {
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
