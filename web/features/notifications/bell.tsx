import { styled } from '../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import BellIcon from 'lucide-static/icons/bell.svg?react';
import { useRef } from 'react';
import { Flex, Item, List } from '../../ui/box.ts';
import { Button, Link } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Heading, Text, VisuallyHidden } from '../../ui/text.tsx';
import { useMenuManners } from '../../ui/use-menu-manners.ts';
import { NotificationLink } from './notification-link.tsx';
import { NotificationToast } from './notification-toast.tsx';
import type { NotificationItem } from './notification-labels.ts';
import { useNotificationActions } from './use-notification-actions.ts';
import { useNotificationFeed, usePassing } from './use-notification-feed.ts';

const TOAST_MS = 8_000;
/** Above, the number says no more than that it is much. */
const MOST = 99;

const Menu = styled('details', { base: { position: { base: 'static', sm: 'relative' } } });

const Opener = styled('summary', {
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '9',
    minWidth: '9',
    borderRadius: 'md',
    listStyle: 'none',
    userSelect: 'none',
    transition: 'colors',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { bg: 'sunken' },
    'details[open] > &': { bg: 'sunken' },
    '@media (pointer: coarse)': { minHeight: '11', minWidth: '11' },
  },
});

const Count = styled('span', {
  base: {
    position: 'absolute',
    top: '0',
    right: '0',
    minWidth: '4',
    px: '1',
    borderRadius: 'full',
    bg: 'copper',
    color: 'copper.on',
    fontSize: '0.6875rem',
    fontWeight: '700',
    lineHeight: '1rem',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
  },
});

const Panel = styled('div', {
  base: {
    position: 'absolute',
    zIndex: 'popover',
    top: { base: 'calc(100% + 4px)', sm: 'calc(100% + 6px)' },
    right: { base: '3', sm: '0' },
    left: { base: '3', sm: 'auto' },
    width: { sm: '24rem' },
    maxHeight: 'min(34rem, calc(100dvh - 6rem))',
    display: 'flex',
    flexDirection: 'column',
    bg: 'surface',
    color: 'ink',
    border: '1px solid',
    borderColor: 'rule',
    borderRadius: 'md',
    boxShadow: 'card',
    animation: 'appear 150ms cubic-bezier(0.2, 0.7, 0.3, 1)',
  },
});

type BellProps = {
  role: string;
  /** Address of the page with all of them. */
  allAddress: string;
};

/** The bell of the bar: how many wait, the latest, and a word when one comes. */
export function Bell({ role, allAddress }: BellProps) {
  const { t } = useLingui();
  const menu = useRef<HTMLDetailsElement>(null);
  useMenuManners(menu);
  const toast = usePassing<readonly NotificationItem[]>(TOAST_MS);
  const { items, loaded, error, look, counts } = useNotificationFeed(toast.setValue);
  const { read, readAll, busy, failure } = useNotificationActions();
  const unread = counts?.unread ?? 0;
  const title = t({ id: 'notifications.title', message: 'Notifications' });
  const waiting = t({
    id: 'notifications.unreadCount',
    message: plural(unread, { one: '# unread notification', other: '# unread notifications' }),
  });
  return (
    <>
      <Menu ref={menu} name="header-menu">
        <Opener aria-label={unread > 0 ? `${title}, ${waiting}` : title} title={title}>
          <BellIcon size={20} aria-hidden />
          {unread > 0 && <Count aria-hidden>{unread > MOST ? `${MOST}+` : unread}</Count>}
        </Opener>
        <Panel>
          <Flex alignItems="center" justifyContent="space-between" gap="3" px="4" py="2" minHeight="12">
            <Heading as="h2" look="h4">
              {title}
            </Heading>
            {unread > 0 && (
              <Button look="link" size="sm" busy={busy === 'readAll'} onClick={() => void readAll()}>
                {t({ id: 'notifications.readAll', message: 'Mark all as read' })}
              </Button>
            )}
          </Flex>
          <List overflowY="auto" px="1" borderTop="1px solid" borderColor="rule" tabIndex={-1}>
            {items.map((notification) => (
              <Item key={notification.id} borderTop="1px solid" borderColor="rule" _first={{ borderTop: '0' }}>
                <NotificationLink notification={notification} role={role} onRead={(id) => void read(id)} />
              </Item>
            ))}
            {items.length === 0 && (
              <Item p="4">
                <Nothing loaded={loaded} failed={Boolean(error)} onRetry={look} />
              </Item>
            )}
          </List>
          <div role="alert">
            {failure && (
              <Text look="small" tone="danger" px="4" py="2">
                {failure}
              </Text>
            )}
          </div>
          <Flex justifyContent="center" borderTop="1px solid" borderColor="rule">
            <Link
              to={allAddress}
              look="plain"
              display="flex"
              alignItems="center"
              justifyContent="center"
              width="full"
              minHeight="11"
              fontSize="sm"
              fontWeight="600"
            >
              {t({ id: 'notifications.all', message: 'All notifications' })}
            </Link>
          </Flex>
        </Panel>
      </Menu>
      <VisuallyHidden aria-live="polite">{unread > 0 && waiting}</VisuallyHidden>
      <NotificationToast
        arrived={toast.value}
        role={role}
        allAddress={allAddress}
        onRead={(id) => void read(id)}
        onClose={() => toast.setValue(null)}
        onHold={toast.setHeld}
      />
    </>
  );
}

function Nothing({ loaded, failed, onRetry }: { loaded: boolean; failed: boolean; onRetry: () => void }) {
  const { t } = useLingui();
  if (loaded)
    return (
      <Text look="small" tone="muted" textAlign="center" py="4">
        {t({ id: 'notifications.empty', message: 'No notifications' })}
      </Text>
    );
  if (!failed) return <Skeleton height="16" />;
  return (
    <Flex flexDirection="column" alignItems="center" gap="2" py="2">
      <Text look="small">{t({ id: 'notifications.failed', message: 'Failed to fetch notifications' })}</Text>
      <Button size="sm" onClick={onRetry}>
        {t({ id: 'session.retry', message: 'Try again' })}
      </Button>
    </Flex>
  );
}
