import { Trans, useLingui } from '@lingui/react/macro';
import Pencil from 'lucide-static/icons/pencil.svg?react';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { VenueDetails } from '../page/venue-details.tsx';
import { deferred } from '../../../lib/deferred.tsx';
import { venueFormAddress } from '../content/venue-gaps.ts';
import { PageLoading, PageMissing } from '../../../lib/page-states.tsx';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Heading, Text } from '../../../ui/text.tsx';
import { useVenuePreviewQuery } from '../page/venue-page.gen.ts';

const LocationMap = deferred(() => import('../page/location-map.tsx'));

/** `/dashboard/establishments/:id/apercu`: the page of a venue as the public would see it, with the owner's changes. */
export default function VenuePreviewPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  // Kept out of the cache, which holds what the public sees under the same id.
  const { data, error, refetch } = useVenuePreviewQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  if (!data) {
    return (
      <PageLoading
        error={error}
        title={t({ id: 'preview.failed', message: 'The preview could not be loaded' })}
        retry={refetch}
        messageOf={VENUE_ERRORS.view}
      />
    );
  }
  const venue = data.venuePreview;
  if (!venue) {
    return (
      <PageMissing
        title={t({ id: 'venue.notFound', message: 'Establishment not found' })}
        to="/dashboard/manage-establishments"
        label={<Trans id="myVenues.title">My venues</Trans>}
      />
    );
  }
  return (
    <Stack gap="6">
      <Notice tone="gold">
        <Flex gap="4" rowGap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
          <div>
            <Heading as="h2" look="h4">
              <Trans id="preview.title">Preview</Trans>
            </Heading>
            <Text look="small">
              <Trans id="preview.text">
                This is how planners would see it, including your changes that are not public yet. Only you and our team
                can open it.
              </Trans>
            </Text>
          </div>
          <LinkButton size="sm" to={venueFormAddress(id)}>
            <Pencil size={16} aria-hidden />
            <Trans id="venueAction.edit">Edit</Trans>
          </LinkButton>
        </Flex>
      </Notice>
      <VenueDetails
        venue={venue}
        preview
        map={
          venue.latitude !== null && (
            <Suspense fallback={null}>
              <LocationMap venue={venue} />
            </Suspense>
          )
        }
      />
    </Stack>
  );
}
