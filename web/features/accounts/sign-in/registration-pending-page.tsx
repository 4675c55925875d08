import { styled } from '../../../ui/styled.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { AuthFrame } from './auth-frame.tsx';
import { keptRegistered } from './registered.ts';
import { phoneAddress } from '../../../lib/addresses.ts';
import { Head } from '../../../lib/head.tsx';
import { useHydrated } from '../../../lib/hydrated.ts';
import { usePageInfo } from '../../../lib/page-info.tsx';
import { Item, Stack } from '../../../ui/box.ts';
import { ExternalLink, Link, LinkButton } from '../../../ui/button.tsx';
import { Text } from '../../../ui/text.tsx';

const Steps = styled('ol', {
  base: {
    display: 'grid',
    gap: '3',
    listStyle: 'decimal',
    pl: '5',
    lineHeight: 'relaxed',
    '& ::marker': { color: 'copper.text', fontWeight: '600' },
  },
});

/** `/registration-pending`: thanks, the number of the registration, and what happens next. */
export default function RegistrationPendingPage() {
  const { t } = useLingui();
  const live = useHydrated();
  const registered = live ? keptRegistered() : null;
  return (
    <>
      <Head title={t({ id: 'pending.title', message: 'Thank you for your registration' })} noindex />
      <AuthFrame
        title={<Trans id="pending.title">Thank you for your registration</Trans>}
        lead={<Trans id="pending.lead">We have received it, and it is pending approval.</Trans>}
        poster="CONGRESS_CENTRE"
      >
        {registered && (
          <Stack gap="0.5" bg="sunken" borderRadius="md" px="5" py="4" role="status">
            <Text look="small" tone="muted">
              <Trans id="pending.number">Your registration number</Trans>
            </Text>
            <Text textStyle="figure" letterSpacing="wide">
              {registered.number}
            </Text>
          </Stack>
        )}
        <Steps>
          <Item>
            {registered ? (
              <Trans id="pending.confirmAt">
                Confirm your e-mail address: the link is on its way to <strong>{registered.email}</strong> and is valid
                for 24 hours.
              </Trans>
            ) : (
              <Trans id="pending.confirm">
                Confirm your e-mail address with the link we sent you; it is valid for 24 hours.
              </Trans>
            )}{' '}
            <Link to="/verify-email">
              <Trans id="pending.resend">Nothing received?</Trans>
            </Link>
          </Item>
          <Item>
            <Trans id="pending.review">We review your registration, usually within two working days.</Trans>
          </Item>
          <Item>
            <Trans id="pending.mail">An e-mail will tell you as soon as you can sign in and describe your venue.</Trans>
          </Item>
        </Steps>
        <Support />
        <LinkButton to="/" look="quiet">
          <Trans id="pending.home">Go to the home page</Trans>
        </LinkButton>
      </AuthFrame>
    </>
  );
}

function Support() {
  const { phone, email } = usePageInfo().site.operator;
  return (
    <Text look="small" tone="muted" borderTop="1px solid" borderColor="rule" pt="5">
      <Trans id="pending.support">
        A question? Quote your number when you call us on{' '}
        <ExternalLink href={phoneAddress(phone)}>{phone}</ExternalLink> or write to{' '}
        <ExternalLink href={`mailto:${email}`}>{email}</ExternalLink>.
      </Trans>
    </Text>
  );
}
