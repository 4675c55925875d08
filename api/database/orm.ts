import { MikroORM } from '@mikro-orm/postgresql';
import { DataloaderType, UnderscoreNamingStrategy } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { PostgresDialect, type PostgresPool } from 'kysely';
import { AccountLink } from '../features/accounts/account-link.entity.ts';
import { Activity } from '../features/accounts/activity.entity.ts';
import { RecoveryCode } from '../features/accounts/recovery-code.entity.ts';
import { Session } from '../features/accounts/session.entity.ts';
import { User } from '../features/accounts/user.entity.ts';
import { Payment } from '../features/billing/payment.entity.ts';
import { Plan } from '../features/billing/plan.entity.ts';
import { Subscription } from '../features/billing/subscription.entity.ts';
import { ClientReference } from '../features/curation/reference.entity.ts';
import { RetentionRun } from '../features/data-protection/retention-run.entity.ts';
import { Commune, Department, Region } from '../features/geography/commune.entity.ts';
import { MessageAnswer } from '../features/messages/message-answer.entity.ts';
import { ContactMessage } from '../features/messages/message.entity.ts';
import { Notification } from '../features/notifications/notification.entity.ts';
import { Promotion } from '../features/promotions/promotion.entity.ts';
import { QuoteAnswerLine } from '../features/quotes/quote-answer-line.entity.ts';
import { QuoteAnswer } from '../features/quotes/quote-answer.entity.ts';
import { QuoteRequestStep } from '../features/quotes/quote-step.entity.ts';
import { QuoteRequestVenue } from '../features/quotes/quote-venue.entity.ts';
import { QuoteRequest } from '../features/quotes/quote.entity.ts';
import { HouseSettings } from '../features/settings/settings.entity.ts';
import { ChangeRequest } from '../features/venues/change-request.entity.ts';
import { Photo } from '../features/venues/photo.entity.ts';
import { Room } from '../features/venues/room.entity.ts';
import { FormerSlug } from '../features/venues/slug.entity.ts';
import { Venue } from '../features/venues/venue.entity.ts';
import { MIGRATIONS } from './migrations/migrations.ts';
import type { SqlPool } from './sql-pool.ts';

export const ENTITIES = [
  Region,
  Department,
  Commune,
  User,
  Session,
  AccountLink,
  RecoveryCode,
  Activity,
  HouseSettings,
  Notification,
  Venue,
  Room,
  Photo,
  FormerSlug,
  ChangeRequest,
  Plan,
  Subscription,
  Payment,
  Promotion,
  ClientReference,
  QuoteRequest,
  QuoteRequestVenue,
  QuoteRequestStep,
  QuoteAnswer,
  QuoteAnswerLine,
  ContactMessage,
  MessageAnswer,
  RetentionRun,
];

/** Tables that are written in SQL alone, without entities: the public catalogue, its log of changes, imports, and the kernel's memory. */
const SQL_TABLES = [
  'catalogue_venue',
  'catalogue_document',
  'catalogue_change',
  'application_state',
  'reference_counter',
  'idempotency_key',
  'used_captcha',
  'rate_limit',
  'venue_view_day',
  'site_view_day',
  'audit_entry',
  'audit_change',
  'import_run',
  'saved_mapping',
];

/** MikroORM over the pool; both databases speak PostgreSQL, so one driver serves them. */
export async function createOrm(pool: SqlPool): Promise<MikroORM> {
  return MikroORM.init({
    // The pool outlives the ORM: whoever opened it ends it.
    driverOptions: () =>
      new PostgresDialect({
        pool: {
          connect: () => pool.connect(),
          end: async () => {},
          options: pool.options,
        } as unknown as PostgresPool,
      }),
    dbName: 'pleniere',
    entities: ENTITIES,
    metadataProvider: ReflectMetadataProvider,
    namingStrategy: UnderscoreNamingStrategy,
    dataloader: DataloaderType.ALL,
    forceUtcTimezone: true,
    ensureDatabase: false,
    discovery: { warnWhenNoEntities: true },
    schemaGenerator: { skipTables: SQL_TABLES, ignoreSchema: ['pgboss'] },
    migrations: { migrationsList: MIGRATIONS, snapshot: false, transactional: true, allOrNothing: true, silent: true },
    extensions: [Migrator],
  });
}
