import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { LiveSettings } from './live-settings.service.ts';
import { PlatformSettingsService } from './settings.service.ts';

export function settingsServices({ database, config, logger }: Platform) {
  const liveSettings = new LiveSettings(database, config, logger);
  return { liveSettings, settings: new PlatformSettingsService(database, liveSettings) };
}

export type SettingsServices = ReturnType<typeof settingsServices>;
export type SettingsContext = OperationContext & SettingsServices;
