import { chakra } from '@chakra-ui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '../../lib/formats.ts';
import { Badge } from '../../ui/layout.tsx';
import type { Profile } from './profile.ts';
import { Section } from './section.tsx';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(9rem, auto) minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: { base: '1', sm: '3' },
    '& dt': { color: 'ink.muted', fontSize: 'sm', pt: { base: '2', sm: '0.5' } },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

/** What the house knows of the account, and only the house changes. */
export function AccountFacts({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const { date, dateTime } = useFormats();
  const roles = {
    ADMIN: t({ id: 'role.admin', message: 'Administrator' }),
    TEAM: t({ id: 'role.team', message: 'Team member' }),
    CLIENT: t({ id: 'role.client', message: 'Client' }),
  };
  return (
    <Section
      id="compte"
      title={<Trans id="profile.account">Account information</Trans>}
      lead={
        <Trans id="profile.accountLead">To change your e-mail address, write to us: we check that it is yours.</Trans>
      }
    >
      <Facts>
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
        <dd>{roles[profile.role]}</dd>
        {profile.registrationNumber && (
          <>
            <dt>{t({ id: 'profile.number', message: 'Registration number' })}</dt>
            <dd>{profile.registrationNumber}</dd>
          </>
        )}
        <dt>{t({ id: 'profile.since', message: 'Account since' })}</dt>
        <dd>{date(profile.createdAt)}</dd>
        {profile.lastLoginAt && (
          <>
            <dt>{t({ id: 'profile.lastLogin', message: 'Last sign-in' })}</dt>
            <dd>{dateTime(profile.lastLoginAt)}</dd>
          </>
        )}
      </Facts>
    </Section>
  );
}
