import { useLingui } from '@lingui/react/macro';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Bell from 'lucide-react/icons/bell';
import Building from 'lucide-react/icons/building-2';
import CreditCard from 'lucide-react/icons/credit-card';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessagesSquare from 'lucide-react/icons/messages-square';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
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
