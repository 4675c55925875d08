import { useLingui } from '@lingui/react/macro';
import BadgePercent from 'lucide-static/icons/badge-percent.svg?react';
import Bell from 'lucide-static/icons/bell.svg?react';
import Building from 'lucide-static/icons/building-2.svg?react';
import CreditCard from 'lucide-static/icons/credit-card.svg?react';
import LayoutDashboard from 'lucide-static/icons/layout-dashboard.svg?react';
import MessagesSquare from 'lucide-static/icons/messages-square.svg?react';
import ShieldCheck from 'lucide-static/icons/shield-check.svg?react';
import UserRound from 'lucide-static/icons/user-round.svg?react';
import { Area } from './area.tsx';
import { useNotificationCounts } from '../features/notifications/use-notification-feed.ts';
import type { Viewer } from '../lib/session/use-session.ts';
import { DASHBOARD } from './dashboard-pages.ts';

/** `/dashboard`: where those who run a venue work. */
export default function DashboardArea() {
  const { t } = useLingui();
  const counts = useNotificationCounts();
  const sections = ({ role }: Viewer) => [
    {
      items: [
        ...(role === 'TEAM'
          ? []
          : [
              { to: '/dashboard', label: t({ id: 'dashboard.title', message: 'Dashboard' }), icon: LayoutDashboard },
              {
                to: '/dashboard/manage-establishments',
                label: t({ id: 'myVenues.title', message: 'My venues' }),
                icon: Building,
              },
              {
                to: '/dashboard/quotes',
                label: t({ id: 'ownerQuotes.title', message: 'Quote requests' }),
                icon: MessagesSquare,
                count: counts?.quotesToAnswer ?? 0,
              },
              {
                to: '/dashboard/promotions',
                label: t({ id: 'adminOffers.title', message: 'My offers' }),
                icon: BadgePercent,
              },
              {
                to: '/dashboard/subscription',
                label: t({ id: 'subscription.title', message: 'My subscription' }),
                icon: CreditCard,
              },
              {
                to: '/dashboard/notifications',
                label: t({ id: 'notifications.title', message: 'Notifications' }),
                icon: Bell,
                count: counts?.unread ?? 0,
              },
            ]),
        { to: '/dashboard/profile', label: t({ id: 'profile.title', message: 'My profile' }), icon: UserRound },
      ],
    },
    ...(role === 'CLIENT'
      ? []
      : [{ items: [{ to: '/admin', label: t({ id: 'shell.admin', message: 'Administration' }), icon: ShieldCheck }] }]),
  ];
  return <Area {...DASHBOARD} sections={sections} />;
}
