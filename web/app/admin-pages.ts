import type { AreaMap, AreaPage } from '../lib/area-page.ts';
import { statisticsAdminPages } from '../features/statistics/admin-pages.ts';
import { notificationsAdminPages } from '../features/notifications/admin-pages.ts';
import { accountsAdminPages } from '../features/accounts/admin-pages.ts';
import { venuesAdminPages } from '../features/venues/admin-pages.ts';
import { quotesAdminPages } from '../features/quotes/admin-pages.ts';
import { messagesAdminPages } from '../features/messages/admin-pages.ts';
import { importsAdminPages } from '../features/imports/admin-pages.ts';
import { homePageAdminPages } from '../features/home-page/admin-pages.ts';
import { billingAdminPages } from '../features/billing/admin-pages.ts';
import { dataProtectionAdminPages } from '../features/data-protection/admin-pages.ts';
import { settingsAdminPages } from '../features/settings/admin-pages.ts';
import { auditAdminPages } from '../features/audit/admin-pages.ts';

/** The first is the home page of the area; the order of its menu is in `admin-menu.ts`. */
const PAGES: readonly AreaPage[] = [
  ...statisticsAdminPages,
  ...notificationsAdminPages,
  ...accountsAdminPages,
  ...venuesAdminPages,
  ...quotesAdminPages,
  ...messagesAdminPages,
  ...importsAdminPages,
  ...homePageAdminPages,
  ...billingAdminPages,
  ...dataProtectionAdminPages,
  ...settingsAdminPages,
  ...auditAdminPages,
];

/** `/admin`: where the platform works. */
export const ADMIN: AreaMap = { base: '/admin', roles: ['ADMIN', 'TEAM'], pages: PAGES };
