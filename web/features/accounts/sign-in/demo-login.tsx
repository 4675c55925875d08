import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useHydrated } from '../../../lib/hydrated.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { useDemoRolesQuery, type DemoRolesQuery } from './login.gen.ts';
import { LoginNotice, type Refusal } from './login-notice.tsx';
import { skipToken } from '@apollo/client/react';
import { useDemoLogin } from './use-login.ts';

type Role = DemoRolesQuery['demoRoles'][number];

type DemoLoginProps = { onSignedIn: (token: string) => void; onSecondStep: (ticket: string) => void };

/** On the demo world alone: signs in as one of its people, by one click. Elsewhere nothing stands here. */
export function DemoLogin({ onSignedIn, onSecondStep }: DemoLoginProps) {
  const { t } = useLingui();
  const live = useHydrated();
  const { data } = useDemoRolesQuery(live ? {} : skipToken);
  const [login, sending] = useDemoLogin();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const names: Record<Role, string> = {
    ADMIN: t({ id: 'role.admin', message: 'Administrator' }),
    TEAM: t({ id: 'role.team', message: 'Team member' }),
    CLIENT: t({ id: 'role.client', message: 'Client' }),
  };
  if (!data || data.demoRoles.length === 0) return null;

  const play = async (role: Role) => {
    if (sending) return;
    setRefusal(null);
    const outcome = await login(role);
    if (outcome.kind === 'signedIn') onSignedIn(outcome.token);
    else if (outcome.kind === 'secondStep') onSecondStep(outcome.ticket);
    else setRefusal(outcome);
  };

  return (
    <Stack gap="3" as="section" aria-labelledby="demo-login" bg="sunken" borderRadius="md" p="4">
      <Text look="small" tone="muted" id="demo-login">
        <Trans id="demo.login">This is the demo: sign in with one click as</Trans>
      </Text>
      <Flex gap="2" flexWrap="wrap">
        {data.demoRoles.map((role) => (
          <Button key={role} size="sm" disabled={sending} onClick={() => void play(role)}>
            {names[role]}
          </Button>
        ))}
      </Flex>
      {refusal && <LoginNotice refusal={refusal} email="" />}
    </Stack>
  );
}
