import { Trans, useLingui } from '@lingui/react/macro';
import Eye from 'lucide-static/icons/eye.svg?react';
import { useNavigate, useParams } from 'react-router';
import { PendingNotice } from '../change-requests/pending-notice.tsx';
import { PhotoManager } from '../photos/photo-manager.tsx';
import { useEditedVenue } from './use-edited-venue.ts';
import { VenueEditor } from './venue-editor.tsx';
import { useSession } from '../../../lib/session/use-session.ts';
import { StatusBadges } from '../content/venue-status.tsx';
import { PageLoading, PageMissing } from '../../../lib/page-states.tsx';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/text.tsx';

/** `/dashboard/establishments/:id/edit` and `/dashboard/edit-establishment/:id`: the form of a venue. */
export default function EditVenuePage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const navigate = useNavigate();
  const { viewer } = useSession();
  const { data, error, refetch } = useEditedVenue(id);
  if (!data) {
    return (
      <PageLoading
        error={error}
        title={t({ id: 'venueForm.loadFailed', message: 'The venue could not be loaded' })}
        retry={refetch}
        messageOf={VENUE_ERRORS.view}
      />
    );
  }
  const venue = data.managedVenue;
  if (!venue?.availableActions.includes('EDIT')) {
    return (
      <PageMissing
        title={
          venue
            ? t({ id: 'venueForm.notFound', message: 'This venue cannot be edited' })
            : t({ id: 'venue.notFound', message: 'Establishment not found' })
        }
        to="/dashboard/manage-establishments"
        label={<Trans id="myVenues.title">My venues</Trans>}
      >
        <Trans id="venueForm.notFoundText">It was deleted, or it belongs to someone else.</Trans>
      </PageMissing>
    );
  }
  return (
    <VenueEditor
      key={venue.id}
      venue={venue}
      moderated={viewer?.role === 'CLIENT'}
      renderHead={(now) => (
        <Flex as="header" gap="4" rowGap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
          <Stack gap="2" minWidth="0">
            <Heading as="h1" look="h1" overflowWrap="anywhere" lang="fr">
              {now.content.name}
            </Heading>
            <StatusBadges status={now.status} pending={now.pendingChange?.type ?? null} />
          </Stack>
          <LinkButton size="sm" to={`/dashboard/establishments/${now.id}/apercu`}>
            <Eye size={16} aria-hidden />
            <Trans id="venueForm.preview">Preview</Trans>
          </LinkButton>
        </Flex>
      )}
      renderPhotos={(now, refresh) => <PhotoManager venueId={now.id} onChange={() => void refresh()} />}
      renderPending={(now, refresh) =>
        now.pendingChange && (
          <PendingNotice request={now.pendingChange} venueName={now.content.name} onWithdrawn={refresh} />
        )
      }
      onSubmitted={(now) => void navigate(`/dashboard/establishments/${now.id}`)}
    />
  );
}
