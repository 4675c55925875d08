import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useTerm } from '../terms.ts';
import { Row } from '../../ui/box.ts';
import { Badge } from '../../ui/layout.tsx';

/** How a venue stands, by the API's names, in the order of its life. */
export const STANDINGS = {
  DRAFT: msg({ id: 'standing.draft', message: 'Draft' }),
  PENDING: msg({ id: 'standing.pending', message: 'In review' }),
  REJECTED: msg({ id: 'standing.rejected', message: 'Not accepted' }),
  APPROVED: msg({ id: 'standing.approved', message: 'Approved, not published' }),
  PUBLISHED: msg({ id: 'standing.published', message: 'Published' }),
  DELETED: msg({ id: 'standing.deleted', message: 'Deleted' }),
} as const;

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
  /** Hidden because the subscription has ended. */
  expired?: boolean;
  /** What waits for the moderators; null = nothing. */
  pending?: 'CREATION' | 'UPDATE' | 'DELETION' | null;
};

/** How a venue stands, in a word or two. */
export function StandingBadges({ standing, expired = false, pending = null }: StandingBadgesProps) {
  const { t } = useLingui();
  const standingName = useTerm(STANDINGS);
  return (
    <Row gap="1">
      <Badge tone={TONES[standing]}>{standingName(standing)}</Badge>
      {expired && standing === 'PUBLISHED' && (
        <Badge tone="danger">{t({ id: 'standing.expired', message: 'Hidden: subscription ended' })}</Badge>
      )}
      {pending === 'UPDATE' && <Badge tone="gold">{t({ id: 'standing.change', message: 'Changes in review' })}</Badge>}
      {pending === 'DELETION' && (
        <Badge tone="gold">{t({ id: 'standing.deletion', message: 'Deletion asked for' })}</Badge>
      )}
    </Row>
  );
}
