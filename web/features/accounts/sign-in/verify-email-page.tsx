import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { AuthFrame } from './auth-frame.tsx';
import { VerificationFailed, VerifyEmail } from './verify-email.tsx';
import { Head } from '../../../lib/head.tsx';

/** `/verify-email?token=…`: confirms an e-mail address, or has the mail sent again. */
export default function VerifyEmailPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const token = new URLSearchParams(search).get('token') ?? '';
  return (
    <>
      <Head title={t({ id: 'verify.title', message: 'Confirm your e-mail address' })} path="/verify-email" noindex />
      <AuthFrame title={<Trans id="verify.title">Confirm your e-mail address</Trans>} poster="VINEYARD">
        {token === '' ? <VerificationFailed code="MISSING" /> : <VerifyEmail key={token} token={token} />}
      </AuthFrame>
    </>
  );
}
