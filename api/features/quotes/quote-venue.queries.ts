import { EVENT_TYPE_NAMES, suitableLayouts } from '../../../schema/suitable-layouts.ts';
import { today } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { CalendarContent } from '../calendar/calendar-content.ts';
import { calendarsOf } from '../calendar/calendar.queries.ts';
import type { RateContent } from '../venues/venue-content.ts';
import type { VenueRoom } from '../venues/venue.types.ts';
import type { RequestedVenue } from './quote.types.ts';

/** Whether a forwarded venue `rv` of a request has not answered. After the reply to a question it has to answer again. */
export const AWAITS_ANSWER = `rv.forwarded_at is not null and not exists (
  select 1 from quote_answer a where a.request_id = rv.request_id and a.venue_id = rv.venue_id
    and not (a.kind = 'QUESTION' and a.reply is not null))`;

/** The day in Paris on which a venue `rv` was last asked. */
const ASKED_ON = `(greatest(rv.forwarded_at, rv.reminded_at) at time zone 'Europe/Paris')::date`;

/** Whether the calendar of a requested venue `rv` holds or has booked days for its answer. */
const HOLDS = `exists (
  select 1 from quote_answer a join calendar_entry e on e.held_for = a.id
  where a.request_id = rv.request_id and a.venue_id = rv.venue_id)`;

/** The room layouts for a request `q`: the wanted one, else those that suit its event; null = all. */
const COUNTED = `case when q.layout is not null then array[q.layout] else case q.event_type ${EVENT_TYPE_NAMES.map(
  (type) => {
    const layouts = suitableLayouts([type]);
    return layouts.length ? `when '${type}' then array['${layouts.join("', '")}'] ` : '';
  },
).join('')}end end`;

/**
 * The columns of a venue `v` that are compared with a request `q`: bedrooms, rates, the rooms with their people in the wanted
 * or a suitable layout, and the lowest price of the promotions that run then. $1 = today in Paris.
 */
const LISTED = `v.bedrooms, v.rates,
  (select coalesce(jsonb_agg(jsonb_build_object('id', r.id, 'capacity', (
     select coalesce(max(seats.number::int), 0) from jsonb_each_text(r.capacities) as seats (layout, number)
     where seats.layout = any(coalesce(${COUNTED}, array[seats.layout]))))), '[]')
   from room r where r.venue_id = v.id) as rooms,
  (select min(p.price_cents) from promotion p
   where p.venue_id = v.id and p.starts_on <= coalesce(q.end_date, $1::date)
     and p.ends_on >= coalesce(q.start_date, $1::date)) as "promotionCents"`;

/** The listing of a venue, and its calendar; null = not given. */
export interface Listed {
  /** Capacities are those in the wanted layout or one that suits the event; 0 = none is given. */
  rooms: Pick<VenueRoom, 'id' | 'capacity'>[];
  bedrooms: number | null;
  /** The lowest price per participant, before tax, of its running promotions. */
  promotionCents: number | null;
  rates: RateContent[];
  /** Null also if it holds days for the request: those are not taken by others. */
  calendar: CalendarContent | null;
}

type Row = Pick<RequestedVenue, 'venueId' | 'name' | 'city'> & Listed;
type WithoutCalendar<Read extends Row> = Omit<Read, 'calendar'>;

/** A venue of a request, with its listing. */
export interface VenueRow extends Row, Required<Pick<RequestedVenue, 'hasOwner' | 'waits' | 'mayBeReminded'>> {
  requestId: string;
  forwardedAt: Date | null;
  remindedAt: Date | null;
}

/** The venues of requests, in the order of each; for an owner, only the forwarded ones of theirs, with their current names. */
export async function venuesOfRequests(
  database: Database,
  ids: readonly string[],
  ownerId: string | null,
): Promise<VenueRow[]> {
  const rows = await database.rows<WithoutCalendar<VenueRow> & { holds: boolean }>(
    `select rv.request_id as "requestId", v.id as "venueId", case when $3::uuid is null then rv.name else v.name end as name, rv.city,
       rv.forwarded_at as "forwardedAt", rv.reminded_at as "remindedAt", o.id is not null as "hasOwner", ${AWAITS_ANSWER} as waits,
       o.id is not null and ${AWAITS_ANSWER} and ${ASKED_ON} < $1::date as "mayBeReminded", ${HOLDS} as holds, ${LISTED}
     from quote_request_venue rv join quote_request q on q.id = rv.request_id
     left join venue v on v.id = rv.venue_id and v.deleted_at is null
     left join user_account o on o.id = v.owner_id and o.status = 'APPROVED'
     where rv.request_id = any($2::uuid[]) and ($3::uuid is null or (v.owner_id = $3 and rv.forwarded_at is not null))
     order by rv.request_id, rv.position`,
    [today(), ids, ownerId],
  );
  const listed = await withCalendars(database, rows);
  return listed.map(({ holds, calendar, ...row }) => ({ ...row, calendar: holds ? null : calendar }));
}

/** Venues that a request could be forwarded to, in this order. */
export async function listedVenues(database: Database, requestId: string, ids: readonly string[]) {
  const rows = await database.rows<WithoutCalendar<Row> & { slug: string; hasOwner: boolean }>(
    `select v.id as "venueId", v.name, v.slug, c.label as city, o.id is not null as "hasOwner", ${LISTED}
     from unnest($2::uuid[]) with ordinality as wanted (id, place)
     join venue v on v.id = wanted.id join commune c on c.code = v.commune_code
     join quote_request q on q.id = $3
     left join user_account o on o.id = v.owner_id and o.status = 'APPROVED'
     order by wanted.place`,
    [today(), ids, requestId],
  );
  return withCalendars(database, rows);
}

async function withCalendars<Found extends Pick<Row, 'venueId'>>(database: Database, rows: readonly Found[]) {
  const ids = new Set(rows.flatMap(({ venueId }) => venueId ?? []));
  const calendars = await calendarsOf(database, [...ids]);
  return rows.map((row) => ({ ...row, calendar: calendars.get(row.venueId ?? '') ?? null }));
}
