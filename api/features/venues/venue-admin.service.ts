import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/authz.ts';
import { AppError } from '../../platform/errors.ts';
import { isUuid } from '../../platform/text.ts';
import { AccountStatus, Role } from '../accounts/account.enums.ts';
import { gazetteer } from '../geography/gazetteer.ts';
import { likeWords } from './managed-venue-where.ts';
import { editableOf } from './managed-venue-content.ts';
import { managedRecord, type ManagedRecord, type Reading } from './managed-venue-record.ts';
import { limitsOf } from '../billing/plan-limits.service.ts';
import { checklistOf, kmBetween } from './venue-checklist.ts';
import { completenessOf, factsOf } from './venue-completeness.ts';
import type { OwnerCandidate, ReviewPlace, VenueCheckResult } from './venue-admin.types.ts';
import { isAdministrator, isModerator } from './venue.policy.ts';
import { ChangeRequestStatus, ChangeRequestType } from './venue-management.enums.ts';

const MAX_CANDIDATES = 10;

/** What moderators and administrators look up before they decide about a venue. */
export class VenueAdminService {
  readonly #reading: Reading;

  constructor(database: Database) {
    this.#reading = { query: (text, values) => database.rows(text, values) };
  }

  /** Clients in good standing whose name, company or address has these words. @throws AppError FORBIDDEN. */
  async ownerCandidates(viewer: Viewer, text: string): Promise<OwnerCandidate[]> {
    if (!isAdministrator(viewer)) throw new AppError('FORBIDDEN');
    const patterns = likeWords(text);
    if (!patterns.length) return [];
    return this.#reading.query<OwnerCandidate>(
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

  /** The checklist of a venue as it is in force. @throws AppError FORBIDDEN for who is no moderator, NOT_FOUND. */
  async checklist(viewer: Viewer, idOrSlug: string): Promise<VenueCheckResult[]> {
    if (!isModerator(viewer)) throw new AppError('FORBIDDEN');
    const record = await managedRecord(this.#reading, viewer, idOrSlug, { action: 'view' });
    const content = editableOf(record);
    const facts = factsOf(content, content.photos.length);
    const around = await this.#around(record);
    return checklistOf({
      ...facts,
      required: completenessOf(facts).required.length,
      photosWithoutText: content.photos.filter(({ alt }) => alt.trim() === '').length,
      roomList: content.rooms,
      kmFromCommune: kmFromCommune(record),
      ...around,
    });
  }

  /** Where a request lies among those that wait. Null = there is none. @throws AppError FORBIDDEN for who is no moderator. */
  async reviewPlace(viewer: Viewer, id: string): Promise<ReviewPlace | null> {
    if (!isModerator(viewer)) throw new AppError('FORBIDDEN');
    if (!isUuid(id)) return null;
    const [place] = await this.#reading.query<ReviewPlace>(
      `with here as (
         select id, submitted_at, type = $2 as creation from change_request where id = $1
       ), queue as (
         select q.id, q.submitted_at from here, change_request q join venue v on v.id = q.venue_id
         where q.status = $3 and (q.type = $2) = here.creation
           and v.owner_id is distinct from $4::uuid and q.user_id is distinct from $4::uuid
       )
       select (select count(*)::int from queue) as waiting,
         case when exists (select 1 from queue q where q.id = here.id) then
           (select count(*)::int from queue q where (q.submitted_at, q.id) <= (here.submitted_at, here.id))
         end as position,
         (select q.id from queue q where (q.submitted_at, q.id) < (here.submitted_at, here.id)
           order by q.submitted_at desc, q.id desc limit 1) as "previousId",
         (select q.id from queue q where (q.submitted_at, q.id) > (here.submitted_at, here.id)
           order by q.submitted_at, q.id limit 1) as "nextId"
       from here`,
      [id, ChangeRequestType.CREATION, ChangeRequestStatus.PENDING, viewer.id],
    );
    return place ?? null;
  }

  /** What other rows say of a venue: its namesakes, its owner, his plan. */
  async #around({ id, name, communeCode, ownerId }: ManagedRecord) {
    const [row] = await this.#reading.query<{
      twins: number;
      status: AccountStatus | null;
      verified: boolean;
      published: number;
    }>(
      `select u.status, u.email_verified_at is not null as verified,
         (select count(*)::int from venue v where v.commune_code = $3 and v.id <> $1 and v.deleted_at is null
           and f_unaccent(lower(v.name)) = f_unaccent(lower($2))) as twins,
         (select count(*)::int from venue v where v.owner_id = $4 and v.id <> $1 and v.is_published
           and v.review_status = 'APPROVED' and v.deleted_at is null) as published
       from (select 1) one left join user_account u on u.id = $4`,
      [id, name, communeCode, ownerId],
    );
    const { twins, status, verified, published } = row!;
    const limit = ownerId === null ? null : (await limitsOf(this.#reading, ownerId)).venues;
    return {
      twins,
      owner: status === null ? null : { approved: status === AccountStatus.APPROVED, verified },
      placesLeft: limit === null ? null : Math.max(0, limit - published),
    };
  }
}

function kmFromCommune({ latitude, longitude, communeCode }: ManagedRecord): number | null {
  const commune = gazetteer().communes.get(communeCode);
  if (latitude === null || longitude === null || commune?.position !== 'commune') return null;
  if (commune.latitude === null || commune.longitude === null) return null;
  return kmBetween({ latitude, longitude }, { latitude: commune.latitude, longitude: commune.longitude });
}
