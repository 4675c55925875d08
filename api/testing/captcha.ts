import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { type CaptchaChallenge, WORK } from '../platform/captcha/captcha.ts';

/** The `captchaToken` of a challenge, solved as in a browser, but for the counters below the least, which are never the right one. */
export async function solvedCaptcha(challenge: CaptchaChallenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: WORK.least });
  return captchaToken(challenge, solution);
}

/** The encoded form of a token, valid or not. */
export function captchaToken(challenge: object, solution: object | null): string {
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
