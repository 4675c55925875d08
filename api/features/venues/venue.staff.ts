import { HOME_CONTENT } from '../../../schema/home-content.ts';
import type { Transaction } from '../../database/database.ts';
import type { Viewer } from '../../kernel/authz.ts';
import { validationFailed } from '../../kernel/errors.ts';
import { isUuid } from '../../kernel/text.ts';
import { denied, type ManagedRecord } from './managed-venue.record.ts';
import type { VenueStaffInput } from './venue.inputs.ts';
import { isAdministrator, isModerator } from './venue.policy.ts';
import type { VenueColumns } from './venue.writer.ts';

/**
 * What of a venue changes by what only the house decides. To send back what is so already is to change nothing.
 * @throws AppError FORBIDDEN for what is not the viewer's to change, VALIDATION_FAILED.
 */
export async function staffColumns(
  transaction: Transaction,
  viewer: Viewer,
  record: ManagedRecord,
  input: VenueStaffInput,
): Promise<VenueColumns> {
  const columns: VenueColumns = {};
  const { ownerId, isFeatured, isFavourite, isTopFive, isPremierPage, isHomepageSlider } = input;
  if (ownerId !== undefined && ownerId !== record.ownerId) {
    if (!isAdministrator(viewer)) throw denied('modify');
    columns.owner_id = ownerId === null ? null : await assertOwner(transaction, ownerId);
  }
  if (differs(isFeatured, record.isFeatured)) columns.is_featured = isFeatured;
  if (differs(isFavourite, record.isFavourite)) columns.is_favourite = isFavourite;
  if (differs(isPremierPage, record.isPremierPage)) columns.is_premier_page = isPremierPage;
  if (differs(isHomepageSlider, record.isHomepageSlider)) columns.is_homepage_slider = isHomepageSlider;
  if (differs(isTopFive, record.topFiveOrder !== null)) {
    columns.top_five_order = isTopFive ? await lastOfTopFive(transaction) : null;
  }
  if (Object.keys(columns).length > 0 && !isModerator(viewer)) throw denied('modify');
  return columns;
}

/** The owner that an administrator names. @throws AppError VALIDATION_FAILED when there is no such user. */
export async function assertOwner({ query }: Transaction, ownerId: string): Promise<string> {
  const rows = isUuid(ownerId)
    ? await query(`select 1 from user_account where id = $1 and deleted_at is null and role <> 'TEAM'`, [ownerId])
    : [];
  if (!rows.length) throw validationFailed([{ path: 'ownerId', code: 'unknownUser' }]);
  return ownerId;
}

function differs(wanted: boolean | null | undefined, now: boolean): wanted is boolean {
  return typeof wanted === 'boolean' && wanted !== now;
}

/** The place behind those that are there. @throws AppError VALIDATION_FAILED when all five are taken. */
async function lastOfTopFive({ query }: Transaction): Promise<number> {
  const [row] = await query<{ count: number; last: number }>(
    `select count(*)::int as count, coalesce(max(top_five_order), 0)::int as last from venue
     where top_five_order is not null and deleted_at is null`,
  );
  const { count, last } = row!;
  if (count >= HOME_CONTENT.topFive)
    throw validationFailed([{ path: 'isTopFive', code: 'tooMany', params: { max: HOME_CONTENT.topFive } }]);
  return last + 1;
}
