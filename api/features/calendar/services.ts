import type { OperationContext } from '../../platform/graphql/operation-context.ts';
import type { Platform } from '../../platform/platform.ts';
import { CalendarService } from './calendar.service.ts';

export function calendarServices({ database }: Platform) {
  return { calendars: new CalendarService(database) };
}

export type CalendarServices = ReturnType<typeof calendarServices>;
export type CalendarContext = OperationContext & CalendarServices;
