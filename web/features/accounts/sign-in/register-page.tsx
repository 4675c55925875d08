import { Trans, useLingui } from '@lingui/react/macro';
import { AuthFrame } from './auth-frame.tsx';
import { RegisterWizard } from './register-wizard.tsx';
import { Head } from '../../../lib/head.tsx';
import { Item, List, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

/** `/register`: an account for somebody who runs a venue, in three steps. */
export default function RegisterPage() {
  const { t } = useLingui();
  return (
    <>
      <Head
        title={t({ id: 'register.title', message: 'Register your venue' })}
        description={t({
          id: 'register.description',
          message: 'Create an account in three short steps and present your venue to event planners.',
        })}
        path="/register"
      />
      <AuthFrame
        title={<Trans id="register.title">Register your venue</Trans>}
        lead={<Trans id="register.lead">Three short steps. We then review your registration by hand.</Trans>}
        poster="COUNTRY_ESTATE"
        aside={<WhatFollows />}
      >
        <RegisterWizard />
        <Text look="small" tone="muted" textAlign="center" borderTop="1px solid" borderColor="rule" pt="6">
          <Trans id="register.haveAccount">
            Already have an account? <Link to="/login">Sign in</Link>
          </Trans>
        </Text>
      </AuthFrame>
    </>
  );
}

function WhatFollows() {
  return (
    <Stack gap="2">
      <Heading as="p" look="h3" color="footer.text">
        <Trans id="register.asideTitle">What happens next</Trans>
      </Heading>
      <List as="ol" display="grid" gap="1" color="footer.muted" fontSize="sm" listStyle="decimal" pl="5">
        <Item>
          <Trans id="register.aside1">You confirm your e-mail address with the link we send you.</Trans>
        </Item>
        <Item>
          <Trans id="register.aside2">We check that the venue exists and that you speak for it.</Trans>
        </Item>
        <Item>
          <Trans id="register.aside3">You describe your rooms, and planners find you.</Trans>
        </Item>
      </List>
    </Stack>
  );
}
