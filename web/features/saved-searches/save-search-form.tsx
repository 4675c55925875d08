import { styled } from '../../ui/styled.ts';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSearchLabels } from '../search/search-labels.ts';
import type { SearchParams } from '../search/search-params.ts';
import { CaptchaLine } from '../../lib/captcha/captcha-line.tsx';
import { useCaptcha } from '../../lib/captcha/use-captcha.ts';
import { FieldMessagesContext, TextField } from '../../lib/form-fields.tsx';
import { email as emailRule, firstIssue, required } from '../../lib/form-rules.ts';
import type { FieldIssues, FieldMessages } from '../../lib/forms.ts';
import { usePageInfo } from '../../lib/page-info.tsx';
import { SendFailure } from '../../lib/send-failure.tsx';
import { newIdempotencyKey } from '../../lib/tab-storage.ts';
import { useSentForm } from '../../lib/use-sent-form.ts';
import { Row, Stack } from '../../ui/box.ts';
import { Button, Link } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { useSaveSearch } from './use-save-search.ts';

type Values = { email: string };

const MESSAGES: FieldMessages = {
  'email.required': msg({
    id: 'saveSearch.emailNeeded',
    message: 'Enter your e-mail address: the new venues are sent there.',
  }),
};

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

function issuesOf({ email }: Values): FieldIssues<Values> {
  const issue = firstIssue(email, required, emailRule);
  return issue ? { email: issue } : {};
}

type SaveSearchFormProps = { params: SearchParams; onClose: () => void };

/** Asks for an e-mail address to which the new venues of a search are mailed, once that is confirmed by a link. */
export default function SaveSearchForm({ params, onClose }: SaveSearchFormProps) {
  const { t } = useLingui();
  const { conditions } = useSearchLabels(params);
  const captcha = useCaptcha(true);
  const { send, sending } = useSaveSearch(captcha, params);
  const [key] = useState(newIdempotencyKey);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { form, failure, submit } = useSentForm<Values, object>({
    initial: { email: '' },
    fields: ['email'],
    rules: issuesOf,
    send: async ({ email }) => {
      const outcome = await send(email.trim(), key);
      if (outcome.kind !== 'done') captcha.renew();
      return outcome;
    },
    onDone: () => setSentTo(form.getValues('email').trim()),
  });
  const { setFocus } = form;
  useEffect(() => setFocus('email'), [setFocus]);
  if (sentTo !== null) return <Sent email={sentTo} onClose={onClose} />;
  return (
    <FormProvider {...form}>
      <Form noValidate onSubmit={(event) => void submit(event)}>
        <Text>
          {conditions
            ? t({
                id: 'saveSearch.lead',
                message: `We write to you when new venues match your search ${conditions}: once a week at most, and not at all without news.`,
              })
            : t({
                id: 'saveSearch.leadAny',
                message:
                  'We write to you when new venues match your search: once a week at most, and not at all without news.',
              })}
        </Text>
        {failure && <SendFailure code={failure.code} wait={failure.wait} />}
        <FieldMessagesContext value={MESSAGES}>
          <TextField
            name="email"
            label={t({ id: 'auth.email', message: 'E-mail address' })}
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        </FieldMessagesContext>
        <Consent />
        <CaptchaLine captcha={captcha} />
        <Row justifyContent="flex-end" gap="3" flexWrap="wrap">
          <Button onClick={onClose}>
            <Trans id="saveSearch.cancel">Cancel</Trans>
          </Button>
          <Button type="submit" look="solid" busy={sending}>
            <Trans id="saveSearch.send">Follow this search</Trans>
          </Button>
        </Row>
      </Form>
    </FormProvider>
  );
}

function Consent() {
  const operator = usePageInfo().site.operator.name;
  return (
    <Text look="small" tone="muted">
      <Trans id="saveSearch.consent">
        A link by e-mail asks for your consent. {operator} then uses your address for this alone, and erases it when you
        stop: see the{' '}
        <Link to="/politique-confidentialite" target="_blank">
          privacy policy
        </Link>{' '}
        (opens in a new tab).
      </Trans>
    </Text>
  );
}

function Sent({ email, onClose }: { email: string; onClose: () => void }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Stack gap="4" ref={text} tabIndex={-1} outline="none" role="status">
      <Notice tone="sage">
        <Text fontWeight="600">
          <Trans id="saveSearch.sent">One more click: look in your mailbox.</Trans>
        </Text>
        <Text overflowWrap="anywhere">
          <Trans id="saveSearch.sentText">
            An e-mail is on its way to {email}. Confirm by the link in it within 48 hours; check your spam folder too.
          </Trans>
        </Text>
      </Notice>
      <Row justifyContent="flex-end">
        <Button look="solid" onClick={onClose}>
          <Trans id="saveSearch.close">Close</Trans>
        </Button>
      </Row>
    </Stack>
  );
}
