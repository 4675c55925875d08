import type { ApolloClient } from '@apollo/client';
import type { Challenge, Solution } from 'altcha-lib/types';
import { loadChunk } from '../chunks.ts';
import { CaptchaChallengeDocument } from './captcha.gen.ts';

/** A solved challenge: what a form carries, and until when it is taken (milliseconds since 1970, by the browser's clock). */
export type CaptchaToken = { readonly token: string; readonly goodUntil: number };

/** The server's clock and the browser's may differ, and the form takes its time to be sent. */
const MARGIN_MS = 60_000;
/** Life of a challenge when the browser's clock is so wrong that it can't be computed. */
const LEAST_LIFE_MS = 5 * 60_000;

/** A thread does the work, so that the form can be typed in meanwhile. */
async function solved(challenge: Challenge): Promise<Solution | null> {
  if (typeof Worker === 'undefined') {
    const { solve } = await loadChunk(() => import('./captcha-worker.ts'));
    return solve(challenge);
  }
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' });
  try {
    return await new Promise((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => resolve(data));
      worker.addEventListener('error', () => reject(new Error('The worker of the captcha failed.')));
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}

/** Gets a challenge and solves it. Rejects as queries do, or when there is no solution. */
export async function solveCaptcha(client: ApolloClient): Promise<CaptchaToken> {
  const { data } = await client.query({ query: CaptchaChallengeDocument, fetchPolicy: 'no-cache' });
  if (!data) throw new Error('There is no challenge.');
  const { parameters, signature } = data.captchaChallenge;
  const { algorithm, cost, expiresAt, keyLength, keyPrefix, keySignature, nonce, salt } = parameters;
  const challenge: Challenge = {
    parameters: { algorithm, cost, expiresAt, keyLength, keyPrefix, keySignature, nonce, salt },
    signature,
  };
  const solution = await solved(challenge);
  if (!solution) throw new Error('The challenge has no solution.');
  const payload = { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
  const life = Math.max(expiresAt * 1_000 - Date.now() - MARGIN_MS, LEAST_LIFE_MS);
  return { token: btoa(JSON.stringify(payload)), goodUntil: Date.now() + life };
}
