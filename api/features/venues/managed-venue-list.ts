import { HIDDEN_BEYOND_PLAN, HIDDEN_SINCE_ENDED, HOME_PICTURE, IS_PUBLIC } from './public-venue.enums.ts';
import type { Viewer } from '../../platform/authz.ts';
import type { ManagedVenueSort, ManagedVenuesArgs } from './managed-venue.inputs.ts';
import { conditionsOf } from './managed-venue-where.ts';
import type { Reading } from './managed-venue-record.ts';
import type { ManagedVenueItem, ManagedVenuePage, VenueFlagsView } from './managed-venue.types.ts';
import { personOf } from './managed-venue-view.ts';
import { type PhotoRecord, toPhotoView } from './photo.types.ts';
import { completenessOf, type CompletenessFacts } from './venue-completeness.ts';
import { type ChangeRequestType, VenueStatus } from './venue-management.enums.ts';
import { statusOf, venueActionsOf } from './venue.policy.ts';
import type { JudgedVenue } from './venue.workflow.ts';
import type { VenueKind } from './venue.enums.ts';

interface Row extends JudgedVenue, CompletenessFacts {
  id: string;
  slug: string;
  name: string;
  kind: VenueKind;
  category: number | null;
  city: string;
  rejectionReason: string | null;
  subscriptionExpired: boolean;
  isBeyondPlan: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  photo: PhotoRecord | null;
  flags: VenueFlagsView;
  ownerName: string | null;
  ownerCompany: string | null;
  pendingChangeId: string | null;
  pendingChangeType: ChangeRequestType | null;
}

const ORDERS: Readonly<Record<ManagedVenueSort, string>> = {
  UPDATED: '"changedAt" desc, id',
  UPDATED_OLDEST: '"changedAt", id',
  NAME: 'name, id',
  NAME_DESC: 'name desc, id',
  CITY: 'city, name, id',
  CITY_DESC: 'city desc, name desc, id',
  NEWEST: '"createdAt" desc, id',
  OLDEST: '"createdAt", id',
};

/** What a page shows of its venues. */
const PAGE = `
  select v.id, v.slug, v.name, v.kind, v.category, c.label as city, v.owner_id as "ownerId",
    v.review_status as "reviewStatus", v.rejection_reason as "rejectionReason", v.is_published as "isPublished",
    ${HIDDEN_SINCE_ENDED} as "subscriptionExpired",
    ${HIDDEN_BEYOND_PLAN} as "isBeyondPlan", v.version, v.created_at as "createdAt",
    page."changedAt" as "updatedAt", v.deleted_at as "deletedAt", page."pendingChangeId", page."pendingChangeType",
    coalesce((${IS_PUBLIC}), false) as "isPublic",
    jsonb_build_object('isFeatured', v.is_featured, 'isFavourite', v.is_favourite, 'topFiveOrder', v.top_five_order,
      'isPremierPage', v.is_premier_page, 'isHomepageSlider', v.is_homepage_slider,
      'homepageSliderOrder', v.homepage_slider_order) as flags,
    nullif(trim(u.first_name || ' ' || u.last_name), '') as "ownerName", u.company_name as "ownerCompany",
    ${HOME_PICTURE} as photo,
    length(v.description) as "descriptionLength", v.address <> '' as address,
    v.position_precision = 'ADDRESS' as "preciselyPlaced",
    (select count(*)::int from photo p where p.venue_id = v.id and not p.is_pending) as photos,
    cardinality(v.event_types) as "eventTypes", r.rooms, r."roomsWithCapacity",
    v.contact_email is not null as "contactEmail", v.contact_phone is not null as "contactPhone",
    v.contact_name is not null as "contactName", v.website is not null as website,
    cardinality(v.amenities) as amenities, jsonb_array_length(v.accesses) as accesses,
    jsonb_array_length(v.points_of_interest) as "pointsOfInterest", jsonb_array_length(v.activities) as activities,
    jsonb_array_length(v.paragraphs) as paragraphs
  from page
  join venue v on v.id = page.id
  join commune c on c.code = v.commune_code
  left join user_account u on u.id = v.owner_id
  cross join lateral (
    select count(*)::int as rooms, count(*) filter (where capacities <> '{}'::jsonb)::int as "roomsWithCapacity"
    from room where room.venue_id = v.id
  ) r`;

/** One page of venues and how many stand how: two statements, however many there are. */
export async function listManaged(
  { query }: Reading,
  viewer: Viewer,
  { filter, sort, page, pageSize }: ManagedVenuesArgs,
  ownerId: string | null,
): Promise<ManagedVenuePage> {
  const { found, values, statuses } = conditionsOf(viewer, filter, ownerId);
  const value = (given: unknown): string => `$${values.push(given)}`;
  const counted = await query<{ status: VenueStatus; count: number }>(
    `select status, count(*)::int as count from (${found}) f group by status`,
    [...values],
  );
  const totalCount = counted
    .filter(({ status }) => statuses.includes(status))
    .reduce((sum, { count }) => sum + count, 0);
  const rows = await query<Row>(
    `with page as (
       select * from (${found}) f where status = any(${value(statuses)}::text[])
       order by ${ORDERS[sort]} limit ${value(pageSize)} offset ${value((page - 1) * pageSize)}
     ) ${PAGE} order by ${ORDERS[sort].replaceAll(/\b(id|name|city)\b|"\w+"/g, 'page.$&')}`,
    values,
  );
  return {
    items: rows.map((row) => toItem(viewer, row)),
    totalCount,
    page,
    pageCount: Math.ceil(totalCount / pageSize),
    statuses: Object.values(VenueStatus).flatMap((status) => counted.find((each) => each.status === status) ?? []),
  };
}

function toItem(viewer: Viewer, row: Row): ManagedVenueItem {
  const deletedAt = row.deletedAt ? new Date(row.deletedAt) : null;
  const judged = { ...row, deletedAt };
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    kind: row.kind,
    category: row.category,
    city: row.city,
    flags: row.flags,
    owner: personOf(row.ownerId, row.ownerName, row.ownerCompany),
    photo: row.photo ? toPhotoView(row.photo) : null,
    status: statusOf(judged),
    reviewStatus: row.reviewStatus,
    rejectionReason: row.rejectionReason,
    isPublished: row.isPublished,
    isPublic: row.isPublic,
    subscriptionExpired: row.subscriptionExpired,
    isBeyondPlan: row.isBeyondPlan,
    completeness: completenessOf(row),
    version: row.version,
    createdAt: new Date(row.createdAt),
    updatedAt: new Date(row.updatedAt),
    deletedAt,
    pendingChangeType: row.pendingChangeType,
    pendingChangeId: row.pendingChangeId,
    availableActions: venueActionsOf(viewer, judged),
  };
}
