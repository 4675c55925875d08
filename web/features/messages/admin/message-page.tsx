import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { MESSAGES_PATH } from './admin-message.ts';
import { useAdminMessageQuery } from './messages-admin.gen.ts';
import { MessageDetail } from './message-detail.tsx';
import { useRead } from './use-read.ts';
import { useLiveList } from '../../../lib/list/use-live-list.ts';
import { PageLoading, PageMissing } from '../../../lib/page-states.tsx';

/** `/admin/messages/{id}`: one message of a visitor. */
export default function MessagePage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, error, refetch } = useAdminMessageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLiveList(['MESSAGES'], refetch);
  const look = () => void refetch().catch(() => {});
  const message = data?.message;
  useRead(message ?? null);
  if (message) return <MessageDetail key={message.id} message={message} look={look} />;
  if (!data)
    return (
      <PageLoading
        error={error}
        title={t({ id: 'adminMessage.notLoaded', message: 'The message could not be loaded' })}
        retry={refetch}
      />
    );
  return (
    <PageMissing
      title={t({ id: 'adminMessage.unknown', message: 'This message does not exist' })}
      to={MESSAGES_PATH}
      label={<Trans id="adminMessage.toList">All messages</Trans>}
    >
      <Trans id="adminMessage.unknownText">Messages are erased a year after the last exchange.</Trans>
    </PageMissing>
  );
}
