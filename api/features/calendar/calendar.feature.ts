import { defineFeature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { AUDITED_CALENDARS } from './audited-tables.ts';
import { AvailabilityResolver } from './availability.resolver.ts';
import { CalendarEntry } from './calendar-entry.entity.ts';
import { CalendarResolver } from './calendar.resolver.ts';
import { type CalendarServices, calendarServices } from './services.ts';

export const calendarFeature = defineFeature<Platform, CalendarServices>({
  name: 'calendar',
  entities: [CalendarEntry],
  tables: ['venue_calendar'],
  audited: AUDITED_CALENDARS,
  resolvers: [AvailabilityResolver, CalendarResolver],
  services: calendarServices,
});
