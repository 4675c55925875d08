import { AccountStatus, Role } from '../accounts/account.enums.ts';
import { likeWords } from './managed-venue.queries.ts';
import type { Reading } from './managed-venue-record.queries.ts';
import type { OwnerCandidate, ReviewPlace } from './venue-admin.types.ts';
import { ChangeRequestStatus, ChangeRequestType } from './venue-management.enums.ts';

const MAX_CANDIDATES = 10;

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

/** The position of a request among the pending ones of its type that a moderator may decide; null if there is no such request. */
export async function findReviewPlace(
  { query }: Reading,
  id: string,
  moderatorId: string,
): Promise<ReviewPlace | null> {
  const [place] = await query<ReviewPlace>(
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
    [id, ChangeRequestType.CREATION, ChangeRequestStatus.PENDING, moderatorId],
  );
  return place ?? null;
}
