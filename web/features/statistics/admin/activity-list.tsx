import { styled } from '../../../ui/styled.ts';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { Span } from '../../../ui/box.ts';
import { RouterLink } from '../../../ui/router-link.tsx';
import { Text } from '../../../ui/text.tsx';
import { userAddress } from '../../accounts/admin/user.ts';
import type { DashboardQuery } from './dashboard.gen.ts';

type Activity = DashboardQuery['dashboard']['activity'][number];

const SENTENCES = {
  REGISTERED: msg({ id: 'adminDashboard.registered', message: 'New registration' }),
  INVITATION_ACCEPTED: msg({ id: 'adminDashboard.invitationAccepted', message: 'Invitation accepted' }),
  VENUE_SUBMITTED: msg({ id: 'adminDashboard.venueSubmitted', message: 'Venue submitted' }),
  VENUE_APPROVED: msg({ id: 'adminDashboard.venueApproved', message: 'Venue approved' }),
  VENUE_REJECTED: msg({ id: 'adminDashboard.venueRejected', message: 'Venue declined' }),
  CHANGE_REQUESTED: msg({ id: 'adminDashboard.changeRequested', message: 'Changes requested' }),
  CHANGE_APPROVED: msg({ id: 'adminDashboard.changeApproved', message: 'Changes accepted' }),
  CHANGE_REJECTED: msg({ id: 'adminDashboard.changeRejected', message: 'Changes declined' }),
  DELETION_REQUESTED: msg({ id: 'adminDashboard.deletionRequested', message: 'Deletion requested' }),
  DELETION_APPROVED: msg({ id: 'adminDashboard.deletionApproved', message: 'Deletion accepted' }),
  DELETION_REJECTED: msg({ id: 'adminDashboard.deletionRejected', message: 'Deletion declined' }),
  QUOTE_REQUESTED: msg({ id: 'adminDashboard.quoteRequested', message: 'Quote request' }),
  MESSAGE_RECEIVED: msg({ id: 'adminDashboard.messageReceived', message: 'Message' }),
} as const satisfies Record<Activity['event'], unknown>;

/** Where it can be read in full. */
function placeOf({ event, objectId }: Activity): string {
  switch (event) {
    case 'REGISTERED':
      return '/admin/pending-registrations';
    case 'INVITATION_ACCEPTED':
      return userAddress(objectId);
    case 'QUOTE_REQUESTED':
      return `/admin/quotes/${objectId}`;
    case 'MESSAGE_RECEIVED':
      return '/admin/messages';
    case 'VENUE_SUBMITTED':
    case 'VENUE_APPROVED':
    case 'VENUE_REJECTED':
      return '/admin/establishment-requests';
    default:
      return `/admin/change-requests/${objectId}`;
  }
}

const Time = styled('time', { base: { color: 'ink.subtle', fontSize: 'xs', textAlign: 'right' } });

const Line = styled(
  RouterLink,
  {
    base: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      columnGap: '4',
      alignItems: 'baseline',
      py: '2',
      px: '2',
      mx: '-2',
      borderRadius: 'sm',
      color: 'ink',
      textDecoration: 'none',
      _hover: { bg: 'sunken' },
      '@media (pointer: coarse)': { py: '3' },
    },
  },
  { forwardProps: ['to'] },
);

/** What happened last, the latest first. */
export function ActivityList({ activity }: { activity: readonly Activity[] }) {
  const { t } = useLingui();
  const { dateTime, shortDayTime } = useFormats();
  const sentence = useTerm(SENTENCES);
  if (activity.length === 0)
    return <Text tone="muted">{t({ id: 'adminDashboard.nothing', message: 'Nothing has happened yet.' })}</Text>;
  return (
    <Span as="ul" display="block" listStyle="none">
      {activity.map((each) => (
        <li key={`${each.event} ${each.objectId}`}>
          <Line to={placeOf(each)}>
            <span>
              <Span display="block" color="ink.muted" fontSize="sm">
                {sentence(each.event)}
              </Span>
              <Span fontWeight="500" overflowWrap="anywhere">
                {each.subject}
              </Span>
            </span>
            <Time dateTime={each.at} title={dateTime(each.at)}>
              {shortDayTime(each.at)}
            </Time>
          </Line>
        </li>
      ))}
    </Span>
  );
}
