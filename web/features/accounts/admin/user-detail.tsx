import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { ACCOUNT_STATUS_TONES, ACCOUNT_STATUSES, ROLES } from '../../../lib/account-labels.ts';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { useTerm } from '../../../lib/terms.ts';
import { LoadFailed, PageMissing } from '../../../lib/page-states.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Flex, Grid, Row, Stack } from '../../../ui/box.ts';
import { Badge } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Heading } from '../../../ui/text.tsx';
import { WordsNotice } from '../../../ui/words-notice.tsx';
import { nameOf } from './registration.ts';
import { UserActions } from './user-actions.tsx';
import { AccountCard, BelongingsCard, PersonCard, UserCard } from './user-cards.tsx';
import { UserSessions } from './user-sessions.tsx';
import { USERS, type User, type UserPlan } from './user.ts';
import { useUserQuery } from './users.gen.ts';

/** Everything about one user, and what can be done with their account. */
export function UserDetail({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useUserQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLiveList(['USERS', 'REGISTRATIONS', 'SUBSCRIPTIONS'], refetch);
  if (data?.user) return <Sheet user={data.user} plan={data.billingAccount} />;
  if (data) return <NobodyHere />;
  if (!error) return <Waiting />;
  return (
    <LoadFailed
      as="h1"
      error={error}
      title={t({ id: 'people.userFailed', message: 'The user could not be loaded' })}
      retry={refetch}
    />
  );
}

/** There is no such user. */
export function NobodyHere() {
  return (
    <PageMissing
      title={<Trans id="people.nobody">This user does not exist</Trans>}
      to={USERS.path}
      label={<Trans id="people.toUsers">All users</Trans>}
    >
      <Trans id="people.nobodyText">The account was deleted, or the link is wrong.</Trans>
    </PageMissing>
  );
}

function Sheet({ user, plan }: { user: User; plan: UserPlan }) {
  const { t } = useLingui();
  const role = useTerm(ROLES);
  const status = useTerm(ACCOUNT_STATUSES);
  const { email, suspensionReason, isSelf } = user;
  const name = nameOf(user) || email;
  const invited = (useLocation().state as { created?: boolean } | null)?.created === true;
  const reason =
    user.status === 'REJECTED' ? user.rejectionReason : user.status === 'SUSPENDED' ? suspensionReason : null;
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Stack as="header" gap="4">
        <Flex gap="4" alignItems="center">
          <Avatar size="md" firstName={user.firstName} lastName={user.lastName} picture={user.avatarUrl} />
          <Stack gap="2" minWidth="0">
            <Heading as="h1" look="h1" overflowWrap="anywhere">
              {name}
            </Heading>
            <Row gap="2">
              <Badge>{role(user.role)}</Badge>
              <Badge tone={ACCOUNT_STATUS_TONES[user.status]}>{status(user.status)}</Badge>
              {isSelf && <Badge>{t({ id: 'people.you', message: 'you' })}</Badge>}
            </Row>
          </Stack>
        </Flex>
        <UserActions user={user} />
      </Stack>
      {invited && (
        <Notice tone="sage" role="status">
          {t({
            id: 'people.created',
            message: `The account has been created. An invitation to choose a password is on its way to ${email}.`,
          })}
        </Notice>
      )}
      <WordsNotice
        tone="danger"
        title={
          user.status === 'REJECTED' ? (
            <Trans id="people.whyRejected">Why the registration was rejected</Trans>
          ) : (
            <Trans id="people.whySuspended">Why the account is suspended</Trans>
          )
        }
        words={reason}
      />
      <Grid
        gap={{ base: '4', md: '6' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
      >
        <AccountCard user={user} />
        <PersonCard user={user} />
        <BelongingsCard user={user} plan={plan} />
        <UserCard title={<Trans id="people.sessions">Open sessions</Trans>}>
          <UserSessions user={user} name={name} />
        </UserCard>
      </Grid>
    </Stack>
  );
}

function Waiting() {
  return (
    <Stack gap="5" aria-hidden>
      <Skeleton height="16" borderRadius="md" />
      <Skeleton height="16rem" borderRadius="md" />
      <Skeleton height="12rem" borderRadius="md" />
    </Stack>
  );
}
