import BadgeCheck from 'lucide-static/icons/badge-check.svg?react';
import Building2 from 'lucide-static/icons/building-2.svg?react';
import CalendarX from 'lucide-static/icons/calendar-x.svg?react';
import CircleX from 'lucide-static/icons/circle-x.svg?react';
import CreditCard from 'lucide-static/icons/credit-card.svg?react';
import FilePen from 'lucide-static/icons/file-pen.svg?react';
import Mail from 'lucide-static/icons/mail.svg?react';
import MessagesSquare from 'lucide-static/icons/messages-square.svg?react';
import Trophy from 'lucide-static/icons/trophy.svg?react';
import UserPlus from 'lucide-static/icons/user-plus.svg?react';
import type { Icon } from '../../ui/icon.ts';
import type { NotificationItem } from './notification-labels.ts';

const ICONS: Readonly<Record<NotificationItem['type'], Icon>> = {
  NEW_ESTABLISHMENT: Building2,
  CHANGE_REQUEST: FilePen,
  SUBSCRIPTION_EXPIRED: CreditCard,
  ESTABLISHMENT_APPROVED: BadgeCheck,
  CHANGE_REQUEST_APPROVED: BadgeCheck,
  CHANGE_REQUEST_REJECTED: CircleX,
  QUOTE_REQUEST: MessagesSquare,
  NEW_REGISTRATION: UserPlus,
  ESTABLISHMENT_REJECTED: CircleX,
  SUBSCRIPTION_EXPIRING: CreditCard,
  SUBSCRIPTION_REQUEST: CreditCard,
  SUBSCRIPTION_RENEWED: CreditCard,
  QUOTE_CHOSEN: Trophy,
  ESTABLISHMENT_RECEIVED: Building2,
  ESTABLISHMENT_HANDED_OVER: Building2,
  NEW_MESSAGE: Mail,
  CALENDAR_FAILING: CalendarX,
};

/** What a notification is about, as a drawing. */
export function NotificationIcon({ type }: { type: NotificationItem['type'] }) {
  const Icon = ICONS[type];
  return <Icon size={20} aria-hidden />;
}
