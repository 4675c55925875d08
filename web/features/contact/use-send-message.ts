import type { Captcha } from '../../lib/captcha/use-captcha.ts';
import { failedCall, useCheckedCall, type FailedCall } from '../../lib/captcha/use-checked-call.ts';
import { issuesByField, type FieldIssue } from '../../lib/forms.ts';
import { useSendMessageMutation, type SendMessageMutationVariables } from './contact.gen.ts';
import { EMPTY_CONTACT, type ContactField } from './contact-rules.ts';

/** What came of sending. */
export type MessageOutcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'wrong'; readonly byField: ReadonlyMap<ContactField, FieldIssue> }
  | FailedCall;

/** Sends a message; the same key makes it the same message however often it is sent. Never rejects. */
export function useSendMessage(captcha: Captcha) {
  const [sendMessage] = useSendMessageMutation();
  const attempt = async (
    captchaToken: string,
    input: SendMessageMutationVariables['input'],
    idempotencyKey: string,
  ): Promise<MessageOutcome> => {
    const { data } = await sendMessage({ variables: { input, captchaToken, idempotencyKey } });
    const answer = data?.sendMessage;
    switch (answer?.__typename) {
      case 'MessageSent':
        return { kind: 'sent', reference: answer.reference };
      case 'ValidationFailed': {
        const { byField, others } = issuesByField(answer.fields, Object.keys(EMPTY_CONTACT) as ContactField[]);
        return byField.size > 0 && others.length === 0 ? { kind: 'wrong', byField } : failedCall('VALIDATION_FAILED');
      }
      case 'RateLimited':
        return failedCall('RATE_LIMITED', answer.retryAfter);
      case 'CaptchaFailed':
        return failedCall('CAPTCHA_FAILED');
      case 'Conflict':
        return failedCall('CONFLICT');
      case undefined:
        return failedCall('INTERNAL');
    }
  };
  return useCheckedCall<[input: SendMessageMutationVariables['input'], key: string], MessageOutcome>(captcha, attempt);
}
