import { defineFeature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { type SettingsServices, settingsServices } from './services.ts';
import { PlatformSettings } from './settings.entity.ts';
import { PlatformSettingsResolver } from './settings.resolver.ts';
import { AUDITED_SETTINGS } from './audited-tables.ts';

export const settingsFeature = defineFeature<Platform, SettingsServices>({
  name: 'settings',
  entities: [PlatformSettings],
  audited: AUDITED_SETTINGS,
  resolvers: [PlatformSettingsResolver],
  services: settingsServices,
  start: ({ liveSettings }) => liveSettings.start(),
  stop: ({ liveSettings }) => liveSettings.stop(),
});
