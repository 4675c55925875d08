import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PaymentsTable } from '../payments-table.tsx';
import { PlanCards } from './plan-cards.tsx';
import { PlanUsage } from './plan-usage.tsx';
import { SubscriptionState } from './subscription-state.tsx';
import { useMyBillingAccountQuery } from './subscription.gen.ts';
import { useSubscriptionCalls } from './use-subscription.ts';
import type { FailedCall } from '../../../lib/captcha/use-checked-call.ts';
import { SendFailure } from '../../../lib/send-failure.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { LoadFailed } from '../../../lib/page-states.tsx';
import { useOwnNews } from '../../../lib/session/own-news.ts';
import { Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { Heading, VisuallyHidden } from '../../../ui/text.tsx';

/** `/dashboard/subscription`: which plan one has, what it allows, how to have another one. Who runs the platform has none. */
export default function SubscriptionPage() {
  const { viewer } = useSession();
  return viewer?.role === 'ADMIN' ? <NoPlanNeeded /> : <OwnPlan />;
}

function NoPlanNeeded() {
  return (
    <EmptyState
      as="h1"
      title={<Trans id="subscription.noneNeeded">Administrators need no plan</Trans>}
      actions={
        <LinkButton to="/admin/subscriptions" look="solid">
          <Trans id="subscription.toAdmin">View clients’ subscriptions</Trans>
        </LinkButton>
      }
    >
      <Trans id="subscription.noneNeededText">
        Nothing limits your venues, their photos or your offers. Clients’ plans are managed in the administration.
      </Trans>
    </EmptyState>
  );
}

function OwnPlan() {
  const { t } = useLingui();
  const { data, error, refetch } = useMyBillingAccountQuery({ fetchPolicy: 'cache-and-network' });
  useOwnNews(refetch);
  const { request, requesting, cancel, cancelling } = useSubscriptionCalls();
  const [asking, setAsking] = useState<string | null>(null);
  const [failure, setFailure] = useState<FailedCall | null>(null);
  const [said, setSaid] = useState('');

  const ask = async (planId: string) => {
    if (requesting) return;
    setAsking(planId);
    const outcome = await request(planId);
    setAsking(null);
    setFailure(outcome.kind === 'failed' ? outcome : null);
    if (outcome.kind === 'done')
      setSaid(
        t({ id: 'subscription.asked', message: 'Your request has been sent. Our team will send you the invoice.' }),
      );
  };
  const end = async () => {
    const subscription = data?.myBillingAccount.subscription;
    if (!subscription) return;
    const withdrawn = subscription.daysLeft === null;
    const outcome = await cancel(subscription.version);
    setFailure(outcome.kind === 'failed' ? outcome : null);
    if (outcome.kind === 'done')
      setSaid(
        withdrawn
          ? t({ id: 'subscription.withdrawDone', message: 'Your request has been withdrawn.' })
          : t({ id: 'subscription.cancelDone', message: 'Your subscription has been cancelled.' }),
      );
  };

  const own = data?.myBillingAccount;
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Heading as="h1" look="h1">
        <Trans id="subscription.title">My subscription</Trans>
      </Heading>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {own ? (
        <>
          {failure && (
            <SendFailure
              code={failure.code}
              wait={failure.wait}
              title={t({ id: 'subscription.failed', message: 'This could not be done' })}
              texts={{
                CONFLICT: t({
                  id: 'subscription.conflict',
                  message: 'Your subscription has changed in the meantime. Reload the page to see where it stands.',
                }),
              }}
            />
          )}
          <SubscriptionState
            own={own}
            renewing={asking !== null && asking === own.subscription?.plan.id}
            cancelling={cancelling}
            onRenew={() => own.subscription && void ask(own.subscription.plan.id)}
            onCancel={end}
          />
          <PlanUsage own={own} />
          <PlanCards plans={data.plans} own={own} asking={asking} onAsk={({ id }) => void ask(id)} />
          <PaymentsTable payments={own.subscription?.payments ?? []} />
        </>
      ) : error ? (
        <LoadFailed
          error={error}
          title={t({ id: 'subscription.notLoaded', message: 'Your subscription could not be loaded' })}
          retry={refetch}
        />
      ) : (
        <>
          <Skeleton height="10rem" borderRadius="md" />
          <Skeleton height="8rem" borderRadius="md" />
          <Skeleton height="18rem" borderRadius="md" />
        </>
      )}
    </Stack>
  );
}
