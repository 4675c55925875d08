import { Trans } from '@lingui/react/macro';
import { Badge } from '../../ui/layout.tsx';

type Stand = { readonly status: 'PENDING' | 'ACTIVE' | 'CANCELLED' | 'EXPIRED'; readonly endsSoon: boolean };

/** How a subscription stands, in a word. */
export function StatusBadge({ subscription }: { subscription: Stand | null }) {
  switch (subscription?.status) {
    case 'ACTIVE':
      return subscription.endsSoon ? (
        <Badge tone="gold">
          <Trans id="subscription.endsSoon">Ends soon</Trans>
        </Badge>
      ) : (
        <Badge tone="sage">
          <Trans id="subscription.active">Active</Trans>
        </Badge>
      );
    case 'CANCELLED':
      return (
        <Badge tone="gold">
          <Trans id="subscription.cancelled">Cancelled</Trans>
        </Badge>
      );
    case 'EXPIRED':
      return (
        <Badge tone="danger">
          <Trans id="subscription.expired">Expired</Trans>
        </Badge>
      );
    case 'PENDING':
      return (
        <Badge tone="gold">
          <Trans id="subscription.pending">Requested</Trans>
        </Badge>
      );
    case undefined:
      return (
        <Badge>
          <Trans id="subscription.free">Free plan</Trans>
        </Badge>
      );
  }
}
