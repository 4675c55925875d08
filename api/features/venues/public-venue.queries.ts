/** The SQL condition under which a venue (v) of an owner (u) is public; for the public, others do not exist. */
export const IS_PUBLIC = `
  v.review_status = 'APPROVED' and v.is_published and not v.subscription_expired and v.deleted_at is null
  and (v.owner_id is null or u.status = 'APPROVED')`;

const SUBSCRIPTION_ENDED = `exists (select 1 from subscription s where s.user_id = v.owner_id and s.status = 'EXPIRED')`;

/** The SQL condition under which a venue (v) is hidden because of its owner's plan: the subscription has ended, or the plan's limit is exceeded. */
export const HIDDEN_SINCE_ENDED = `(v.subscription_expired and ${SUBSCRIPTION_ENDED})`;
export const HIDDEN_BEYOND_PLAN = `(v.subscription_expired and not ${SUBSCRIPTION_ENDED})`;
