import type { Transaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { AccountStatus } from '../accounts/account.enums.ts';
import { isSlug, isUuid } from '../../platform/text.ts';
import type { Viewer } from '../../platform/authz.ts';
import type { PhotoRecord } from './photo.types.ts';
import {
  HIDDEN_BEYOND_PLAN,
  HIDDEN_SINCE_ENDED,
  IS_PUBLIC,
  selectFields,
  selectPhotos,
  selectRooms,
} from './venue.queries.ts';
import type { VenuePatch } from './venue-patch-content.ts';
import type { ChangeRequestType } from './venue-management.enums.ts';
import type { RoomContent, VenueContent } from './venue-content.ts';
import { maySee } from './venue.policy.ts';
import type { JudgedVenue } from './venue.workflow.ts';

/** A transaction, or the database itself. */
export type Reading = Pick<Transaction, 'query'>;

export type RoomRow = RoomContent & { id: string };
export type PhotoRow = PhotoRecord & { is_pending: boolean };

/** A venue with all data that its managers see. */
export interface ManagedRecord extends JudgedVenue, Omit<VenueContent, 'rooms'> {
  id: string;
  slug: string;
  city: string;
  homepageImageId: string | null;
  rejectionReason: string | null;
  subscriptionExpired: boolean;
  isBeyondPlan: boolean;
  version: number;
  isFeatured: boolean;
  isFavourite: boolean;
  topFiveOrder: number | null;
  isPremierPage: boolean;
  isHomepageSlider: boolean;
  homepageSliderOrder: number | null;
  ownerName: string | null;
  ownerCompany: string | null;
  ownerEmail: string | null;
  ownerPhone: string | null;
  ownerStatus: AccountStatus | null;
  createdAt: Date;
  updatedAt: Date;
  approvedAt: Date | null;
  rooms: RoomRow[];
  /** In their order, pending ones included. */
  photos: PhotoRow[];
  pendingChangeId: string | null;
  /** The sender of the pending request. */
  pendingUserId: string | null;
  pendingPatch: VenuePatch | null;
  /** The original values of the pending request. */
  pendingBefore: VenuePatch | null;
  pendingChangeType: ChangeRequestType | null;
}

/** Instants as texts of PostgreSQL, where the record has dates. */
type Row = {
  [Name in keyof ManagedRecord]: ManagedRecord[Name] extends Date | null ? string | null : ManagedRecord[Name];
};

const SELECT = `
  select v.id, v.slug, ${selectFields()}, c.label as city, v.homepage_image_id as "homepageImageId",
    v.owner_id as "ownerId", nullif(trim(u.first_name || ' ' || u.last_name), '') as "ownerName",
    u.company_name as "ownerCompany", u.email as "ownerEmail", coalesce(u.phone, u.company_phone) as "ownerPhone",
    u.status as "ownerStatus", v.review_status as "reviewStatus", v.rejection_reason as "rejectionReason",
    v.is_published as "isPublished", ${HIDDEN_SINCE_ENDED} as "subscriptionExpired",
    ${HIDDEN_BEYOND_PLAN} as "isBeyondPlan", v.version,
    coalesce((${IS_PUBLIC}), false) as "isPublic",
    v.is_featured as "isFeatured", v.is_favourite as "isFavourite", v.top_five_order as "topFiveOrder",
    v.is_premier_page as "isPremierPage", v.is_homepage_slider as "isHomepageSlider",
    v.homepage_slider_order as "homepageSliderOrder", v.created_at as "createdAt", v.updated_at as "updatedAt",
    v.approved_at as "approvedAt", v.deleted_at as "deletedAt",
    ${selectRooms()} as rooms, ${selectPhotos()} as photos,
    q.id as "pendingChangeId", q.type as "pendingChangeType", q.user_id as "pendingUserId", q.after as "pendingPatch",
    q.before as "pendingBefore"
  from venue v
  join commune c on c.code = v.commune_code
  left join user_account u on u.id = v.owner_id
  left join change_request q on q.venue_id = v.id and q.status = 'PENDING'`;

/** The venue with this id, else with this slug; null = there is none. */
export async function recordOf({ query }: Reading, idOrSlug: string): Promise<ManagedRecord | null> {
  if (!isUuid(idOrSlug) && !isSlug(idOrSlug)) return null;
  const key = isUuid(idOrSlug) ? 'id' : 'slug';
  const [row] = await query<Row>(`${SELECT} where v.${key} = $1`, [idOrSlug]);
  return row ? toRecord(row) : null;
}

/** The venues with these ids or slugs, by both. */
export async function recordsOf({ query }: Reading, keys: readonly string[]): Promise<Map<string, ManagedRecord>> {
  const rows = await query<Row>(`${SELECT} where v.id = any($1::uuid[]) or v.slug = any($2)`, [
    keys.filter(isUuid),
    keys.filter((key) => !isUuid(key) && isSlug(key)),
  ]);
  return new Map(rows.map(toRecord).flatMap((record) => [record.id, record.slug].map((key) => [key, record] as const)));
}

/**
 * A venue that the caller manages.
 * @param action for the message of the refusal: "update".
 * @throws AppError NOT_FOUND for one that the caller does not see, FORBIDDEN for one that they do not manage.
 */
export async function managedRecord(
  reading: Reading,
  viewer: Viewer,
  idOrSlug: string,
  { action }: { action: string },
): Promise<ManagedRecord> {
  return visible(viewer, await recordOf(reading, idOrSlug), action);
}

/** The same for a venue that was read already. @throws AppError NOT_FOUND, FORBIDDEN. */
export function visible(viewer: Viewer, record: ManagedRecord | null | undefined, action: string): ManagedRecord {
  if (record && maySee(viewer, record)) return record;
  if (record?.isPublic) throw denied(action);
  throw notFound();
}

/** There is none that the caller may see. */
export function notFound(): AppError {
  return new AppError('NOT_FOUND', 'Establishment not found');
}

/** The caller sees it, and does not manage it. */
export function denied(action: string): AppError {
  return new AppError('FORBIDDEN', `Permission denied: You do not have permission to ${action} this establishment`);
}

function toRecord(row: Row): ManagedRecord {
  return {
    ...row,
    createdAt: new Date(row.createdAt!),
    updatedAt: new Date(row.updatedAt!),
    approvedAt: row.approvedAt ? new Date(row.approvedAt) : null,
    deletedAt: row.deletedAt ? new Date(row.deletedAt) : null,
  };
}
