import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { FORM_LIMITS } from '../../../../schema/constants.ts';
import { CaptchaLine } from '../../../lib/captcha/captcha-line.tsx';
import { useCaptcha } from '../../../lib/captcha/use-captcha.ts';
import { ErrorSummary } from '../../../lib/error-summary.tsx';
import { AreaField, CheckField, FieldMessagesContext, SelectField, TextField } from '../../../lib/form-fields.tsx';
import { toFieldError, useRuledForm } from '../../../lib/forms.ts';
import { useHydrated } from '../../../lib/hydrated.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { usePreferences } from '../../../lib/preferences.tsx';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { mendedForm, newIdempotencyKey, tabStorage } from '../../../lib/tab-storage.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Box, Flex, Grid, Stack } from '../../../ui/box.ts';
import { Button, Link } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import {
  contactIssues,
  EMPTY_CONTACT,
  SUBJECTS,
  type ContactField,
  type ContactForm as Values,
} from './contact-rules.ts';
import { CONTACT_MESSAGES, SUBJECT_NAMES, useContactLabels } from './contact-messages.ts';
import { useSendMessage, type MessageOutcome } from './use-send-message.ts';
import { PAIR } from '../../../ui/pair.ts';

const DRAFT_KEY = 'contact-draft';

const Form = styled('form', { base: { display: 'flex', flexDirection: 'column', gap: '5' } });

/** A message to the platform, kept in the tab until it is sent. */
export default function ContactForm() {
  const live = useHydrated();
  return (
    <Card as="section" padded maxWidth="3xl" aria-labelledby="ecrire">
      <Stack gap="5">
        <Heading as="h2" look="h2" id="ecrire">
          <Trans id="contact.write">Write to us</Trans>
        </Heading>
        <KeptForm key={String(live)} live={live} />
      </Stack>
    </Card>
  );
}

const keep = (values: Values) => tabStorage.write(DRAFT_KEY, values);

function KeptForm({ live }: { live: boolean }) {
  const form = useRuledForm(
    live ? mendedForm(EMPTY_CONTACT, tabStorage.read(DRAFT_KEY)) : EMPTY_CONTACT,
    contactIssues,
    keep,
  );
  const [sent, setSent] = useState<{ reference: string; email: string } | null>(null);
  if (sent)
    return (
      <Receipt
        {...sent}
        onAnother={() => {
          form.reset(EMPTY_CONTACT);
          setSent(null);
        }}
      />
    );
  return (
    <FieldMessagesContext value={CONTACT_MESSAGES}>
      <FormProvider {...form}>
        <Fields
          live={live}
          onSent={(reference) => {
            setSent({ reference, email: form.getValues('email').trim() });
            tabStorage.write(DRAFT_KEY, null);
          }}
        />
      </FormProvider>
    </FieldMessagesContext>
  );
}

function Fields({ live, onSent }: { live: boolean; onSent: (reference: string) => void }) {
  const { t } = useLingui();
  const { language } = usePreferences();
  const form = useFormContext<Values>();
  const labels = useContactLabels();
  const subjectName = useTerm(SUBJECT_NAMES);
  const [begun, setBegun] = useState(false);
  const captcha = useCaptcha(live && begun);
  const { send, sending } = useSendMessage(captcha);
  const [key, setKey] = useState(newIdempotencyKey);
  const [refused, setRefused] = useState<readonly ContactField[]>([]);
  const [failure, setFailure] = useState<Extract<MessageOutcome, { kind: 'failed' }> | null>(null);

  const { setFocus } = form;
  useLayoutEffect(() => {
    if (refused[0]) setFocus(refused[0]);
  }, [refused, setFocus]);

  const take = (outcome: MessageOutcome) => {
    if (outcome.kind === 'sent') {
      onSent(outcome.reference);
      return;
    }
    captcha.renew();
    if (outcome.kind === 'wrong') {
      for (const [field, issue] of outcome.byField) form.setError(field, toFieldError(issue));
      setRefused([...outcome.byField.keys()]);
      return;
    }
    setFailure(outcome);
    if (outcome.code === 'UNPROCESSABLE') setKey(newIdempotencyKey());
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending) return;
    setFailure(null);
    if (!(await form.trigger())) {
      const issues = contactIssues(form.getValues());
      setRefused((Object.keys(EMPTY_CONTACT) as ContactField[]).filter((field) => field in issues));
      return;
    }
    setRefused([]);
    const { subject, phone, ...values } = form.getValues();
    if (subject === '') return;
    const input = { ...values, subject: subjectName(subject), phone: phone.trim() || null, language };
    take(await send(input, key));
  };

  return (
    <Form noValidate inert={!live} onSubmit={(event) => void submit(event)} onFocus={() => setBegun(true)}>
      <WithoutScript />
      <ErrorSummary fields={refused} labels={labels} />
      <SelectField name="subject" label={labels.subject}>
        <option value="">{t({ id: 'contact.choose', message: 'Choose…' })}</option>
        {SUBJECTS.map((subject) => (
          <option key={subject} value={subject}>
            {subjectName(subject)}
          </option>
        ))}
      </SelectField>
      <AreaField name="message" label={labels.message} max={FORM_LIMITS.message} rows={5} />
      <Grid gap="4" gridTemplateColumns={PAIR}>
        <TextField name="firstName" label={labels.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={labels.lastName} autoComplete="family-name" />
        <TextField name="email" label={labels.email} type="email" inputMode="email" autoComplete="email" />
        <TextField name="phone" label={labels.phone} type="tel" inputMode="tel" autoComplete="tel" optional />
      </Grid>
      <Consent label={labels.consent} />
      {failure && <SendFailure code={failure.code} wait={failure.wait} />}
      <Flex justifyContent="space-between" alignItems="center" flexWrap="wrap" gap="4">
        <Box flex="1 1 14rem">
          <CaptchaLine captcha={captcha} begun={begun} />
        </Box>
        <Button type="submit" look="solid" size="lg" busy={sending} ml="auto">
          <Trans id="contact.send">Send my message</Trans>
        </Button>
      </Flex>
    </Form>
  );
}

function Consent({ label }: { label: string }) {
  const operator = usePageInfo().site.operator.name;
  return (
    <CheckField name="consent" label={label}>
      <Trans id="contact.consentText">
        I agree that {operator} uses this data to reply to me, and for nothing else: see the{' '}
        <Link to="/politique-confidentialite" target="_blank">
          privacy policy
        </Link>{' '}
        (opens in a new tab).
      </Trans>
    </CheckField>
  );
}

function WithoutScript() {
  return (
    <noscript>
      <Notice tone="gold">
        <Text>
          <Trans id="contact.needsScript">
            This form requires JavaScript. Without it, call us or e-mail us: the number and address are below.
          </Trans>
        </Text>
      </Notice>
    </noscript>
  );
}

type ReceiptProps = { reference: string; email: string; onAnother: () => void };

function Receipt({ reference, email, onAnother }: ReceiptProps) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <Stack gap="4" ref={text} tabIndex={-1} outline="none" role="status">
      <Notice tone="sage">
        <Text fontWeight="600">
          <Trans id="contact.sent">We have received your message, number {reference}.</Trans>
        </Text>
        <Text overflowWrap="anywhere">
          <Trans id="contact.sentText">
            A confirmation is on its way to {email}. We reply by the next working day.
          </Trans>
        </Text>
      </Notice>
      <Button alignSelf="flex-start" onClick={onAnother}>
        <Trans id="contact.another">Write another message</Trans>
      </Button>
    </Stack>
  );
}
