import { defineFeature } from '../../platform/feature.ts';
import { AUDITED_CALENDARS } from './audited-tables.ts';
import { AvailabilityResolver } from './availability.resolver.ts';
import { CalendarAddress } from './calendar-address.entity.ts';
import { CalendarAddressResolver } from './calendar-address.resolver.ts';
import { CALENDAR_ROUTES } from './calendar-address.rest.ts';
import { CalendarEntry } from './calendar-entry.entity.ts';
import { CalendarResolver } from './calendar.resolver.ts';
import { LinkedCalendar } from './linked/linked-calendar.entity.ts';
import { CALENDARS_REFRESH, refreshCalendars } from './linked/linked-calendar-refresh.ts';
import { LinkedCalendarResolver } from './linked/linked-calendar.resolver.ts';
import { CALENDAR_MAILS, handleCalendarMails } from './mails/calendar.mails.ts';
import { type CalendarNeeds, type CalendarServices, calendarServices } from './services.ts';
import { subscribeToCalendars } from './subscribers.ts';

export const calendarFeature = defineFeature<CalendarNeeds, CalendarServices>({
  name: 'calendar',
  entities: [CalendarEntry, CalendarAddress, LinkedCalendar],
  tables: ['venue_calendar'],
  audited: AUDITED_CALENDARS,
  resolvers: [AvailabilityResolver, CalendarResolver, CalendarAddressResolver, LinkedCalendarResolver],
  queues: [CALENDARS_REFRESH],
  mails: CALENDAR_MAILS,
  services: calendarServices,
  handleJobs: (jobs, services) =>
    jobs.handle(CALENDARS_REFRESH, async (_data, context) => void (await refreshCalendars(services, context))),
  handleMails: (mailer, { database }) => handleCalendarMails(mailer, database),
  subscribe: subscribeToCalendars,
  rest: CALENDAR_ROUTES,
});
