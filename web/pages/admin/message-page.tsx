import { Trans, useLingui } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { MESSAGES_PATH } from '../../features/message-desk/desk-message.ts';
import { useDeskMessageQuery } from '../../features/message-desk/message-desk.gen.ts';
import { MessageDetail } from '../../features/message-desk/message-detail.tsx';
import { useRead } from '../../features/message-desk/use-read.ts';
import { useLiveList } from '../../lib/list/use-live-list.ts';
import { PageLoading, PageMissing } from '../../lib/page-states.tsx';

/** `/admin/messages/{id}`: one message of a visitor. */
export default function MessagePage() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { data, error, refetch } = useDeskMessageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  useLiveList(['MESSAGES'], refetch);
  const look = () => void refetch().catch(() => {});
  const message = data?.message;
  useRead(message ?? null);
  if (message) return <MessageDetail key={message.id} message={message} look={look} />;
  if (!data)
    return (
      <PageLoading
        error={error}
        title={t({ id: 'deskMessage.notLoaded', message: 'The message could not be loaded' })}
        retry={refetch}
      />
    );
  return (
    <PageMissing
      title={t({ id: 'deskMessage.unknown', message: 'This message does not exist' })}
      to={MESSAGES_PATH}
      label={<Trans id="deskMessage.toList">All messages</Trans>}
    >
      <Trans id="deskMessage.unknownText">Messages are erased a year after the last exchange.</Trans>
    </PageMissing>
  );
}
