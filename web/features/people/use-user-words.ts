import { useLingui } from '@lingui/react/macro';
import type { UserDecision } from './use-user-calls.ts';

/** What is said of the actions on a user, before and after. */
export function useUserWords(name: string, email: string) {
  const { t } = useLingui();
  const done: Record<UserDecision, string> = {
    APPROVE: t({ id: 'people.approvedOne', message: `${name} is approved, and can sign in.` }),
    REJECT: t({ id: 'people.rejectedOne', message: `${name} is rejected, and gets the reason by mail.` }),
    SUSPEND: t({
      id: 'people.suspendedOne',
      message: `${name} is suspended, signed out everywhere, and gets the reason by mail.`,
    }),
    DEACTIVATE: t({
      id: 'people.deactivatedOne',
      message: `${name} is inactive, signed out everywhere, and told by mail.`,
    }),
    REACTIVATE: t({ id: 'people.reactivatedOne', message: `${name} can sign in again.` }),
  };
  return {
    done,
    linkSent: t({ id: 'people.linkSent', message: `The link is on its way to ${email}.` }),
    failed: t({ id: 'people.notDone', message: 'That could not be done' }),
    failures: {
      CONFLICT: t({
        id: 'people.conflict',
        message: 'Somebody has done this a moment ago. Load the page again to see how the account stands.',
      }),
      FORBIDDEN: t({
        id: 'people.lastAdmin',
        message:
          'This is the last administrator: the account can’t be demoted, suspended or deleted until there is another one.',
      }),
    },
    suspendTitle: t({ id: 'people.suspendTitle', message: `Suspend ${name}?` }),
    suspendText: t({
      id: 'people.suspendText',
      message:
        'All sessions end at once, also in open tabs, and the venues are no longer public. Nothing is deleted, and the reason is sent by mail.',
    }),
    deactivateTitle: t({ id: 'people.deactivateTitle', message: `Deactivate the account of ${name}?` }),
    deactivateText: t({
      id: 'people.deactivateText',
      message:
        'For an account that is no longer used. All sessions end at once, and the venues are no longer public. Nothing is deleted; you can reactivate it later. The owner is told by mail.',
    }),
    rejectTitle: t({ id: 'people.rejectOne', message: `Reject the registration of ${name}?` }),
    rejectText: t({
      id: 'people.rejectOneText',
      message: 'The reason is sent by mail, and told again at the next login. You can still approve the account later.',
    }),
    linkTitle: t({ id: 'people.linkTitle', message: `Send ${name} a link for a new password?` }),
    linkText: t({
      id: 'people.linkText',
      message: `${email} gets a link that is good for 30 minutes, once. The password stays the same until it is used; then all sessions end.`,
    }),
    inviteTitle: t({ id: 'people.inviteTitle', message: `Invite ${name} again?` }),
    inviteText: t({
      id: 'people.inviteText',
      message: `${email} gets a new link to choose a password, good for three days. The one before is void.`,
    }),
  };
}
