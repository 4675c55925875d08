import { useLingui } from '@lingui/react/macro';
import { useFormats } from '../../../lib/formats.ts';
import { useTerm } from '../../../lib/terms.ts';
import { StatusBadges } from '../content/venue-status.tsx';
import { VENUE_KINDS } from '../../../lib/venue-labels.ts';
import { ActionMenu } from '../../../ui/action-menu.tsx';
import { Box, Flex, Stack } from '../../../ui/box.ts';
import { Link } from '../../../ui/button.tsx';
import type { Column } from '../../../ui/data-table.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { Text } from '../../../ui/text.tsx';
import { VenueThumbnail } from '../../../ui/venue-thumbnail.tsx';
import type { AdminChanges, AdminSort, Place } from './admin-url.ts';
import { type BulkAction, adminAddress, type AdminVenue } from './admin-venue.ts';
import { PlaceMenu } from './place-menu.tsx';
import { useRowMenu } from './use-row-menu.tsx';

type Terms = {
  sort: AdminSort;
  link: (changes: AdminChanges) => string;
  onPlace: (venue: AdminVenue, place: Place, on: boolean) => void;
  onPublish: (venue: AdminVenue, on: boolean) => void;
  onAct: (venue: AdminVenue, action: BulkAction) => void;
};

/** The columns of the table of all venues. */
export function useAdminColumns({ sort, link, onPlace, onPublish, onAct }: Terms): Column<AdminVenue>[] {
  const { t } = useLingui();
  const { date, number, shortDate } = useFormats();
  const kindName = useTerm(VENUE_KINDS);
  const menuOf = useRowMenu(onAct);
  /** A head that orders by `up`, and the other way round once it does. */
  const ordered = (up: AdminSort, down: AdminSort) => ({
    to: link({ sort: sort === up ? down : up }),
    direction: sort === up ? ('ascending' as const) : sort === down ? ('descending' as const) : null,
  });
  return [
    {
      id: 'name',
      title: t({ id: 'myVenues.venue', message: 'Venue' }),
      lead: true,
      sort: ordered('NAME', 'NAME_DESC'),
      cell: ({ id, name, kind, city, photo }) => (
        <Flex gap="3" alignItems="center" minWidth="0">
          <VenueThumbnail id={id} kind={kind} photo={photo} />
          <Stack gap="0.5" minWidth="0">
            <Text fontWeight="600" lineHeight="snug" lang="fr">
              <Link to={adminAddress(id)} look="plain" data-row-link>
                {name}
              </Link>
            </Text>
            <Text look="caption" tone="muted">
              {kindName(kind)} · {city}
            </Text>
          </Stack>
        </Flex>
      ),
    },
    {
      id: 'owner',
      title: t({ id: 'venuesAdmin.owner', message: 'Owner' }),
      optional: 'shown',
      cell: ({ owner }) => (owner ? owner.companyName || owner.name || '–' : '–'),
    },
    {
      id: 'state',
      title: t({ id: 'myVenues.state', message: 'State' }),
      optional: 'shown',
      cell: ({ status, subscriptionExpired, isBeyondPlan, isPublic, pendingChange }) => (
        <StatusBadges
          status={status}
          subscriptionExpired={subscriptionExpired}
          isBeyondPlan={isBeyondPlan}
          isPublic={isPublic}
          pending={pendingChange?.type ?? null}
        />
      ),
    },
    {
      id: 'published',
      title: t({ id: 'venuesAdmin.online', message: 'Online' }),
      optional: 'shown',
      cell: (venue) => {
        const { name, isPublished, isPublic, availableActions } = venue;
        const isHidden = isPublished && !isPublic;
        const mayChange = availableActions.includes('PUBLISH') || availableActions.includes('UNPUBLISH');
        return (
          <Switch
            label={t({ id: 'venuesAdmin.onlineOf', message: `Online: ${name}` })}
            checked={isPublic}
            disabled={isHidden || !mayChange}
            onChange={(on) => onPublish(venue, on)}
          />
        );
      },
    },
    {
      id: 'places',
      title: t({ id: 'venuesAdmin.places', message: 'Highlights' }),
      optional: 'shown',
      cell: (venue) => (
        <PlaceMenu
          name={venue.name}
          flags={venue.flags}
          disabled={!venue.availableActions.includes('EDIT')}
          onChange={(place, on) => onPlace(venue, place, on)}
        />
      ),
    },
    {
      id: 'city',
      title: t({ id: 'myVenues.sortCity', message: 'City' }),
      optional: 'hidden',
      sort: ordered('CITY', 'CITY_DESC'),
      cell: ({ city }) => city,
    },
    {
      id: 'completeness',
      title: t({ id: 'completeness.short', message: 'Completeness' }),
      numeric: true,
      optional: 'hidden',
      cell: ({ completeness: { percent } }) => t({ id: 'completeness.percent', message: `${percent}%` }),
    },
    {
      id: 'stars',
      title: t({ id: 'venueField.category', message: 'Stars' }),
      numeric: true,
      optional: 'hidden',
      cell: ({ category }) => (category === null ? '–' : number(category)),
    },
    {
      id: 'created',
      title: t({ id: 'venuesAdmin.created', message: 'Created' }),
      optional: 'hidden',
      sort: ordered('OLDEST', 'NEWEST'),
      cell: ({ createdAt }) => date(createdAt),
    },
    {
      id: 'updated',
      title: t({ id: 'myVenues.updated', message: 'Updated' }),
      optional: 'shown',
      sort: ordered('UPDATED_OLDEST', 'UPDATED'),
      cell: ({ changedAt }) => (
        <Box as="span" whiteSpace="nowrap">
          {shortDate(changedAt)}
        </Box>
      ),
    },
    {
      id: 'actions',
      title: t({ id: 'myVenues.actions', message: 'Actions' }),
      actions: true,
      cell: (venue) => {
        const { name } = venue;
        return (
          <ActionMenu label={t({ id: 'myVenues.actionsOf', message: `Actions: ${name}` })} actions={menuOf(venue)} />
        );
      },
    },
  ];
}
