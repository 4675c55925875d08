import { HOME_CONTENT } from '../../../schema/home-content.ts';
import type { Viewer } from '../../platform/authz.ts';
import { type AppError, validationFailed } from '../../platform/errors.ts';
import { isUuid } from '../../platform/text.ts';
import { denied, type ManagedRecord, type Reading } from './managed-venue-record.ts';
import type { VenueStaffInput } from './venue.inputs.ts';
import { isAdministrator, isModerator } from './venue.policy.ts';
import type { VenueColumns } from './venue-writer.ts';

/** What there is when the platform gives venues places and owners; of several that are given one, each counts those before. */
export interface StaffGround {
  isOwnerKnown: boolean;
  topFive: { count: number; last: number };
}

/** Reads what decides about places and owners. The lists of the home page are locked where the top five is given (`lockHome`). */
export async function staffGround(reading: Reading, { ownerId, isTopFive }: VenueStaffInput): Promise<StaffGround> {
  return {
    isOwnerKnown: typeof ownerId === 'string' && (await isOwner(reading, ownerId)),
    topFive: isTopFive ? await readTopFive(reading) : { count: 0, last: 0 },
  };
}

/**
 * What of a venue changes by what only the platform decides. To send back what is so already is to change nothing.
 * @throws AppError FORBIDDEN for what is not the viewer's to change, VALIDATION_FAILED.
 */
export function staffColumns(
  viewer: Viewer,
  record: ManagedRecord,
  input: VenueStaffInput,
  ground: StaffGround,
): VenueColumns {
  const columns: VenueColumns = {};
  const { ownerId, isFeatured, isFavourite, isTopFive, isPremierPage, isHomepageSlider } = input;
  if (ownerId !== undefined && ownerId !== record.ownerId) {
    if (!isAdministrator(viewer)) throw denied('modify');
    if (ownerId !== null && !ground.isOwnerKnown) throw unknownOwner();
    columns.owner_id = ownerId;
  }
  if (differs(isFeatured, record.isFeatured)) columns.is_featured = isFeatured;
  if (differs(isFavourite, record.isFavourite)) columns.is_favourite = isFavourite;
  if (differs(isPremierPage, record.isPremierPage)) columns.is_premier_page = isPremierPage;
  if (differs(isHomepageSlider, record.isHomepageSlider)) columns.is_homepage_slider = isHomepageSlider;
  const entersTopFive = differs(isTopFive, record.topFiveOrder !== null);
  if ((Object.keys(columns).length > 0 || entersTopFive) && !isModerator(viewer)) throw denied('modify');
  if (entersTopFive) columns.top_five_order = isTopFive ? lastOfTopFive(ground.topFive) : null;
  return columns;
}

/** The owner that an administrator names. @throws AppError VALIDATION_FAILED when there is no such user. */
export async function assertOwner(reading: Reading, ownerId: string): Promise<string> {
  if (!(await isOwner(reading, ownerId))) throw unknownOwner();
  return ownerId;
}

async function isOwner({ query }: Reading, ownerId: string): Promise<boolean> {
  if (!isUuid(ownerId)) return false;
  const rows = await query(`select 1 from user_account where id = $1 and deleted_at is null and role <> 'TEAM'`, [
    ownerId,
  ]);
  return rows.length > 0;
}

function unknownOwner(): AppError {
  return validationFailed([{ path: 'ownerId', code: 'unknownUser' }]);
}

function differs(wanted: boolean | null | undefined, now: boolean): wanted is boolean {
  return typeof wanted === 'boolean' && wanted !== now;
}

async function readTopFive({ query }: Reading): Promise<StaffGround['topFive']> {
  const [row] = await query<StaffGround['topFive']>(
    `select count(*)::int as count, coalesce(max(top_five_order), 0)::int as last from venue
     where top_five_order is not null and deleted_at is null`,
  );
  return row!;
}

/** Takes the place behind those that are there. @throws AppError VALIDATION_FAILED when all five are taken. */
function lastOfTopFive(topFive: StaffGround['topFive']): number {
  if (topFive.count >= HOME_CONTENT.topFive)
    throw validationFailed([{ path: 'isTopFive', code: 'tooMany', params: { max: HOME_CONTENT.topFive } }]);
  topFive.count += 1;
  topFive.last += 1;
  return topFive.last;
}
