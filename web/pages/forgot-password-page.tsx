import { Trans, useLingui } from '@lingui/react/macro';
import { AuthFrame } from '../features/auth/auth-frame.tsx';
import { ForgotForm } from '../features/auth/forgot-form.tsx';
import { Head } from '../lib/head.tsx';

/** `/forgot-password`: asks for a link by which one chooses a new password. */
export default function ForgotPasswordPage() {
  const { t } = useLingui();
  return (
    <>
      <Head title={t({ id: 'forgot.title', message: 'Forgotten password' })} path="/forgot-password" noindex />
      <AuthFrame
        title={<Trans id="forgot.title">Forgotten password</Trans>}
        lead={
          <Trans id="forgot.lead">
            Give the address that you sign in with: we send you a link to choose a new one.
          </Trans>
        }
        poster="SEASIDE"
      >
        <ForgotForm />
      </AuthFrame>
    </>
  );
}
