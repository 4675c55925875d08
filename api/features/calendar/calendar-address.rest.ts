import { hash } from 'node:crypto';
import { text } from '../../platform/rest/fields.ts';
import { answer, handledRoute } from '../../platform/rest/route.ts';
import type { CalendarContext } from './services.ts';

/** Calendars of venues and rooms for other calendars. */
export const CALENDAR_ROUTES = [
  handledRoute({
    at: 'GET /calendars/{token}.ics',
    id: 'readCalendar',
    tag: { name: 'Calendars', description: 'Calendars of venues, for programs that subscribe to them.' },
    summary: 'Read the calendar of a venue or a room',
    description:
      'An iCalendar object (RFC 5545) with what is booked, held or closed from a month ago on: never for whom or for what. The address is a secret that those who manage the venue make and end.',
    access: 'everybody',
    params: { token: text('The secret of the address.', 43, 'c2VjcmV0LW9mLXRoZS1hZGRyZXNzLW5vdC1yZWFsLS0') },
    answers: { 200: answer('The calendar.', 'text/calendar', 'ETag') },
    errors: [304, 404, 429],
    handle: async ({ calendarAddresses, address }: CalendarContext, { params }, { response }) => {
      const feed = await calendarAddresses.feed(params['token']!, address);
      response.set({
        'cache-control': 'private, no-cache',
        'content-disposition': 'inline; filename="calendar.ics"',
        // Weak, as proxies may compress it. Express answers 304 by it.
        etag: `W/"${hash('sha256', feed, 'base64url').slice(0, 27)}"`,
      });
      response.type('text/calendar; charset=utf-8').send(feed);
    },
  }),
];
