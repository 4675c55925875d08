import { Trans, useLingui } from '@lingui/react/macro';
import { AuthFrame } from './auth-frame.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { Head } from '../../../lib/head.tsx';

/** `/forgot-password`: asks for a link by which one chooses a new password. */
export default function ForgotPasswordPage() {
  const { t } = useLingui();
  return (
    <>
      <Head title={t({ id: 'forgot.title', message: 'Forgot your password' })} path="/forgot-password" noindex />
      <AuthFrame
        title={<Trans id="forgot.title">Forgot your password</Trans>}
        lead={
          <Trans id="forgot.lead">
            Enter the address you sign in with: we will send you a link to choose a new password.
          </Trans>
        }
        poster="SEASIDE"
      >
        <ForgotForm />
      </AuthFrame>
    </>
  );
}
