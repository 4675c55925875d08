/** What makes a venue (v) of an owner (u) public; everything else is, to the public, a venue that does not exist. In SQL. */
export const IS_PUBLIC = `
  v.review_status = 'APPROVED' and v.is_published and not v.subscription_expired and v.deleted_at is null
  and (v.owner_id is null or u.status = 'APPROVED')`;
