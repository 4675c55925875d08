import { cva } from '#styled/css';
import { styled } from '../../ui/styled.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useFormats } from '../../lib/formats.ts';
import { Span } from '../../ui/box.ts';
import { RouterLink } from '../../ui/router-link.tsx';
import { Text, VisuallyHidden } from '../../ui/text.tsx';
import { NotificationIcon } from './notification-icon.tsx';
import { placeOf, useSentence, type NotificationItem } from './notification-labels.ts';

const look = cva({
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    width: 'full',
    minHeight: '11',
    p: '3',
    borderRadius: 'sm',
    color: 'ink',
    textAlign: 'left',
    textDecoration: 'none',
    transition: 'colors',
    _hover: { bg: 'sunken' },
  },
});

const Leading = styled(RouterLink, look, { forwardProps: ['to'] });
const Plain = styled('button', look, { defaultProps: { type: 'button' } });

type NotificationLinkProps = {
  notification: NotificationItem;
  role: string;
  /** Called at a click on one that was not read yet. */
  onRead: (id: string) => void;
};

/** A notification as one line that leads where it is about. */
export function NotificationLink({ notification, role, onRead }: NotificationLinkProps) {
  const place = placeOf(notification, role);
  const { id, isRead } = notification;
  const read = () => {
    if (!isRead) onRead(id);
  };
  const content = <Content notification={notification} />;
  return place === null ? (
    <Plain onClick={read}>{content}</Plain>
  ) : (
    <Leading to={place} onClick={read}>
      {content}
    </Leading>
  );
}

function Content({ notification }: { notification: NotificationItem }): ReactNode {
  const { t } = useLingui();
  const sentence = useSentence();
  const { dateTime } = useFormats();
  const { type, isRead, createdAt } = notification;
  return (
    <>
      <Span position="relative" display="inline-flex" pt="0.5" color={isRead ? 'ink.subtle' : 'copper.text'}>
        <NotificationIcon type={type} />
      </Span>
      <span>
        {!isRead && <VisuallyHidden>{t({ id: 'notifications.unreadMark', message: 'Unread:' })} </VisuallyHidden>}
        <Text as="span" display="block" look="small" fontWeight={isRead ? '400' : '600'} overflowWrap="anywhere">
          {sentence(notification)}
        </Text>
        <Text as="span" display="block" look="caption" tone="muted">
          <time dateTime={createdAt}>{dateTime(createdAt)}</time>
        </Text>
      </span>
    </>
  );
}
