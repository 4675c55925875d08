import type { Transaction } from '../../platform/database/database.ts';
import { Role } from '../accounts/account.enums.ts';
import { User } from '../accounts/user.entity.ts';
import { Venue } from './venue.entity.ts';
import { HOME_CONTENT } from '../../../schema/home-content.ts';
import type { Viewer } from '../../platform/authz.ts';
import { type AppError, validationFailed } from '../../platform/errors.ts';
import { isUuid } from '../../platform/text.ts';
import { denied, type ManagedRecord } from './managed-venue-record.queries.ts';
import type { VenueStaffInput } from './venue-action.inputs.ts';
import { isAdministrator, isModerator } from './venue.policy.ts';
import type { VenueColumns } from './venue-writer.ts';

type StaffReading = Pick<Transaction, 'em'>;

const PLACES = ['isFeatured', 'isFavourite', 'isPremierPage', 'isHomepageSlider'] as const;

/** The used placements and known owners; updated for each of several venues. */
export interface StaffFacts {
  isOwnerKnown: boolean;
  topFive: { count: number; last: number };
}

/** Reads the used placements and the owners. The caller has locked the home page (`lockHome`) if the top 5 changes. */
export async function readStaffFacts(
  reading: StaffReading,
  { ownerId, isTopFive }: VenueStaffInput,
): Promise<StaffFacts> {
  return {
    isOwnerKnown: typeof ownerId === 'string' && (await isOwner(reading, ownerId)),
    topFive: isTopFive ? await readTopFive(reading) : { count: 0, last: 0 },
  };
}

/**
 * The changes of a venue by staff, without those that have no effect.
 * @throws AppError FORBIDDEN for fields that the viewer may not change, VALIDATION_FAILED.
 */
export function staffColumns(
  viewer: Viewer,
  record: ManagedRecord,
  input: VenueStaffInput,
  ground: StaffFacts,
): VenueColumns {
  const columns: VenueColumns = {};
  const { ownerId, isTopFive } = input;
  if (ownerId !== undefined && ownerId !== record.ownerId) {
    if (!isAdministrator(viewer)) throw denied('modify');
    if (ownerId !== null && !ground.isOwnerKnown) throw unknownOwner();
    columns.owner = ownerId;
  }
  for (const place of PLACES) {
    const wanted = input[place];
    if (typeof wanted === 'boolean' && wanted !== record[place]) columns[place] = wanted;
  }
  const changesTopFive = typeof isTopFive === 'boolean' && isTopFive !== (record.topFiveOrder !== null);
  if ((Object.keys(columns).length > 0 || changesTopFive) && !isModerator(viewer)) throw denied('modify');
  if (changesTopFive) columns.topFiveOrder = isTopFive ? lastOfTopFive(ground.topFive) : null;
  return columns;
}

/** The owner that an administrator names. @throws AppError VALIDATION_FAILED if there is no such user. */
export async function assertOwner(reading: StaffReading, ownerId: string): Promise<string> {
  if (!(await isOwner(reading, ownerId))) throw unknownOwner();
  return ownerId;
}

async function isOwner({ em }: StaffReading, id: string): Promise<boolean> {
  return isUuid(id) && (await em.count(User, { id, deletedAt: null, role: { $ne: Role.TEAM } })) > 0;
}

function unknownOwner(): AppError {
  return validationFailed([{ path: 'ownerId', code: 'unknownUser' }]);
}

async function readTopFive({ em }: StaffReading): Promise<StaffFacts['topFive']> {
  const places = { topFiveOrder: { $ne: null }, deletedAt: null };
  const there = await em.find(Venue, places, { fields: ['topFiveOrder'], disableIdentityMap: true });
  return { count: there.length, last: Math.max(0, ...there.map(({ topFiveOrder }) => topFiveOrder ?? 0)) };
}

/** Takes the next position. @throws AppError VALIDATION_FAILED if all five are taken. */
function lastOfTopFive(topFive: StaffFacts['topFive']): number {
  if (topFive.count >= HOME_CONTENT.topFive)
    throw validationFailed([{ path: 'isTopFive', code: 'tooMany', params: { max: HOME_CONTENT.topFive } }]);
  topFive.count += 1;
  topFive.last += 1;
  return topFive.last;
}
