import { useDisclosure } from '@chakra-ui/react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { NotificationDays } from './notification-days.tsx';
import { useNotificationsQuery } from './notifications.gen.ts';
import { useNotificationActions } from './use-notification-actions.ts';
import { useNotificationCounts } from './use-notification-feed.ts';
import { useErrorText } from '../../lib/errors.ts';
import { nodesOf, type Part, partVariables } from '../../lib/list/connection.ts';
import { PartLinks } from '../../lib/list/part-links.tsx';
import { useSession } from '../../lib/session/use-session.ts';
import { Flex, Row, Stack } from '../../ui/box.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/states.tsx';
import { Heading, Text } from '../../ui/text.tsx';

const FILTER = 'filtre';
const UNREAD = 'non-lues';

/** `/dashboard/notifications` and `/admin/notifications`: all notifications, by day. */
export default function NotificationsPage() {
  const { t } = useLingui();
  const { viewer } = useSession();
  const errorText = useErrorText();
  const [params, setParams] = useSearchParams();
  const unreadOnly = params.get(FILTER) === UNREAD;
  const part = { after: params.get('after') ?? undefined, before: params.get('before') ?? undefined };
  const title = useRef<HTMLHeadingElement>(null);
  const dialog = useDisclosure();
  const deleted = useRef(false);
  const { data, previousData, error, refetch } = useNotificationsQuery({
    variables: { filter: unreadOnly ? { unread: true } : {}, ...partVariables(part) },
    fetchPolicy: 'cache-and-network',
  });
  const { read, readAll, remove, removeRead, busy, failure } = useNotificationActions();
  const counts = useNotificationCounts();
  useRefetchAt(counts?.unread, () => void refetch().catch(() => {}));

  // What was deleted leaves the button that did it: the title takes the focus.
  const afterwards = (done: boolean) => {
    if (!done) return;
    title.current?.focus();
    void refetch().catch(() => {});
  };
  const deleteRead = async () => {
    deleted.current = await removeRead();
    dialog.onClose();
    if (deleted.current) void refetch().catch(() => {});
  };
  const list = data?.notifications ?? (error ? undefined : previousData?.notifications);
  const linkTo = ({ after, before }: Part) => {
    const query = { ...(unreadOnly && { [FILTER]: UNREAD }), ...(after && { after }), ...(before && { before }) };
    return { search: new URLSearchParams(query).toString() };
  };
  return (
    <Stack gap={{ base: '5', md: '6' }}>
      <Row justifyContent="space-between" gap="4">
        <Heading as="h1" look="h1" ref={title} tabIndex={-1} outline="none">
          <Trans id="notifications.title">Notifications</Trans>
        </Heading>
        <Row>
          <Button size="sm" disabled={counts?.unread === 0} busy={busy === 'readAll'} onClick={() => void readAll()}>
            <Trans id="notifications.readAll">Mark all as read</Trans>
          </Button>
          <Button
            size="sm"
            look="ghost"
            onClick={() => {
              deleted.current = false;
              dialog.onOpen();
            }}
          >
            <Trans id="notifications.deleteRead">Delete read notifications</Trans>
          </Button>
        </Row>
      </Row>
      <Flex>
        <Segmented
          name="notification-filter"
          label={t({ id: 'notifications.filter', message: 'Which notifications' })}
          value={unreadOnly ? UNREAD : ''}
          options={[
            { value: '', label: t({ id: 'notifications.everything', message: 'All' }) },
            { value: UNREAD, label: t({ id: 'notifications.unreadOnly', message: 'Unread' }) },
          ]}
          onChange={(value) => setParams(value ? { [FILTER]: value } : {}, { preventScrollReset: true })}
        />
      </Flex>
      <div role="alert">{failure && <Notice tone="danger">{failure}</Notice>}</div>
      {!list && !error && (
        <Stack gap="3">
          <Skeleton height="6" width="8rem" />
          <Skeleton height="16" />
          <Skeleton height="16" />
        </Stack>
      )}
      {!list && error && (
        <ErrorState
          title={<Trans id="notifications.failed">Failed to fetch notifications</Trans>}
          actions={
            <Button look="quiet" onClick={() => void refetch().catch(() => {})}>
              <Trans id="session.retry">Try again</Trans>
            </Button>
          }
        >
          {errorText(error)}
        </ErrorState>
      )}
      {list?.edges.length === 0 && (
        <EmptyState title={<Trans id="notifications.empty">No notifications</Trans>}>
          {unreadOnly ? (
            <Trans id="notifications.allRead">You have read everything.</Trans>
          ) : (
            <Trans id="notifications.emptyText">Anything that concerns you appears here as soon as it happens.</Trans>
          )}
        </EmptyState>
      )}
      {list && list.edges.length > 0 && (
        <NotificationDays
          items={nodesOf(list)}
          role={viewer?.role ?? ''}
          onRead={(id) => void read(id)}
          onDelete={(id) => void remove(id).then(afterwards)}
        />
      )}
      {list && (
        <PartLinks
          place={list.pageInfo}
          linkTo={linkTo}
          label={t({ id: 'notifications.pages', message: 'Pages of notifications' })}
        >
          <Text look="small" tone="muted">
            {t({
              id: 'notifications.count',
              message: plural(list.totalCount, { one: '# notification', other: '# notifications' }),
            })}
          </Text>
        </PartLinks>
      )}
      <ConfirmDialog
        dialog={dialog}
        title={t({ id: 'notifications.deleteReadTitle', message: 'Delete read notifications?' })}
        confirmLabel={t({ id: 'notifications.deleteReadConfirm', message: 'Delete' })}
        cancelLabel={t({ id: 'notifications.keep', message: 'Keep them' })}
        busy={busy === 'removeRead'}
        finalFocus={() => (deleted.current ? title.current : null)}
        onConfirm={() => void deleteRead()}
      >
        <Text>
          <Trans id="notifications.deleteReadText">
            All the notifications you have read are deleted, on every page. Unread ones stay, and what they refer to is
            not affected.
          </Trans>
        </Text>
      </ConfirmDialog>
    </Stack>
  );
}

/** Calls back when the value, once known, becomes another. */
function useRefetchAt(value: number | undefined, look: () => void): void {
  const last = useRef(value);
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    if (last.current !== undefined && value !== last.current) latest.current();
    last.current = value;
  }, [value]);
}
