import { PRIVATE_NAMES, type PrivateName, type SimpleValues } from '../../../schema/venue-fields.ts';
import type { Database } from '../../platform/database/database.ts';
import { today } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { type Word, wordOf } from '../../platform/http/words.ts';
import type { ReviewStatus } from '../venues/venue.enums.ts';
import { SELECT_MANAGED_RECORDS, type VenueRecord } from './catalogue-record.queries.ts';
import { type RestVenue, toRest } from './catalogue-rest.ts';
import { restOfDay } from './document-memory.ts';
import { selectFields } from '../venues/venue.queries.ts';
import { HIDDEN_BEYOND_PLAN, HIDDEN_SINCE_ENDED } from '../venues/public-venue.enums.ts';

/** What those who keep a venue see of it besides. */
interface Kept extends Pick<SimpleValues, PrivateName> {
  version: number;
  reviewStatus: Word<ReviewStatus>;
  rejectionReason: string | null;
  ownerId: string | null;
  subscriptionExpired: boolean;
  isBeyondPlan: boolean;
  hasPendingChangeRequest: boolean;
}

const SELECT_KEPT = `
  select ${selectFields(['id', 'version', 'reviewStatus', 'rejectionReason', 'ownerId', ...PRIVATE_NAMES])},
    ${HIDDEN_SINCE_ENDED} as "subscriptionExpired",
    ${HIDDEN_BEYOND_PLAN} as "isBeyondPlan",
    exists (select 1 from change_request q where q.venue_id = v.id and q.status = 'PENDING') as "hasPendingChangeRequest"
  from venue v where v.id = any($1::uuid[])`;

/**
 * The REST form of a venue for who manages it, whether or not the public sees it.
 * @throws AppError NOT_FOUND.
 */
export async function managedRestOf(database: Database, venueId: string): Promise<ManagedRest> {
  const [found] = await restsOf(database, [venueId], () => true);
  if (!found) throw new AppError('NOT_FOUND', 'Establishment not found');
  return found;
}

/** A venue as REST gives it, and its version. */
export interface ManagedRest {
  json: Buffer;
  version: number;
}

/**
 * Several venues in the order of the ids; those that are deleted are left out.
 * @param keeps of whose venues the reader sees more than the public.
 */
export async function managedRestsOf(
  database: Database,
  venueIds: string[],
  keeps: (ownerId: string | null) => boolean,
): Promise<Buffer[]> {
  return (await restsOf(database, venueIds, keeps)).map(({ json }) => json);
}

async function restsOf(
  database: Database,
  venueIds: string[],
  keeps: (ownerId: string | null) => boolean,
): Promise<ManagedRest[]> {
  if (!venueIds.length) return [];
  const day = today();
  const [records, rows] = await Promise.all([
    database.rows<VenueRecord>(SELECT_MANAGED_RECORDS, [venueIds, day]),
    database.rows<Omit<Kept, 'reviewStatus'> & { id: string; reviewStatus: ReviewStatus }>(SELECT_KEPT, [venueIds]),
  ]);
  const byId = new Map(records.map((record) => [record.id, record]));
  return venueIds.flatMap((id) => {
    const record = byId.get(id);
    const more = rows.find((row) => row.id === id);
    if (!record || !more) return [];
    const { version } = more;
    const kept = { ...more, reviewStatus: wordOf(more.reviewStatus) };
    const venue: RestVenue | (RestVenue & Kept) = keeps(more.ownerId) ? { ...toRest(record), ...kept } : toRest(record);
    return [{ json: restOfDay(JSON.stringify(venue), day), version }];
  });
}
