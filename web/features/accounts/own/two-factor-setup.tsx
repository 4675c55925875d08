import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { QRCodeSVG } from 'qrcode.react';
import { useEffect, useState, type FormEvent } from 'react';
import { FormProvider } from 'react-hook-form';
import { ACCOUNT_MESSAGES } from '../../../lib/account-messages.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { FieldMessagesContext, TextField } from '../../../lib/form-fields.tsx';
import { required } from '../../../lib/form-rules.ts';
import { toFieldError, useRuledForm, type FieldIssues } from '../../../lib/forms.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { Flex, Stack } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { Form } from './profile-form.tsx';
import { useConfirmTwoFactor } from './use-security.ts';

/** What an authentication application needs. */
export type Setup = { readonly secret: string; readonly uri: string };

type Values = { code: string };
const issues = ({ code }: Values): FieldIssues<Values> => {
  const issue = required(code);
  return issue ? { code: issue } : {};
};
const ignore = () => {};

/** Black on white in both themes: cameras read nothing else for sure. */
const Code = styled('div', {
  base: { bg: 'white', p: '3', borderRadius: 'md', border: '1px solid', borderColor: 'rule', flexShrink: '0' },
});

const Secret = styled('code', {
  base: { fontFamily: 'mono', fontSize: 'sm', letterSpacing: 'wide', overflowWrap: 'anywhere', userSelect: 'all' },
});

const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

type TwoFactorSetupProps = {
  setup: Setup;
  onEnabled: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** The secret as a picture and as text, and the field for the first code. */
export function TwoFactorSetup({ setup, onEnabled, onCancel }: TwoFactorSetupProps) {
  const { t } = useLingui();
  const form = useRuledForm<Values>({ code: '' }, issues, ignore);
  const [confirm, confirming] = useConfirmTwoFactor();
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const { setFocus } = form;

  useEffect(() => setFocus('code'), [setFocus]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (confirming) return;
    setFailure(null);
    if (!(await form.trigger())) {
      setFocus('code');
      return;
    }
    const outcome = await confirm(form.getValues('code').trim());
    if (outcome.kind === 'done') onEnabled(outcome.answer.recoveryCodes);
    else if (outcome.kind === 'failed' && outcome.code !== 'INVALID_CODE') setFailure(outcome);
    else {
      form.setError('code', toFieldError({ code: 'wrong' }));
      setFocus('code');
    }
  };

  return (
    <Flex gap="6" flexDirection={{ base: 'column', md: 'row' }} alignItems={{ base: 'center', md: 'flex-start' }}>
      <Code>
        <QRCodeSVG
          value={setup.uri}
          size={176}
          marginSize={0}
          title={t({ id: 'profile.qr', message: 'QR code for your authenticator app' })}
        />
      </Code>
      <Stack gap="5" flex="1" minWidth="0">
        <Stack gap="2">
          <Text>
            <Trans id="profile.scan">1. Scan this image with your authenticator app, or enter this key in it:</Trans>
          </Text>
          <Secret>{inFours(setup.secret)}</Secret>
        </Stack>
        <FieldMessagesContext value={ACCOUNT_MESSAGES}>
          <FormProvider {...form}>
            <Form noValidate onSubmit={(event) => void submit(event)}>
              <TextField
                name="code"
                label={t({ id: 'profile.firstCode', message: '2. Enter the six digits it shows' })}
                inputMode="numeric"
                autoComplete="one-time-code"
                fontFamily="mono"
                letterSpacing="0.3em"
                maxWidth="xs"
                maxLength={11}
              />
              {failure && <SendFailure code={failure.code} wait={failure.wait} />}
              <Flex gap="3" flexWrap="wrap">
                <Button type="submit" look="quiet" busy={confirming}>
                  <Trans id="profile.confirmTwoFactor">Turn on</Trans>
                </Button>
                <Button look="ghost" onClick={onCancel}>
                  <Trans id="profile.cancel">Cancel</Trans>
                </Button>
              </Flex>
            </Form>
          </FormProvider>
        </FieldMessagesContext>
      </Stack>
    </Flex>
  );
}
