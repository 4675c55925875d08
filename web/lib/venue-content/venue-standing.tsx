import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useTerm } from '../terms.ts';
import { Row } from '../../ui/box.ts';
import { Badge } from '../../ui/layout.tsx';

/** How a venue stands, by the API's names, in the order of its life. */
export const STANDINGS = {
  DRAFT: msg({ id: 'standing.draft', message: 'Draft' }),
  PENDING: msg({ id: 'standing.pending', message: 'Under review' }),
  REJECTED: msg({ id: 'standing.rejected', message: 'Declined' }),
  APPROVED: msg({ id: 'standing.approved', message: 'Approved, not published' }),
  PUBLISHED: msg({ id: 'standing.published', message: 'Published' }),
  DELETED: msg({ id: 'standing.deleted', message: 'Deleted' }),
} as const;

/** The same as filters, over many. */
export const STANDING_FILTERS = {
  DRAFT: msg({ id: 'myVenues.drafts', message: 'Drafts' }),
  PENDING: msg({ id: 'myVenues.inReview', message: 'Under review' }),
  REJECTED: msg({ id: 'myVenues.rejected', message: 'Declined' }),
  APPROVED: msg({ id: 'myVenues.approved', message: 'Approved' }),
  PUBLISHED: msg({ id: 'myVenues.published', message: 'Published' }),
  DELETED: msg({ id: 'myVenues.deleted', message: 'Deleted' }),
} as const satisfies Record<keyof typeof STANDINGS, unknown>;

export type Standing = keyof typeof STANDINGS;

const TONES = {
  DRAFT: 'neutral',
  PENDING: 'gold',
  REJECTED: 'danger',
  APPROVED: 'copper',
  PUBLISHED: 'sage',
  DELETED: 'neutral',
} as const;

type StandingBadgesProps = {
  standing: Standing;
  /** Published, and hidden because the subscription has ended. */
  subscriptionExpired?: boolean;
  /** Published, and hidden because the plan has no room for it. */
  isBeyondPlan?: boolean;
  /** What waits for the moderators; null = nothing. */
  pending?: 'CREATION' | 'UPDATE' | 'DELETION' | null;
};

/** How a venue stands, in a word or two. */
export function StandingBadges(props: StandingBadgesProps) {
  const { standing, subscriptionExpired = false, isBeyondPlan = false, pending = null } = props;
  const { t } = useLingui();
  const standingName = useTerm(STANDINGS);
  return (
    <Row gap="1">
      {isBeyondPlan ? (
        <Badge tone="danger">{t({ id: 'standing.beyondPlan', message: 'Hidden: beyond the plan' })}</Badge>
      ) : subscriptionExpired ? (
        <Badge tone="danger">{t({ id: 'standing.expired', message: 'Hidden: subscription ended' })}</Badge>
      ) : (
        <Badge tone={TONES[standing]}>{standingName(standing)}</Badge>
      )}
      {pending === 'UPDATE' && (
        <Badge tone="gold">{t({ id: 'standing.change', message: 'Changes under review' })}</Badge>
      )}
      {pending === 'DELETION' && (
        <Badge tone="gold">{t({ id: 'standing.deletion', message: 'Deletion requested' })}</Badge>
      )}
    </Row>
  );
}
