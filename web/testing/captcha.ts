import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { api } from './api.ts';
import { CaptchaChallengeDocument } from '../lib/captcha/captcha.gen.ts';

/** The API's challenge, one that costs next to nothing. */
export const easyCaptcha = api.query(CaptchaChallengeDocument, async () => {
  const { parameters, signature = '' } = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 1,
    counter: 3,
    deriveKey,
    expiresAt: new Date(Date.now() + 20 * 60_000),
    hmacSignatureSecret: 'test',
    hmacKeySignatureSecret: 'test',
  });
  const { keySignature = '', expiresAt = 0 } = parameters;
  return { captchaChallenge: { parameters: { ...parameters, keySignature, expiresAt }, signature } };
});
