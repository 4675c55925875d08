import { Trans, useLingui } from '@lingui/react/macro';
import { HistoryLink } from '../../../lib/history-link.tsx';
import { PaymentsTable } from '../payments-table.tsx';
import { usePlanLabels } from '../plan-labels.ts';
import { useFormats } from '../../../lib/formats.ts';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { LoadFailed, PageMissing } from '../../../lib/page-states.tsx';
import { Item, List, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { DataItem, DataList } from '../../../ui/data-list.tsx';
import { Card } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { SUBSCRIPTIONS, type AdminPlan, type BillingAccount } from './subscriptions.ts';
import { OwnerStatus } from './owner-status.tsx';
import { useBillingAccountQuery } from './subscriptions.gen.ts';

/** The plan of one owner: how it stands, what they ask for, what was paid, and what an administrator does about it. */
export function OwnerSubscription({ id }: { id: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useBillingAccountQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLiveList(['SUBSCRIPTIONS', 'USERS'], refetch);
  if (data?.billingAccount) return <Sheet owner={data.billingAccount} plans={data.allPlans} />;
  if (data)
    return (
      <PageMissing
        title={<Trans id="people.nobody">This user does not exist</Trans>}
        to={SUBSCRIPTIONS.path}
        label={<Trans id="billing.toAll">All subscriptions</Trans>}
      />
    );
  if (!error)
    return (
      <Stack gap="5" aria-hidden>
        <Skeleton height="16" borderRadius="md" />
        <Skeleton height="14rem" borderRadius="md" />
        <Skeleton height="10rem" borderRadius="md" />
      </Stack>
    );
  return (
    <LoadFailed
      as="h1"
      error={error}
      title={t({ id: 'billing.failed', message: 'The subscription could not be loaded' })}
      retry={refetch}
    />
  );
}

function Sheet({ owner, plans }: { owner: BillingAccount; plans: readonly AdminPlan[] }) {
  const { t } = useLingui();
  const { date } = useFormats();
  const words = usePlanLabels();
  const { currentPlan, usage, subscription, hiddenVenues } = owner;
  const { companyName, name, email, id } = owner.owner;
  const asked = subscription?.requestedPlan?.name;
  const askedOn = subscription?.requestedAt ? date(subscription.requestedAt) : '';
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Stack as="header" gap="1">
        <Heading as="h1" look="h1" overflowWrap="anywhere">
          {name.trim() || email}
        </Heading>
        <Text tone="muted" overflowWrap="anywhere">
          {[companyName, email].filter(Boolean).join(' · ')}
        </Text>
        <Link to={`/admin/users/${id}`}>
          <Trans id="billing.toUser">View the account</Trans>
        </Link>
      </Stack>
      {asked && (
        <Notice tone="gold">
          <Text fontWeight="600">
            {t({ id: 'billing.askedNotice', message: `Requested the ${asked} plan on ${askedOn}` })}
          </Text>
          <Text look="small">
            <Trans id="billing.askedText">
              Send the invoice, then open the plan; or decline with a reason. Either way the client gets an e-mail.
            </Trans>
          </Text>
        </Notice>
      )}
      {currentPlan ? (
        <OwnerStatus owner={owner} plans={plans} />
      ) : (
        <Notice>
          <Trans id="billing.house">
            Administrators and team members need no plan: nothing limits what they manage.
          </Trans>
        </Notice>
      )}
      {hiddenVenues.length > 0 && (
        <Notice tone="danger">
          <Text fontWeight="600">
            {owner.subscription?.status === 'EXPIRED' ? (
              <Trans id="billing.hidden">Hidden from the public since the subscription ended</Trans>
            ) : (
              <Trans id="billing.hiddenBeyond">Beyond the plan, and hidden from the public</Trans>
            )}
          </Text>
          <List>
            {hiddenVenues.map((venue) => (
              <Item key={venue.id}>
                <Link to={`/admin/establishments/${venue.id}`}>{venue.name}</Link>
              </Item>
            ))}
          </List>
        </Notice>
      )}
      {currentPlan && (
        <Card as="section" padded aria-labelledby="usage">
          <Stack gap="3">
            <Heading as="h2" look="h3" id="usage">
              <Trans id="billing.usage">Usage</Trans>
            </Heading>
            <DataList>
              <DataItem label={t({ id: 'subscription.usageVenues', message: 'Venues' })}>
                {words.used(usage.venues, currentPlan.venueLimit)}
              </DataItem>
              <DataItem label={t({ id: 'subscription.usagePhotos', message: 'Photos of the venue with the most' })}>
                {words.used(usage.photos, currentPlan.photoLimit)}
              </DataItem>
              <DataItem label={t({ id: 'subscription.usagePromotions', message: 'Current or upcoming offers' })}>
                {words.used(usage.promotions, currentPlan.promotionLimit)}
              </DataItem>
            </DataList>
          </Stack>
        </Card>
      )}
      <PaymentsTable payments={subscription?.payments ?? []} />
      {subscription && <HistoryLink type="SUBSCRIPTION" id={subscription.id} />}
    </Stack>
  );
}
