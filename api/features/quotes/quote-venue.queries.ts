import { EVENT_TYPE_NAMES, suitableLayouts } from '../../../schema/suitable-layouts.ts';
import { today } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import type { RequestedVenue } from './quote.types.ts';

/** Whether a forwarded venue `rv` of a request has not answered. After the reply to a question it has to answer again. */
export const AWAITS_ANSWER = `rv.forwarded_at is not null and not exists (
  select 1 from quote_answer a where a.request_id = rv.request_id and a.venue_id = rv.venue_id
    and not (a.kind = 'QUESTION' and a.reply is not null))`;

/** The day in Paris on which a venue `rv` was last asked. */
const ASKED_ON = `(greatest(rv.forwarded_at, rv.reminded_at) at time zone 'Europe/Paris')::date`;

/** The room layouts for a request `q`: the wanted one, else those that suit its event; null = all. */
const COUNTED = `case when q.layout is not null then array[q.layout] else case q.event_type ${EVENT_TYPE_NAMES.map(
  (type) => {
    const layouts = suitableLayouts([type]);
    return layouts.length ? `when '${type}' then array['${layouts.join("', '")}'] ` : '';
  },
).join('')}end end`;

/**
 * The columns of a venue `v` that are compared with a request `q`: bedrooms, the largest room in the wanted or a suitable
 * layout, and the lowest price of the promotions that run then. $1 = today in Paris.
 */
const LISTED = `v.bedrooms,
  (select max(seats.number::int) from room r, jsonb_each_text(r.capacities) as seats (layout, number)
   where r.venue_id = v.id and seats.layout = any(coalesce(${COUNTED}, array[seats.layout]))) as "largestRoom",
  (select min(p.price_cents) from promotion p
   where p.venue_id = v.id and p.starts_on <= coalesce(q.end_date, $1::date)
     and p.ends_on >= coalesce(q.start_date, $1::date)) as "promotionCents"`;

/** The listing of a venue; null = not given. */
export interface Listed {
  /** Capacity of its largest room, in the wanted layout or one that suits the event. */
  largestRoom: number | null;
  bedrooms: number | null;
  /** The lowest price per participant, before tax, of its running promotions. */
  promotionCents: number | null;
}

type Row = Pick<RequestedVenue, 'venueId' | 'name' | 'city'> & Listed;

/** A venue of a request, with its listing. */
export interface VenueRow extends Row, Required<Pick<RequestedVenue, 'hasOwner' | 'waits' | 'mayBeReminded'>> {
  requestId: string;
  forwardedAt: Date | null;
  remindedAt: Date | null;
}

/** The venues of requests, in the order of each; for an owner, only the forwarded ones of theirs, with their current names. */
export function venuesOfRequests(database: Database, ids: readonly string[], ownerId: string | null) {
  return database.rows<VenueRow>(
    `select rv.request_id as "requestId", v.id as "venueId", case when $3::uuid is null then rv.name else v.name end as name, rv.city,
       rv.forwarded_at as "forwardedAt", rv.reminded_at as "remindedAt", o.id is not null as "hasOwner", ${AWAITS_ANSWER} as waits,
       o.id is not null and ${AWAITS_ANSWER} and ${ASKED_ON} < $1::date as "mayBeReminded", ${LISTED}
     from quote_request_venue rv join quote_request q on q.id = rv.request_id
     left join venue v on v.id = rv.venue_id and v.deleted_at is null
     left join user_account o on o.id = v.owner_id and o.status = 'APPROVED'
     where rv.request_id = any($2::uuid[]) and ($3::uuid is null or (v.owner_id = $3 and rv.forwarded_at is not null))
     order by rv.request_id, rv.position`,
    [today(), ids, ownerId],
  );
}

/** Venues that a request could be forwarded to, in this order. */
export function listedVenues(database: Database, requestId: string, ids: readonly string[]) {
  return database.rows<Row & { slug: string; hasOwner: boolean }>(
    `select v.id as "venueId", v.name, v.slug, c.label as city, o.id is not null as "hasOwner", ${LISTED}
     from unnest($2::uuid[]) with ordinality as wanted (id, place)
     join venue v on v.id = wanted.id join commune c on c.code = v.commune_code
     join quote_request q on q.id = $3
     left join user_account o on o.id = v.owner_id and o.status = 'APPROVED'
     order by wanted.place`,
    [today(), ids, requestId],
  );
}
