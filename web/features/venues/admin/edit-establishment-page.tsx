import { Trans, useLingui } from '@lingui/react/macro';
import Eye from 'lucide-static/icons/eye.svg?react';
import { useNavigate, useParams } from 'react-router';
import { PhotoManager } from '../photos/photo-manager.tsx';
import { VENUES } from './admin-url.ts';
import { adminAddress } from './admin-venue.ts';
import { PendingElsewhere } from './pending-elsewhere.tsx';
import { useEditedVenue } from '../form/use-edited-venue.ts';
import { VenueEditor } from '../form/venue-editor.tsx';
import { StatusBadges } from '../content/venue-status.tsx';
import { PageLoading, PageMissing } from '../../../lib/page-states.tsx';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Heading } from '../../../ui/text.tsx';

/** `/admin/establishments/:id/edit`: the owner's form; what the platform writes in it is in force at once. */
export default function EditEstablishmentPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const navigate = useNavigate();
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
        to={VENUES.path}
        label={t({ id: 'venuesAdmin.title', message: 'Venues' })}
      />
    );
  }
  return (
    <VenueEditor
      key={venue.id}
      venue={venue}
      moderated={false}
      byPlatform
      renderHead={(now) => (
        <Flex as="header" gap="4" rowGap="3" justifyContent="space-between" alignItems="flex-start" flexWrap="wrap">
          <Stack gap="2" minWidth="0">
            <Heading as="h1" look="h1" overflowWrap="anywhere" lang="fr">
              {now.content.name}
            </Heading>
            <StatusBadges status={now.status} pending={now.pendingChange?.type ?? null} />
          </Stack>
          <LinkButton size="sm" to={`${adminAddress(now.id)}/apercu`}>
            <Eye size={16} aria-hidden />
            <Trans id="venueForm.preview">Preview</Trans>
          </LinkButton>
        </Flex>
      )}
      renderPhotos={(now, refresh) => <PhotoManager venueId={now.id} onChange={() => void refresh()} />}
      renderPending={(now) => now.pendingChange && <PendingElsewhere request={now.pendingChange} />}
      onSubmitted={(now) => void navigate(adminAddress(now.id))}
    />
  );
}
