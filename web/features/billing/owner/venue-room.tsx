import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useOwnNews } from '../../../lib/session/own-news.ts';
import { Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useVenueRoomQuery } from './subscription.gen.ts';

/** What begins a venue, where the plan has room for one; else the notice that it has none. Where that can't be loaded, the API is left to refuse. */
export function VenueRoom({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { data, error, refetch } = useVenueRoomQuery({ fetchPolicy: 'cache-and-network' });
  useOwnNews(refetch);
  if (!data) return error ? children : <Skeleton height="18rem" borderRadius="md" />;
  const { currentPlan, usage } = data.myBillingAccount;
  const limit = currentPlan?.venueLimit ?? null;
  if (!currentPlan || limit === null || usage.venues < limit) return children;
  const { name } = currentPlan;
  const { venues } = usage;
  return (
    <Notice tone="gold" role="status">
      <Stack gap="1">
        <Text fontWeight="600">
          {t({
            id: 'creation.full',
            message: plural(venues, {
              one: `${name} plan: # venue of ${limit}`,
              other: `${name} plan: # venues of ${limit}`,
            }),
          })}
        </Text>
        <Text look="small">
          <LargerPlan />
        </Text>
      </Stack>
    </Notice>
  );
}

/** That the plan is full, and the ways to another venue. */
export function LargerPlan() {
  return (
    <Trans id="venueForm.planLimit">
      Your plan does not allow another venue. <Link to="/dashboard/subscription">Choose a larger plan</Link>, or delete
      a <Link to="/dashboard/manage-establishments">venue that you no longer need</Link>.
    </Trans>
  );
}
