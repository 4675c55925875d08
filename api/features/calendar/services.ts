import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import type { NotificationServices } from '../notifications/services.ts';
import { CalendarAddressService } from './calendar-address.service.ts';
import { CalendarService } from './calendar.service.ts';
import { CalendarReader } from './linked/calendar-reader.ts';
import { LinkedCalendarService } from './linked/linked-calendar.service.ts';

export type CalendarNeeds = Platform & Pick<NotificationServices, 'notifications'>;

export function calendarServices({ database, limits, config, secret }: CalendarNeeds) {
  const calendarReader = new CalendarReader(config.publicUrl);
  return {
    calendars: new CalendarService(database),
    calendarAddresses: new CalendarAddressService({ database, limits, config }),
    calendarReader,
    linkedCalendars: new LinkedCalendarService({ database, limits, secret, reader: calendarReader }),
  };
}

export type CalendarServices = ReturnType<typeof calendarServices>;
export type CalendarContext = OperationContext & CalendarServices;
