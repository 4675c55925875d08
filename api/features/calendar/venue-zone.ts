/** The time of a place: its zone, and its standard offset from UTC in hours. */
export interface VenueZone {
  name: string;
  offset: number;
  hasSummerTime: boolean;
}

const PARIS: VenueZone = { name: 'Europe/Paris', offset: 1, hasSummerTime: true };

const overseas = (name: string, offset: number): VenueZone => ({ name, offset, hasSummerTime: false });

/** By the department of overseas communes. None has summer time. */
const OVERSEAS: Readonly<Record<string, VenueZone>> = {
  971: overseas('America/Guadeloupe', -4),
  972: overseas('America/Martinique', -4),
  973: overseas('America/Cayenne', -3),
  974: overseas('Indian/Reunion', 4),
  976: overseas('Indian/Mayotte', 3),
};

/** The time in which the calendar of a venue is kept. @param communeCode its official code. */
export function zoneOf(communeCode: string): VenueZone {
  return OVERSEAS[communeCode.slice(0, 3)] ?? PARIS;
}

/** The same as iCalendar tells it (RFC 5545, 3.6.5). The rules of Paris are those of the European Union since 1996. */
export function vtimezone({ name, offset, hasSummerTime }: VenueZone): string {
  const to = offsetText(offset);
  const change = (kind: string, from: string, until: string, start: string, rule: string[]) => [
    `BEGIN:${kind}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${until}`,
    `DTSTART:${start}`,
    ...rule,
    `END:${kind}`,
  ];
  const changes = hasSummerTime
    ? [
        ...change('DAYLIGHT', to, offsetText(offset + 1), '19700329T020000', [
          'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
        ]),
        ...change('STANDARD', offsetText(offset + 1), to, '19701025T030000', [
          'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
        ]),
      ]
    : change('STANDARD', to, to, '19700101T000000', []);
  return ['BEGIN:VTIMEZONE', `TZID:${name}`, ...changes, 'END:VTIMEZONE'].join('\r\n');
}

function offsetText(hours: number): string {
  return `${hours < 0 ? '-' : '+'}${String(Math.abs(hours)).padStart(2, '0')}00`;
}
