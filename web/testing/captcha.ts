import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { HttpResponse } from 'msw';
import { api } from './api.ts';

/** The API's challenge, one that costs next to nothing. */
export const easyCaptcha = api.query('CaptchaChallenge', async () => {
  const { parameters, signature } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    expiresAt: new Date(Date.now() + 20 * 60_000),
    hmacSignatureSecret: 'test',
    hmacKeySignatureSecret: 'test',
  });
  return HttpResponse.json({ data: { captchaChallenge: { parameters, signature } } });
});
