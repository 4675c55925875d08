import { useLingui } from '@lingui/react/macro';
import { useOwnNews } from '../../../lib/session/own-news.ts';
import { Card } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { SubscriptionCard } from './subscription-card.tsx';
import { useSubscriptionOnDashboardQuery } from './subscription.gen.ts';

/** One's plan on the dashboard, with its loading and its failure. */
export function OwnSubscriptionCard() {
  const { t } = useLingui();
  const { data, error, refetch } = useSubscriptionOnDashboardQuery({ fetchPolicy: 'cache-and-network' });
  useOwnNews(refetch);
  if (data) return <SubscriptionCard subscription={data.myBillingAccount} />;
  if (!error) return <Skeleton height="10rem" borderRadius="md" />;
  return (
    <Card padded>
      <Text tone="muted" role="alert">
        {t({ id: 'subscription.notLoaded', message: 'Your subscription could not be loaded' })}
      </Text>
    </Card>
  );
}
