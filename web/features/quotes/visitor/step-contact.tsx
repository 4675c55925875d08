import { Trans, useLingui } from '@lingui/react/macro';
import { CaptchaLine } from '../../../lib/captcha/captcha-line.tsx';
import type { Captcha } from '../../../lib/captcha/use-captcha.ts';
import { CheckField, TextField } from '../../../lib/form-fields.tsx';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Grid, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';
import { useQuoteLabels } from './quote-messages.ts';
import { PAIR } from '../../../ui/pair.ts';

/** Third step: who asks, and what becomes of what he says. `captcha` is null for a request that was agreed to and sent before. */
export function StepContact({ captcha }: { captcha: Captcha | null }) {
  const { t } = useLingui();
  const labels = useQuoteLabels();
  return (
    <Stack gap="6">
      <Grid gap="4" gridTemplateColumns={PAIR}>
        <TextField name="firstName" label={labels.firstName} autoComplete="given-name" />
        <TextField name="lastName" label={labels.lastName} autoComplete="family-name" />
      </Grid>
      <TextField name="companyName" label={labels.companyName} autoComplete="organization" />
      <Grid gap="4" gridTemplateColumns={PAIR}>
        <TextField
          name="email"
          label={labels.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          help={t({ id: 'quote.emailHelp', message: 'We send the link to your request and the quotes there.' })}
        />
        <TextField
          name="phone"
          label={labels.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          help={t({ id: 'quote.phoneHelp', message: 'For questions that are quicker to discuss.' })}
        />
      </Grid>
      {captcha && (
        <>
          <Consent />
          <CaptchaLine captcha={captcha} />
        </>
      )}
    </Stack>
  );
}

/** Purpose, recipients, retention and rights, in the words that the visitor agrees to. */
function Consent() {
  const { site, retention } = usePageInfo();
  const months = retention.quotes;
  const operator = site.operator.name;
  const labels = useQuoteLabels();
  return (
    <Stack gap="2" bg="sunken" borderRadius="md" p="4">
      <CheckField name="consent" label={labels.consent}>
        <Trans id="quote.consentText">
          I agree that {operator} uses this data to handle my request and forwards it to the chosen venues, so that they
          can answer me.
        </Trans>
      </CheckField>
      <Text look="small" tone="muted">
        <Trans id="quote.consentDetails">
          It is used for this purpose only, kept for {months} months at most, and never sold. You can have it corrected
          or deleted at any time: see the{' '}
          <Link to="/politique-confidentialite" target="_blank">
            privacy policy
          </Link>{' '}
          (opens in a new tab).
        </Trans>
      </Text>
    </Stack>
  );
}
