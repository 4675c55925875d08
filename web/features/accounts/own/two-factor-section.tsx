import { useDisclosure } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import ShieldCheck from 'lucide-static/icons/shield-check.svg?react';
import ShieldOff from 'lucide-static/icons/shield-off.svg?react';
import { useState } from 'react';
import { Flex, Span, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import type { Profile } from './profile.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { Section } from '../../../ui/section.tsx';
import { TwoFactorSetup, type Setup } from './two-factor-setup.tsx';
import { useDisableTwoFactor, useEnableTwoFactor } from './use-security.ts';

/** The second step of signing in: how it stands, on, off. */
export function TwoFactorSection({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const enabling = useDisclosure();
  const disabling = useDisclosure();
  const [enable] = useEnableTwoFactor();
  const [disable] = useDisableTwoFactor();
  const on = profile.twoFactorEnabled;
  const left = profile.recoveryCodesLeft;

  const begin = async (password: string) => {
    const outcome = await enable(password);
    if (outcome.kind !== 'done') return outcome.kind === 'failed' ? outcome : null;
    setSetup(outcome.answer);
    return null;
  };
  const end = async (password: string) => {
    const outcome = await disable(password);
    if (outcome.kind === 'failed') return outcome;
    setCodes(null);
    return null;
  };

  return (
    <Section
      id="securite"
      title={<Trans id="profile.twoFactor">Two-step sign-in</Trans>}
      lead={
        <Trans id="profile.twoFactorLead">
          With a code from your phone as well as the password, a stolen password opens nothing.
        </Trans>
      }
    >
      <Flex alignItems="center" gap="3" role="status">
        <Span display="inline-flex" color={on ? 'sage.text' : 'ink.subtle'}>
          {on ? <ShieldCheck size={22} aria-hidden /> : <ShieldOff size={22} aria-hidden />}
        </Span>
        <Stack gap="0">
          <Text fontWeight="600">
            {on ? t({ id: 'profile.twoFactorOn', message: 'On' }) : t({ id: 'profile.twoFactorOff', message: 'Off' })}
          </Text>
          {on && (
            <Text look="small" tone={left < 3 ? 'danger' : 'muted'}>
              {t({
                id: 'profile.codesLeft',
                message: plural(left, {
                  0: 'No recovery codes left: turn two-step sign-in off and on again to get new ones.',
                  one: '# recovery code left',
                  other: '# recovery codes left',
                }),
              })}
            </Text>
          )}
        </Stack>
      </Flex>
      {setup && (
        <TwoFactorSetup
          setup={setup}
          onEnabled={(recoveryCodes) => {
            setSetup(null);
            setCodes(recoveryCodes);
          }}
          onCancel={() => setSetup(null)}
        />
      )}
      {codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {!setup && !codes && (
        <Button
          alignSelf="flex-start"
          look={on ? 'outline' : 'quiet'}
          onClick={() => (on ? disabling : enabling).onOpen()}
        >
          {on ? (
            <Trans id="profile.disableTwoFactor">Turn off two-step sign-in</Trans>
          ) : (
            <Trans id="profile.enableTwoFactor">Turn on two-step sign-in</Trans>
          )}
        </Button>
      )}
      <PasswordDialog
        dialog={enabling}
        title={t({ id: 'profile.enableTwoFactorTitle', message: 'Turn on two-step sign-in' })}
        confirmLabel={t({ id: 'profile.continue', message: 'Continue' })}
        onConfirm={begin}
      >
        <Text>
          <Trans id="profile.enableTwoFactorText">
            You need an authenticator app on your phone, such as Google Authenticator, Microsoft Authenticator or your
            password manager’s. Enter your password first.
          </Trans>
        </Text>
      </PasswordDialog>
      <PasswordDialog
        dialog={disabling}
        title={t({ id: 'profile.disableTwoFactorTitle', message: 'Turn off two-step sign-in?' })}
        confirmLabel={t({ id: 'profile.disableTwoFactorConfirm', message: 'Turn off' })}
        onConfirm={end}
      >
        <Text>
          <Trans id="profile.disableTwoFactorText">
            Your password alone will then open your account. Your recovery codes will no longer work.
          </Trans>
        </Text>
      </PasswordDialog>
    </Section>
  );
}
