import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { CalendarAddressService } from './calendar-address.service.ts';
import { CalendarService } from './calendar.service.ts';

export function calendarServices({ database, limits, config }: Platform) {
  return {
    calendars: new CalendarService(database),
    calendarAddresses: new CalendarAddressService({ database, limits, config }),
  };
}

export type CalendarServices = ReturnType<typeof calendarServices>;
export type CalendarContext = OperationContext & CalendarServices;
