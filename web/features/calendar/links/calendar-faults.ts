import { msg } from '@lingui/core/macro';

/** Why a calendar cannot be read, and what to do. */
export const CALENDAR_FAULTS = {
  ADDRESS_REFUSED: msg({
    id: 'calendarFault.refused',
    message: 'This address cannot be used. It begins with https:// or webcal:// and is public on the internet.',
  }),
  NOT_FOUND: msg({
    id: 'calendarFault.notFound',
    message: 'There is no calendar at this address any more. Copy it again from your program.',
  }),
  ACCESS_DENIED: msg({
    id: 'calendarFault.denied',
    message: 'This address asks for a sign-in. Use the secret address in iCal format.',
  }),
  UNREACHABLE: msg({
    id: 'calendarFault.unreachable',
    message: 'The server of this calendar did not answer. Check the address, or try again later.',
  }),
  TOO_SLOW: msg({ id: 'calendarFault.slow', message: 'This calendar takes too long to be read. Try again later.' }),
  TOO_LARGE: msg({
    id: 'calendarFault.large',
    message: 'This calendar is too large: 2 MB at most. Leave out its old events.',
  }),
  TOO_MANY: msg({
    id: 'calendarFault.many',
    message: 'This calendar has too many events or repetitions: 5,000 at most. Leave out its old events.',
  }),
  UNREADABLE: msg({
    id: 'calendarFault.unreadable',
    message: 'This is no complete calendar in iCal format (.ics). Export it again from your program.',
  }),
} as const;

/** The same by the codes of the fields `url` and `file`. */
export const FAULT_OF_CODE: Readonly<Record<string, keyof typeof CALENDAR_FAULTS>> = {
  addressRefused: 'ADDRESS_REFUSED',
  calendarNotFound: 'NOT_FOUND',
  calendarDenied: 'ACCESS_DENIED',
  calendarUnreachable: 'UNREACHABLE',
  calendarTooSlow: 'TOO_SLOW',
  calendarTooLarge: 'TOO_LARGE',
  calendarTooMany: 'TOO_MANY',
  calendarUnreadable: 'UNREADABLE',
};
