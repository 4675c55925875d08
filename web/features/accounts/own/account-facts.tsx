import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { ROLES } from '../../../lib/account-labels.ts';
import { useTerm } from '../../../lib/terms.ts';
import { FactList } from '../../../ui/fact-list.tsx';
import { Badge } from '../../../ui/layout.tsx';
import type { Profile } from './profile.ts';
import { Section } from '../../../ui/section.tsx';

/** What the platform knows of the account, and only the platform changes. */
export function AccountFacts({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { date, dateTime } = useFormats();
  const role = useTerm(ROLES);
  return (
    <Section
      id="compte"
      title={<Trans id="profile.account">Account information</Trans>}
      lead={
        <Trans id="profile.accountLead">To change your e-mail address, write to us: we check that it is yours.</Trans>
      }
    >
      <FactList>
        <dt>{t({ id: 'auth.email', message: 'E-mail address' })}</dt>
        <dd>
          {profile.email}{' '}
          {profile.emailVerified ? (
            <Badge tone="sage">{t({ id: 'profile.verified', message: 'confirmed' })}</Badge>
          ) : (
            <Badge tone="gold">{t({ id: 'profile.unverified', message: 'not confirmed' })}</Badge>
          )}
        </dd>
        <dt>{t({ id: 'profile.role', message: 'Role' })}</dt>
        <dd>{role(profile.role)}</dd>
        {profile.registrationNumber && (
          <>
            <dt>{t({ id: 'profile.number', message: 'Registration number' })}</dt>
            <dd>{profile.registrationNumber}</dd>
          </>
        )}
        <dt>{t({ id: 'profile.since', message: 'Member since' })}</dt>
        <dd>{date(profile.createdAt)}</dd>
        {profile.lastLoginAt && (
          <>
            <dt>{t({ id: 'profile.lastLogin', message: 'Last sign-in' })}</dt>
            <dd>{dateTime(profile.lastLoginAt)}</dd>
          </>
        )}
      </FactList>
    </Section>
  );
}
