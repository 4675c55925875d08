import { useLingui } from '@lingui/react/macro';
import { skipToken } from '@apollo/client/react';
import { useParams } from 'react-router';
import { SUBMISSIONS } from './queue-address.ts';
import { SubmissionReview } from './submission-review.tsx';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { useChangeRequestQuery } from '../content/venue-content.gen.ts';
import { PageLoading, PageMissing } from '../../../lib/page-states.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Text } from '../../../ui/text.tsx';
import { useVenuePreviewQuery } from '../page/venue-page.gen.ts';
import { PublicView } from './public-view.tsx';

/** `/admin/establishment-requests/:id`: a submitted venue as the public will see it, and the decision. */
export default function EstablishmentRequestPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { data, error, refetch } = useChangeRequestQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  useLiveList(['CHANGE_REQUESTS', 'VENUES'], refetch);
  const request = data?.changeRequest;
  // Kept out of the cache, which holds what the public sees under the same id.
  const preview = useVenuePreviewQuery(
    request ? { variables: { id: request.venue.id }, fetchPolicy: 'no-cache' } : skipToken,
  );
  if (!data) {
    return (
      <PageLoading
        error={error}
        title={t({ id: 'request.loadFailed', message: 'The request could not be loaded' })}
        retry={refetch}
      />
    );
  }
  if (!request) {
    return (
      <PageMissing
        title={t({ id: 'request.notFound', message: 'This request does not exist' })}
        to={SUBMISSIONS.path}
        label={t({ id: 'submissions.title', message: 'Submitted venues' })}
      />
    );
  }
  const venue = preview.data?.venuePreview;
  return (
    <SubmissionReview
      key={id}
      request={request}
      refetch={async () => {
        await Promise.all([refetch(), preview.refetch()]);
      }}
      preview={
        venue ? (
          <PublicView venue={venue} />
        ) : preview.loading ? (
          <Skeleton height="32rem" borderRadius="md" />
        ) : (
          <Text tone="muted">{t({ id: 'preview.failed', message: 'The preview could not be loaded' })}</Text>
        )
      }
    />
  );
}
