/** What makes a venue (v) of an owner (u) public; everything else is, to the public, a venue that does not exist. In SQL. */
export const IS_PUBLIC = `
  v.review_status = 'APPROVED' and v.is_published and not v.subscription_expired and v.deleted_at is null
  and (v.owner_id is null or u.status = 'APPROVED')`;

const SUBSCRIPTION_ENDED = `exists (select 1 from subscription s where s.user_id = v.owner_id and s.status = 'EXPIRED')`;

/** The reason why the plan of its owner hides a venue (v): their subscription has ended, or their plan has no room for it. In SQL. */
export const HIDDEN_SINCE_ENDED = `(v.subscription_expired and ${SUBSCRIPTION_ENDED})`;
export const HIDDEN_BEYOND_PLAN = `(v.subscription_expired and not ${SUBSCRIPTION_ENDED})`;

/** The row of the picture that stands for a venue (v), as JSON: the one that was chosen, or the first; null = it has none. In SQL. */
export const HOME_PICTURE = `
  (select to_jsonb(p) - 'venue_id' from photo p where p.venue_id = v.id and not p.is_pending
    order by p.id is distinct from v.homepage_image_id, p.position, p.id limit 1)`;
