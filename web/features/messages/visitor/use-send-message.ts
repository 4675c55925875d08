import { mutationResult } from '../../../lib/calls.ts';
import type { Captcha } from '../../../lib/captcha/use-captcha.ts';
import { failedCall, useCheckedCall, type FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { issuesByField, type FieldIssue } from '../../../lib/forms.ts';
import { useSendMessageMutation, type SendMessageMutationVariables } from './contact.gen.ts';
import { EMPTY_CONTACT, type ContactField } from './contact-rules.ts';

/** What came of sending. */
export type MessageOutcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'wrong'; readonly byField: ReadonlyMap<ContactField, FieldIssue> }
  | FailedCall;

type ContactMessage = Omit<SendMessageMutationVariables['input'], 'captchaToken' | 'idempotencyKey'>;

/** Sends a message; the same key makes it the same message however often it is sent. Never rejects. */
export function useSendMessage(captcha: Captcha) {
  const [sendMessage] = useSendMessageMutation();
  const attempt = async (
    captchaToken: string,
    message: ContactMessage,
    idempotencyKey: string,
  ): Promise<MessageOutcome> => {
    const { data } = await sendMessage({ variables: { input: { ...message, captchaToken, idempotencyKey } } });
    const outcome = mutationResult(data?.sendMessage, 'reference');
    if (outcome.kind === 'failed') return outcome;
    if (outcome.kind === 'done') return { kind: 'sent', reference: outcome.answer.reference };
    const { byField, others } = issuesByField(outcome.fields, Object.keys(EMPTY_CONTACT) as ContactField[]);
    return byField.size > 0 && others.length === 0 ? { kind: 'wrong', byField } : failedCall('VALIDATION_FAILED');
  };
  return useCheckedCall<[message: ContactMessage, key: string], MessageOutcome>(captcha, attempt);
}
