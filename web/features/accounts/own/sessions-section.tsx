import { Trans, useLingui } from '@lingui/react/macro';
import { useCallback, useState } from 'react';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { useErrorText } from '../../../lib/errors.ts';
import { useCall, useMutate } from '../../../lib/calls.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { SessionLine } from '../../../lib/session-line.tsx';
import { List, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { Section } from '../../../ui/section.tsx';
import { RevokeOtherSessionsDocument, RevokeSessionDocument, useSessionsQuery } from './sessions.gen.ts';

/** Where one is signed in, and the way to end that. */
export function SessionsSection() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const mutate = useMutate();
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [revoke, revoking] = useCall(
    useCallback(
      async (id: string | null) => {
        const outcome = id
          ? await mutate(RevokeSessionDocument, 'revokeSession', { id })
          : await mutate(RevokeOtherSessionsDocument, 'revokeOtherSessions', {});
        await refetch();
        return outcome;
      },
      [mutate, refetch],
    ),
  );
  const end = async (id: string | null) => {
    if (revoking) return;
    setFailure(null);
    const outcome = await revoke(id);
    // One that is gone already is what was wanted.
    if (outcome.kind === 'failed' && outcome.code !== 'NOT_FOUND') setFailure(outcome);
  };
  const sessions = data?.sessions.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <Section
      id="sessions"
      title={<Trans id="profile.sessions">Where you are signed in</Trans>}
      lead={<Trans id="profile.sessionsLead">End any session you do not recognise, then change your password.</Trans>}
    >
      {sessions ? (
        <List>
          {sessions.map((session) => (
            <SessionLine key={session.id} session={session} onEnd={() => void end(session.id)} />
          ))}
        </List>
      ) : (
        <Stack gap="3">{error ? <Text tone="danger">{errorText(error)}</Text> : <Skeleton height="12" />}</Stack>
      )}
      {failure && (
        <SendFailure
          code={failure.code}
          wait={failure.wait}
          title={t({ id: 'profile.revokeFailed', message: 'The session could not be ended' })}
        />
      )}
      {sessions && sessions.length > 1 && (
        <Button alignSelf="flex-start" busy={revoking} onClick={() => void end(null)}>
          <Trans id="profile.revokeOthers">End all other sessions</Trans>
        </Button>
      )}
    </Section>
  );
}
