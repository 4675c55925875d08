import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { AccountServices } from '../accounts/services.ts';
import type { NotificationServices } from '../notifications/services.ts';
import type { SettingsServices } from '../settings/services.ts';
import { PersonDataService } from './person-data.service.ts';
import { RetentionService } from './retention.service.ts';

export type DataProtectionNeeds = Platform &
  Pick<AccountServices, 'accounts'> &
  Pick<NotificationServices, 'liveLists'> &
  Pick<SettingsServices, 'liveSettings'>;

export function dataProtectionServices({
  database,
  jobs,
  logger,
  accounts,
  liveLists,
  liveSettings,
}: DataProtectionNeeds) {
  const retention = new RetentionService({ database, settings: liveSettings, jobs, liveLists, logger });
  return { retention, people: new PersonDataService({ database, accounts, retention }) };
}

export type DataProtectionServices = ReturnType<typeof dataProtectionServices>;
export type DataProtectionContext = OperationContext & DataProtectionServices;
