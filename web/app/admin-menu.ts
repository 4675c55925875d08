import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Icon } from '../ui/icon.ts';
import Bell from 'lucide-static/icons/bell.svg?react';
import Building from 'lucide-static/icons/building-2.svg?react';
import CreditCard from 'lucide-static/icons/credit-card.svg?react';
import FilePen from 'lucide-static/icons/file-pen-line.svg?react';
import FileSpreadsheet from 'lucide-static/icons/file-spreadsheet.svg?react';
import History from 'lucide-static/icons/history.svg?react';
import Images from 'lucide-static/icons/images.svg?react';
import LayoutDashboard from 'lucide-static/icons/layout-dashboard.svg?react';
import Mail from 'lucide-static/icons/mail.svg?react';
import MessagesSquare from 'lucide-static/icons/messages-square.svg?react';
import SendHorizontal from 'lucide-static/icons/send-horizontal.svg?react';
import Settings from 'lucide-static/icons/settings.svg?react';
import ShieldCheck from 'lucide-static/icons/shield-check.svg?react';
import UserPlus from 'lucide-static/icons/user-plus.svg?react';
import Users from 'lucide-static/icons/users.svg?react';
import type { AreaPage } from '../lib/area-page.ts';
import type { Counts } from '../features/notifications/use-notification-feed.ts';
import type { NavSection } from './shell/drawer-nav.tsx';
import type { Viewer } from '../lib/session/use-session.ts';

type Entry = {
  /** Path of the page within the area. */
  readonly path: string;
  readonly label: MessageDescriptor;
  readonly icon: Icon;
  /** Further pages behind the entry, which lead to each other. */
  readonly with?: readonly string[];
  /** What waits there. */
  readonly count?: keyof typeof COUNTED;
};

/** What each count is of, in words. */
const COUNTED = {
  unread: msg({
    id: 'adminMenu.unread',
    message: '{count, plural, one {# unread notification} other {# unread notifications}}',
  }),
  pendingRegistrations: msg({
    id: 'adminMenu.pendingRegistrations',
    message: '{count, plural, one {# registration to decide on} other {# registrations to decide on}}',
  }),
  pendingVenues: msg({
    id: 'adminMenu.pendingVenues',
    message: '{count, plural, one {# venue to review} other {# venues to review}}',
  }),
  pendingChangeRequests: msg({
    id: 'adminMenu.pendingChanges',
    message: '{count, plural, one {# request to decide on} other {# requests to decide on}}',
  }),
  unreadQuoteRequests: msg({
    id: 'adminMenu.unreadQuotes',
    message:
      '{count, plural, one {# unread notification about quote requests} other {# unread notifications about quote requests}}',
  }),
  newMessages: msg({
    id: 'adminMenu.newMessages',
    message: '{count, plural, one {# new message} other {# new messages}}',
  }),
} as const satisfies Partial<Record<keyof Counts, MessageDescriptor>>;

type Section = {
  readonly title?: MessageDescriptor;
  readonly entries: readonly Entry[];
};

/** The whole menu of the platform, in the order of the day's work: what waits, what there is, what the site shows, who, and the platform itself. */
const MENU: readonly Section[] = [
  {
    entries: [
      { path: '', label: msg({ id: 'adminMenu.dashboard', message: 'Dashboard' }), icon: LayoutDashboard },
      {
        path: 'notifications',
        label: msg({ id: 'notifications.title', message: 'Notifications' }),
        icon: Bell,
        count: 'unread',
      },
    ],
  },
  {
    title: msg({ id: 'adminMenu.toDo', message: 'To do' }),
    entries: [
      {
        path: 'pending-registrations',
        label: msg({ id: 'adminMenu.registrations', message: 'Registrations' }),
        icon: UserPlus,
        count: 'pendingRegistrations',
      },
      {
        path: 'establishment-requests',
        label: msg({ id: 'adminMenu.submissions', message: 'Submitted venues' }),
        icon: SendHorizontal,
        count: 'pendingVenues',
      },
      {
        path: 'change-requests',
        label: msg({ id: 'adminMenu.changes', message: 'Change requests' }),
        icon: FilePen,
        count: 'pendingChangeRequests',
      },
      {
        path: 'quotes',
        label: msg({ id: 'adminMenu.quotes', message: 'Quote requests' }),
        icon: MessagesSquare,
        count: 'unreadQuoteRequests',
      },
      {
        path: 'messages',
        label: msg({ id: 'adminMenu.messages', message: 'Messages' }),
        icon: Mail,
        count: 'newMessages',
      },
    ],
  },
  {
    title: msg({ id: 'adminMenu.catalogue', message: 'Catalogue' }),
    entries: [
      { path: 'establishments', label: msg({ id: 'adminMenu.venues', message: 'Venues' }), icon: Building },
      {
        path: 'import-export',
        label: msg({ id: 'adminMenu.transfer', message: 'Import and export' }),
        icon: FileSpreadsheet,
      },
      {
        path: 'homepage-slider-management',
        label: msg({ id: 'adminMenu.content', message: 'On the site' }),
        icon: Images,
        with: ['favorites-management', 'top5-management', 'premier-page-management', 'reference-management'],
      },
    ],
  },
  {
    title: msg({ id: 'adminMenu.people', message: 'Accounts and plans' }),
    entries: [
      { path: 'users', label: msg({ id: 'adminMenu.users', message: 'Users' }), icon: Users },
      {
        path: 'subscriptions',
        label: msg({ id: 'adminMenu.subscriptions', message: 'Subscriptions' }),
        icon: CreditCard,
      },
    ],
  },
  {
    title: msg({ id: 'adminMenu.house', message: 'Platform' }),
    entries: [
      { path: 'audit-log', label: msg({ id: 'adminMenu.audit', message: 'Audit log' }), icon: History },
      {
        path: 'data-protection',
        label: msg({ id: 'adminMenu.retention', message: 'Data protection' }),
        icon: ShieldCheck,
      },
      { path: 'settings', label: msg({ id: 'adminMenu.settings', message: 'Settings' }), icon: Settings },
    ],
  },
];

/** The entries of the pages that there are and that he may see, with what waits at each. */
export function adminMenu(
  pages: readonly Pick<AreaPage, 'path' | 'roles'>[],
  role: Viewer['role'],
  counts: Counts | null,
  say: (text: MessageDescriptor, values?: Record<string, number>) => string,
): NavSection[] {
  const open = new Set(pages.filter(({ roles }) => roles?.includes(role) ?? true).map(({ path }) => path));
  return MENU.flatMap(({ title, entries }) => {
    const items = entries
      .filter(({ path }) => open.has(path))
      .map(({ path, label, icon, with: others, count: name }) => {
        const count = (name && counts?.[name]) ?? 0;
        return {
          to: path === '' ? '/admin' : `/admin/${path}`,
          label: say(label),
          icon,
          ...(others ? { with: others.map((other) => `/admin/${other}`) } : {}),
          count,
          ...(name && count > 0 ? { counted: say(COUNTED[name], { count }) } : {}),
        };
      });
    return items.length > 0 ? [{ ...(title ? { title: say(title) } : {}), items }] : [];
  });
}
