import { useDisclosure } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import Mail from 'lucide-static/icons/mail.svg?react';
import Pencil from 'lucide-static/icons/pencil.svg?react';
import { useState } from 'react';
import { failedCall, type FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { ReasonDialog } from '../../../lib/reason-dialog.tsx';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { nameOf } from './registration.ts';
import { editAddress, type User } from './user.ts';
import { useUserCalls, type UserDecision } from './use-user-calls.ts';
import { useUserLabels } from './use-user-labels.ts';

/** What can be done with a user's account; asks before what the user will notice, and says what it will do. */
export function UserActions({ user }: { user: User }) {
  const { t } = useLingui();
  const { id, availableActions } = user;
  const isLastAdministrator = user.isLastAdministrator ?? false;
  const hasPassword = user.hasPassword ?? false;
  const name = nameOf(user) || user.email;
  const words = useUserLabels(name, user.email);
  const { decide, deciding, sendLink, sending } = useUserCalls(user);
  const [said, setSaid] = useState<string | null>(null);
  const [failure, setFailure] = useState<(FailedCall & { readonly inDialog: boolean }) | null>(null);
  const [asked, setAsked] = useState<{ readonly decision: UserDecision } | null>(null);
  const reason = useDisclosure();
  const resting = useDisclosure();
  const linking = useDisclosure();

  const run = async (decision: UserDecision, why: string) => {
    setSaid(null);
    setFailure(null);
    const outcome = await decide(decision, why);
    if (outcome.kind === 'done') {
      reason.onClose();
      setSaid(words.done[decision]);
    } else {
      const failed = outcome.kind === 'failed' ? outcome : failedCall('VALIDATION_FAILED');
      setFailure({ ...failed, inDialog: why !== '' });
    }
  };
  const deactivate = async () => {
    await run('DEACTIVATE', '');
    resting.onClose();
  };
  const link = async () => {
    setSaid(null);
    setFailure(null);
    const outcome = await sendLink();
    linking.onClose();
    if (outcome.kind === 'done') setSaid(words.linkSent);
    else if (outcome.kind === 'failed') setFailure({ ...outcome, inDialog: false });
  };
  const ask = (decision: UserDecision) => {
    setFailure(null);
    setSaid(null);
    setAsked({ decision });
    reason.onOpen();
  };
  const can = (action: UserDecision) => availableActions?.includes(action) ?? false;
  const suspends = asked?.decision !== 'REJECT';
  const told = failure && (
    <SendFailure code={failure.code} wait={failure.wait} title={words.failed} texts={words.failures} />
  );
  return (
    <Stack gap="4">
      <Flex gap="2" flexWrap="wrap">
        {can('APPROVE') && (
          <Button size="sm" look="solid" busy={deciding} onClick={() => void run('APPROVE', '')}>
            {t({ id: 'people.approve', message: 'Approve' })}
          </Button>
        )}
        {can('REACTIVATE') && (
          <Button size="sm" look="solid" busy={deciding} onClick={() => void run('REACTIVATE', '')}>
            {t({ id: 'people.reactivate', message: 'Reactivate' })}
          </Button>
        )}
        <LinkButton size="sm" to={editAddress(id)}>
          <Pencil size={16} aria-hidden />
          {t({ id: 'people.edit', message: 'Edit' })}
        </LinkButton>
        {user.status === 'APPROVED' && (
          <Button size="sm" busy={sending} onClick={() => linking.onOpen()}>
            <Mail size={16} aria-hidden />
            {hasPassword
              ? t({ id: 'people.sendReset', message: 'Send a password link…' })
              : t({ id: 'people.inviteAgain', message: 'Invite again…' })}
          </Button>
        )}
        {can('REJECT') && (
          <Button size="sm" onClick={() => ask('REJECT')}>
            {t({ id: 'people.reject', message: 'Reject…' })}
          </Button>
        )}
        {can('SUSPEND') && (
          <Button size="sm" disabled={isLastAdministrator} onClick={() => ask('SUSPEND')}>
            {t({ id: 'people.suspend', message: 'Suspend…' })}
          </Button>
        )}
        {can('DEACTIVATE') && (
          <Button size="sm" disabled={isLastAdministrator} onClick={() => resting.onOpen()}>
            {t({ id: 'people.deactivate', message: 'Deactivate…' })}
          </Button>
        )}
      </Flex>
      {can('SUSPEND') && can('DEACTIVATE') && !isLastAdministrator && (
        <Text look="small" tone="muted">
          <Trans id="people.suspendOrDeactivate">
            Suspend for misuse: the owner reads your reason. Deactivate for an account that is no longer used. Both end
            all sessions, hide the venues and can be undone.
          </Trans>
        </Text>
      )}
      {isLastAdministrator && (
        <Notice>
          <Trans id="people.lastAdmin">
            This is the last administrator who can sign in: the account cannot be demoted, suspended or deleted until
            there is another one.
          </Trans>
        </Notice>
      )}
      <div role="status">{said && <Notice tone="sage">{said}</Notice>}</div>
      {failure?.inDialog === false && told}
      <ReasonDialog
        key={asked?.decision}
        dialog={reason}
        title={suspends ? words.suspendTitle : words.rejectTitle}
        confirmLabel={
          suspends
            ? t({ id: 'people.suspendConfirm', message: 'Suspend' })
            : t({ id: 'people.rejectConfirm', message: 'Reject' })
        }
        busy={deciding}
        onConfirm={(why) => asked && void run(asked.decision, why)}
      >
        <Text>{suspends ? words.suspendText : words.rejectText}</Text>
        {failure?.inDialog && told}
      </ReasonDialog>
      <ConfirmDialog
        dialog={resting}
        title={words.deactivateTitle}
        confirmLabel={t({ id: 'people.deactivateConfirm', message: 'Deactivate' })}
        cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
        busy={deciding}
        onConfirm={() => void deactivate()}
      >
        <Text>{words.deactivateText}</Text>
      </ConfirmDialog>
      <ConfirmDialog
        dialog={linking}
        title={hasPassword ? words.linkTitle : words.inviteTitle}
        confirmLabel={t({ id: 'people.sendLink', message: 'Send the link' })}
        cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
        busy={sending}
        onConfirm={() => void link()}
      >
        <Text>{hasPassword ? words.linkText : words.inviteText}</Text>
      </ConfirmDialog>
    </Stack>
  );
}
