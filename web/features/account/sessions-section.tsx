import { Trans, useLingui } from '@lingui/react/macro';
import Laptop from 'lucide-react/icons/laptop';
import Smartphone from 'lucide-react/icons/smartphone';
import { useCallback } from 'react';
import { useErrorText } from '../../lib/errors.ts';
import { useFormats } from '../../lib/formats.ts';
import { settled, useCall } from '../../lib/calls.ts';
import { SendFailure } from '../../lib/send-failure.tsx';
import { Flex, Item, List, Span, Stack } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { Badge } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Text } from '../../ui/text.tsx';
import { Section } from '../../ui/section.tsx';
import {
  useRevokeOtherSessionsMutation,
  useRevokeSessionMutation,
  useSessionsQuery,
  type SessionsQuery,
} from './sessions.gen.ts';
import { useState } from 'react';
import type { FailedCall } from '../../lib/captcha/use-checked-call.ts';
import { readUserAgent } from '../../lib/user-agent.ts';

type OwnSession = SessionsQuery['sessions'][number];

/** Where one is signed in, and the way to end that. */
export function SessionsSection() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { data, error, refetch } = useSessionsQuery({ fetchPolicy: 'cache-and-network' });
  const [revokeSession] = useRevokeSessionMutation();
  const [revokeOthers] = useRevokeOtherSessionsMutation();
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [revoke, revoking] = useCall(
    useCallback(
      async (id: string | null) => {
        const answer = id
          ? (await revokeSession({ variables: { id } })).data?.revokeSession
          : (await revokeOthers()).data?.revokeOtherSessions;
        await refetch();
        return settled(answer, 'SessionsRevoked');
      },
      [refetch, revokeOthers, revokeSession],
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
      lead={<Trans id="profile.sessionsLead">End what you do not know, then change your password.</Trans>}
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

function SessionLine({ session, onEnd }: { session: OwnSession; onEnd: () => void }) {
  const { t } = useLingui();
  const { dateTime } = useFormats();
  const { browser, system, mobile } = readUserAgent(session.userAgent);
  const unknown = t({ id: 'profile.unknownBrowser', message: 'Unknown browser' });
  const name = [browser ?? unknown, system].filter(Boolean).join(' · ');
  const Icon = mobile ? Smartphone : Laptop;
  return (
    <Item display="flex" gap="3" alignItems="center" py="3" borderTop="1px solid" borderColor="rule">
      <Span display="inline-flex" color="ink.muted" flexShrink="0">
        <Icon size={22} strokeWidth={1.75} aria-hidden />
      </Span>
      <Stack gap="0" flex="1" minWidth="0">
        <Flex gap="2" alignItems="center" flexWrap="wrap">
          <Text fontWeight="600">{name}</Text>
          {session.current && <Badge tone="sage">{t({ id: 'profile.thisSession', message: 'this one' })}</Badge>}
        </Flex>
        <Text look="small" tone="muted">
          {t({ id: 'profile.lastSeen', message: `Last active on ${dateTime(session.lastSeenAt)}` })}
        </Text>
      </Stack>
      {!session.current && (
        <Button
          size="sm"
          onClick={onEnd}
          aria-label={t({ id: 'profile.revokeNamed', message: `End the session ${name}` })}
        >
          {t({ id: 'profile.revoke', message: 'End' })}
        </Button>
      )}
    </Item>
  );
}
