import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import { Area, type AreaPage } from '../app/area.tsx';
import { lazyPage } from '../app/lazy-page.tsx';
import type { Viewer } from '../lib/session/use-session.ts';

const HOME = msg({ id: 'dashboard.title', message: 'Dashboard' });
const PROFILE = msg({ id: 'profile.title', message: 'My profile' });

/** One line a page. The profile is everybody's, also of a team member, who has nothing else to do here. */
const PAGES: readonly AreaPage[] = [
  { path: '', title: HOME, page: lazyPage('dashboard-home-page', () => import('./dashboard-home-page.tsx')) },
  {
    path: 'profile',
    title: PROFILE,
    page: lazyPage('profile-page', () => import('./profile-page.tsx')),
    roles: ['CLIENT', 'ADMIN', 'TEAM'],
  },
];

/** `/dashboard`: where those who run a venue work. */
export default function DashboardArea() {
  const { t, i18n } = useLingui();
  const sections = ({ role }: Viewer) => [
    {
      items: [
        ...(role === 'TEAM' ? [] : [{ to: '/dashboard', label: i18n._(HOME), icon: LayoutDashboard }]),
        { to: '/dashboard/profile', label: i18n._(PROFILE), icon: UserRound },
      ],
    },
    ...(role === 'CLIENT'
      ? []
      : [{ items: [{ to: '/admin', label: t({ id: 'shell.admin', message: 'Administration' }), icon: ShieldCheck }] }]),
  ];
  return (
    <Area
      base="/dashboard"
      roles={['CLIENT', 'ADMIN']}
      pages={PAGES}
      redirects={{ messages: '/dashboard' }}
      sections={sections}
    />
  );
}
