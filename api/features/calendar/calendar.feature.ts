import { defineFeature } from '../../platform/feature.ts';
import type { Platform } from '../../platform/platform.ts';
import { AUDITED_CALENDARS } from './audited-tables.ts';
import { AvailabilityResolver } from './availability.resolver.ts';
import { CalendarAddress } from './calendar-address.entity.ts';
import { CalendarAddressResolver } from './calendar-address.resolver.ts';
import { CALENDAR_ROUTES } from './calendar-address.rest.ts';
import { CalendarEntry } from './calendar-entry.entity.ts';
import { CalendarResolver } from './calendar.resolver.ts';
import { type CalendarServices, calendarServices } from './services.ts';

export const calendarFeature = defineFeature<Platform, CalendarServices>({
  name: 'calendar',
  entities: [CalendarEntry, CalendarAddress],
  tables: ['venue_calendar'],
  audited: AUDITED_CALENDARS,
  resolvers: [AvailabilityResolver, CalendarResolver, CalendarAddressResolver],
  services: calendarServices,
  rest: CALENDAR_ROUTES,
});
