import { useState } from 'react';
import { errorCode } from '../errors.ts';
import type { Captcha } from './use-captcha.ts';

/** A call that came to nothing: the API's code or what happened before it could answer, and seconds to wait if it named them. */
export type FailedCall = { readonly kind: 'failed'; readonly code: string; readonly wait: number | null };

export const failedCall = (code: string, wait: number | null = null): FailedCall => ({ kind: 'failed', code, wait });

/**
 * Makes calls that carry a solved captcha. One that is refused for its captcha is made once more with another: it may have run out while the
 * visitor was away, which is not their affair. Never rejects.
 */
export function useCheckedCall<Arguments extends unknown[], Outcome extends { readonly kind: string }>(
  captcha: Captcha,
  attempt: (captchaToken: string, ...args: Arguments) => Promise<Outcome | FailedCall>,
) {
  const [sending, setSending] = useState(false);
  const call = async (...args: Arguments): Promise<Outcome | FailedCall> => {
    const token = await solved(captcha);
    return token === null ? failedCall('CAPTCHA_FAILED') : attempt(token, ...args);
  };
  const send = async (...args: Arguments): Promise<Outcome | FailedCall> => {
    setSending(true);
    try {
      const outcome = await call(...args);
      if (!isRefusedCaptcha(outcome)) return outcome;
      captcha.renew();
      return await call(...args);
    } catch (error) {
      return failedCall(errorCode(error));
    } finally {
      setSending(false);
    }
  };
  return { send, sending };
}

/** Null = the browser could not solve it. Rejects when the server was not reached. */
async function solved(captcha: Captcha): Promise<string | null> {
  try {
    return await captcha.token();
  } catch (error) {
    const code = errorCode(error);
    if (code === 'NETWORK' || code === 'TIMEOUT') throw error;
    return null;
  }
}

function isRefusedCaptcha(outcome: { readonly kind: string }): boolean {
  return outcome.kind === 'failed' && (outcome as FailedCall).code === 'CAPTCHA_FAILED';
}
