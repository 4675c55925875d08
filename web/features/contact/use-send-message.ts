import { useState } from 'react';
import type { Captcha } from '../../lib/captcha/use-captcha.ts';
import { errorCode } from '../../lib/errors.ts';
import { issuesByField, type FieldIssue } from '../../lib/forms.ts';
import { useSendMessageMutation, type SendMessageMutationVariables } from './contact.gen.ts';
import { EMPTY_CONTACT, type ContactField } from './contact-rules.ts';

/** What came of sending. */
export type MessageOutcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'wrong'; readonly byField: ReadonlyMap<ContactField, FieldIssue> }
  | { readonly kind: 'failed'; readonly code: string; readonly wait: number | null };

const failed = (code: string, wait: number | null = null): MessageOutcome => ({ kind: 'failed', code, wait });

/** Sends a message; the same key makes it the same message however often it is sent. Never rejects. */
export function useSendMessage(captcha: Captcha) {
  const [sendMessage] = useSendMessageMutation();
  const [sending, setSending] = useState(false);

  const attempt = async (
    input: SendMessageMutationVariables['input'],
    idempotencyKey: string,
  ): Promise<MessageOutcome> => {
    const captchaToken = await captcha.token();
    const { data } = await sendMessage({ variables: { input, captchaToken, idempotencyKey } });
    const answer = data?.sendMessage;
    switch (answer?.__typename) {
      case 'MessageSent':
        return { kind: 'sent', reference: answer.reference };
      case 'ValidationFailed': {
        const { byField, others } = issuesByField(answer.fields, Object.keys(EMPTY_CONTACT) as ContactField[]);
        return byField.size > 0 && others.length === 0 ? { kind: 'wrong', byField } : failed('VALIDATION_FAILED');
      }
      case 'RateLimited':
        return failed('RATE_LIMITED', answer.retryAfter);
      case 'CaptchaFailed':
        return failed('CAPTCHA_FAILED');
      case 'Conflict':
        return failed('CONFLICT');
      case undefined:
        return failed('INTERNAL');
    }
  };

  const send = async (...message: Parameters<typeof attempt>): Promise<MessageOutcome> => {
    setSending(true);
    try {
      const outcome = await attempt(...message);
      if (outcome.kind !== 'failed' || outcome.code !== 'CAPTCHA_FAILED') return outcome;
      // It may have run out while the visitor was away: another one costs him nothing.
      captcha.renew();
      return await attempt(...message);
    } catch (error) {
      return failed(errorCode(error));
    } finally {
      setSending(false);
    }
  };

  return { send, sending };
}
