import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import BadgePercent from 'lucide-react/icons/badge-percent';
import Bell from 'lucide-react/icons/bell';
import Building from 'lucide-react/icons/building-2';
import CreditCard from 'lucide-react/icons/credit-card';
import FilePen from 'lucide-react/icons/file-pen-line';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import MessagesSquare from 'lucide-react/icons/messages-square';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import ShieldCheck from 'lucide-react/icons/shield-check';
import UserRound from 'lucide-react/icons/user-round';
import { Area, type AreaPage } from '../app/area.tsx';
import { lazyPage } from '../app/lazy-page.tsx';
import { useNotificationCounts } from '../features/notifications/use-notification-feed.ts';
import type { Viewer } from '../lib/session/use-session.ts';

const HOME = msg({ id: 'dashboard.title', message: 'Dashboard' });
const VENUES = msg({ id: 'myVenues.title', message: 'My venues' });
const NEW_VENUE = msg({ id: 'creation.title', message: 'A new venue' });
const VENUE = msg({ id: 'sheet.title', message: 'Venue' });
const EDIT_VENUE = msg({ id: 'venueForm.title', message: 'Edit the venue' });
const PREVIEW = msg({ id: 'preview.title', message: 'Preview' });
const SUBMISSIONS = msg({ id: 'submissions.title', message: 'Submitted venues' });
const CHANGES = msg({ id: 'changeRequests.title', message: 'Change requests' });
const CHANGE = msg({ id: 'request.title', message: 'Request' });
const QUOTES = msg({ id: 'ownerQuotes.title', message: 'Quote requests' });
const NOTIFICATIONS = msg({ id: 'notifications.title', message: 'Notifications' });
const PROFILE = msg({ id: 'profile.title', message: 'My profile' });
const PROMOTIONS = msg({ id: 'desk.title', message: 'My offers' });
const SUBSCRIPTION = msg({ id: 'subscription.title', message: 'My subscription' });

const createVenue = lazyPage('create-venue-page', () => import('./create-venue-page.tsx'));
const editVenue = lazyPage('edit-venue-page', () => import('./edit-venue-page.tsx'));

/** One line a page. The profile is everybody's, also of a team member, who has nothing else to do here. */
const PAGES: readonly AreaPage[] = [
  { path: '', title: HOME, page: lazyPage('dashboard-home-page', () => import('./dashboard-home-page.tsx')) },
  { path: 'quotes', title: QUOTES, page: lazyPage('owner-quotes-page', () => import('./owner-quotes-page.tsx')) },
  {
    path: 'quotes/:id',
    title: msg({ id: 'ownerQuote.title', message: 'Quote request' }),
    page: lazyPage('owner-quote-page', () => import('./owner-quote-page.tsx')),
    under: 'quotes',
  },
  {
    path: 'notifications',
    title: NOTIFICATIONS,
    page: lazyPage('notifications-page', () => import('./notifications-page.tsx')),
  },
  {
    path: 'manage-establishments',
    title: VENUES,
    page: lazyPage('my-venues-page', () => import('./my-venues-page.tsx')),
  },
  {
    path: 'create-establishment-selection',
    title: NEW_VENUE,
    page: lazyPage('create-venue-selection-page', () => import('./create-venue-selection-page.tsx')),
    under: 'manage-establishments',
  },
  { path: 'create-establishment', title: NEW_VENUE, page: createVenue, under: 'manage-establishments' },
  { path: 'create-establishment-free', title: NEW_VENUE, page: createVenue, under: 'manage-establishments' },
  { path: 'create-establishment-paid', title: NEW_VENUE, page: createVenue, under: 'manage-establishments' },
  {
    path: 'establishments/:id',
    title: VENUE,
    page: lazyPage('venue-sheet-page', () => import('./venue-sheet-page.tsx')),
    under: 'manage-establishments',
  },
  { path: 'establishments/:id/edit', title: EDIT_VENUE, page: editVenue, under: 'manage-establishments' },
  { path: 'edit-establishment/:id', title: EDIT_VENUE, page: editVenue, under: 'manage-establishments' },
  {
    path: 'establishments/:id/apercu',
    title: PREVIEW,
    page: lazyPage('venue-preview-page', () => import('./venue-preview-page.tsx')),
    under: 'manage-establishments',
  },
  {
    path: 'establishment-requests',
    title: SUBMISSIONS,
    page: lazyPage('venue-submissions-page', () => import('./venue-submissions-page.tsx')),
  },
  {
    path: 'change-requests',
    title: CHANGES,
    page: lazyPage('change-requests-page', () => import('./change-requests-page.tsx')),
  },
  {
    path: 'change-requests/:id',
    title: CHANGE,
    page: lazyPage('change-request-page', () => import('./change-request-page.tsx')),
    under: 'change-requests',
  },
  {
    path: 'profile',
    title: PROFILE,
    page: lazyPage('profile-page', () => import('./profile-page.tsx')),
    roles: ['CLIENT', 'ADMIN', 'TEAM'],
  },
  {
    path: 'promotions',
    title: PROMOTIONS,
    page: lazyPage('own-promotions-page', () => import('./own-promotions-page.tsx')),
  },
  {
    path: 'subscription',
    title: SUBSCRIPTION,
    page: lazyPage('subscription-page', () => import('./subscription-page.tsx')),
  },
];

/** `/dashboard`: where those who run a venue work. */
export default function DashboardArea() {
  const { t, i18n } = useLingui();
  const counts = useNotificationCounts();
  const sections = ({ role }: Viewer) => [
    {
      items: [
        ...(role === 'TEAM'
          ? []
          : [
              { to: '/dashboard', label: i18n._(HOME), icon: LayoutDashboard },
              { to: '/dashboard/manage-establishments', label: i18n._(VENUES), icon: Building },
              {
                to: '/dashboard/quotes',
                label: i18n._(QUOTES),
                icon: MessagesSquare,
                count: counts?.unreadQuoteRequests ?? 0,
              },
              { to: '/dashboard/establishment-requests', label: i18n._(SUBMISSIONS), icon: SendHorizontal },
              { to: '/dashboard/change-requests', label: i18n._(CHANGES), icon: FilePen },
              { to: '/dashboard/promotions', label: i18n._(PROMOTIONS), icon: BadgePercent },
              { to: '/dashboard/subscription', label: i18n._(SUBSCRIPTION), icon: CreditCard },
              { to: '/dashboard/notifications', label: i18n._(NOTIFICATIONS), icon: Bell, count: counts?.unread ?? 0 },
            ]),
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
