import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { ROLES } from '../../../lib/account-labels.ts';
import { StatusBadge } from '../../billing/status-badge.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Row, Stack } from '../../../ui/box.ts';
import { ExternalLink, Link } from '../../../ui/button.tsx';
import { DataItem, DataList } from '../../../ui/data-list.tsx';
import { Badge, Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import type { User, UserPlan } from './user.ts';

/** One subject of the page of a user. */
export function UserCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" padded aria-labelledby={id}>
      <Stack gap="4">
        <Heading as="h2" look="h3" id={id}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

/** How the account stands. */
export function AccountCard({ user }: { user: User }) {
  const { t } = useLingui();
  const { date, dateTime } = useFormats();
  const role = useTerm(ROLES);
  const never = t({ id: 'people.never', message: 'never' });
  return (
    <UserCard title={<Trans id="people.account">Account</Trans>}>
      <DataList>
        <DataItem label={t({ id: 'auth.email', message: 'E-mail address' })}>
          <ExternalLink href={`mailto:${user.email}`}>{user.email}</ExternalLink>{' '}
          {user.emailVerified ? (
            <Badge tone="sage">{t({ id: 'profile.verified', message: 'confirmed' })}</Badge>
          ) : (
            <Badge tone="gold">{t({ id: 'profile.unverified', message: 'not confirmed' })}</Badge>
          )}
        </DataItem>
        <DataItem label={t({ id: 'profile.role', message: 'Role' })}>{role(user.role)}</DataItem>
        <DataItem label={t({ id: 'profile.number', message: 'Registration number' })}>
          {user.registrationNumber}
        </DataItem>
        <DataItem label={t({ id: 'profile.since', message: 'Member since' })}>{date(user.createdAt)}</DataItem>
        <DataItem label={t({ id: 'profile.lastLogin', message: 'Last sign-in' })}>
          {user.lastLoginAt ? dateTime(user.lastLoginAt) : never}
        </DataItem>
        <DataItem label={t({ id: 'people.password', message: 'Password' })}>
          {user.hasPassword
            ? t({ id: 'people.passwordChosen', message: 'chosen' })
            : t({ id: 'people.passwordMissing', message: 'not chosen yet' })}
        </DataItem>
        <DataItem label={t({ id: 'people.twoFactor', message: 'Two-step sign-in' })}>
          {user.twoFactorEnabled
            ? t({ id: 'people.twoFactorOn', message: 'on' })
            : t({ id: 'people.twoFactorOff', message: 'off' })}
        </DataItem>
        <DataItem label={t({ id: 'people.language', message: 'Language' })}>
          {user.language === 'fr'
            ? t({ id: 'people.french', message: 'French' })
            : t({ id: 'people.english', message: 'English' })}
        </DataItem>
      </DataList>
    </UserCard>
  );
}

/** How they are reached, and their company. */
export function PersonCard({ user }: { user: User }) {
  const { t } = useLingui();
  const place = [user.address, [user.postalCode, user.city].filter(Boolean).join(' '), user.country]
    .filter(Boolean)
    .join(', ');
  return (
    <UserCard title={<Trans id="people.contact">Contact and company</Trans>}>
      <DataList>
        <DataItem label={t({ id: 'quote.phone', message: 'Phone' })}>
          {user.phone && <ExternalLink href={`tel:${user.phone.replaceAll(/[^\d+]/g, '')}`}>{user.phone}</ExternalLink>}
        </DataItem>
        <DataItem label={t({ id: 'auth.companyName', message: 'Company' })}>{user.companyName}</DataItem>
        <DataItem label={t({ id: 'auth.companyAddress', message: 'Company address' })}>{user.companyAddress}</DataItem>
        <DataItem label={t({ id: 'auth.companyPhone', message: 'Company phone' })}>{user.companyPhone}</DataItem>
        <DataItem label={t({ id: 'profile.position', message: 'Job title' })}>{user.position}</DataItem>
        <DataItem label={t({ id: 'profile.address', message: 'Address' })}>{place}</DataItem>
        <DataItem label={t({ id: 'profile.website', message: 'Website' })}>
          {user.website && (
            <ExternalLink href={user.website} target="_blank" rel="noopener nofollow">
              {user.website}
            </ExternalLink>
          )}
        </DataItem>
      </DataList>
      {user.bio && (
        <Text look="small" whiteSpace="pre-line">
          {user.bio}
        </Text>
      )}
    </UserCard>
  );
}

/** Their venues and plan, each with its link. */
export function BelongingsCard({ user, plan }: { user: User; plan: UserPlan }) {
  const { t } = useLingui();
  const { date, number } = useFormats();
  const { id, role } = user;
  const venueCount = user.venueCount ?? 0;
  const day = plan?.subscription?.endDate ? date(plan.subscription.endDate) : null;
  const requested = plan?.subscription?.requestedPlan?.name;
  return (
    <UserCard title={<Trans id="people.belongings">Venues and subscription</Trans>}>
      <DataList>
        <DataItem label={t({ id: 'people.venues', message: 'Venues' })}>
          {venueCount > 0 ? (
            <Link to={`/admin/establishments?proprietaire=${id}`}>{number(venueCount)}</Link>
          ) : (
            number(0)
          )}
        </DataItem>
        <DataItem label={t({ id: 'people.plan', message: 'Plan' })}>
          {role === 'CLIENT' && plan?.currentPlan ? (
            <Stack gap="1">
              <Row gap="2">
                {plan.currentPlan.name}
                <StatusBadge subscription={plan.subscription} />
              </Row>
              {day && (
                <Text look="small" tone="muted">
                  {t({ id: 'subscription.validUntil', message: `Valid until ${day}` })}
                </Text>
              )}
              {requested && (
                <Text look="small" color="gold.text">
                  {t({ id: 'people.planRequested', message: `Requests the ${requested} plan` })}
                </Text>
              )}
              <Link to={`/admin/subscriptions/${id}`}>
                {t({ id: 'people.toSubscription', message: 'View the subscription' })}
              </Link>
            </Stack>
          ) : (
            t({ id: 'people.noPlanNeeded', message: 'None: staff accounts need no plan.' })
          )}
        </DataItem>
      </DataList>
    </UserCard>
  );
}
