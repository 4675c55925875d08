import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DELETED_KEPT_DAYS } from '../../../../schema/constants.ts';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { VENUE_GAPS, venueFormAddress } from '../content/venue-gaps.ts';
import { StatusBadges } from '../content/venue-status.tsx';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { Box, Flex, Span, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { Text } from '../../../ui/text.tsx';
import { VenueThumbnail } from '../../../ui/venue-thumbnail.tsx';
import { daysLeft, sheetAddress, type MyVenue } from './my-venue.ts';
import { PublishButton } from './publish-button.tsx';
import { useRowActions } from './use-row-actions.tsx';
import type { DirectAction } from './use-venue-actions.ts';

/** The columns of one's venues: how each stands, how complete it is, when it changed, what can be done with it. */
export function useMyColumns(
  acting: boolean,
  onAct: (action: DirectAction, venue: MyVenue) => void,
): Column<MyVenue>[] {
  const { t } = useLingui();
  const { date } = useFormats();
  const actionsOf = useRowActions(onAct);
  return [
    {
      id: 'name',
      title: t({ id: 'myVenues.venue', message: 'Venue' }),
      lead: true,
      cell: ({ id, name, kind, city, photo }) => (
        <Flex gap="3" alignItems="center" minWidth="0">
          <VenueThumbnail id={id} kind={kind} photo={photo} />
          <Box minWidth="0">
            <Text fontWeight="600" lineHeight="snug" overflowWrap="anywhere" lang="fr">
              <Link to={sheetAddress(id)} look="plain" data-row-link>
                {name}
              </Link>
            </Text>
            <Text look="small" tone="muted" lang="fr">
              {city}
            </Text>
          </Box>
        </Flex>
      ),
    },
    {
      id: 'state',
      title: t({ id: 'myVenues.state', message: 'State' }),
      cell: (venue) => {
        const { name, status, subscriptionExpired, isBeyondPlan, pendingChange, rejectionReason, deletedAt } = venue;
        return (
          <Stack gap="1" maxWidth={{ lg: '16rem' }}>
            <StatusBadges
              status={status}
              subscriptionExpired={subscriptionExpired}
              isBeyondPlan={isBeyondPlan}
              pending={pendingChange?.type ?? null}
            />
            {status === 'REJECTED' && rejectionReason && (
              <Text look="caption" tone="muted" lineClamp="2">
                {rejectionReason}
              </Text>
            )}
            <TimeLeft deletedAt={deletedAt} />
            {venue.availableActions.includes('PUBLISH') && (
              <PublishButton size="sm" name={name} busy={acting} onPublish={() => onAct('PUBLISH', venue)} />
            )}
          </Stack>
        );
      },
    },
    {
      id: 'completeness',
      title: t({ id: 'completeness.short', message: 'Completeness' }),
      cell: (venue) => <Completeness venue={venue} />,
    },
    {
      id: 'updated',
      title: t({ id: 'myVenues.updated', message: 'Updated' }),
      cell: ({ changedAt }) => (
        <Span color="ink.muted" whiteSpace="nowrap">
          {date(changedAt)}
        </Span>
      ),
    },
    {
      id: 'actions',
      title: t({ id: 'myVenues.actions', message: 'Actions' }),
      actions: true,
      cell: (venue) => {
        const { name } = venue;
        return (
          <ActionMenu label={t({ id: 'myVenues.actionsOf', message: `Actions: ${name}` })} actions={actionsOf(venue)} />
        );
      },
    },
  ];
}

/** How full it is, and the next thing to add: a link to its place in the form. */
function Completeness({ venue }: { venue: MyVenue }) {
  const { t } = useLingui();
  const gapName = useTerm(VENUE_GAPS);
  const { percent, next } = venue.completeness;
  return (
    <Stack gap="1" minWidth={{ lg: '9rem' }} maxWidth={{ lg: '15rem' }}>
      <Flex gap="2" alignItems="center">
        <Box flex="1">
          <ProgressBar percent={percent} label={t({ id: 'completeness.label', message: 'Listing completeness' })} />
        </Box>
        <Span fontSize="xs" color="ink.muted" fontVariantNumeric="tabular-nums">
          {t({ id: 'completeness.percent', message: `${percent}%` })}
        </Span>
      </Flex>
      {next && venue.availableActions.includes('EDIT') && (
        <Text look="caption">
          <Link to={venueFormAddress(venue.id, next)}>{gapName(next)}</Link>
        </Text>
      )}
    </Stack>
  );
}

/** How long a deleted venue can still be brought back. */
function TimeLeft({ deletedAt }: { deletedAt: string | null }) {
  const { t } = useLingui();
  const [now] = useState(() => Date.now());
  if (!deletedAt) return null;
  const left = daysLeft(deletedAt, DELETED_KEPT_DAYS, now);
  return (
    <Text look="caption" tone="muted">
      {t({
        id: 'myVenues.daysLeft',
        message: plural(left, {
          0: 'Erased within hours',
          one: '# day left to restore it',
          other: '# days left to restore it',
        }),
      })}
    </Text>
  );
}
