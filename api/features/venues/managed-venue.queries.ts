import { beginInParis } from '../../platform/database/paris-day.ts';
import { offsetOf, type Paging } from '../../platform/graphql/paging.ts';
import type { Viewer } from '../../platform/authz.ts';
import { isUuid } from '../../platform/text.ts';
import { AccountStatus, Role } from '../accounts/account.enums.ts';
import type { ManagedVenueFilter, ManagedVenueSort } from './managed-venue.inputs.ts';
import type { VenueStatusCount } from './managed-venue.types.ts';
import type { Reading } from './managed-venue-record.queries.ts';
import { HIDDEN_BEYOND_PLAN, HIDDEN_SINCE_ENDED, IS_PUBLIC } from './venue.queries.ts';
import type { OwnerCandidate } from './venue-admin.types.ts';
import { type VenuePlace, VenueStatus } from './venue-management.enums.ts';
import { isAdministrator } from './venue.policy.ts';

const MAX_WORDS = 10;
const MAX_CANDIDATES = 10;

const STATUS = `case when v.deleted_at is not null then 'DELETED'
  when v.review_status = 'APPROVED' and v.is_published then 'PUBLISHED' else v.review_status end`;

/** The SQL condition of each placement. */
const PLACES: Readonly<Record<VenuePlace, string>> = {
  FEATURED: 'v.is_featured',
  FAVOURITE: 'v.is_favourite',
  TOP_FIVE: 'v.top_five_order is not null',
  PREMIER_PAGE: 'v.is_premier_page',
  HOMEPAGE_SLIDER: 'v.is_homepage_slider',
};

/** The common part of pages and counts of a list: one row per venue. */
const FOUND = `
  select v.id, v.folded_name as name, c.folded_label as city, v.created_at as "createdAt", ${STATUS} as status,
    greatest(v.updated_at, q.submitted_at) as "changedAt"
  from venue v
  join commune c on c.code = v.commune_code
  left join user_account u on u.id = v.owner_id
  left join change_request q on q.venue_id = v.id and q.status = 'PENDING'`;

/** The SQL condition of a filter. */
export interface VenueConditions {
  /** One row per venue, in any status. */
  found: string;
  /** The values of the placeholders of `found`. */
  values: unknown[];
  statuses: VenueStatus[];
}

/** @param ownerId only their venues; null = all that the viewer sees. */
export function conditionsOf(viewer: Viewer, filter: ManagedVenueFilter, ownerId: string | null): VenueConditions {
  const values: unknown[] = [];
  const value = (given: unknown): string => `$${values.push(given)}`;
  const conditions = ['true'];
  if (ownerId) conditions.push(`v.owner_id = ${value(ownerId)}::uuid`);
  else if (filter.ownerId)
    conditions.push(isUuid(filter.ownerId) ? `v.owner_id = ${value(filter.ownerId)}::uuid` : 'false');
  // Deleted ones are visible to their owner and administrators.
  if (!ownerId && !isAdministrator(viewer)) conditions.push('v.deleted_at is null');
  for (const pattern of likeWords(filter.text)) {
    conditions.push(`v.folded_name || ' ' || c.folded_label like f_unaccent(${value(pattern)})`);
  }
  if (typeof filter.pendingChange === 'boolean') {
    conditions.push(filter.pendingChange ? 'q.id is not null' : 'q.id is null');
  }
  const places = [...new Set(filter.places ?? [])];
  if (places.length) conditions.push(`(${places.map((place) => PLACES[place]).join(' or ')})`);
  const shows = [
    [`(${IS_PUBLIC})`, filter.isPublic],
    [HIDDEN_SINCE_ENDED, filter.subscriptionExpired],
    [HIDDEN_BEYOND_PLAN, filter.isBeyondPlan],
  ] as const;
  for (const [condition, wanted] of shows) {
    if (typeof wanted === 'boolean') conditions.push(`${condition} = ${value(wanted)}`);
  }
  if (filter.createdFrom) conditions.push(`v.created_at >= ${beginInParis(value(filter.createdFrom))}`);
  const statuses = filter.statuses?.length
    ? filter.statuses
    : Object.values(VenueStatus).filter((status) => status !== VenueStatus.DELETED);
  return { found: `${FOUND} where ${conditions.join(' and ')}`, values, statuses };
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

/** The ids of a page, and the number of venues by status. */
export async function findManaged(
  { query }: Reading,
  { found, values, statuses }: VenueConditions,
  sort: ManagedVenueSort,
  paging: Paging,
): Promise<{ ids: string[]; counted: VenueStatusCount[] }> {
  const place = values.length;
  const [page] = await query<{ ids: string[]; counted: VenueStatusCount[] }>(
    `with found as materialized (${found})
     select array(select id from found where status = any($${place + 1}::text[])
         order by ${ORDERS[sort]} limit $${place + 2} offset $${place + 3}) as ids,
       coalesce((select jsonb_agg(c) from (select status, count(*) as count from found group by status) c), '[]') as counted`,
    [...values, statuses, paging.pageSize, offsetOf(paging)],
  );
  return page!;
}

/** `like` patterns for the words of a name, escaped. */
export function likeWords(text: string | null | undefined): string[] {
  return (text ?? '')
    .toLowerCase()
    .split(/[\s\0]+/)
    .filter(Boolean)
    .slice(0, MAX_WORDS)
    .map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
}

/** Approved clients whose name, company or e-mail address contains these words. */
export async function findOwnerCandidates({ query }: Reading, text: string): Promise<OwnerCandidate[]> {
  const patterns = likeWords(text);
  if (!patterns.length) return [];
  return query<OwnerCandidate>(
    `select u.id, trim(u.first_name || ' ' || u.last_name) as name, u.company_name as "companyName", u.email,
       (select count(*)::int from venue v where v.owner_id = u.id and v.deleted_at is null) as "venueCount"
     from user_account u
     where u.role = $1 and u.status = $2 and u.deleted_at is null
       and f_unaccent(lower(concat_ws(' ', u.first_name, u.last_name, u.company_name, u.email)))
         like all (select f_unaccent(p) from unnest($3::text[]) p)
     order by f_unaccent(lower(u.last_name)), f_unaccent(lower(u.first_name)), u.id limit $4`,
    [Role.CLIENT, AccountStatus.APPROVED, patterns, MAX_CANDIDATES],
  );
}
