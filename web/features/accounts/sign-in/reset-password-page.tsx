import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { AuthFrame } from './auth-frame.tsx';
import { LinkGone, ResetForm } from './reset-form.tsx';
import { Head } from '../../../lib/head.tsx';

/** `/reset-password?token=…`: chooses a new password; with `premier`, the first one of an account. */
export default function ResetPasswordPage() {
  const { t } = useLingui();
  const { search } = useLocation();
  const query = new URLSearchParams(search);
  const token = query.get('token') ?? '';
  return (
    <>
      <Head title={t({ id: 'reset.title', message: 'New password' })} path="/reset-password" noindex />
      <AuthFrame
        title={<Trans id="reset.title">New password</Trans>}
        lead={token === '' ? undefined : <Trans id="reset.lead">Choose one that you use nowhere else.</Trans>}
        poster="MOUNTAIN_LODGE"
      >
        {token === '' ? <LinkGone /> : <ResetForm key={token} token={token} isFirst={query.has('premier')} />}
      </AuthFrame>
    </>
  );
}
