import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-static/icons/check.svg?react';
import Trash from 'lucide-static/icons/trash-2.svg?react';
import { useFormats } from '../../lib/formats.ts';
import { usePageInfo } from '../../lib/page-info.tsx';
import { Box, Flex, Item, List, Stack } from '../../ui/box.ts';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/layout.tsx';
import { Heading } from '../../ui/text.tsx';
import { byDay } from './by-day.ts';
import { NotificationLink } from './notification-link.tsx';
import { useSentence, type NotificationItem } from './notification-labels.ts';

type NotificationDaysProps = {
  items: readonly NotificationItem[];
  role: string;
  onRead: (id: string) => void;
  onDelete: (id: string) => void;
};

/** Notifications under the days on which they came. */
export function NotificationDays({ items, role, onRead, onDelete }: NotificationDaysProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const sentence = useSentence();
  const { today } = usePageInfo();
  return (
    <Stack gap="6">
      {byDay(items).map(({ day, entries }) => (
        <Stack as="section" key={day} gap="2" aria-labelledby={`day-${day}`}>
          <Heading as="h2" look="h4" color="ink.muted" id={`day-${day}`}>
            {day === today ? t({ id: 'notifications.today', message: 'Today' }) : date(day)}
          </Heading>
          <Card>
            <List>
              {entries.map((notification) => {
                const { id, isRead } = notification;
                const text = sentence(notification);
                return (
                  <Item key={id} borderTop="1px solid" borderColor="rule" _first={{ borderTop: '0' }}>
                    <Flex alignItems="center" gap="1" pr="2">
                      <Box flex="1" minWidth="0">
                        <NotificationLink notification={notification} role={role} onRead={onRead} />
                      </Box>
                      {!isRead && (
                        <IconButton
                          size="sm"
                          label={t({ id: 'notifications.readOne', message: `Mark as read: ${text}` })}
                          onClick={() => onRead(id)}
                        >
                          <Check size={18} aria-hidden />
                        </IconButton>
                      )}
                      <IconButton
                        size="sm"
                        label={t({ id: 'notifications.deleteOne', message: `Delete: ${text}` })}
                        onClick={() => onDelete(id)}
                      >
                        <Trash size={18} aria-hidden />
                      </IconButton>
                    </Flex>
                  </Item>
                );
              })}
            </List>
          </Card>
        </Stack>
      ))}
    </Stack>
  );
}
