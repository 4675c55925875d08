import { GroundMigration } from './0001-ground.ts';
import { PublicSiteMigration } from './0002-public-site.ts';
import { RequestsMigration } from './0003-requests.ts';
import { MessagesMigration } from './0004-messages.ts';
import { AccountsMigration } from './0005-accounts.ts';
import { NotificationTypesMigration } from './0006-notification-types.ts';
import { ChangeRequestsMigration } from './0007-change-requests.ts';
import { BillingMigration } from './0008-billing.ts';
import { QuoteAnswersMigration } from './0009-quote-answers.ts';
import { VenueViewsMigration } from './0010-venue-views.ts';
import { PeopleMigration } from './0011-people.ts';
import { VenueModerationMigration } from './0012-venue-moderation.ts';
import { HouseDeskMigration } from './0013-house-desk.ts';
import { HomeContentMigration } from './0014-home-content.ts';
import { ImportsMigration } from './0015-imports.ts';
import { AuditLogMigration } from './0016-audit-log.ts';
import { HouseSettingsMigration } from './0017-house-settings.ts';
import { DeclinedRenewalsMigration } from './0018-declined-renewals.ts';
import { AuditedSettingsMigration } from './0019-audited-settings.ts';

/** Every migration, oldest first. The names are stored in the database and never change. */
export const MIGRATIONS = [
  { name: '0001-ground', class: GroundMigration },
  { name: '0002-public-site', class: PublicSiteMigration },
  { name: '0003-requests', class: RequestsMigration },
  { name: '0004-messages', class: MessagesMigration },
  { name: '0005-accounts', class: AccountsMigration },
  { name: '0006-notification-types', class: NotificationTypesMigration },
  { name: '0007-change-requests', class: ChangeRequestsMigration },
  { name: '0008-billing', class: BillingMigration },
  { name: '0009-quote-answers', class: QuoteAnswersMigration },
  { name: '0010-venue-views', class: VenueViewsMigration },
  { name: '0011-people', class: PeopleMigration },
  { name: '0012-venue-moderation', class: VenueModerationMigration },
  { name: '0013-house-desk', class: HouseDeskMigration },
  { name: '0014-home-content', class: HomeContentMigration },
  { name: '0015-imports', class: ImportsMigration },
  { name: '0016-audit-log', class: AuditLogMigration },
  { name: '0017-house-settings', class: HouseSettingsMigration },
  { name: '0018-declined-renewals', class: DeclinedRenewalsMigration },
  { name: '0019-audited-settings', class: AuditedSettingsMigration },
];
