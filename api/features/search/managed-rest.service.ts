import type { Database } from '../../database/database.ts';
import { today } from '../../kernel/clock.ts';
import { AppError } from '../../kernel/errors.ts';
import type { ReviewStatus } from '../venues/venue.terms.ts';
import { SELECT_MANAGED_RECORDS, type VenueRecord } from './catalogue-record.ts';
import { type RestVenue, toRest } from './catalogue-rest.ts';
import { restOfDay } from './todays-documents.ts';

/** What those who keep a venue see of it besides. */
interface Kept {
  version: number;
  reviewStatus: ReviewStatus;
  rejectionReason: string | null;
  ownerId: string | null;
  contactName: string | null;
  contactPhone: string | null;
  contactFax: string | null;
  contactEmail: string | null;
  subscriptionExpired: boolean;
  hasPendingChangeRequest: boolean;
}

const SELECT_KEPT = `
  select v.id, v.version, v.review_status as "reviewStatus", v.rejection_reason as "rejectionReason",
    v.owner_id as "ownerId", v.contact_name as "contactName", v.contact_phone as "contactPhone",
    v.contact_fax as "contactFax", v.contact_email as "contactEmail", v.subscription_expired as "subscriptionExpired",
    exists (select 1 from change_request q where q.venue_id = v.id and q.status = 'PENDING') as "hasPendingChangeRequest"
  from venue v where v.id = any($1::uuid[])`;

/**
 * The REST form of a venue for who manages it, whether or not the public sees it.
 * @throws AppError NOT_FOUND.
 */
export async function managedRestOf(database: Database, venueId: string): Promise<Buffer> {
  const [found] = await managedRestsOf(database, [venueId], () => true);
  if (!found) throw new AppError('NOT_FOUND', 'Establishment not found');
  return found;
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
  if (!venueIds.length) return [];
  const day = today();
  const [records, kept] = await Promise.all([
    database.rows<VenueRecord>(SELECT_MANAGED_RECORDS, [venueIds, day]),
    database.rows<Kept & { id: string }>(SELECT_KEPT, [venueIds]),
  ]);
  const byId = new Map(records.map((record) => [record.id, record]));
  return venueIds.flatMap((id) => {
    const record = byId.get(id);
    const more = kept.find((row) => row.id === id);
    if (!record || !more) return [];
    const venue: RestVenue | (RestVenue & Kept) = keeps(more.ownerId) ? { ...toRest(record), ...more } : toRest(record);
    return [restOfDay(JSON.stringify(venue), day)];
  });
}
