import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { ROLES } from '../../../lib/account-labels.ts';
import { useTerm } from '../../../lib/terms.ts';
import { DataItem, DataList } from '../../../ui/data-list.tsx';
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
      <DataList>
        <DataItem label={t({ id: 'auth.email', message: 'E-mail address' })}>
          {profile.email}{' '}
          {profile.emailVerified ? (
            <Badge tone="sage">{t({ id: 'profile.verified', message: 'confirmed' })}</Badge>
          ) : (
            <Badge tone="gold">{t({ id: 'profile.unverified', message: 'not confirmed' })}</Badge>
          )}
        </DataItem>
        <DataItem label={t({ id: 'profile.role', message: 'Role' })}>{role(profile.role)}</DataItem>
        {profile.registrationNumber && (
          <DataItem label={t({ id: 'profile.number', message: 'Registration number' })}>
            {profile.registrationNumber}
          </DataItem>
        )}
        <DataItem label={t({ id: 'profile.since', message: 'Member since' })}>{date(profile.createdAt)}</DataItem>
        {profile.lastLoginAt && (
          <DataItem label={t({ id: 'profile.lastLogin', message: 'Last sign-in' })}>
            {dateTime(profile.lastLoginAt)}
          </DataItem>
        )}
      </DataList>
    </Section>
  );
}
