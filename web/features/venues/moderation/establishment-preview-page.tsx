import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { VENUES } from '../admin/admin-url.ts';
import { adminAddress } from '../admin/admin-venue.ts';
import { PageLoading, PageMissing } from '../../../lib/page-states.tsx';
import { VENUE_ERRORS } from '../../../lib/venue-errors.ts';
import { Flex, Stack } from '../../../ui/box.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Text } from '../../../ui/text.tsx';
import { useVenuePreviewQuery } from '../page/venue-page.gen.ts';
import { PublicView } from './public-view.tsx';

/** `/admin/establishments/:id/apercu`: the page of a venue as the public would see it now. */
export default function EstablishmentPreviewPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
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
  if (!data.venuePreview) {
    return (
      <PageMissing
        title={t({ id: 'venue.notFound', message: 'Establishment not found' })}
        to={VENUES.path}
        label={t({ id: 'venuesAdmin.title', message: 'Venues' })}
      />
    );
  }
  return (
    <Stack gap="6">
      <Notice tone="gold">
        <Flex gap="4" rowGap="3" alignItems="center" justifyContent="space-between" flexWrap="wrap">
          <Text look="small">
            <Trans id="venuesAdmin.previewText">
              This is what planners see, or would see. Pending requests are not included.
            </Trans>
          </Text>
          <LinkButton size="sm" to={adminAddress(id)}>
            <Trans id="venuesAdmin.backToSheet">Back to the venue</Trans>
          </LinkButton>
        </Flex>
      </Notice>
      <PublicView venue={data.venuePreview} />
    </Stack>
  );
}
