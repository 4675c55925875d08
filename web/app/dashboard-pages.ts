import type { AreaMap, AreaPage } from '../lib/area-page.ts';
import { statisticsDashboardPages } from '../features/statistics/dashboard-pages.ts';
import { quotesDashboardPages } from '../features/quotes/dashboard-pages.ts';
import { notificationsDashboardPages } from '../features/notifications/dashboard-pages.ts';
import { calendarDashboardPages } from '../features/calendar/dashboard-pages.ts';
import { venuesDashboardPages } from '../features/venues/dashboard-pages.ts';
import { accountsDashboardPages } from '../features/accounts/dashboard-pages.ts';
import { promotionsDashboardPages } from '../features/promotions/dashboard-pages.ts';
import { billingDashboardPages } from '../features/billing/dashboard-pages.ts';

/** The first is the home page of the area. */
const PAGES: readonly AreaPage[] = [
  ...statisticsDashboardPages,
  ...quotesDashboardPages,
  ...notificationsDashboardPages,
  ...venuesDashboardPages,
  ...calendarDashboardPages,
  ...accountsDashboardPages,
  ...promotionsDashboardPages,
  ...billingDashboardPages,
];

/** `/dashboard`: where those who run a venue work. */
export const DASHBOARD: AreaMap = {
  base: '/dashboard',
  roles: ['CLIENT', 'ADMIN'],
  pages: PAGES,
  redirects: { messages: '/dashboard' },
};
