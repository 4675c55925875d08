import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { RequestDetail } from './request-detail.tsx';
import { useChangeRequestQuery } from '../content/venue-content.gen.ts';
import { useOwnNews } from '../../../lib/session/own-news.ts';
import { PageLoading, PageMissing } from '../../../lib/page-states.tsx';

/** `/dashboard/change-requests/:id`: both sides of a change. */
export default function ChangeRequestPage() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { data, error, refetch } = useChangeRequestQuery({ variables: { id }, fetchPolicy: 'no-cache' });
  useOwnNews(refetch);
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
        to="/dashboard/change-requests"
        label={<Trans id="changeRequests.title">Change requests</Trans>}
      />
    );
  }
  return (
    <RequestDetail
      request={data.changeRequest}
      onChanged={async () => {
        await refetch().catch(() => {});
      }}
    />
  );
}
