import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useTerm } from '../../../lib/terms.ts';
import { Row } from '../../../ui/box.ts';
import { Badge } from '../../../ui/layout.tsx';

/** How a venue stands, by the API's names, in the order of its life. */
export const STATUSES = {
  DRAFT: msg({ id: 'venueStatus.draft', message: 'Draft' }),
  PENDING: msg({ id: 'venueStatus.pending', message: 'Under review' }),
  REJECTED: msg({ id: 'venueStatus.rejected', message: 'Declined' }),
  APPROVED: msg({ id: 'venueStatus.approved', message: 'Approved, not published' }),
  PUBLISHED: msg({ id: 'venueStatus.published', message: 'Published' }),
  DELETED: msg({ id: 'venueStatus.deleted', message: 'Deleted' }),
} as const;

/** The same as filters, over many. */
export const STATUS_FILTERS = {
  DRAFT: msg({ id: 'myVenues.drafts', message: 'Drafts' }),
  PENDING: msg({ id: 'myVenues.inReview', message: 'Under review' }),
  REJECTED: msg({ id: 'myVenues.rejected', message: 'Declined' }),
  APPROVED: msg({ id: 'myVenues.approved', message: 'Approved' }),
  PUBLISHED: msg({ id: 'myVenues.published', message: 'Published' }),
  DELETED: msg({ id: 'myVenues.deleted', message: 'Deleted' }),
} as const satisfies Record<keyof typeof STATUSES, unknown>;

export type Standing = keyof typeof STATUSES;

const TONES = {
  DRAFT: 'neutral',
  PENDING: 'gold',
  REJECTED: 'danger',
  // Ready, and not shown: neither a refusal nor something that waits for somebody.
  APPROVED: 'neutral',
  PUBLISHED: 'sage',
  DELETED: 'neutral',
} as const;

type StatusBadgesProps = {
  status: Standing;
  /** Published, and hidden because the subscription has ended. */
  subscriptionExpired?: boolean;
  /** Published, and hidden because the plan has no room for it. */
  isBeyondPlan?: boolean;
  /** False = visitors do not see it; where it is published and nothing else hides it, the account of its owner is closed or suspended. */
  isPublic?: boolean;
  /** What waits for the moderators; null = nothing. */
  pending?: 'CREATION' | 'UPDATE' | 'DELETION' | null;
};

/** How a venue stands, in a word or two. */
export function StatusBadges(props: StatusBadgesProps) {
  const { status, subscriptionExpired = false, isBeyondPlan = false, isPublic = true, pending = null } = props;
  const { t } = useLingui();
  const statusName = useTerm(STATUSES);
  return (
    <Row gap="1">
      {isBeyondPlan ? (
        <Badge tone="danger">{t({ id: 'venueStatus.beyondPlan', message: 'Hidden: beyond the plan' })}</Badge>
      ) : subscriptionExpired ? (
        <Badge tone="danger">{t({ id: 'venueStatus.expired', message: 'Hidden: subscription ended' })}</Badge>
      ) : status === 'PUBLISHED' && !isPublic ? (
        <Badge tone="danger">
          {t({ id: 'venueStatus.ownerAway', message: 'Hidden: account closed or suspended' })}
        </Badge>
      ) : (
        <Badge tone={TONES[status]}>{statusName(status)}</Badge>
      )}
      {pending === 'UPDATE' && (
        <Badge tone="gold">{t({ id: 'venueStatus.change', message: 'Changes under review' })}</Badge>
      )}
      {pending === 'DELETION' && (
        <Badge tone="gold">{t({ id: 'venueStatus.deletion', message: 'Deletion requested' })}</Badge>
      )}
    </Row>
  );
}
