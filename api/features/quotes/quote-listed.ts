import { EVENT_TYPE_NAMES, suitableLayouts } from '../../../schema/suitable-layouts.ts';

/** The layouts that count for a request `q`: the one that it wants, else those that suit its event; null = all. */
const COUNTED = `case when q.layout is not null then array[q.layout] else case q.event_type ${EVENT_TYPE_NAMES.map(
  (type) => {
    const layouts = suitableLayouts([type]);
    return layouts.length ? `when '${type}' then array['${layouts.join("', '")}'] ` : '';
  },
).join('')}end end`;

/**
 * What the listing of a venue `v` tells of what a request `q` asks for, as columns: bedrooms, the largest room in the layout that is
 * wanted or one that suits the event, and the lowest price of the promotions that run then.
 * @param today placeholder of the day in Paris: `$3`.
 */
export function listedColumns(today: string): string {
  return `v.bedrooms,
    (select max(seats.number::int) from room r, jsonb_each_text(r.capacities) as seats (layout, number)
     where r.venue_id = v.id and seats.layout = any(coalesce(${COUNTED}, array[seats.layout]))) as "largestRoom",
    (select min(p.price_cents) from promotion p
     where p.venue_id = v.id and p.starts_on <= coalesce(q.end_date, ${today}::date)
       and p.ends_on >= coalesce(q.start_date, ${today}::date)) as "promotionCents"`;
}
