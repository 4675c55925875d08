import { PRIVATE_NAMES, type PrivateName, type SimpleValues } from '../../../schema/venue-fields.ts';
import type { VenueInForce } from '../venues/public-venue-content.ts';
import {
  columnOf,
  CONTENT_COLUMNS,
  HIDDEN_BEYOND_PLAN,
  HIDDEN_SINCE_ENDED,
  IS_PUBLIC,
  selectFields,
  selectPhotos,
  selectRooms,
} from '../venues/venue.queries.ts';
import { NO_FLAGS, type VenueFlags } from '../venues/venue-bulk.queries.ts';
import type { PromotionRecord } from '../venues/venue-promotion.types.ts';
import type { ReviewStatus } from '../venues/venue.enums.ts';

/** A venue with all public data, as one row of the database. */
export interface VenueRecord extends VenueInForce, VenueFlags {
  isPublished: boolean;
  createdAt: string;
  /** In no order. */
  promotions: PromotionRecord[];
}

export interface ManagedFields extends Pick<SimpleValues, PrivateName> {
  id: string;
  version: number;
  reviewStatus: ReviewStatus;
  rejectionReason: string | null;
  ownerId: string | null;
  subscriptionExpired: boolean;
  isBeyondPlan: boolean;
  hasPendingChangeRequest: boolean;
}

/** The public venues among the ids of $1, or all of them when it is null, with the promotions that do not end before the day $2. */
export const SELECT_PUBLIC_RECORDS = selectRecords(`${IS_PUBLIC} and ($1::uuid[] is null or v.id = any($1))`);

/** The same for venues that need not be public. */
export const SELECT_MANAGED_RECORDS = selectRecords(`v.id = any($1::uuid[]) and v.deleted_at is null`);

/** Data of venues that only their managers see, for the ids of $1. */
export const SELECT_MANAGED_FIELDS = `
  select ${selectFields(['id', 'version', 'reviewStatus', 'rejectionReason', 'ownerId', ...PRIVATE_NAMES])},
    ${HIDDEN_SINCE_ENDED} as "subscriptionExpired",
    ${HIDDEN_BEYOND_PLAN} as "isBeyondPlan",
    exists (select 1 from change_request q where q.venue_id = v.id and q.status = 'PENDING') as "hasPendingChangeRequest"
  from venue v where v.id = any($1::uuid[])`;

/** The photos of the venue $1 among the ids of $2, pending ones too. */
export const SELECT_PHOTOS = `
  select id, alt, width, height, placeholder, variants from photo where venue_id = $1 and id = any($2::uuid[])`;

function selectRecords(condition: string): string {
  const own = CONTENT_COLUMNS.filter((field) => field !== 'latitude' && field !== 'longitude');
  const flags = Object.keys(NO_FLAGS).map((field) => {
    const isDay = field === 'homepageSliderStart' || field === 'homepageSliderEnd';
    return `v.${columnOf(field)}${isDay ? '::text' : ''} as "${field}"`;
  });
  return `
  select v.id, v.slug, ${selectFields([...own, 'homepageImageId', 'isPublished'])}, ${flags.join(', ')},
    coalesce(v.latitude, c.latitude) as latitude, coalesce(v.longitude, c.longitude) as longitude,
    c.label as city, c.department_code as "departmentCode", d.name as "departmentName", d.region_code as "regionCode",
    r.name as "regionName",
    to_char(v.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "createdAt",
    to_char(v.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
    ${selectRooms()} as rooms, ${selectPhotos('not p.is_pending')} as photos,
    coalesce((select jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title, 'text', p.text,
        'discountPercent', p.discount_percent, 'priceCents', p.price_cents, 'vatPercent', p.vat_percent,
        'startsOn', p.starts_on, 'endsOn', p.ends_on))
      from promotion p where p.venue_id = v.id and p.ends_on >= $2::date), '[]') as promotions
  from venue v
  join commune c on c.code = v.commune_code
  join department d on d.code = c.department_code
  join region r on r.code = d.region_code
  left join user_account u on u.id = v.owner_id
  where ${condition}`;
}
