import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AuthFrame } from './auth-frame.tsx';
import { DemoLogin } from './demo-login.tsx';
import { LoginForm } from './login-form.tsx';
import { SecondStep } from './second-step.tsx';
import { Head } from '../../../lib/head.tsx';
import { homeOf, returnPath } from '../../../lib/session/return-path.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Text } from '../../../ui/text.tsx';

/** `/login`: e-mail address and password, then a code where one switched that on; then back to where one came from. */
export default function LoginPage() {
  const { t } = useLingui();
  const [ticket, setTicket] = useState<string | null>(null);
  const { session, status } = useSession();
  const comesBack = useComesBack();
  const signedIn = (token: string) => void session.begin(token);
  return (
    <>
      <Head
        title={t({ id: 'login.title', message: 'Sign in' })}
        description={t({
          id: 'login.description',
          message: 'Sign in to manage your venues, your offers and your quote requests on Plénière.',
        })}
        path="/login"
      />
      <AuthFrame
        title={
          ticket === null ? <Trans id="login.title">Sign in</Trans> : <Trans id="login.secondStep">One more step</Trans>
        }
        lead={
          ticket === null ? (
            <Trans id="login.lead">For people who run a venue. You need no account to search for one.</Trans>
          ) : (
            <Trans id="login.secondStepLead">Your account is protected by two-step sign-in.</Trans>
          )
        }
        poster="CHATEAU"
        aside={<ForOwners />}
      >
        {comesBack && ticket === null && (
          <Notice tone="neutral" role="status">
            <Text look="small">
              <Trans id="login.comesBack">Sign in to continue: you will return to the page you asked for.</Trans>
            </Text>
          </Notice>
        )}
        {status === 'unreachable' && (
          <Notice tone="danger" role="alert">
            <Text>
              <Trans id="login.unreachable">
                You are signed in, but the server is not responding. Reload the page in a moment.
              </Trans>
            </Text>
          </Notice>
        )}
        {ticket === null ? (
          <LoginForm onSignedIn={signedIn} onSecondStep={setTicket} />
        ) : (
          <SecondStep ticket={ticket} onSignedIn={signedIn} onStartAgain={() => setTicket(null)} />
        )}
        {ticket === null && <DemoLogin onSignedIn={signedIn} onSecondStep={setTicket} />}
        {ticket === null && <NotYet />}
      </AuthFrame>
    </>
  );
}

/** Goes on as soon as somebody is signed in, here or in another tab. Says whether a page waits for them. */
function useComesBack(): boolean {
  const { viewer } = useSession();
  const { search } = useLocation();
  const navigate = useNavigate();
  const role = viewer?.role;
  useEffect(() => {
    if (role) void navigate(returnPath(search, location.origin) ?? homeOf(role), { replace: true });
  }, [navigate, role, search]);
  // The same on the server, whose origin does not matter here.
  return returnPath(search, 'https://site.invalid') !== null;
}

function NotYet() {
  return (
    <Stack gap="3" borderTop="1px solid" borderColor="rule" pt="6">
      <Text look="small" tone="muted" textAlign="center">
        <Trans id="login.noAccount">You run a venue and don’t have an account yet?</Trans>
      </Text>
      <LinkButton to="/register">
        <Trans id="login.register">Register my venue</Trans>
      </LinkButton>
    </Stack>
  );
}

function ForOwners() {
  return (
    <Stack gap="1.5">
      <Heading as="p" look="h3" color="footer.text">
        <Trans id="login.asideTitle">Your rooms, where planners look for them</Trans>
      </Heading>
      <Text look="small" color="footer.muted">
        <Trans id="login.asideText">
          Describe your venue once, keep it up to date in minutes, and receive requests that say how many people, when
          and for what.
        </Trans>
      </Text>
    </Stack>
  );
}
