import { registerEnumType } from 'type-graphql';
import type { FetchFaultCode } from '../../../platform/outbound/public-fetch.ts';
import type { ReadingFaultCode } from './reading-fault.ts';

/** Why a calendar of another program could not be read. */
export enum CalendarFault {
  ADDRESS_REFUSED = 'ADDRESS_REFUSED',
  NOT_FOUND = 'NOT_FOUND',
  ACCESS_DENIED = 'ACCESS_DENIED',
  UNREACHABLE = 'UNREACHABLE',
  TOO_SLOW = 'TOO_SLOW',
  TOO_LARGE = 'TOO_LARGE',
  TOO_MANY = 'TOO_MANY',
  UNREADABLE = 'UNREADABLE',
}

/** The same as codes of a field: of the address, or of the file. */
export const FAULT_CODES: Readonly<Record<FetchFaultCode | ReadingFaultCode, string>> = {
  ADDRESS_REFUSED: 'addressRefused',
  NOT_FOUND: 'calendarNotFound',
  ACCESS_DENIED: 'calendarDenied',
  UNREACHABLE: 'calendarUnreachable',
  TOO_SLOW: 'calendarTooSlow',
  TOO_LARGE: 'calendarTooLarge',
  TOO_MANY: 'calendarTooMany',
  UNREADABLE: 'calendarUnreadable',
};

registerEnumType(CalendarFault, {
  name: 'CalendarFault',
  description: 'Why a calendar of another program could not be read.',
  valuesConfig: {
    ADDRESS_REFUSED: { description: 'The address is none of HTTPS, or leads into a network that is not public.' },
    NOT_FOUND: { description: 'There is nothing at the address.' },
    ACCESS_DENIED: { description: 'The address asks for a sign-in.' },
    UNREACHABLE: { description: 'The server did not answer, or with an error.' },
    TOO_SLOW: { description: 'The answer took too long to come, or to be understood.' },
    TOO_LARGE: { description: 'The file is too large.' },
    TOO_MANY: { description: 'There are too many events, or repetitions of them.' },
    UNREADABLE: { description: 'It is no calendar, or only the beginning of one.' },
  },
});
