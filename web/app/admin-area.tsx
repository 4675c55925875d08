import { useLingui } from '@lingui/react/macro';
import Store from 'lucide-static/icons/store.svg?react';
import UserRound from 'lucide-static/icons/user-round.svg?react';
import { Area } from './area.tsx';
import { useNotificationCounts } from '../features/notifications/use-notification-feed.ts';
import type { Viewer } from '../lib/session/use-session.ts';
import { adminMenu } from './admin-menu.ts';
import { ADMIN } from './admin-pages.ts';

/** `/admin`: where the platform works. */
export default function AdminArea() {
  const { t, i18n } = useLingui();
  const counts = useNotificationCounts();
  const sections = ({ role }: Viewer) => [
    ...adminMenu(ADMIN.pages, role, counts, (text, values) => i18n._({ ...text, values })),
    {
      title: t({ id: 'shell.own', message: 'Personal' }),
      items: [
        { to: '/dashboard/profile', label: t({ id: 'profile.title', message: 'My profile' }), icon: UserRound },
        ...(role === 'ADMIN'
          ? [{ to: '/dashboard', label: t({ id: 'shell.client', message: 'Client area' }), icon: Store }]
          : []),
      ],
    },
  ];
  return <Area {...ADMIN} sections={sections} />;
}
