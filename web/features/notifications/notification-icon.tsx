import BadgeCheck from 'lucide-react/icons/badge-check';
import Building2 from 'lucide-react/icons/building-2';
import CalendarX from 'lucide-react/icons/calendar-x';
import CircleX from 'lucide-react/icons/circle-x';
import CreditCard from 'lucide-react/icons/credit-card';
import FilePen from 'lucide-react/icons/file-pen';
import Mail from 'lucide-react/icons/mail';
import MessagesSquare from 'lucide-react/icons/messages-square';
import Trophy from 'lucide-react/icons/trophy';
import UserPlus from 'lucide-react/icons/user-plus';
import type { LucideIcon } from 'lucide-react';
import type { NotificationItem } from './notification-labels.ts';

const ICONS: Readonly<Record<NotificationItem['type'], LucideIcon>> = {
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
  return <Icon size={20} strokeWidth={1.75} aria-hidden />;
}
