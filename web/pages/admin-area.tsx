import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Store from 'lucide-react/icons/store';
import UserRound from 'lucide-react/icons/user-round';
import { Area, type AreaPage } from '../app/area.tsx';
import { lazyPage } from '../app/lazy-page.tsx';
import type { Viewer } from '../lib/session/use-session.ts';

const HOME = msg({ id: 'admin.title', message: 'Administration' });

/** One line a page. */
const PAGES: readonly AreaPage[] = [
  { path: '', title: HOME, page: lazyPage('admin-home-page', () => import('./admin-home-page.tsx')) },
];

/** `/admin`: where the house works. */
export default function AdminArea() {
  const { t, i18n } = useLingui();
  const sections = ({ role }: Viewer) => [
    { items: [{ to: '/admin', label: i18n._(HOME), icon: LayoutDashboard }] },
    {
      title: t({ id: 'shell.own', message: 'For myself' }),
      items: [
        { to: '/dashboard/profile', label: t({ id: 'profile.title', message: 'My profile' }), icon: UserRound },
        ...(role === 'ADMIN'
          ? [{ to: '/dashboard', label: t({ id: 'shell.client', message: 'Client area' }), icon: Store }]
          : []),
      ],
    },
  ];
  return <Area base="/admin" roles={['ADMIN', 'TEAM']} pages={PAGES} sections={sections} />;
}
