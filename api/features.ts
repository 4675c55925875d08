import { accountsFeature } from './features/accounts/accounts.feature.ts';
import { auditFeature } from './features/audit/audit.feature.ts';
import { billingFeature } from './features/billing/billing.feature.ts';
import { calendarFeature } from './features/calendar/calendar.feature.ts';
import { dataProtectionFeature } from './features/data-protection/data-protection.feature.ts';
import { estimatesFeature } from './features/estimates/estimates.feature.ts';
import { geographyFeature } from './features/geography/geography.feature.ts';
import { homePageFeature } from './features/home-page/home-page.feature.ts';
import { importsFeature } from './features/imports/imports.feature.ts';
import { messagesFeature } from './features/messages/messages.feature.ts';
import { notificationsFeature } from './features/notifications/notifications.feature.ts';
import { promotionsFeature } from './features/promotions/promotions.feature.ts';
import { quotesFeature } from './features/quotes/quotes.feature.ts';
import { savedSearchesFeature } from './features/saved-searches/saved-searches.feature.ts';
import { searchFeature } from './features/search/search.feature.ts';
import { settingsFeature } from './features/settings/settings.feature.ts';
import { statisticsFeature } from './features/statistics/statistics.feature.ts';
import { venuesFeature } from './features/venues/venues.feature.ts';
import type { Config } from './platform/config.ts';
import { Composition, type ServicesOf } from './platform/feature.ts';
import { platformFeature } from './platform/platform.feature.ts';
import type { Platform } from './platform/platform.ts';

/** All features in their order: each is built upon those before it, and reacts to events after them. */
export const PRODUCT = Composition.over<Platform>()
  .with(platformFeature)
  .with(auditFeature)
  .with(accountsFeature)
  .with(settingsFeature)
  .with(notificationsFeature)
  .with(geographyFeature)
  .with(billingFeature)
  .with(venuesFeature)
  .with(promotionsFeature)
  .with(calendarFeature)
  .with(searchFeature)
  .with(savedSearchesFeature)
  .with(homePageFeature)
  .with(quotesFeature)
  .with(estimatesFeature)
  .with(messagesFeature)
  .with(importsFeature)
  .with(statisticsFeature)
  .with(dataProtectionFeature);

/** The entities and the audited columns. */
export const STORED = { entities: PRODUCT.all('entities'), tables: PRODUCT.all('tables') };

/** The configured features: with the demo world, which is loaded only then, or without. */
export async function productOf({ demo }: Partial<Config>): Promise<ConfiguredProduct> {
  if (!demo) return { product: PRODUCT, demoAccounts: new Map() };
  const { demoAccountsByRole, demoFeature } = await import('./demo/demo.feature.ts');
  // Its services are used by itself only.
  const product = PRODUCT.with(demoFeature) as unknown as typeof PRODUCT;
  return { product, demoAccounts: demoAccountsByRole() };
}

interface ConfiguredProduct {
  product: Composition<Services>;
  /** The demo accounts by role. */
  demoAccounts: ReadonlyMap<string, string>;
}

/** The features, and the platform beneath them. */
export type Services = ServicesOf<typeof PRODUCT>;
