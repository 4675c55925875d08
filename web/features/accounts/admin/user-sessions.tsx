import { useDisclosure } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { useErrorText } from '../../../lib/errors.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { SessionLine } from '../../../lib/session-line.tsx';
import { List, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import type { User } from './user.ts';
import { useUserCalls } from './use-user-calls.ts';
import { useUserSessionsQuery } from './users.gen.ts';

/** Where a user is signed in, and the way to end that. */
export function UserSessions({ user, name }: { user: User; name: string }) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error } = useUserSessionsQuery({ variables: { id: user.id }, fetchPolicy: 'cache-and-network' });
  const { end, ending } = useUserCalls(user);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [said, setSaid] = useState('');
  const dialog = useDisclosure();
  const revoke = async (sessionId: string | null) => {
    if (ending) return;
    setFailure(null);
    const outcome = await end(sessionId);
    dialog.onClose();
    // One that is gone already is what was wanted.
    if (outcome.kind === 'failed' && outcome.code !== 'NOT_FOUND') setFailure(outcome);
    if (outcome.kind !== 'done') return;
    const { count } = outcome.answer;
    setSaid(
      t({
        id: 'people.sessionsEnded',
        message: plural(count, { one: '# session ended.', other: '# sessions ended.' }),
      }),
    );
  };
  const sessions = data?.userSessions;
  const others = sessions?.filter(({ current }) => !current) ?? [];
  if (!sessions) return error ? <Text tone="danger">{errorText(error)}</Text> : <Skeleton height="12" />;
  return (
    <Stack gap="4">
      {sessions.length === 0 ? (
        <Text tone="muted">{t({ id: 'people.noSessions', message: 'Not signed in anywhere at the moment.' })}</Text>
      ) : (
        <List>
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} onEnd={() => void revoke(session.id)} />
          ))}
        </List>
      )}
      <Text look="small" color="sage.text" role="status">
        {said}
      </Text>
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'profile.revokeFailed', message: 'The session could not be ended' })}
        />
      )}
      {others.length > 0 && (
        <Button alignSelf="flex-start" size="sm" onClick={() => dialog.onOpen()}>
          {t({ id: 'people.endAll', message: 'End all sessions…' })}
        </Button>
      )}
      <ConfirmDialog
        dialog={dialog}
        title={t({ id: 'people.endAllTitle', message: `Sign ${name} out everywhere?` })}
        confirmLabel={t({ id: 'people.endAllConfirm', message: 'End the sessions' })}
        cancelLabel={t({ id: 'bulk.cancel', message: 'Cancel' })}
        busy={ending}
        onConfirm={() => void revoke(null)}
      >
        <Text>
          {t({
            id: 'people.endAllText',
            message:
              'Open tabs are signed out within a second; anything not saved there is lost. It is possible to sign in again right away.',
          })}
        </Text>
      </ConfirmDialog>
    </Stack>
  );
}
