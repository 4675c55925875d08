import { styled } from '../../ui/styled.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Bell from 'lucide-static/icons/bell.svg?react';
import X from 'lucide-static/icons/x.svg?react';
import { Flex } from '../../ui/box.ts';
import { IconButton, Link } from '../../ui/button.tsx';
import { Text } from '../../ui/text.tsx';
import { placeOf, useSentence, type NotificationItem } from './notification-labels.ts';

/** Stands there empty, so that screen readers notice what comes into it. */
const Region = styled('div', {
  base: {
    position: 'fixed',
    right: { base: '4', md: '6' },
    left: { base: '4', md: 'auto' },
    aboveNotice: { base: '1rem', md: '1.5rem' },
    zIndex: 'toast',
    '@media print': { display: 'none' },
  },
});

const Toast = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '3',
    width: { md: 'sm' },
    pl: '4',
    pr: '2',
    py: '2',
    borderRadius: 'md',
    border: '1px solid',
    borderColor: 'rule',
    bg: 'surface',
    color: 'ink',
    boxShadow: 'card',
    animation: 'appear 200ms cubic-bezier(0.2, 0.7, 0.3, 1)',
    '& > svg': { flexShrink: '0', mt: '2.5', color: 'copper.text' },
  },
});

type NotificationToastProps = {
  /** What has just come; null = nothing. */
  arrived: readonly NotificationItem[] | null;
  role: string;
  allAddress: string;
  onRead: (id: string) => void;
  onClose: () => void;
  /** While it is looked at, it stays. */
  onHold: (held: boolean) => void;
};

/** Says that something has come: the one thing, or how many. */
export function NotificationToast({ arrived, role, allAddress, onRead, onClose, onHold }: NotificationToastProps) {
  const { t } = useLingui();
  const sentence = useSentence();
  const one = arrived?.length === 1 ? arrived[0] : undefined;
  const count = arrived?.length ?? 0;
  const text = one
    ? sentence(one)
    : t({
        id: 'notifications.arrived',
        message: plural(count, { one: '# new notification', other: '# new notifications' }),
      });
  const place = one ? (placeOf(one, role) ?? allAddress) : allAddress;
  const follow = () => {
    if (one) onRead(one.id);
    onClose();
  };
  return (
    <Region role="status">
      {arrived && (
        <Toast
          onPointerEnter={() => onHold(true)}
          onPointerLeave={() => onHold(false)}
          onFocus={() => onHold(true)}
          onBlur={() => onHold(false)}
        >
          <Bell size={18} aria-hidden />
          <Flex flexDirection="column" flex="1" minWidth="0" py="1.5">
            <Text look="small" fontWeight="600" overflowWrap="anywhere">
              {text}
            </Text>
            <Link to={place} onClick={follow} fontSize="sm" display="inline-flex" alignItems="center" minHeight="6">
              {t({ id: 'notifications.look', message: 'View' })}
            </Link>
          </Flex>
          <IconButton size="sm" label={t({ id: 'notifications.close', message: 'Close' })} onClick={onClose}>
            <X size={18} aria-hidden />
          </IconButton>
        </Toast>
      )}
    </Region>
  );
}
