/**
 * What the listing of a venue `v` tells of what a request `q` asks for, as columns: bedrooms, the largest room in the layout that is
 * wanted, and the lowest price of the promotions that run then.
 * @param today placeholder of the day in Paris: `$3`.
 */
export function listedColumns(today: string): string {
  return `v.bedrooms,
    (select max(seats.number::int) from room r, jsonb_each_text(r.capacities) as seats (layout, number)
     where r.venue_id = v.id and (q.layout is null or seats.layout = q.layout)) as "largestRoom",
    (select min(p.price_cents) from promotion p
     where p.venue_id = v.id and p.starts_on <= coalesce(q.end_date, ${today}::date)
       and p.ends_on >= coalesce(q.start_date, ${today}::date)) as "promotionCents"`;
}
