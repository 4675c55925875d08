import { useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { ChangeReview } from './change-review.tsx';
import { CHANGES } from './queue-address.ts';
import { HistoryLink } from '../../../lib/history-link.tsx';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { useChangeRequestQuery } from '../content/venue-content.gen.ts';
import { PageLoading, PageMissing } from '../../../lib/page-states.tsx';
import { Stack } from '../../../ui/box.ts';

/** `/admin/change-requests/:id`: both sides of a change, and the decision. */
export default function ChangeRequestPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { data, error, refetch } = useChangeRequestQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  useLiveList(['CHANGE_REQUESTS', 'VENUES'], refetch);
  if (!data) {
    return (
      <PageLoading
        error={error}
        title={t({ id: 'request.loadFailed', message: 'The request could not be loaded' })}
        retry={refetch}
      />
    );
  }
  if (!data.changeRequest) {
    return (
      <PageMissing
        title={t({ id: 'request.notFound', message: 'This request does not exist' })}
        to={CHANGES.path}
        label={t({ id: 'changeRequests.title', message: 'Change requests' })}
      />
    );
  }
  return (
    <Stack gap="5">
      <ChangeReview key={id} request={data.changeRequest} refetch={refetch} />
      <HistoryLink type="CHANGE_REQUEST" id={id} />
    </Stack>
  );
}
