import { useLingui } from '@lingui/react/macro';
import { nodesOf } from '../../lib/list/connection.ts';
import { Item, List, Row, Stack } from '../../ui/box.ts';
import { Link } from '../../ui/button.tsx';
import { Card } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Heading, Text } from '../../ui/text.tsx';
import { NotificationLink } from './notification-link.tsx';
import { useNotificationFeedQuery } from './notifications.gen.ts';
import { useNotificationActions } from './use-notification-actions.ts';
import { FEED_SIZE } from './use-notification-feed.ts';

const SHOWN = 5;

/** The latest notifications in a card, from what the bell of the bar keeps up to date. */
export function RecentNotifications({ role, allAddress }: { role: string; allAddress: string }) {
  const { t } = useLingui();
  const { data, error } = useNotificationFeedQuery({ variables: { first: FEED_SIZE }, fetchPolicy: 'cache-first' });
  const { read } = useNotificationActions();
  const items = data && nodesOf(data.notifications).slice(0, SHOWN);
  return (
    <Card as="section" padded aria-labelledby="recent-notifications">
      <Stack gap="3">
        <Row justifyContent="space-between">
          <Heading as="h2" look="h3" id="recent-notifications">
            {t({ id: 'notifications.recent', message: 'Recent notifications' })}
          </Heading>
          <Link to={allAddress} fontSize="sm">
            {t({ id: 'notifications.all', message: 'All notifications' })}
          </Link>
        </Row>
        {!items && !error && <Skeleton height="32" />}
        {!items && error && (
          <Text tone="muted">{t({ id: 'notifications.failed', message: 'Failed to fetch notifications' })}</Text>
        )}
        {items?.length === 0 && (
          <Text tone="muted">{t({ id: 'notifications.empty', message: 'No notifications' })}</Text>
        )}
        {items && items.length > 0 && (
          <List mx="-3">
            {items.map((notification) => (
              <Item key={notification.id}>
                <NotificationLink notification={notification} role={role} onRead={(id) => void read(id)} />
              </Item>
            ))}
          </List>
        )}
      </Stack>
    </Card>
  );
}
