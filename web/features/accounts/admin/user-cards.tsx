import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { ROLES } from '../../../lib/account-labels.ts';
import { StatusBadge } from '../../billing/status-badge.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Row, Stack } from '../../../ui/box.ts';
import { ExternalLink, Link } from '../../../ui/button.tsx';
import { FactList } from '../../../ui/fact-list.tsx';
import { Badge, Card } from '../../../ui/layout.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { Fact } from './fact.tsx';
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
      <FactList>
        <Fact name={t({ id: 'auth.email', message: 'E-mail address' })}>
          <ExternalLink href={`mailto:${user.email}`}>{user.email}</ExternalLink>{' '}
          {user.emailVerified ? (
            <Badge tone="sage">{t({ id: 'profile.verified', message: 'confirmed' })}</Badge>
          ) : (
            <Badge tone="gold">{t({ id: 'profile.unverified', message: 'not confirmed' })}</Badge>
          )}
        </Fact>
        <Fact name={t({ id: 'profile.role', message: 'Role' })}>{role(user.role)}</Fact>
        <Fact name={t({ id: 'profile.number', message: 'Registration number' })}>{user.registrationNumber}</Fact>
        <Fact name={t({ id: 'profile.since', message: 'Member since' })}>{date(user.createdAt)}</Fact>
        <Fact name={t({ id: 'profile.lastLogin', message: 'Last sign-in' })}>
          {user.lastLoginAt ? dateTime(user.lastLoginAt) : never}
        </Fact>
        <Fact name={t({ id: 'people.password', message: 'Password' })}>
          {user.hasPassword
            ? t({ id: 'people.passwordChosen', message: 'chosen' })
            : t({ id: 'people.passwordMissing', message: 'not chosen yet' })}
        </Fact>
        <Fact name={t({ id: 'people.twoFactor', message: 'Two-step sign-in' })}>
          {user.twoFactorEnabled
            ? t({ id: 'people.twoFactorOn', message: 'on' })
            : t({ id: 'people.twoFactorOff', message: 'off' })}
        </Fact>
        <Fact name={t({ id: 'people.language', message: 'Language' })}>
          {user.language === 'fr'
            ? t({ id: 'people.french', message: 'French' })
            : t({ id: 'people.english', message: 'English' })}
        </Fact>
      </FactList>
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
      <FactList>
        <Fact name={t({ id: 'quote.phone', message: 'Phone' })}>
          {user.phone && <ExternalLink href={`tel:${user.phone.replaceAll(/[^\d+]/g, '')}`}>{user.phone}</ExternalLink>}
        </Fact>
        <Fact name={t({ id: 'auth.companyName', message: 'Company' })}>{user.companyName}</Fact>
        <Fact name={t({ id: 'auth.companyAddress', message: 'Company address' })}>{user.companyAddress}</Fact>
        <Fact name={t({ id: 'auth.companyPhone', message: 'Company phone' })}>{user.companyPhone}</Fact>
        <Fact name={t({ id: 'profile.position', message: 'Job title' })}>{user.position}</Fact>
        <Fact name={t({ id: 'profile.address', message: 'Address' })}>{place}</Fact>
        <Fact name={t({ id: 'profile.website', message: 'Website' })}>
          {user.website && (
            <ExternalLink href={user.website} target="_blank" rel="noopener nofollow">
              {user.website}
            </ExternalLink>
          )}
        </Fact>
      </FactList>
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
      <FactList>
        <Fact name={t({ id: 'people.venues', message: 'Venues' })}>
          {venueCount > 0 ? (
            <Link to={`/admin/establishments?proprietaire=${id}`}>{number(venueCount)}</Link>
          ) : (
            number(0)
          )}
        </Fact>
        <Fact name={t({ id: 'people.plan', message: 'Plan' })}>
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
        </Fact>
      </FactList>
    </UserCard>
  );
}
