import { useLingui } from '@lingui/react/macro';
import type { UserDecision } from './use-user-calls.ts';

/** What is said of the actions on a user, before and after. */
export function useUserLabels(name: string, email: string) {
  const { t } = useLingui();
  const done: Record<UserDecision, string> = {
    APPROVE: t({ id: 'people.approvedOne', message: `${name} has been approved and can sign in.` }),
    REJECT: t({ id: 'people.rejectedOne', message: `${name} has been rejected and receives the reason by e-mail.` }),
    SUSPEND: t({
      id: 'people.suspendedOne',
      message: `${name} has been suspended, signed out everywhere, and receives the reason by e-mail.`,
    }),
    DEACTIVATE: t({
      id: 'people.deactivatedOne',
      message: `${name} is inactive, signed out everywhere and notified by e-mail.`,
    }),
    REACTIVATE: t({ id: 'people.reactivatedOne', message: `${name} can sign in again.` }),
  };
  return {
    done,
    linkSent: t({ id: 'people.linkSent', message: `The link is on its way to ${email}.` }),
    failed: t({ id: 'people.notDone', message: 'This could not be done' }),
    failures: {
      CONFLICT: t({
        id: 'people.conflict',
        message: 'The account has changed in the meantime. Check its current state, then try again.',
      }),
      FORBIDDEN: t({
        id: 'people.lastAdmin',
        message:
          'This is the last administrator who can sign in: the account cannot be demoted, suspended or deleted until there is another one.',
      }),
    },
    suspendTitle: t({ id: 'people.suspendTitle', message: `Suspend ${name}?` }),
    suspendText: t({
      id: 'people.suspendText',
      message:
        'All sessions end at once, including in open tabs, and the venues are no longer public. Nothing is deleted, and the reason is sent by e-mail.',
    }),
    deactivateTitle: t({ id: 'people.deactivateTitle', message: `Deactivate ${name}’s account?` }),
    deactivateText: t({
      id: 'people.deactivateText',
      message:
        'For an account that is no longer used. All sessions end at once and the venues are no longer public. Nothing is deleted; you can reactivate it later. The owner is notified by e-mail.',
    }),
    rejectTitle: t({ id: 'people.rejectOne', message: `Reject ${name}’s registration?` }),
    rejectText: t({
      id: 'people.rejectOneText',
      message:
        'The reason is sent by e-mail and shown again at the next sign-in. You can still approve the account later.',
    }),
    linkTitle: t({ id: 'people.linkTitle', message: `Send ${name} a link to choose a new password?` }),
    linkText: t({
      id: 'people.linkText',
      message: `${email} receives a link valid for 30 minutes, once. The password stays the same until the link is used; all sessions then end.`,
    }),
    inviteTitle: t({ id: 'people.inviteTitle', message: `Invite ${name} again?` }),
    inviteText: t({
      id: 'people.inviteText',
      message: `${email} receives a new link to choose a password, valid for three days. The previous link no longer works.`,
    }),
  };
}
